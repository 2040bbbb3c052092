/// An error that ends the command: a message, and exit status 2.
package struct CommandFailure: Error {
  /// What failed.
  package enum Kind {
    /// The arguments are invalid.
    case usage
    /// A file cannot be read, or is not of the expected kind.
    case input
    /// The result cannot be written.
    case output
    /// The work could not be completed.
    case unfinished
  }

  package let kind: Kind
  package let message: String
  /// The usage of the subcommand, if its arguments are invalid.
  package var usage: String?

  package static func usage(_ message: String) -> Self {
    Self(
      kind: .usage,
      message: message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
  }

  package static func input(_ message: String) -> Self { Self(kind: .input, message: message) }

  package static func output(_ message: String) -> Self { Self(kind: .output, message: message) }

  package static func unfinished(_ message: String) -> Self {
    Self(kind: .unfinished, message: message)
  }

  /// Returns the message without the path and position with which it may begin.
  package func reason(without path: String) -> String {
    for prefix in [path + ":1:1: ", path + ": "] where message.hasPrefix(prefix) {
      return String(message.dropFirst(prefix.count))
    }
    return message
  }

  /// The text for standard error: one line, and the usage if there is any.
  package var text: OutputText {
    "purlin: \(message)" + (usage.map { "\n" + OutputText($0, as: .lines) } ?? .empty)
  }
}
