/// Why a visual format cannot be read, in Apple's words and with the place.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that is broken (`vfl:F6.1`–`F6.18`).
  public enum Kind: Hashable, Sendable {
    /// The format has no characters besides blanks.
    case empty
    /// The format has a character outside ASCII.
    case nonASCII
    /// A `[` was required.
    case expectedView
    /// A view's name is missing after `[`.
    case expectedViewName
    /// The views dictionary has no such name.
    case unknownView(String)
    /// A `]` was required.
    case expectedEndOfView
    /// A number or a name was required.
    case expectedNumber
    /// No dictionary that is searched has such a number.
    case unknownMetric(String)
    /// A list in parentheses must go on or end.
    case expectedEndOfList
    /// The format ends within a connection.
    case expectedMoreInput
    /// A `-` where a negative number and an accident look alike.
    case doubleMinus
    /// A `-` was required after a connection's number.
    case expectedMinus
    /// Something other than a view or the closing bar follows a view or a connection.
    case expectedViewOrBar
    /// Text follows the closing bar.
    case expectedEnd
    /// A bar is used with a view that has no superview.
    case noSuperview
    /// A vertical format whose options align its views vertically.
    case alignsVertically
    /// A horizontal format whose options align its views horizontally.
    case alignsHorizontally
    /// Nothing follows the opening bar.
    case expectedConnection
    /// The format is valid, but one of its constraints is not.
    case illegalConstraint(ConstraintProblem)
  }

  /// The rule that is broken.
  public let kind: Kind

  /// The format without its blanks, in which ``column`` counts.
  public let format: String

  /// The number of characters before the error, without blanks; nil if it has no position.
  public let column: Int?

  /// The place in the format as it was written, counted in UTF-8; nil if it has no place.
  public let offset: Int?

  init(_ kind: Kind, format: String, column: Int? = nil, offset: Int? = nil) {
    self.kind = kind
    self.format = format
    self.column = column
    self.offset = offset
  }

  /// The error in Apple's words, without the position.
  public var message: String {
    switch kind {
    case .empty: "It's an empty string."
    case .nonASCII: "It contains non-ASCII characters."
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .expectedEndOfView: "Expected a ']' here. That is how you give the end of a view."
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .expectedEndOfList: "Expected ')' or ','"
    case .expectedMoreInput: "Expected more input"
    case .doubleMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers."
    case .expectedMinus: "Expected a '-' here"
    case .expectedViewOrBar: "Expected a view or '|'"
    case .expectedEnd: "Expected the end of the format string"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignsVertically:
      "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also vertical."
    case .alignsHorizontally:
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for "
        + "layout that is also horizontal."
    case .expectedConnection: "Expected a connection after the '|' character"
    case .illegalConstraint(let problem): problem.reason
    }
  }

  /// Apple's exception for it: its name, and the message with format and caret (`vfl:` §6).
  public var problem: ConstraintProblem {
    if case .illegalConstraint(let problem) = kind { return problem }
    var reason = "Unable to parse constraint format: "
    if let column {
      // The blank at the end of each line is Apple's.
      reason += "\n\(message) \n\(format) \n\(String(repeating: " ", count: column))^"
    } else {
      reason += message
    }
    return ConstraintProblem(exceptionName: "NSInvalidArgumentException", reason: reason)
  }

  /// Apple's text, with the format and a caret below the place.
  public var description: String { problem.reason }
}
