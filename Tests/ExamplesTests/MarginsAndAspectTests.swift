import Foundation
import HeadlessUIKit
@testable import MarginsAndAspect
import Testing

@MainActor
@Suite struct MarginsAndAspectTests {
  // The margins are 16 inside the safe area, at the sides of an iPad 20; half as high as wide.
  nonisolated static let cards: [(String, Device.Orientation, [Double])] = [
    (Devices.all[0], .portrait, [16, 36, 343, 171.5]),
    (Devices.all[0], .landscape, [16, 16, 635, 317.5]),
    (Devices.all[1], .portrait, [16, 75, 361, 180.5]),
    (Devices.all[1], .landscape, [75, 16, 702, 351]),
    (Devices.all[2], .portrait, [20, 40, 794, 397]),
    (Devices.all[2], .landscape, [20, 40, 1154, 577]),
  ]

  @Test(arguments: cards)
  func `every notation puts the card between the margins`(
    _ device: String, _ orientation: Device.Orientation, _ frame: [Double]
  ) throws {
    var trees: Set<String> = []
    for notation in Notation.allCases {
      let show = try Show(
        MarginsAndAspect.makeViewController(notation: notation), on: device, orientation)
      let controller = try #require(
        show.window.rootViewController as? MarginsAndAspectViewController)

      expect(controller.card, (frame[0], frame[1], frame[2], frame[3]))
      // The card's own margins are 8.
      let width = frame[2] - 16
      let text = controller.caption.sizeThatFits(CGSize(width: width, height: 0)).height
      expect(controller.caption, (8, 8, width, Double(text)))
      #expect(show.findings.isEmpty)
      trees.insert(show.frames)
    }
    #expect(trees.count == 1)
  }

  @Test func `the aspect ratio is the caller's`() throws {
    let show = try Show(
      MarginsAndAspect.makeViewController(heightByWidth: 2), on: Devices.all[0])
    let controller = try #require(
      show.window.rootViewController as? MarginsAndAspectViewController)
    expect(controller.card, (16, 36, 343, 686))
  }
}
