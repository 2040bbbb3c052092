/// A console's report, judged: what it proves, and what would help.
public struct LogDiagnosis: Sendable {
  /// What a printed list proves.
  public enum Verdict: Sendable, Hashable {
    /// The printed constraints cannot hold together.
    case conflict
    /// They cannot, whichever of the usual margins (0, 8, 16, 20 points) the views have.
    case conflictForUsualMargins
    /// They can hold together as printed; rounding in the print hides the difference.
    case satisfiableAsPrinted
    /// Something is missing, and without it they can hold together.
    case undecidable([ConsoleReport.Gap])

    /// Whether a conflict is proven.
    public var isConflict: Bool {
      switch self {
      case .conflict, .conflictForUsualMargins: true
      case .satisfiableAsPrinted, .undecidable: false
      }
    }
  }

  /// The report.
  public let report: ConsoleReport
  /// The equations behind it; with margins of 8 points where those had to be assumed.
  public let system: ConstraintSystem
  /// What it proves.
  public let verdict: Verdict
  /// The conflicts, smallest first.
  public let conflicts: [ConflictDiagnosis]
  /// Whether there are no other conflicts; false when the limit or the effort ended the search.
  public let isComplete: Bool
  /// Whether the constraint the framework broke is in one of the minimal sets; nil when no
  /// constraint was named.
  public let brokenIsMember: Bool?

  /// Judges a report.
  ///
  /// `views` tells what contains what, where the log describes the views as well.
  public init(
    _ report: ConsoleReport, views: ViewListing = ViewListing(), limit: Int = 12, effort: Int = 400
  ) {
    self.report = report
    let model = LogModel(report.constraints, views: views)
    var system = model.system
    var verdict = Verdict.conflict
    if system.isFeasible {
      let assumed = [8.0, 0, 16, 20].map { Self.assuming($0, model) }
      if !model.margins.isEmpty, assumed.allSatisfy({ !$0.isFeasible }) {
        verdict = .conflictForUsualMargins
        system = assumed[0]
      } else {
        var gaps = report.gaps
        if !model.margins.isEmpty { gaps.append(.margins) }
        if model.lacksSuperview { gaps.append(.superview) }
        if report.constraints.count < 2, gaps.isEmpty { gaps.append(.end) }
        verdict = gaps.isEmpty ? .satisfiableAsPrinted : .undecidable(gaps)
      }
    }
    self.system = system
    self.verdict = verdict
    (conflicts, isComplete) =
      verdict.isConflict ? system.search(limit: limit, effort: effort) : ([], true)
    if verdict.isConflict, let broken = report.broken {
      let members = Set(conflicts.flatMap(\.members))
      brokenIsMember = members.contains { system.statements[$0].id == broken.address }
    } else {
      brokenIsMember = nil
    }
  }

  /// The system with every margin that nobody printed set to a number.
  private static func assuming(_ margin: Double, _ model: LogModel) -> ConstraintSystem {
    var system = model.system
    for place in system.statements.indices {
      for term in system.statements[place].terms where model.margins.contains(term.unknown) {
        system.statements[place].constant -= term.coefficient * margin
      }
      system.statements[place].terms.removeAll { model.margins.contains($0.unknown) }
    }
    return system
  }
}
