public import LayoutGeometry

/// A problem in a document that does not prevent reading the rest of it.
public struct DocumentFinding: Finding, Hashable {
  /// What is wrong, where another check reports the same.
  package enum Kind: Hashable, Sendable {
    /// The id is that of an element before.
    case duplicateID
    /// Anything else.
    case other
  }

  /// The kind of finding: `document`.
  public var id: String { "document" }

  /// The severity of the finding.
  public let severity: FindingSeverity

  /// The message, in one line without a period.
  public let message: String

  /// The position in the source text.
  public let position: SourcePosition

  /// The id of the object that contains the problem, if the object has one.
  public let objectID: String?

  package var kind = Kind.other

  /// Creates a finding.
  public init(
    _ severity: FindingSeverity, _ message: String, at position: SourcePosition,
    objectID: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.position = position
    self.objectID = objectID
  }
}

extension DocumentFinding: CustomStringConvertible {
  /// The finding in the format of compilers, `line:column: severity: message`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}
