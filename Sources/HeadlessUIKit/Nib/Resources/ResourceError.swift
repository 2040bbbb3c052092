/// Why a file beside a document cannot be read.
public struct ResourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, from 1; 0 if there is none.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// The error, in one line without a full stop.
  public let message: String

  init(line: Int = 0, column: Int = 0, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// `line:column: message`.
  public var description: String { line == 0 ? message : "\(line):\(column): \(message)" }
}
