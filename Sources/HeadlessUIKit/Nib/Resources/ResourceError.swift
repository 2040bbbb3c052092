/// The error of a file beside a document that cannot be read.
public struct ResourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, starting at 1; 0 if there is none.
  public let line: Int
  /// The column in characters, starting at 1.
  public let column: Int
  /// The error in one line, without a period.
  public let message: String
  /// The path of the file, where it is known.
  package let file: String?

  init(line: Int = 0, column: Int = 0, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
    file = nil
  }

  /// The error in a file.
  init(_ error: Self, in file: String) {
    (line, column, message, self.file) = (error.line, error.column, error.message, file)
  }

  /// The error in the form `line:column: message`, without a file.
  package var reason: String { line == 0 ? message : "\(line):\(column): \(message)" }

  /// The error in the form `file:line:column: message`.
  public var description: String {
    file.map { "\($0):\(line == 0 ? " " : "")\(reason)" } ?? reason
  }
}
