/// A reported fact about a document or a layout.
///
/// The conforming types differ in what they refer to: `DocumentFinding` reports a problem found
/// while reading a document, `LayoutSnapshot.Finding` one found by layout, and `LintFinding` one
/// found by a rule of the linter.
public protocol Finding: Sendable {
  /// The kind of finding in kebab-case, such as `conflicting-constraints`.
  var id: String { get }
  /// The severity of the finding.
  var severity: FindingSeverity { get }
  /// What was found, with its values, in one line.
  var message: String { get }
}

/// The severity of a finding.
public enum FindingSeverity: String, Hashable, Sendable, CaseIterable, Codable {
  /// Information that requires no action.
  case note
  /// A possible mistake, or a problem that may be visible to users of the app.
  case warning
  /// Input that could not be read, or a layout that does not satisfy what the document specifies.
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
