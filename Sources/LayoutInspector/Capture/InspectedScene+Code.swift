public import HeadlessUIKit
internal import LayoutGeometry
internal import ViewAnalysis

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
  public init(
    named name: String, widths: ClosedRange<Double>, heights: ClosedRange<Double>,
    regime: WindowRegime = .iPhoneWindow, _ controller: @escaping () -> UIViewController
  ) {
    let stage = ProofStage(
      across: heights.lowerBound, at: widths.lowerBound, regime: regime, controller)
    file = name
    self.name = name
    rootID = "root"
    self.regime = regime.words
    size = [375, 667].map { Double($0) }
    var capture = CaseCapture(stage, saved: [:])
    cases = [capture.run("", widths: widths, heights: heights, findsRepairs: false)]
  }
}
