public import HeadlessUIKit
public import LayoutProof
internal import ViewAnalysis

/// Expects that two layouts are equal at every size of a region of widths and heights, by proof.
///
///     expectSameLayout(of: LoginViewController(), as: OldLoginViewController(), atAllWidths: 320...1366)
///
/// Views are matched by the names of the properties that store them, then by text and place. Failures name
/// the smallest size at which something differs, with both frames: `title: 16, 8, 90 × 20 → 20, 8, 90 × 20`.
///
/// - Parameters:
///   - content: Creates the layout that is tested; called again if the size class changes.
///   - other: Creates the layout that it must equal.
///   - widths: The widths, in points.
///   - heights: The heights, in points.
///   - regime: The rules that determine the size classes.
///   - tolerance: How far frames may differ.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The comparison.
@MainActor
@discardableResult
public func expectSameLayout<Content: UIViewController, Other: UIViewController>(
  of content: @autoclosure @escaping () -> Content, as other: @autoclosure @escaping () -> Other,
  atAllWidths widths: ClosedRange<Double> = 320...1366,
  andHeights heights: ClosedRange<Double> = 320...1366, regime: WindowRegime = .iPhoneWindow,
  tolerance: EqualityTolerance = EqualityTolerance(), file: StaticString = #filePath,
  line: UInt = #line
) -> LayoutEquality {
  let old = ProofStage(at: widths.lowerBound, regime: regime, other)
  let new = ProofStage(at: widths.lowerBound, regime: regime, content)
  let equality = LayoutEquality(
    of: old, as: new, widths: widths, heights: heights, tolerance: tolerance)
  // Unlike a finding, equality is claimed of every size: what is not decided fails.
  if equality.verdict != .equal {
    let text = "\(Content.self): \(equality.words)\n\(equality)"
    TestFailure.record(
      String(text.trimmingPrefix(while: \.isNewline)), at: TestLocation(file, line))
  }
  return equality
}
