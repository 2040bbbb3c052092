internal import Foundation

/// Where Auto Layout's console messages go; replaceable, so that tests and tools can listen.
@MainActor
public final class LayoutLog {
  /// The log that layout writes to.
  public static let shared = LayoutLog()

  /// Receives each message; prints to standard error unless replaced.
  public var write: (String) -> Void = { message in
    FileHandle.standardError.write(Data(("[LayoutConstraints] " + message + "\n").utf8))
  }
}
