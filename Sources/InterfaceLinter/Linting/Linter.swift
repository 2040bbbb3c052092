internal import AutoLayout
internal import HeadlessUIKit
public import InterfaceBuilder

/// Judges documents: lays each of their trees out in each configuration and asks every rule.
///
///     let result = try Linter().lint(bytes, file: "Main.storyboard")
///     for finding in result.findings { print(finding.position, finding.message) }
@MainActor
public struct Linter {
  /// What is asked for in settings: which rules, how severe, and more.
  public var settings: LintSettings

  /// The ways of looking at a document, the one it was saved on first as a rule.
  public var configurations: [LintConfiguration]

  /// Makes a linter; without arguments each document is seen as it was saved.
  public init(
    settings: LintSettings = LintSettings(), configurations: [LintConfiguration] = [.saved]
  ) {
    self.settings = settings
    self.configurations = configurations
  }

  /// Judges one document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, as findings carry it and settings match it.
  /// - Returns: What was found, in the order of its places.
  /// - Throws: ``InterfaceDocumentError`` where the bytes are no document for UIKit.
  /// - Complexity: That of laying out every tree in every configuration, and trying out every
  ///   constraint once.
  public func lint(
    _ bytes: [UInt8], file: String
  ) throws(InterfaceDocumentError) -> LintResult {
    // What the console would say is said as findings.
    let report = LayoutLog.shared.report
    LayoutLog.shared.report = { _ in }
    defer { LayoutLog.shared.report = report }
    let document = try InterfaceDocument(parsing: bytes)
    let owner = LintedDocument(
      document, MarkupIndex(bytes), target: settings.deploymentTarget)
    let rules = RuleCatalogue.rules.filter { settings.severity(of: $0.page, in: file) != nil }
    var collected = Findings()
    for rule in rules { collected.add(rule.findings(in: owner), configuration: nil, scene: nil) }
    for configuration in configurations(for: document) {
      let stage = configuration.stage(for: document)
      for island in stage.document.islands {
        let scene = LintedScene(of: owner, on: stage, island, configuration)
        let place = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
        for rule in rules {
          collected.add(
            rule.findings(in: scene), configuration: configuration.name, scene: place)
        }
      }
    }
    return LintResult(
      file: file, collected.findings, owner: owner, settings: settings)
  }

  /// The configurations without those that show a document a second time in the same way.
  private func configurations(for document: InterfaceDocument) -> [LintConfiguration] {
    var seen: Set<LintConfiguration> = []
    return configurations.filter { seen.insert($0).inserted }
  }
}

extension LintConfiguration {
  /// Sets the stage on which a document is seen in this way.
  @MainActor
  func stage(for document: InterfaceDocument) -> InterfaceStage {
    InterfaceStage(
      isPseudoLocalized ? document.mappingText(PseudoText.lengthened) : document, canvas: canvas,
      preferences: InterfaceStage.Preferences(
        isRightToLeft: isRightToLeft, textSize: textSize))
  }
}

/// Findings as they come in, each thing once with all the configurations in which it was found.
private struct Findings {
  private(set) var findings: [LintFinding] = []
  private var places: [LintFinding.Identity: Int] = [:]

  mutating func add(
    _ found: [LintFinding], configuration: String?, scene: LintFinding.Scene?
  ) {
    for var finding in found {
      if let index = places[finding.identity] {
        if let configuration, findings[index].configurations.last != configuration {
          findings[index].configurations.append(configuration)
        }
        continue
      }
      finding.scene = scene
      finding.configurations = configuration.map { [$0] } ?? []
      places[finding.identity] = findings.count
      findings.append(finding)
    }
  }
}
