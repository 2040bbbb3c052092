internal import DocumentAnalysis
internal import InterfaceBuilder

/// A check for one kind of finding.
///
/// A rule checks a document once, or each of its trees as laid out in each configuration. Settings
/// and suppression are handled outside of rules.
protocol LintRule: Sendable {
  /// The rule's documentation.
  var page: RulePage { get }

  /// Whether what it finds shows in landscape only.
  var isAboutLandscape: Bool { get }

  /// Whether what it finds shows only when texts are translated.
  var isAboutTranslations: Bool { get }

  /// The changes by code that take away what it finds in a view, or in one related to it.
  var leftToCode: Set<CodeShare> { get }

  /// Whether what it finds may need that several views are shown which take turns in a stack view.
  var isAboutSpace: Bool { get }

  /// Returns the findings in the document, without layout.
  @MainActor
  func findings(in document: LintedDocument) -> [LintFinding]

  /// Returns the findings in one tree of the document, after layout.
  @MainActor
  func findings(in scene: DocumentScene) -> [LintFinding]
}

extension LintRule {
  var isAboutLandscape: Bool { false }

  var isAboutTranslations: Bool { false }

  var leftToCode: Set<CodeShare> { [] }

  var isAboutSpace: Bool { false }

  func findings(in document: LintedDocument) -> [LintFinding] { [] }

  func findings(in scene: DocumentScene) -> [LintFinding] { [] }

  /// Returns a finding about a view.
  func finding(
    _ message: String, _ view: ViewElement, detail: String = "", severity: FindingSeverity? = nil,
    related: [LintFinding.Related] = [], repair: DocumentRepair? = nil
  ) -> LintFinding {
    LintFinding(
      rule: page.id, severity ?? page.severity, message, at: view.position, of: view.id,
      detail: detail, related: related, repair: repair)
  }

  /// Returns a finding about a constraint.
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
