/// A word, literal or sign of a source text.
package struct SourceToken {
  package enum Kind {
    /// A name or keyword; of Swift without backticks.
    case word
    /// `@name`, with the sign.
    case attribute
    /// `#name`, with the sign.
    case directive
    /// A text; see ``SourceToken/isInterpolated``.
    case string
    case number
    /// A bracket, operator or other sign.
    case sign
  }

  package let kind: Kind
  /// The text; of a string its value.
  package let text: String
  package let place: SourcePlace
  /// Whether it is the first of its line.
  package let startsLine: Bool
  /// Whether the value of a string depends on expressions in it; ``text`` is then what was written.
  package var isInterpolated = false

  package func `is`(_ other: String) -> Bool { kind != .string && text == other }
}

/// A position in a source text.
public struct SourcePlace: Hashable, Sendable, Codable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// Orders positions by lines, then columns.
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// The language of a source text.
public enum SourceLanguage: String, Hashable, Sendable, Codable {
  /// Swift.
  case swift
  /// Objective-C and Objective-C++, and their headers.
  case objectiveC

  /// Returns the language of a file by its name; nil for other files.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...] {
    case "swift": self = .swift
    case "h", "m", "mm", "pch": self = .objectiveC
    default: return nil
    }
  }
}
