public import LayoutGeometry

/// Something the reader of a document noticed and went on from.
public struct DocumentFinding: Finding, Hashable {
  /// The kind of finding: `document`.
  public var id: String { "document" }

  /// How much it matters.
  public let severity: FindingSeverity

  /// The finding with its values, in one line without a full stop.
  public let message: String

  /// The position in the text.
  public let position: SourcePosition

  /// The id of the object that contains it, if that has one.
  public let objectID: String?

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
  /// The finding as compilers print it, `line:column: severity: message`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}
