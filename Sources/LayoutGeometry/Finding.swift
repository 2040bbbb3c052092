/// A reported fact about a document or a layout.
///
/// `DocumentFinding` is what reading a document found, `LayoutSnapshot.Finding` what layout found, and
/// `LintFinding` what a rule found. They differ in what they point at.
public protocol Finding: Sendable {
  /// The kind of finding in kebab-case, such as `conflicting-constraints`.
  var id: String { get }
  /// How much it matters.
  var severity: FindingSeverity { get }
  /// What was found, with its values, in one line.
  var message: String { get }
}

/// How much a finding matters.
public enum FindingSeverity: String, Hashable, Sendable, CaseIterable, Codable {
  /// Worth knowing; nothing need be done.
  case note
  /// Something doubtful, or that a user of the app may come to see.
  case warning
  /// Something that could not be read, or a layout that does not do what the document says.
  case error
}

extension FindingSeverity: Comparable {
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
