import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceCanvas
import LayoutProof
import LayoutSnapshot
import TestSupport
import Testing

@testable import DocumentAnalysis
@testable import LayoutInspector

/// A page shows on every device the frames of `purlin solve`.
@MainActor
@Suite struct PageDeviceTests {
  @Test(arguments: Rounds.of(0..<60, ordinarily: 2))
  func `the frames of a page are those of each device in both orientations`(seed: Int) throws {
    var random = SplitMix64.seeded(UInt64(seed) &+ 51_000)
    let drawn = DrawnDocument(&random)
    var environment = LayoutEnvironment.current
    environment.log = .silent()
    try LayoutEnvironment.with(environment) {
      try expectFrames(drawn.text, "\(drawn.kind), seed \(seed)")
    }
  }

  @Test func `a scene that differs in a size class has the views of the device's`() throws {
    let label = label("only", "Wide").replacing(
      "<fontDescription",
      with:
        "<variation key=\"default\"/><variation key=\"heightClass=compact\" alpha=\"0.5\"/><fontDescription"
    )
    try expectFrames(Scene(views: label, constraints: tie("only.top = root.top")).text, "variation")
  }

  private func expectFrames(_ text: String, _ place: String) throws {
    let document = try InterfaceDocument(parsing: Array(text.utf8))
    let scenes = InspectedScene.scenes(
      of: document.islands, in: document, file: "A.xib", widths: 375...376, heights: 667...668,
      on: DeviceStages(DeviceStages.Place.all) { _ in .init(conflicts: []) }, coversPlane: false)
    for device in DeviceStages.Place.all {
      let stage = InterfaceStage(document, canvas: .device(device.device, device.orientation))
      for scene in scenes {
        let present = scene.cases[0]
        let words = device.device.words(in: device.orientation)
        let index = try #require(
          present.places[device.device.id]?[device.orientation.rawValue], "\(place): \(words)")
        let island = try #require(stage.island(rootedAt: scene.rootID))
        let solved = LayoutSnapshot(of: stage.present(island), name: "")
        let shown = present.frames(on: index)
        var expected: [String: LayoutSnapshot.Rect] = [:]
        solved.forEachView { expected[$0.view.id] = $0.view.frame }
        #expect(Set(shown.keys) == Set(expected.keys), "\(place) on \(words)")
        for (id, frame) in expected {
          guard let own = shown[id] else { continue }
          let errors = zip(own, [frame.minX, frame.minY, frame.width, frame.height]).map {
            abs($0 - $1)
          }
          #expect(
            errors.allSatisfy { $0 < 1e-3 }, "\(place) on \(words): \(id) \(own), not \(frame)")
        }
      }
    }
  }
}

extension InspectedScene.Case {
  /// The frames on a screen, as the page computes them.
  fileprivate func frames(on index: Int) -> [String: [Double]] {
    let screen = screens[index]
    let tree = trees[screen.region.tree]
    func value(_ plane: Int) -> Double {
      let (corner, numbers) = (screen.region.corners, planes[plane])
      return numbers[0] + numbers[1] * corner[0] + numbers[2] * corner[1]
    }
    func rounded(_ value: Double) -> Double {
      ((value * screen.scale + 0.5 + 1e-4).rounded(.down)) / screen.scale
    }
    var sizes: [[Double]] = []
    var frames: [String: [Double]] = [:]
    for (view, item) in tree.views.enumerated() {
      let box = (0..<4).map { value(screen.region.boxes.values[4 * view + $0]) }
      let look = looks[screen.region.looks.values[view]]
      let insets = look.insets
      var frame = [
        box[0] - insets[0], box[1] - insets[1], box[2] + insets[0] + insets[2],
        box[3] + insets[1] + insets[3],
      ]
      if look.isRounded {
        let (x, y) = (rounded(frame[0]), rounded(frame[1]))
        frame = [x, y, rounded(frame[0] + frame[2]) - x, rounded(frame[1] + frame[3]) - y]
      }
      if let following = look.following, tree.parents[view] >= 0 {
        let parent = sizes[tree.parents[view]]
        frame = [following[0], following[1], parent[0] + following[2], parent[1] + following[3]]
      }
      sizes.append([frame[2], frame[3]])
      frames[items[item].id] = frame
    }
    return frames
  }
}
