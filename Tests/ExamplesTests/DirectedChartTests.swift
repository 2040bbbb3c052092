@testable import DirectedPair
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct DirectedChartTests {
  @Test(arguments: [
    (Device.Orientation.portrait, 320.0, 480.0), (.landscape, 480, 320),
  ])
  func `bars, chains, shares and lengths across the axes`(
    _ orientation: Device.Orientation, _ width: Double, _ height: Double
  ) throws {
    let show = try Show(DirectedPair.makeChartViewController(), on: "iPhone 4s", orientation)
    let chart = try #require(show.window.rootViewController as? DirectedChartViewController)
    let bar = height / 10
    #expect(chart.bar.frame == CGRect(x: 0, y: 0, width: width, height: bar))
    #expect(
      chart.badge.frame
        == CGRect(x: width - 12 - bar / 2, y: bar / 4, width: bar / 2, height: bar / 2))

    let column = (width - 32) / 3
    let base = bar + 8 + height / 2
    for place in 0..<3 {
      let (frame, caption) = (chart.columns[place].frame, chart.captions[place].frame)
      #expect(abs(frame.minX - (8 + Double(place) * (column + 8))) < 1e-9)
      #expect(abs(frame.width - column) < 1e-9)
      #expect(abs(frame.maxY - base) < 1e-9)
      #expect(abs(frame.height - height / Double(2 << place)) < 1e-9)
      #expect(abs(caption.midX - frame.midX) < 1e-9 && caption.minY == frame.maxY + 4)
      #expect(caption.size == CGSize(width: 60, height: 20))
    }
    #expect(abs(chart.panel.frame.height - column) < 1e-9)
    #expect(abs(chart.panel.frame.maxY - (height - 12)) < 1e-9)
    #expect(chart.panel.frame.midX == width / 2 && chart.panel.frame.width == width / 2)
    #expect(chart.strip.frame == CGRect(x: 0, y: height - 4, width: width, height: 4))
    #expect(chart.layoutView.sortCount == 1)
    #expect(chart.layoutView.layoutProblem == nil)
  }
}
