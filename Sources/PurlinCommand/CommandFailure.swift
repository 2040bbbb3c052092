internal import ArgumentParser

/// Why the command gives up: one line for a person, one status for a script.
struct CommandFailure: Error {
  let status: Int32
  let message: String

  /// The arguments make no sense (`EX_USAGE`).
  static func usage(_ message: String) -> Self {
    Self(status: 64, message: message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
  }

  /// A file cannot be read, or is not what it should be (`EX_DATAERR`).
  static func input(_ message: String) -> Self { Self(status: 65, message: message) }

  /// What was found cannot be written (`EX_CANTCREAT`).
  static func output(_ message: String) -> Self { Self(status: 73, message: message) }

  /// What was asked for could not be brought to an end.
  static func unfinished(_ message: String) -> Self { Self(status: 2, message: message) }

  /// The message without the path, and place in it, that it may begin with.
  func reason(without path: String) -> String {
    for prefix in [path + ":1:1: ", path + ": "] where message.hasPrefix(prefix) {
      return String(message.dropFirst(prefix.count))
    }
    return message
  }

  /// The line on standard error.
  var line: String { "purlin: \(message)" }
}

extension ExitCode {
  /// Something was found that a script may stop at.
  static let findings = ExitCode(1)
  /// A document could not be read or judged; the others were.
  static let incomplete = ExitCode(2)
}
