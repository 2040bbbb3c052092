public import InterfaceBuilder
@_exported public import LayoutGeometry

/// A finding of a rule at a position in a document.
public struct LintFinding: Finding, Hashable, Codable {
  /// Another position that belongs to a finding, such as a member of a conflict.
  package struct Related: Hashable, Sendable, Codable {
    /// The id of the view or constraint.
    package let objectID: String
    /// A description of the object.
    package let message: String
    /// The position in the text.
    package let position: SourcePosition
  }

  /// The id of the rule.
  package let ruleID: String
  /// The kind of finding, which is the rule.
  public var id: String { ruleID }
  /// The severity.
  public internal(set) var severity: FindingSeverity
  /// The finding with its values, in one line.
  public internal(set) var message: String
  /// The position in the text.
  public let position: SourcePosition
  /// The id of the view, constraint or controller; nil for the document itself.
  package let objectID: String?
  /// A value that distinguishes findings of one rule about one object, such as `trailing`.
  package let detail: String
  /// The scene, cell or view that contains the object.
  public internal(set) var scene: Scene?
  /// Other positions that belong to the finding.
  package let related: [Related]
  /// The names of the configurations in which it occurs; see ``LintConfiguration``.
  package internal(set) var configurations: [String] = []
  /// The repair; nil if no edit is known to be correct.
  public let repair: DocumentRepair?

  /// The edits of ``repair``, in the order of their positions.
  public internal(set) var edits: [DocumentEdit] = []

  /// A tree of the document that is laid out separately.
  public struct Scene: Hashable, Sendable, Codable {
    /// The label that was set in Interface Builder, or the id.
    public let name: String
    /// The id of its outermost view.
    public let rootID: String
  }

  /// Creates a finding.
  package init(
    rule: String, _ severity: FindingSeverity, _ message: String, at position: SourcePosition,
    of objectID: String?, detail: String = "", related: [Related] = [],
    repair: DocumentRepair? = nil
  ) {
    ruleID = rule
    self.severity = severity
    self.message = message
    self.position = position
    self.objectID = objectID
    self.detail = detail
    self.related = related
    self.repair = repair
  }

  /// The properties that are equal in every configuration in which a finding occurs.
  package var identity: Identity { Identity(ruleID: ruleID, objectID: objectID, detail: detail) }

  /// The properties that identify a finding in a document.
  package struct Identity: Hashable, Sendable {
    let ruleID: String
    let objectID: String?
    let detail: String
  }
}

extension LintFinding: Comparable {
  /// Orders findings by their positions in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.position, left.ruleID, left.detail, left.message)
      < (right.position, right.ruleID, right.detail, right.message)
  }
}
