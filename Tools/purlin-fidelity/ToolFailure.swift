internal import Foundation

/// Why the tool stops, in one line.
struct ToolFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }

  /// A file cannot be read, or an option has an unknown value.
  static func input(_ message: String) -> Self { Self(message: message) }

  /// Prints a line on standard error.
  static func report(_ message: String) {
    FileHandle.standardError.write(Data("purlin-fidelity: \(message)\n".utf8))
  }
}
