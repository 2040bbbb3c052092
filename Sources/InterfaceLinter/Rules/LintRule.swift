internal import InterfaceBuilder

/// One thing that can be wrong with a document.
///
/// A rule looks at a document once, or at each of its trees as laid out in each configuration. It
/// decides alone; who asked, and what is silenced, is no matter of a rule's.
protocol LintRule: Sendable {
  /// What the rule is about, why, and what to do.
  var page: RulePage { get }

  /// What is wrong with the document as it stands.
  @MainActor
  func findings(in document: LintedDocument) -> [LintFinding]

  /// What is wrong with one tree of it, laid out.
  @MainActor
  func findings(in scene: LintedScene) -> [LintFinding]
}

extension LintRule {
  func findings(in document: LintedDocument) -> [LintFinding] { [] }

  func findings(in scene: LintedScene) -> [LintFinding] { [] }

  /// A finding about a view.
  func finding(
    _ message: String, _ view: ViewElement, detail: String = "", severity: FindingSeverity? = nil,
    related: [LintFinding.Related] = [], repair: DocumentRepair? = nil
  ) -> LintFinding {
    LintFinding(
      rule: page.id, severity ?? page.severity, message, at: view.position, of: view.id,
      detail: detail, related: related, repair: repair)
  }

  /// A finding about a constraint.
  func finding(
    _ message: String, _ constraint: ConstraintElement, detail: String = "",
    severity: FindingSeverity? = nil, related: [LintFinding.Related] = [],
    repair: DocumentRepair? = nil
  ) -> LintFinding {
    LintFinding(
      rule: page.id, severity ?? page.severity, message, at: constraint.position,
      of: constraint.id, detail: detail, related: related, repair: repair)
  }
}
