internal import AutoLayout
internal import DocumentAnalysis
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas

/// Checks documents: lays each of their trees out in each configuration and applies the rules.
///
///     let result = try Linter().lint(bytes, file: "Main.storyboard")
///     for finding in result.findings { print(finding.position, finding.message) }
@MainActor
package struct Linter {
  /// The settings, such as the rules and their severities.
  package var settings: LintSettings

  /// The configurations in which documents are checked, usually beginning with
  /// ``LintConfiguration/saved``.
  package var configurations: [LintConfiguration]

  /// The images of the app, which replace the image sizes in the document.
  package var images: AssetCatalogs?

  /// What the app declares about its windows.
  package var windows = AppWindows()

  /// Creates a linter; without arguments, each document is checked as it was saved.
  package init(
    settings: LintSettings = LintSettings(), configurations: [LintConfiguration] = [.saved]
  ) {
    self.settings = settings
    self.configurations = configurations
  }

  /// Checks one document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, for findings.
  ///   - path: Its path relative to the folder of the settings, for patterns; by default `file`.
  ///   - languages: Its texts in other languages, each checked on every canvas.
  /// - Returns: The findings, in the order of their positions.
  /// - Throws: `InterfaceDocumentError` if the bytes are not a document for UIKit.
  /// - Complexity: That of laying out every tree in every configuration, and testing every
  ///   constraint once. In scenes of thousands of views that depend on each other, this grows with
  ///   the third power: check untrusted documents in a process with a time limit.
  package func lint(
    _ bytes: [UInt8], file: String, path: String? = nil, languages: [LintLanguage] = []
  ) throws(InterfaceDocumentError) -> LintResult {
    let path = path ?? file
    let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    var document = try InterfaceDocument(parsing: bytes)
    if let images { document = document.withImages(images) }
    document = windows.marked(document, at: file)
    // Messages for the console are reported as findings.
    return LayoutEnvironment.with({ $0.log = .silent() }) {
      lint(document, bytes, file: file, name: name, path: path, languages: languages)
    }
  }

  private func lint(
    _ document: InterfaceDocument, _ bytes: [UInt8], file: String, name: String?, path: String,
    languages: [LintLanguage]
  ) -> LintResult {
    let owner = LintedDocument(
      document, MarkupIndex(bytes), target: settings.deploymentTarget, name: name)
    // What has several objects' id is not distinguished in a layout.
    let repeated = Set(owner.repeated.map(\.id))
    let targets = CodeTargets(document, owner.facts, windows.code)
    let reduced = document.showingOneAlternative(of: targets[.isHidden])
    let turns = windows.orientations.contains(.landscape)
    let rules = RuleCatalogue.rules.filter {
      settings.severity(of: $0.page, in: path) != nil && (turns || !$0.isAboutLandscape)
    }
    var collected = Findings()
    for rule in rules {
      var found = rule.findings(in: owner)
      targets.apply(rule, to: &found)
      collected.add(found, configuration: nil, scene: nil)
    }
    var assumption: String?
    for configuration in configurations(for: document, owner.markup, languages) {
      let stage = configuration.stage(for: document)
      let reducedStage = reduced.map(configuration.stage)
      assumption = assumption ?? stage.assumption
      for island in stage.document.islands {
        func scene(_ island: Island, on stage: InterfaceStage) -> DocumentScene {
          let scene = DocumentScene(
            island, on: stage, owner.facts, isAsSaved: configuration.isSaved,
            showsOtherTexts: configuration.showsOtherTexts)
          scene.hasSideInsets = turns
          return scene
        }
        let shown = scene(island, on: stage)
        // With one of the views that take turns in a stack view.
        lazy var reducedScene = reducedStage.flatMap { stage in
          stage.island(rootedAt: island.root.id).map { scene($0, on: stage) }
        }
        let place = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
        for rule in rules {
          var found = rule.findings(in: shown)
          if rule.isAboutTranslations, !found.isEmpty { estimate(&found, in: shown) }
          targets.apply(rule, to: &found)
          if rule.isAboutLandscape, windows.lacksList {
            for index in found.indices { found[index].severity = .note }
          }
          if rule.isAboutSpace, !found.isEmpty, let reducedScene {
            let left = Set(rule.findings(in: reducedScene).map(\.identity))
            for index in found.indices where !left.contains(found[index].identity) {
              found[index].severity = .note
            }
          }
          if !repeated.isEmpty { found.removeAll { $0.mentions(repeated) } }
          collected.add(found, configuration: configuration.name, scene: place)
        }
      }
    }
    var result = LintResult(file: file, markedIn: owner.markup, collected.findings)
    result.apply(settings, path: path)
    if !document.islands.isEmpty { result.assumption = assumption }
    return result
  }

  /// Decides about findings that rest on the estimated length of a text's translations.
  ///
  /// If the app has no longer language, or does not translate the document, the text does not grow; if it
  /// has one language only, the findings are notes. Of an app that is not known, nothing is decided.
  private func estimate(_ found: inout [LintFinding], in scene: DocumentScene) {
    let longer = windows.longerLanguages(settings.languages.filter { $0 != "all" })
    if longer == [] || windows.languages.count > 1 && !windows.isTranslated {
      found = []
    } else if longer == nil && !windows.languages.isEmpty || !windows.isTranslated {
      for index in found.indices { found[index].severity = .note }
    }
  }

  /// Returns the configurations, those of size classes that the document's variations name, and
  /// every canvas of both in the document's languages.
  private func configurations(
    for document: InterfaceDocument, _ markup: MarkupIndex, _ languages: [LintLanguage]
  ) -> [LintConfiguration] {
    var all = configurations
    if settings.coversSizeClasses, document.usesTraitCollections {
      let keys = markup.elements.filter { $0.name == "variation" }
        .compactMap { $0["key"].map { VariationKey($0.value) } }
        .filter { $0.horizontal != nil || $0.vertical != nil }
      all += LintConfiguration.sizeClasses.filter { named in
        keys.contains { $0.matches(named.traits) }
      }.map(\.configuration)
    }
    let canvases = all.filter { $0 == LintConfiguration(canvas: $0.canvas) }
    for language in languages {
      all += canvases.map { LintConfiguration(canvas: $0.canvas, language: language) }
    }
    var seen: Set<LintConfiguration> = []
    return all.filter { seen.insert($0).inserted }
  }
}

extension LintConfiguration {
  /// Creates the stage on which a document is laid out in this configuration.
  @MainActor
  package func stage(for document: InterfaceDocument) -> InterfaceStage {
    InterfaceStage(
      shown(document), canvas: canvas,
      // A saved size is that of the document's own text.
      unmeasurable: showsOtherTexts ? .estimated : .saved,
      preferences: InterfaceStage.Preferences(
        isRightToLeft: isRightToLeft || language?.isRightToLeft == true, textSize: textSize))
  }

  /// Returns a document with the texts of the configuration.
  package func shown(_ document: InterfaceDocument) -> InterfaceDocument {
    var shown = document
    if let language { shown = shown.localized(by: language.texts) }
    if isPseudoLocalized { shown = shown.mappingText(PseudoText.lengthened) }
    return shown
  }
}

extension LintFinding {
  /// Returns whether the finding is about one of these objects, or one of them is a reason for it.
  func mentions(_ ids: Set<String>) -> Bool {
    objectID.map(ids.contains) == true || related.contains { ids.contains($0.objectID) }
  }
}

/// Collects findings, each once with all the configurations in which it was found.
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
