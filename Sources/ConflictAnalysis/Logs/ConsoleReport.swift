/// A report of a conflict, as read from a console log.
public struct ConsoleReport: Sendable {
  /// A missing part of the text.
  public enum Gap: String, Sendable, Hashable, Codable {
    /// The list begins in the middle.
    case beginning
    /// The list has no end.
    case end
    /// Some of the list's lines cannot be read.
    case unreadableLines
    /// The constraint that was broken is not in the list.
    case brokenConstraint
    /// Margins are used but not printed.
    case margins
    /// A position is relative to a superview that is not printed.
    case superview
    /// Baselines are used, but where they are in their views is not printed.
    case baselines
    /// The list has a solution that rounding does not change, so a constraint that takes part is not in it.
    case otherConstraints
  }

  /// The constraints of the list, each once.
  public package(set) var constraints: [LogConstraint] = []
  /// The number of constraints that could not be read.
  package internal(set) var unreadable = 0
  /// The number of listed constraints that are inactive, and take no part.
  public internal(set) var inactive = 0
  /// The number of these in whose place there are only dots.
  var leftOut = 0
  /// The number of these in which something else is in place of an address.
  var withoutAddresses = 0
  /// The number of constraints that were read before the last of these.
  var readBeforeUnreadable = 0
  /// The lines of the input on which they begin, from 1.
  package internal(set) var unreadableLines: [Int] = []
  /// The last line of the input that was read as a part of the report.
  package internal(set) var lastLine = 1
  /// The constraint that the framework broke.
  public internal(set) var broken: LogConstraint?
  /// The line of the input in which the report begins, from 1.
  public internal(set) var line = 1
  /// Whether the system's log has hidden the text of constraints.
  var isRedacted = false
  /// Whether the line that opens a report was seen.
  var hasOpener = false
  /// Whether that line is the one that AppKit prints.
  var isOfAppKit = false
  /// Whether the line that names the broken constraint was seen.
  var namesBroken = false
  /// Whether other text stands between the constraints.
  var hasOtherText = false
  /// Whether the constraints are those of a report, and were therefore active together.
  ///
  /// Otherwise they are only a list, as the debugger prints it or as they were printed apart.
  package var isReport: Bool {
    hasOtherText ? hasOpener && hasEnd : hasOpener || namesBroken
  }
  /// Whether the list's beginning was seen.
  var hasBeginning = false
  /// Whether a parenthesis opens the list, so that another one has to close it.
  var hasParenthesis = false
  /// Whether the list's end was seen.
  var hasEnd = false
  /// Whether only the missing comma after the last constraint is known of the end.
  var endsWithoutComma = false

  /// The missing parts, except margins.
  var gaps: [Gap] {
    var gaps: [Gap] = []
    if !hasBeginning { gaps.append(.beginning) }
    if !hasEnd { gaps.append(.end) }
    if unreadable > 0, !isCutInLastLine { gaps.append(.unreadableLines) }
    if let broken, !constraints.contains(where: { $0.address == broken.address }) {
      gaps.append(.brokenConstraint)
    }
    return gaps
  }

  /// Whether the list ends within a constraint, which is the only one that cannot be read.
  var isCutInLastLine: Bool {
    !hasEnd && unreadable == 1 && leftOut == 0 && withoutAddresses == 0 && !constraints.isEmpty
      && readBeforeUnreadable == constraints.count
  }

  /// Whether nothing is missing of a report, from its first line to the broken constraint.
  var isComplete: Bool { hasOpener && broken != nil && gaps.isEmpty }

  /// Whether it is a list of which nothing is known to be missing, without a report.
  var isBareList: Bool {
    !hasOpener && !namesBroken && unreadable == 0 && constraints.count > 1
      && (hasEnd || !hasParenthesis)
  }
}
