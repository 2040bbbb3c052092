/// The severity of a finding.
public enum LintSeverity: String, Hashable, Sendable, Comparable, CaseIterable, Codable {
  /// Information; no change is necessary.
  case note
  /// Something that users of the app may see.
  case warning
  /// The layout differs from what the document states.
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
