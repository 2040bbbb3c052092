package import HeadlessUIKit
internal import LayoutGeometry
package import LayoutRendering
package import ViewAnalysis

extension InspectedScene {
  /// Captures a screen that is created in code, at every size.
  ///
  ///     let scene = InspectedScene(named: "Card", widths: 320...1366, heights: 320...1366) { CardViewController() }
  ///
  /// - Parameters:
  ///   - name: The name of the scene on the page.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - regime: The rules that determine the size classes.
  ///   - controller: Creates the view controller.
  /// - Complexity: A proof over both lengths, and three layouts for each of its regions.
  @MainActor
  package init(
    named name: String, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    regime: WindowRegime = .iPhoneWindow, _ controller: @escaping () -> UIViewController
  ) {
    self.init(
      named: name, widths: widths, heights: heights, regime: regime, on: [],
      screen: { _ in preconditionFailure("there are no devices") }, controller)
  }

  /// Captures a screen that is created in code, at every size and on devices.
  ///
  /// - Parameters:
  ///   - name: The name of the scene on the page.
  ///   - widths: The widths, in points.
  ///   - heights: The heights, in points.
  ///   - regime: The rules that determine the size classes of a size without a device.
  ///   - images: The contents of images, by their names.
  ///   - places: The devices.
  ///   - screen: Creates the screen on a device, and returns what is found about it.
  ///   - controller: Creates the view controller.
  @MainActor
  package init(
    named name: String, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    regime: WindowRegime = .iPhoneWindow, images: [String: ImageContents] = [:],
    on places: [DeviceStages.Place],
    screen: (DeviceStages.Place) -> (scene: ViewStage, verdict: Verdict),
    _ controller: @escaping () -> UIViewController
  ) {
    let stage = ProofStage(
      across: heights.lowerBound, at: widths.lowerBound, regime: regime, controller)
    file = name
    self.name = name
    rootID = "root"
    self.regime = regime.words
    size = [375, 667].map { Double($0) }
    for (name, contents) in images {
      self.images[ImageContents.id(named: name)] = contents.address
    }
    var capture = CaseCapture(stage.present, saved: [:], images: images)
    capture.run(stage, widths: widths, heights: heights, findsRepairs: false)
    for place in places {
      let (scene, verdict) = screen(place)
      capture.add(capture.add(scene, verdict), on: place)
    }
    cases = [capture.captured(as: "")]
  }
}
