/// The error of a file beside a document that cannot be read.
public struct ResourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, starting at 1; 0 if there is none.
  public let line: Int
  /// The column in characters, starting at 1.
  public let column: Int
  /// The error in one line, without a period.
  public let message: String

  init(line: Int = 0, column: Int = 0, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// The error in the form `line:column: message`.
  public var description: String { line == 0 ? message : "\(line):\(column): \(message)" }
}
