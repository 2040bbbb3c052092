internal import AutoLayout

/// Conflicts are findings of the command; Apple's console text would say them twice.
@MainActor
enum Quiet {
  static func begin() { LayoutLog.shared.write = { _ in } }
}
