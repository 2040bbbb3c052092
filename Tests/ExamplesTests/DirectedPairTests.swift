@testable import DirectedPair
import Foundation
import HeadlessUIKit
import LayoutRendering
import LayoutSnapshot
import TestSupport
import Testing
import ViewAnalysis

@MainActor
@Suite struct DirectedPairTests {
  nonisolated static let screens: [(String, Device.Orientation, Double, Double)] = [
    ("iPhone 4s", .portrait, 320, 480), ("iPhone 4s", .landscape, 480, 320),
    (Devices.all[1], .portrait, 393, 852), (Devices.all[2], .landscape, 1194, 834),
  ]

  @Test(.rules("caconstraint:KT2"), arguments: screens)
  func `one view is centred, the other hangs below it`(
    _ device: String, _ orientation: Device.Orientation, _ width: Double, _ height: Double
  ) throws {
    let show = try Show(DirectedPair.makeViewController(), on: device, orientation)
    let controller = try #require(show.window.rootViewController as? DirectedPairViewController)
    let top = height / 2 - 12.5
    #expect(controller.centred.frame == CGRect(x: width / 2 - 50, y: top, width: 100, height: 25))
    #expect(
      controller.hung.frame
        == CGRect(x: width / 2 - 50, y: top + 35, width: 100, height: height - 10 - (top + 35)))
    #expect(controller.layoutView.sortCount == 1)
    #expect(show.findings.isEmpty)
  }

  @Test func `a drawn constraint points at the view that it moves, and says so`() throws {
    let show = try Show(DirectedPair.makeViewController(), on: "iPhone 4s")
    let drawn = LayoutRenderer(LayoutRenderer.Options(drawsConstraints: true)).svg(
      of: LayoutSnapshot(of: show.window, name: "DirectedPair"))
    #expect(
      drawn.contains(
        "hung.top ← centred.bottom + 10 (directed: it moves hung, and never centred)"))
    #expect(drawn.contains("<polygon") || drawn.contains("<path"))
  }

  @Test func `the picture in the documentation is what we draw`() throws {
    let show = try Show(DirectedPair.makeViewController(), on: "iPhone 4s")
    let drawn = LayoutRenderer(LayoutRenderer.Options(bezel: true)).svg(
      of: LayoutSnapshot(of: show.window, name: "DirectedPair"))
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/Pictures/directed-pair.svg")
    if ProcessInfo.processInfo.environment["PURLIN_RECORD"] != nil {
      try Data(drawn.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); look at the difference")
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == drawn)
  }
}
