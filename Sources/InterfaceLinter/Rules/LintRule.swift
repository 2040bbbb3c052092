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

  /// Returns a finding about an object of the document.
  func finding(
    _ message: String, _ subject: some FindingSubject, detail: String = "",
    severity: FindingSeverity? = nil, related: [LintFinding.Related] = [],
    repair: DocumentRepair? = nil
  ) -> LintFinding {
    LintFinding(
      rule: page.id, severity ?? page.severity, message, at: subject.position,
      of: subject.objectID, detail: detail, related: related, repair: repair)
  }
}

/// An object of a document that a finding can be about.
protocol FindingSubject {
  /// The position of its element.
  var position: SourcePosition { get }
  /// Its id; nil if the document gives it none.
  var objectID: String? { get }
}

extension ViewElement: FindingSubject {
  var objectID: String? { id }
}

extension ConstraintElement: FindingSubject {
  var objectID: String? { id }
}

extension XMLMarkup: FindingSubject {
  var objectID: String? { self["id"]?.value }
}

extension LintFinding.Related {
  /// Creates the place of an object with a description.
  init(_ subject: some FindingSubject, _ message: String) {
    self.init(objectID: subject.objectID ?? "", message: message, position: subject.position)
  }

  /// Creates the place of a view with its name.
  init(_ view: ViewElement) { self.init(view, "\"\(view.outlineName)\"") }

  /// Creates the place of a constraint with its formula.
  @MainActor
  init(_ constraint: SceneConstraint, in scene: DocumentScene) {
    self.init(constraint.element, scene.words(constraint))
  }
}
