internal import ArgumentParser

/// An error that ends the command: a message, and exit status 2.
struct CommandFailure: Error {
  /// What failed.
  enum Kind {
    /// The arguments are invalid.
    case usage
    /// A file cannot be read, or is not of the expected kind.
    case input
    /// The result cannot be written.
    case output
    /// The work could not be completed.
    case unfinished
  }

  let kind: Kind
  let message: String
  /// The usage of the subcommand, if its arguments are invalid.
  var usage: String?

  static func usage(_ message: String) -> Self {
    Self(
      kind: .usage,
      message: message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
  }

  static func input(_ message: String) -> Self { Self(kind: .input, message: message) }

  static func output(_ message: String) -> Self { Self(kind: .output, message: message) }

  static func unfinished(_ message: String) -> Self { Self(kind: .unfinished, message: message) }

  /// Returns the message without the path and position with which it may begin.
  func reason(without path: String) -> String {
    for prefix in [path + ":1:1: ", path + ": "] where message.hasPrefix(prefix) {
      return String(message.dropFirst(prefix.count))
    }
    return message
  }

  /// The text for standard error: one line, and the usage if there is any.
  var text: OutputText {
    "purlin: \(message)" + (usage.map { "\n" + OutputText($0, as: .lines) } ?? .empty)
  }
}

extension ExitCode {
  /// Something was found; scripts can stop at this status.
  static let findings = ExitCode(1)
  /// A part of what was asked for could not be done; the rest was.
  static let trouble = ExitCode(2)
}
