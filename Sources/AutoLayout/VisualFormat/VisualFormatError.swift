/// An error in a visual format, with Apple's message and the position.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error (`vfl:F6.1`–`F6.18`).
  public enum Kind: Hashable, Sendable {
    /// The format is empty, or has only white space.
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
    /// Neither the metrics nor the views contain the name.
    case unknownMetric(String)
    /// A `)` or `,` was required in a list.
    case expectedEndOfList
    /// The format ends within a connection.
    case expectedMoreInput
    /// A second `-`, which is ambiguous between a sign and a connection.
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

  /// The kind of error.
  public let kind: Kind

  /// The format without white space, to which ``column`` refers.
  public let format: String

  /// The number of characters before the error, not counting white space; nil if the error has no
  /// position.
  public let column: Int?

  /// The UTF-8 offset of the error in the original format; nil if the error has no position.
  public let offset: Int?

  init(_ kind: Kind, format: String, column: Int? = nil, offset: Int? = nil) {
    self.kind = kind
    self.format = format
    self.column = column
    self.offset = offset
  }

  /// Apple's message, without the position.
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

  /// Apple's exception: its name, and the message with the format and a caret (`vfl:` §6).
  public var problem: ConstraintProblem {
    if case .illegalConstraint(let problem) = kind { return problem }
    var reason = "Unable to parse constraint format: "
    if let column {
      // The space at the end of each line is Apple's.
      reason += "\n\(message) \n\(format) \n\(String(repeating: " ", count: column))^"
    } else {
      reason += message
    }
    return ConstraintProblem(exceptionName: "NSInvalidArgumentException", reason: reason)
  }

  /// Apple's message, with the format and a caret at the position.
  public var description: String { problem.reason }
}
