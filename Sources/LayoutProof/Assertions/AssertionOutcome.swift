internal import LayoutScene

/// Whether an assertion applies to a scene, and where.
///
/// Where it does not hold is a finding of the proof.
public struct AssertionOutcome: Sendable, Hashable, Codable {
  /// The assertion.
  public var text: String
  /// The share of the sizes, from 0 to 1, at which its views exist.
  package var appliedShare: Double
  /// Why it applies at no size; nil if it does somewhere.
  package var problem: LayoutAssertionError?
}

extension AssertionOutcome {
  /// Returns a line for each assertion that holds, or that does not apply everywhere.
  static func lines(_ outcomes: [Self], broken: [some ProofFinding]) -> [String] {
    outcomes.compactMap { outcome in
      if let problem = outcome.problem { return "  not checked: \(problem)" }
      let holds = !broken.contains { $0.kind == .assertion && $0.details.first == outcome.text }
      let partly = outcome.appliedShare < 1 - LayoutTolerance.share
      guard holds || partly else { return nil }
      let share =
        partly
        ? " applies at \(outcome.appliedShare.inPercent) of the sizes, where its views exist" : ""
      return
        "  '\(outcome.text)'\(share)\(holds ? (partly ? ", and holds there" : " holds at every size") : "")"
    }
  }
}

/// Checks assertions cell by cell.
struct AssertionRun {
  private let assertions: [LayoutAssertion]
  private var applied: [Double]
  private var problems: [LayoutAssertionError?]

  init(_ assertions: [LayoutAssertion]) {
    self.assertions = assertions
    applied = assertions.map { _ in 0 }
    problems = assertions.map { _ in nil }
  }

  /// Checks all assertions in a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - extent: Its length or area.
  ///   - note: Records where one does not hold.
  mutating func check<Cell: LayoutCell>(
    _ cell: Cell, extent: Double, _ note: (PieceJudge<Cell>.Sight) -> Void
  ) {
    guard !assertions.isEmpty else { return }
    let scope = AssertionScope(cell)
    for (index, assertion) in assertions.enumerated() {
      var check = AssertionCheck(assertion, in: scope)
      do throws(AssertionScope<Cell>.Absence) {
        try check.run(note)
        applied[index] += extent
      } catch {
        problems[index] = problems[index] ?? Self.problem(error, assertion, cell.items)
      }
    }
  }

  /// Returns whether each assertion applies, and where, in cells of the length or area `whole`.
  func outcomes(of whole: Double) -> [AssertionOutcome] {
    assertions.indices.map { index in
      AssertionOutcome(
        text: assertions[index].text, appliedShare: min(1, applied[index] / whole),
        problem: applied[index] > 0 ? nil : problems[index])
    }
  }

  private static func problem<Cell>(
    _ absence: AssertionScope<Cell>.Absence, _ assertion: LayoutAssertion,
    _ subjects: [Scene.Item]
  ) -> LayoutAssertionError {
    switch absence {
    case .none(let name, let offset):
      LayoutAssertionError(
        assertion.text, at: offset,
        ValueQuestionError.unknownView(
          name, suggestions: SubjectNames.near(name, among: subjects)
        ).message)
    case .many(let error, let offset):
      LayoutAssertionError(assertion.text, at: offset, error.message)
    }
  }
}
