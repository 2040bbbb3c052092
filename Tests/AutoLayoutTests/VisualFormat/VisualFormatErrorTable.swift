import AutoLayout
import Testing

/// The table of formats that cannot be read, and what Apple says to them (`vfl:V71`–`V110`).
enum VisualFormatErrorTable {
  struct Row: CustomTestStringConvertible, Sendable {
    let number: Int
    let format: String
    let options: NSLayoutConstraint.FormatOptions
    let column: Int?
    let message: String

    init(
      _ number: Int, _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
      at column: Int?, says message: String
    ) {
      self.number = number
      self.format = format
      self.options = options
      self.column = column
      self.message = message
    }

    var testDescription: String { "vfl:V\(number) \(format)" }
  }

  static let rows: [Row] = [
    .init(71, "", at: nil, says: "It's an empty string."),
    .init(72, "|", at: 1, says: "Expected a connection after the '|' character"),
    .init(73, "|-", at: 2, says: "Expected more input"),
    .init(74, "|-|", at: 2, says: "Expected a view"),
    .init(75, "a", at: 0, says: "Expected a view"),
    .init(76, "h:[a]", at: 0, says: "Expected a view"),
    .init(77, "H:", at: 2, says: "Expected a view"),
    .init(
      78, "[]", at: 1,
      says:
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
    ),
    .init(
      79, "[1a]", at: 1,
      says:
        "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
    ),
    .init(80, "[z]", at: 2, says: "z is not a key in the views dictionary."),
    .init(81, "H:[self.a]-5-|", at: 7, says: "self is not a key in the views dictionary."),
    .init(82, "[a", at: 2, says: "Expected a ']' here. That is how you give the end of a view."),
    .init(
      83, "[a(", at: 3,
      says: "Expected a number or key from the metrics dictionary, but encountered something else"),
    .init(84, "[a(100]", at: 6, says: "Expected ')' or ','"),
    .init(
      85, "[a(100)", at: 7, says: "Expected a ']' here. That is how you give the end of a view."),
    .init(
      86, "[a(>100)]", at: 3,
      says: "Expected a number or key from the metrics dictionary, but encountered something else"),
    .init(
      87, "[a(q)]", at: 4,
      says:
        "Encountered metric with name \"q\", but value was not specified in metrics or views dictionaries"
    ),
    .init(
      88, "[a(100@)]", at: 7,
      says: "Expected a number or key from the metrics dictionary, but encountered something else"),
    .init(
      89, "[a(100@q)]", at: 8,
      says:
        "Encountered metric with name \"q\", but value was not specified in metrics or views dictionaries"
    ),
    .init(
      90, "[a(100@b)]", at: 8,
      says:
        "Encountered metric with name \"b\", but value was not specified in metrics or views dictionaries"
    ),
    .init(91, "[a]-", at: 4, says: "Expected more input"),
    .init(92, "[a]-5", at: 5, says: "Expected more input"),
    .init(93, "[a]-5[b]", at: 5, says: "Expected a '-' here"),
    .init(
      94, "[a]--5-[b]", at: 4,
      says:
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
    ),
    .init(
      95, "[a]--[b]", at: 4,
      says:
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
    ),
    .init(
      96, "[a]-b-[c]", at: 5,
      says:
        "Encountered metric with name \"b\", but value was not specified in metrics or views dictionaries"
    ),
    .init(
      97, "[a]-q-[b]", at: 5,
      says:
        "Encountered metric with name \"q\", but value was not specified in metrics or views dictionaries"
    ),
    .init(98, "[a]-(5-[b]", at: 6, says: "Expected ')' or ','"),
    .init(99, "[a]b", at: 3, says: "Expected a view or '|'"),
    .init(100, "[a]-5-b", at: 6, says: "Expected a view or '|'"),
    .init(101, "[a]|[b]", at: 4, says: "Expected the end of the format string"),
    .init(
      102, "|-[x]-|", at: 5,
      says: "Unable to interpret '|' character, because the related view doesn't have a superview"),
    .init(
      103, "H:|-(>=50)-[x(100)]", at: 19,
      says: "Unable to interpret '|' character, because the related view doesn't have a superview"),
    .init(
      104, "|[x]|", at: 4,
      says: "Unable to interpret '|' character, because the related view doesn't have a superview"),
    .init(
      105, "[a]-[b]", .alignAllLeading, at: 7,
      says:
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    ),
    .init(
      106, "V:[a]-[b]", .alignAllTop, at: 9,
      says:
        "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
    ),
    .init(
      107, "[a]->=8-[b]", at: 4,
      says: "Expected a number or key from the metrics dictionary, but encountered something else"),
    .init(108, "[a]-5-[b]-", at: 10, says: "Expected more input"),
    .init(109, "[a]5[b]", at: 3, says: "Expected a view or '|'"),
    .init(
      110, "[a(+5)]", at: 3,
      says: "Expected a number or key from the metrics dictionary, but encountered something else"),
  ]
}
