public import HeadlessUIKit
public import LayoutDiagnosis
internal import ViewAnalysis

/// Expects a layout to be sound at every width of a range, proven and not sampled.
///
///     expectLayout(of: LoginViewController(), atAllWidths: 320...1366)
///
/// Failures name the exact widths: `at 320 to 340.5: 'Sign in' is clipped`.
///
/// - Parameters:
///   - content: Makes a view controller; called again where the size class changes.
///   - widths: The widths, in points.
///   - height: The height, in points.
///   - kinds: What is expected not to be found; everything that a proof looks for unless given.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The proof.
/// - Complexity: One layout for each width at which the layout changes its course.
@MainActor
@discardableResult
public func expectLayout<Content: UIViewController>(
  of content: @autoclosure @escaping () -> Content, atAllWidths widths: ClosedRange<Double>,
  height: Double = 812, finding kinds: Set<RangeProof.Kind> = Set(RangeProof.Kind.allCases),
  file: StaticString = #filePath, line: UInt = #line
) -> RangeProof {
  let stage = ProofStage(
    along: .horizontal, across: height, at: widths.lowerBound, content)
  let proof = RangeProof(of: stage, over: widths)
  tell(
    proof, of: "\(Content.self)", kinds, axis: "width", across: height,
    TestLocation(file, line))
  return proof
}

/// Expects a layout to be sound at every height of a range, proven and not sampled.
///
/// - Parameters:
///   - content: Makes a view controller; called again where the size class changes.
///   - heights: The heights, in points.
///   - width: The width, in points.
///   - kinds: What is expected not to be found; everything that a proof looks for unless given.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The proof.
@MainActor
@discardableResult
public func expectLayout<Content: UIViewController>(
  of content: @autoclosure @escaping () -> Content,
  atAllHeights heights: ClosedRange<Double>, width: Double = 375,
  finding kinds: Set<RangeProof.Kind> = Set(RangeProof.Kind.allCases),
  file: StaticString = #filePath, line: UInt = #line
) -> RangeProof {
  let stage = ProofStage(along: .vertical, across: width, at: heights.lowerBound, content)
  let proof = RangeProof(of: stage, over: heights)
  tell(
    proof, of: "\(Content.self)", kinds, axis: "height", across: width,
    TestLocation(file, line))
  return proof
}

/// Expects a layout to be sound at every size of a region: all widths and heights at once.
///
///     expectLayout(of: LoginViewController(), atAllWidths: 320...1366, andHeights: 320...1366)
///
/// - Parameters:
///   - content: Makes a view controller; called again where the size class changes.
///   - widths: The widths, in points.
///   - heights: The heights, in points.
///   - kinds: What is expected not to be found; everything that a proof looks for unless given.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The proof.
@MainActor
@discardableResult
public func expectLayout<Content: UIViewController>(
  of content: @autoclosure @escaping () -> Content, atAllWidths widths: ClosedRange<Double>,
  andHeights heights: ClosedRange<Double>,
  finding kinds: Set<RangeProof.Kind> = Set(RangeProof.Kind.allCases),
  file: StaticString = #filePath, line: UInt = #line
) -> RegionProof {
  let stage = ProofStage(at: widths.lowerBound, content)
  let proof = RegionProof(of: stage, widths: widths, heights: heights)
  var told = proof
  told.findings.removeAll { !kinds.contains($0.kind) }
  let scene = SceneRegionProof(
    scene: "\(Content.self)", regime: stage.regime.words,
    cases: [SceneRegionProof.Case(condition: "", proof: told)])
  if !scene.isClean || proof.undecidedShare > 1e-4 {
    TestFailure.record(
      trimmed(scene.description), at: TestLocation(file, line))
  }
  return proof
}

/// Tells what a proof found of the kinds that are expected not to be found.
private func tell(
  _ proof: RangeProof, of scene: String, _ kinds: Set<RangeProof.Kind>, axis: String,
  across: Double, _ location: TestLocation
) {
  var told = proof
  told.findings.removeAll { !kinds.contains($0.kind) }
  // What never binds is for a report, and no failure.
  told.neverBinding = []
  guard !told.findings.isEmpty || proof.gaveUpAt != nil else { return }
  let text = SceneProof(
    scene: scene, axis: axis, across: across,
    cases: [SceneProof.Case(condition: "", proof: told)]
  ).description
  TestFailure.record(trimmed(text), at: location)
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == "\n" { text.removeLast() }
  return text
}
