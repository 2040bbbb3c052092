internal import ArgumentParser

/// Why the command gives up: one line for a person, and a status that says so.
struct CommandFailure: Error {
  /// What went wrong, which decides what else is said.
  enum Kind {
    /// The arguments make no sense.
    case usage
    /// A file cannot be read, or is not what it should be.
    case input
    /// What was found cannot be written.
    case output
    /// What was asked for could not be brought to an end.
    case unfinished
  }

  let kind: Kind
  let message: String
  /// What the arguments may be, where they are the trouble; nothing in other failures.
  var usage: String?

  static func usage(_ message: String) -> Self {
    Self(
      kind: .usage,
      message: message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
  }

  static func input(_ message: String) -> Self { Self(kind: .input, message: message) }

  static func output(_ message: String) -> Self { Self(kind: .output, message: message) }

  static func unfinished(_ message: String) -> Self { Self(kind: .unfinished, message: message) }

  /// The message without the path, and place in it, that it may begin with.
  func reason(without path: String) -> String {
    for prefix in [path + ":1:1: ", path + ": "] where message.hasPrefix(prefix) {
      return String(message.dropFirst(prefix.count))
    }
    return message
  }

  /// What is written to standard error.
  var text: String {
    "purlin: \(message)" + (usage.map { "\n\($0)" } ?? "")
  }
}

extension ExitCode {
  /// Something was found that a script may stop at.
  static let findings = ExitCode(1)
  /// Something that was asked for could not be done; what else was asked for was.
  static let trouble = ExitCode(2)
}
