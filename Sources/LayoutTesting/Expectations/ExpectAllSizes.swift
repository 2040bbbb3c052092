public import HeadlessUIKit
internal import LayoutGeometry
public import LayoutProof
internal import SourceLocations
internal import ViewAnalysis

/// Expects that nothing is found in a layout at any width of a range, by proof.
///
///     expectLayout(of: LoginViewController(), atAllWidths: 320...1366)
///
/// Failures name the exact widths: `at 320 to 340.5: 'Sign in' is clipped`.
///
/// - Parameters:
///   - content: Creates a view controller; called again if the size class changes.
///   - widths: The widths, in points.
///   - height: The height, in points.
///   - kinds: The kinds of findings that fail the test; by default, all kinds that a proof detects.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The proof.
/// - Complexity: A few layouts for each breakpoint.
@MainActor
@discardableResult
public func expectLayout<Content: UIViewController>(
  of content: @autoclosure @escaping () -> Content, atAllWidths widths: ClosedRange<Double>,
  height: Double = 812, finding kinds: Set<RangeProof.Kind> = Set(RangeProof.Kind.allCases),
  file: StaticString = #filePath, line: UInt = #line
) -> RangeProof {
  prove(
    content, along: .horizontal, over: widths, across: height, kinds,
    TestLocation(file, line))
}

/// Expects that nothing is found in a layout at any height of a range, by proof.
///
/// - Parameters:
///   - content: Creates a view controller; called again if the size class changes.
///   - heights: The heights, in points.
///   - width: The width, in points.
///   - kinds: The kinds of findings that fail the test; by default, all kinds that a proof detects.
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
  prove(
    content, along: .vertical, over: heights, across: width, kinds,
    TestLocation(file, line))
}

/// Expects that nothing is found in a layout at any size of a region of widths and heights, by proof.
///
///     expectLayout(of: LoginViewController(), atAllWidths: 320...1366, andHeights: 320...1366)
///
/// - Parameters:
///   - content: Creates a view controller; called again if the size class changes.
///   - widths: The widths, in points.
///   - heights: The heights, in points.
///   - kinds: The kinds of findings that fail the test; by default, all kinds that a proof detects.
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
  let (proof, words) = CallStackRecorder.recording {
    let stage = ProofStage(at: widths.lowerBound, content)
    return (RegionProof(of: stage, widths: widths, heights: heights), stage.regime.words)
  }
  var told = proof
  told.findings.removeAll { !kinds.contains($0.kind) }
  if told.findings.contains(where: told.isTold) || proof.undecidedShare > LayoutTolerance.share {
    record(told, of: "\(Content.self)", words, at: TestLocation(file, line))
  }
  return proof
}

/// Expects that assertions hold in a layout at every size of a region of widths and heights, by proof.
///
///     expectLayout(
///       of: LoginViewController(), atAllSizes: ["payButton.bottom <= safeArea.bottom - 8", "touch-targets"])
///
/// Failures name the exact region, a size, and the constraints that determine the views. Views have the names of
/// the properties that store them.
///
/// - Parameters:
///   - content: Creates a view controller; called again if the size class changes.
///   - assertions: Assertions in the grammar of `LayoutAssertion`, or names of presets.
///   - widths: The widths, in points.
///   - heights: The heights, in points.
///   - regime: The rules that determine the size classes.
///   - file: The path of the test.
///   - line: The line in the test.
/// - Returns: The proof.
@MainActor
@discardableResult
public func expectLayout<Content: UIViewController>(
  of content: @autoclosure @escaping () -> Content, atAllSizes assertions: [String],
  widths: ClosedRange<Double> = 320...1366, heights: ClosedRange<Double> = 320...1366,
  regime: WindowRegime = .iPhoneWindow, file: StaticString = #filePath, line: UInt = #line
) -> RegionProof {
  let location = TestLocation(file, line)
  var read: [LayoutAssertion] = []
  for assertion in assertions {
    do throws(LayoutAssertionError) { read.append(try .named(assertion)) } catch {
      TestFailure.record("\(error)", at: location)
    }
  }
  let proof = CallStackRecorder.recording {
    RegionProof(
      of: ProofStage(at: widths.lowerBound, regime: regime, content), widths: widths,
      heights: heights, asserting: read)
  }
  for problem in proof.assertions.compactMap(\.problem) {
    TestFailure.record("\(problem)", at: location)
  }
  var told = proof
  told.findings.removeAll { $0.kind != .assertion }
  if !told.findings.isEmpty || proof.undecidedShare > LayoutTolerance.share {
    record(told, of: "\(Content.self)", regime.words, at: location)
  }
  return proof
}

/// Proves one axis, and records the findings of the given kinds as failures.
@MainActor
private func prove<Content: UIViewController>(
  _ content: @escaping () -> Content, along axis: LayoutAxis, over range: ClosedRange<Double>,
  across: Double, _ kinds: Set<RangeProof.Kind>,
  _ location: TestLocation
) -> RangeProof {
  let proof = CallStackRecorder.recording {
    RangeProof(
      of: ProofStage(along: axis, across: across, at: range.lowerBound, content), over: range)
  }
  var told = proof
  told.findings.removeAll { !kinds.contains($0.kind) }
  // What never binds is for a report, and no failure.
  told.neverBinding = []
  guard !told.findings.isEmpty || proof.gaveUpAt != nil else { return proof }
  let scene = SceneProof(
    scene: "\(Content.self)", axis: axis == .horizontal ? "width" : "height", across: across,
    cases: [SceneProof.Case(condition: "", proof: told)])
  record(scene.description, at: location)
  return proof
}

private func record(
  _ told: RegionProof, of scene: String, _ regime: String, at location: TestLocation
) {
  let scene = SceneRegionProof(
    scene: scene, regime: regime, cases: [SceneRegionProof.Case(condition: "", proof: told)])
  record(scene.description, at: location)
}

private func record(_ text: String, at location: TestLocation) {
  var text = text
  while text.last == "\n" { text.removeLast() }
  TestFailure.record(text, at: location)
}
