// The missing parts of a report, in words.
extension LogDiagnosis {
  /// The lines that cannot be read, in parentheses; empty if there are none.
  var lines: String {
    let numbers = Set(report.unreadableLines).sorted().map { "\($0)" }
    return numbers.isEmpty ? "" : " (line\(numbers.count == 1 ? "" : "s") \(numbers.inWords))"
  }

  /// Describes a missing part.
  func words(_ gap: ConsoleReport.Gap) -> String {
    switch gap {
    case .beginning: "the list's beginning is missing (before line \(report.line))"
    case .end:
      report.isCutInLastLine
        ? "the list is cut off in its last constraint\(lines)"
        : "the list's end is missing (after line \(report.lastLine))"
    case .unreadableLines where report.leftOut == report.unreadable:
      "constraints were left out of the list\(lines)"
    case .unreadableLines where report.withoutAddresses == report.unreadable:
      "other text is in place of the addresses, which distinguish views\(lines)"
    case .unreadableLines:
      report.unreadable == 1
        ? "one constraint cannot be read\(lines)"
        : "\(report.unreadable) constraints cannot be read\(lines)"
    case .brokenConstraint: "the constraint that was broken is not in the list"
    case .margins: "the sizes of margins are not printed"
    case .superview: "a position counts from a superview that is not printed"
    case .baselines: "the places of baselines in their views are not printed"
    case .otherConstraints where report.isComplete:
      "the report is complete, but what is printed has a solution, so what decides is not printed: "
        + "the direction (right to left), a size that is not listed, or a value that was another "
        + "one before"
    case .otherConstraints:
      "what is printed has a solution, so a constraint that takes part is not in the list"
    }
  }

  /// The request for a whole report.
  static let request =
    "Paste the report as the console prints it, from ‘Unable to simultaneously satisfy constraints’ "
    + "to the constraint behind ‘Will attempt to recover by breaking constraint’."

  /// Returns a request for the missing text.
  func request(_ gaps: [ConsoleReport.Gap]) -> String {
    if gaps == [.margins] {
      return "Paste the output of ‘po view.layoutMargins’ and compare, or pin to the edges instead."
    }
    if gaps.allSatisfy({ $0 == .superview || $0 == .margins }) {
      return "Paste the output of ‘po view.superview.recursiveDescription()’ with the report."
    }
    return Self.request
  }
}
