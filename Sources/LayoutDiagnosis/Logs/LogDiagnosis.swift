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
  public init(_ report: ConsoleReport, limit: Int = 12, effort: Int = 400) {
    self.report = report
    let model = LogModel(report.constraints)
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

extension LogDiagnosis: CustomStringConvertible {
  /// The verdict and its reasons, for a person.
  public var description: String {
    var text = "Line \(report.line): \(headline)\n"
    text += ConflictProse(system).text(conflicts, isComplete: isComplete)
    if brokenIsMember == false {
      text += "The constraint that was broken is in none of these sets: "
      text += "breaking it does not help.\n"
    }
    return text
  }

  private var headline: String {
    switch verdict {
    case .conflict: return "a conflict, proven by what is printed."
    case .conflictForUsualMargins:
      return "a conflict for every usual margin (0, 8, 16 or 20 points); told with 8."
    case .satisfiableAsPrinted:
      return "these constraints can hold together as printed. "
        + "The console rounds numbers; the real ones differ by less."
    case .undecidable(let gaps):
      guard !report.constraints.isEmpty else {
        return "cannot be decided: no constraint can be read; names or addresses are gone."
      }
      return "cannot be decided: \(gaps.map(words).inWords)."
    }
  }

  private func words(_ gap: ConsoleReport.Gap) -> String {
    switch gap {
    case .beginning: "the list's beginning is missing"
    case .end: "the list's end is missing"
    case .unreadableLines:
      report.unreadable == 1
        ? "one constraint cannot be read" : "\(report.unreadable) constraints cannot be read"
    case .brokenConstraint: "the constraint that was broken is not in the list"
    case .margins: "the sizes of margins are not printed"
    }
  }
}
