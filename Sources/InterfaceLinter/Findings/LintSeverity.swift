/// How much a finding matters.
public enum LintSeverity: String, Hashable, Sendable, Comparable, CaseIterable, Codable {
  /// Worth knowing; nothing need be done.
  case note
  /// Something a user of the app may come to see.
  case warning
  /// Layout does not do what the document says.
  case error

  /// Orders severities from note to error.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
