internal import Foundation

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

  /// A file cannot be written (`EX_CANTCREAT`).
  static func output(_ message: String) -> Self { Self(status: 73, message: message) }

  func exit() -> Never {
    FileHandle.standardError.write(Data("purlin: \(message)\n".utf8))
    Foundation.exit(status)
  }
}
