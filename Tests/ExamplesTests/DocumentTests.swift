import DocumentAnalysis
import Fidelity
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutSnapshot
import Testing

@MainActor
@Suite struct DocumentTests {
  nonisolated static let names = ["Harbour.storyboard", "Login.storyboard", "PlaybackSettings.xib"]

  private func read(_ name: String) throws -> InterfaceDocument {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Documents")
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try InterfaceDocument(parsing: [UInt8](data))
  }

  @Test(arguments: names, InterfaceStage.Insets.allCases)
  func `the saved frames are ours`(_ name: String, _ insets: InterfaceStage.Insets) throws {
    let comparison = FrameComparison(leafSizes: .measured, insets: insets)
    let tally = comparison.compare(try read(name), file: name)
    #expect(tally.differences == [])
    #expect(tally.views > 10)
  }

  @Test(arguments: names, Devices.all)
  func `nothing conflicts and nothing is ambiguous on any device`(
    _ name: String, _ device: String
  ) throws {
    let device = try #require(Device.named(device))
    for orientation in Device.Orientation.allCases {
      let stage = InterfaceStage(try read(name), canvas: .device(device, orientation))
      for island in stage.document.islands {
        let staged = stage.present(island)
        #expect(LayoutSnapshot(of: staged, name: name).findings == [], "\(orientation)")
      }
    }
  }

  @Test func `a low screen puts the settings beside the picture`() throws {
    let device = try #require(Device.named("iPhone 15"))
    let stage = InterfaceStage(
      try read("PlaybackSettings.xib"), canvas: .device(device, .landscape))
    // Kept, for views do not keep their window.
    let staged = stage.present(try #require(stage.document.islands.first))
    let root = staged.root

    // 0.4 of the safe area's 734, at 16:9; the rest is the settings' but for 16, 24 and 16.
    expect(root.subviews[0], (75, 16, 293.6, 165.15))
    try #require(root.window != nil)
    expect(root.subviews[1], (392.6, 16, 384.4, Double(root.subviews[1].frame.height)))
  }
}
