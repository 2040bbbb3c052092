/// Something the reader of a document noticed and went on from.
public struct DocumentFinding: Hashable, Sendable {
  /// How much a finding matters.
  public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// An unknown element or attribute; nothing else is affected.
    case note
    /// Something doubtful that was read all the same.
    case warning
    /// Something that could not be read; it is missing from the document.
    case error

    /// Orders severities from note to error.
    public static func < (left: Self, right: Self) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// How much it matters.
  public let severity: Severity

  /// The finding with its values, in one line without a full stop.
  public let message: String

  /// The position in the text.
  public let position: SourcePosition

  /// The id of the object that contains it, if that has one.
  public let objectID: String?

  /// Creates a finding.
  public init(
    _ severity: Severity, _ message: String, at position: SourcePosition, objectID: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.position = position
    self.objectID = objectID
  }
}

extension DocumentFinding: CustomStringConvertible {
  /// The finding as compilers print it, `line:column: severity: message`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}
