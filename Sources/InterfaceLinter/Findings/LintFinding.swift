public import InterfaceBuilder
@_exported public import LayoutGeometry

/// What a rule holds against a place in a document.
public struct LintFinding: Finding, Hashable, Codable {
  /// A place that belongs to a finding besides its own, such as a member of a conflict.
  public struct Related: Hashable, Sendable, Codable {
    /// The id of the view or constraint.
    public let objectID: String
    /// What it is, in words.
    public let message: String
    /// Where it stands in the text.
    public let position: SourcePosition
  }

  /// The id of the rule.
  public let ruleID: String
  /// The kind of finding, which is the rule.
  public var id: String { ruleID }
  /// How much it matters.
  public internal(set) var severity: FindingSeverity
  /// What was found, with its values, in one line.
  public internal(set) var message: String
  /// Where it stands in the text.
  public let position: SourcePosition
  /// The id of the view, constraint or controller; nothing for the document itself.
  public let objectID: String?
  /// What distinguishes findings of one rule about one object, such as `trailing`.
  public let detail: String
  /// The name of the scene, cell or view it was found in, and that tree's id.
  public internal(set) var scene: Scene?
  /// Other places that belong to it.
  public let related: [Related]
  /// The names of the configurations it holds in; ``LintConfiguration`` says what they are.
  public internal(set) var configurations: [String] = []
  /// How the document could be mended; nothing where no edit is known to be right.
  public let repair: DocumentRepair?

  /// The edits that ``repair`` amounts to, in the order of their places.
  public internal(set) var edits: [DocumentEdit] = []

  /// A tree of the document that is laid out by itself.
  public struct Scene: Hashable, Sendable, Codable {
    /// The name its author gave it, or the id.
    public let name: String
    /// The id of its outermost view.
    public let rootID: String
  }

  init(
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

  /// What is the same in every configuration in which the same thing is found.
  var identity: Identity { Identity(ruleID: ruleID, objectID: objectID, detail: detail) }

  /// What makes two findings of one document the same finding.
  struct Identity: Hashable, Sendable {
    let ruleID: String
    let objectID: String?
    let detail: String
  }
}

extension LintFinding: Comparable {
  /// Orders findings as their places follow each other in the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.position, left.ruleID, left.detail, left.message)
      < (right.position, right.ruleID, right.detail, right.message)
  }
}
