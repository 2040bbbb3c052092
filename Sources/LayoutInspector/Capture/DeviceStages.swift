package import DocumentAnalysis
package import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import ViewAnalysis

/// The screens of devices for a document under one condition, which all of its scenes share.
@MainActor
package final class DeviceStages {
  /// A device, and how it is held.
  package struct Place: Hashable, Sendable {
    /// The device.
    package var device: Device
    /// How it is held.
    package var orientation: Device.Orientation

    /// Creates a place.
    package init(_ device: Device, _ orientation: Device.Orientation) {
      self.device = device
      self.orientation = orientation
    }

    /// All devices, each in both orientations.
    package static let all = Device.all.flatMap { device in
      Device.Orientation.allCases.map { Place(device, $0) }
    }
  }

  /// What is found about a scene on a device.
  package typealias Finder = @MainActor (DocumentScene) -> InspectedScene.Verdict

  private let places: [Place]
  private let find: Finder
  private let showsOtherTexts: Bool

  /// Creates the screens.
  ///
  /// - Parameters:
  ///   - places: The devices.
  ///   - showsOtherTexts: Whether the texts are others than those of the document.
  ///   - find: Returns what is found about a scene.
  package init(_ places: [Place], showsOtherTexts: Bool = false, find: @escaping Finder) {
    self.places = places
    self.find = find
    self.showsOtherTexts = showsOtherTexts
  }

  /// The stages of a document under a condition.
  @MainActor
  struct Condition {
    fileprivate let facts: DocumentFacts
    fileprivate let stages: [InterfaceStage]
  }

  /// Creates the stages of a document, which are those of `purlin solve`.
  func condition(
    _ document: InterfaceDocument, _ preferences: InterfaceStage.Preferences
  ) -> Condition {
    var stages: [InterfaceStage] = []
    for place in places {
      let canvas = InterfaceStage.Canvas.device(place.device, place.orientation)
      stages.append(
        InterfaceStage(
          document, canvas: canvas, preferences: preferences, sharing: stages))
    }
    return Condition(facts: DocumentFacts(document), stages: stages)
  }

  /// Lays out a scene on each device, and adds the layouts to its capture.
  func add(_ id: String, in condition: Condition, to capture: inout CaseCapture) {
    // Many devices have equal screens, and cells are laid out without one.
    var known: [InterfaceStage.Surroundings: Int] = [:]
    for (place, stage) in zip(places, condition.stages) {
      // It may not be installed in these size classes.
      guard let island = stage.island(rootedAt: id) else { continue }
      let surroundings = stage.surroundings(of: island)
      if let surroundings, let screen = known[surroundings] {
        capture.add(screen, on: place)
        continue
      }
      let scene = DocumentScene(
        island, on: stage, condition.facts, isAsSaved: false, showsOtherTexts: showsOtherTexts)
      let verdict = find(scene)
      let screen = capture.add(scene.subject, verdict)
      capture.add(screen, on: place)
      if let surroundings { known[surroundings] = screen }
    }
  }
}
