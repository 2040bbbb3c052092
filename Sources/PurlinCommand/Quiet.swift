internal import AutoLayout

/// Turns off the console log: conflicts are findings of the command and would be printed twice.
@MainActor
enum Quiet {
  static func begin() { LayoutLog.shared.isMuted = true }
}
