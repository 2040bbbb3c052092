internal import AutoLayout
package import DocumentAnalysis
package import InterfaceBuilder
internal import LayoutAudit
package import LayoutProof

/// The linter's findings about what shows of single scenes, for pages that lay scenes out themselves.
///
/// They are those that `purlin check` reports for the same canvas: conflicts, ambiguity, and texts and controls
/// that are clipped, covered, outside or without a size.
@MainActor
package struct ShownFindings {
  private let owner: LintedDocument
  private let rules: [any LintRule]
  private let file: String
  private let settings: LintSettings

  /// Prepares the rules for a document.
  ///
  /// - Parameters:
  ///   - document: The document, with all its variations.
  ///   - bytes: Its text, which can contain markers.
  ///   - file: Its path.
  ///   - settings: The rules that are applied.
  package init(
    _ document: InterfaceDocument, _ bytes: [UInt8], file: String,
    settings: LintSettings = LintSettings()
  ) {
    self.init(document, MarkupIndex(bytes), file: file, settings: settings)
  }

  init(
    _ document: InterfaceDocument, _ markup: MarkupIndex, file: String,
    settings: LintSettings = LintSettings()
  ) {
    owner = LintedDocument(document, markup, target: settings.deploymentTarget)
    rules = RuleCatalogue.rules.filter {
      Self.kind(of: $0.page.id) != nil && settings.severity(of: $0.page, in: file) != nil
    }
    self.file = file
    self.settings = settings
  }

  /// The rules about ambiguity that the sizes of contents cause, besides open coordinates.
  private static let contentRules: Set<String> = [
    "content-priority-ambiguity", "ambiguous-scrollable-content",
  ]

  /// Returns what content priorities and the contents of scroll views leave open in a scene, which
  /// ``SceneExplanation`` does not describe.
  package func contentAmbiguity(in scene: DocumentScene) -> [LintFinding] {
    findings(in: scene).map(\.1).filter { Self.contentRules.contains($0.ruleID) }
  }

  /// Returns what a rule finds; nil if it does not show.
  static func kind(of rule: String) -> RangeProof.Kind? {
    switch rule {
    case let id where contentRules.contains(id): .ambiguity
    default: ScreenRule(rawValue: rule)?.kind
    }
  }

  /// Returns the errors and warnings about a scene, each with its kind.
  package func findings(in scene: DocumentScene) -> [(kind: RangeProof.Kind, LintFinding)] {
    let repeated = Set(owner.repeated.map(\.id))
    let found = rules.flatMap { $0.findings(in: scene) }.filter { !$0.mentions(repeated) }
    var result = LintResult(file: file, markedIn: owner.markup, found)
    result.apply(settings, path: file)
    return result.findings.compactMap { finding in
      guard finding.severity > .note, let kind = Self.kind(of: finding.ruleID) else { return nil }
      return (kind, finding)
    }
  }
}
