internal import ArgumentParser

/// An error that ends the command: one line of text and an exit status.
struct CommandFailure: Error {
  let status: Int32
  let message: String

  /// The arguments are invalid (`EX_USAGE`).
  static func usage(_ message: String) -> Self {
    Self(status: 64, message: message.hasPrefix("Error: ") ? String(message.dropFirst(7)) : message)
  }

  /// A file cannot be read, or is not of the expected kind (`EX_DATAERR`).
  static func input(_ message: String) -> Self { Self(status: 65, message: message) }

  /// The result cannot be written (`EX_CANTCREAT`).
  static func output(_ message: String) -> Self { Self(status: 73, message: message) }

  /// The work could not be completed.
  static func unfinished(_ message: String) -> Self { Self(status: 2, message: message) }

  /// Returns the message without the path and position with which it may begin.
  func reason(without path: String) -> String {
    for prefix in [path + ":1:1: ", path + ": "] where message.hasPrefix(prefix) {
      return String(message.dropFirst(prefix.count))
    }
    return message
  }

  /// The line for standard error.
  var line: String { "purlin: \(message)" }
}

extension ExitCode {
  /// Something was found; scripts can stop at this status.
  static let findings = ExitCode(1)
  /// A document could not be read or checked; the others were.
  static let incomplete = ExitCode(2)
}
