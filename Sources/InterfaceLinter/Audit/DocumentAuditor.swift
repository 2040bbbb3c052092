internal import DocumentAnalysis
internal import Foundation
public import HeadlessUIKit
public import InterfaceBuilder
public import InterfaceCanvas
internal import LayoutAudit
internal import TextMetrics
internal import ViewAnalysis

/// Audits documents: hit areas, labels, contrast, text sizes, translations and the mirrored direction.
///
///     let result = try DocumentAuditor().audit(bytes, file: "Main.storyboard")
///     for finding in result.findings { print(finding.position, finding.message) }
///
/// The rules are those that `ScreenAudit` asks of views made by code; see
/// ``RulePage/audits``.
@MainActor
public struct DocumentAuditor {
  /// The ids of the rules that are asked.
  public var rules: Set<String>
  /// The canvases; the document's own by default.
  public var canvases: [InterfaceStage.Canvas]
  /// The images that the app has, which replace the sizes that a document keeps for them.
  public var images: AssetCatalogs?

  /// Creates an auditor; without arguments it checks all rules, on each document's own canvas.
  public init(
    rules: Set<String> = Set(RulePage.audits.map(\.id)),
    canvases: [InterfaceStage.Canvas] = [.document]
  ) {
    self.rules = rules
    self.canvases = canvases
  }

  /// Audits one document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, as findings carry it.
  ///   - languages: Its texts in other languages.
  /// - Returns: What was found, in the order of its places.
  /// - Throws: `InterfaceDocumentError` where the bytes are no document for UIKit.
  /// - Complexity: Five layouts of every tree on each canvas, and one for each language.
  public func audit(
    _ bytes: [UInt8], file: String, languages: [LintLanguage] = []
  ) throws(InterfaceDocumentError) -> LintResult {
    var document = try InterfaceDocument(parsing: bytes)
    if let images { document = document.withImages(images) }
    // What the console would say is the linter's to report.
    var environment = LayoutEnvironment.current
    environment.log = .silent()
    return LayoutEnvironment.with(environment) {
      audit(document, MarkupIndex(bytes), file, languages)
    }
  }

  private func audit(
    _ document: InterfaceDocument, _ markup: MarkupIndex, _ file: String,
    _ languages: [LintLanguage]
  ) -> LintResult {
    var found: [LintFinding] = []
    var places: [LintFinding.Identity: Int] = [:]
    var assumption: String?
    for canvas in canvases {
      let stage = InterfaceStage(document, canvas: canvas)
      assumption = assumption ?? stage.assumption
      for island in stage.document.islands {
        for finding in findings(of: island, of: document, on: canvas, languages) {
          guard let index = places[finding.identity] else {
            places[finding.identity] = found.count
            found.append(finding)
            continue
          }
          found[index].configurations += finding.configurations
        }
      }
    }
    let kept = found.filter { !MarkerIndex(markup).disables($0.ruleID, at: $0.position) }
    var lines: [Int: String] = [:]
    for line in kept.map(\.position.line) where lines[line] == nil {
      lines[line] = markup.line(line)
    }
    var result = LintResult(file: file, findings: kept.sorted(), lines: lines)
    result.silenced = found.count - kept.count
    if !document.islands.isEmpty { result.assumption = assumption }
    return result
  }

  /// What an audit of one tree on one canvas finds.
  private func findings(
    of island: Island, of document: InterfaceDocument, on canvas: InterfaceStage.Canvas,
    _ languages: [LintLanguage]
  ) -> [LintFinding] {
    let audit = ScreenAudit(
      on: screen(of: island, on: canvas),
      rules: Set(rules.compactMap { ScreenRule(rawValue: $0) }),
      languages: languages.map { LayoutLanguage($0.code, isRightToLeft: $0.isRightToLeft) }
    ) {
      layOut(island.root.id, of: document, on: canvas, in: $0, languages)
    }
    let place = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
    let hasOwnColors = !document.resources.namedColors.isEmpty
    return audit.findings.compactMap { entry in
      // What a color of an asset catalog is in dark appearance is in the catalog.
      if hasOwnColors, entry.finding.rule == .contrast, entry.configuration.appearance == .dark {
        return nil
      }
      guard var finding = finding(entry, island) else { return nil }
      finding.scene = place
      finding.configurations = [Self.name(of: entry.configuration, canvas)]
      return finding
    }
  }

  /// The screen that findings name.
  private func screen(of island: Island, on canvas: InterfaceStage.Canvas) -> LayoutScreen {
    switch canvas {
    case .device(let device, let orientation): return .device(device, orientation)
    case .size(let size, let scale): return .size(size.width, size.height, scale: scale)
    case .document:
      let frame = island.root.frame
      return .size(max(1, frame?.width ?? 375), max(1, frame?.height ?? 667))
    }
  }

  /// Lays a tree of the document out in a combination.
  private func layOut(
    _ root: String, of document: InterfaceDocument, on canvas: InterfaceStage.Canvas,
    in configuration: LayoutConfiguration, _ languages: [LintLanguage]
  ) -> LaidOutScreen {
    var shown = document
    if let language = languages.first(where: { $0.code == configuration.language.name }) {
      shown = shown.localized(by: language.texts)
    } else if let pseudo = configuration.language.pseudo {
      shown = shown.mappingText { pseudo($0) }
    }
    let isUsual = configuration.textSize == .large && configuration.language == .development
    let stage = InterfaceStage(
      shown, canvas: canvas,
      // A saved size is that of the text in the document.
      unmeasurable: isUsual ? .saved : .estimated,
      preferences: InterfaceStage.Preferences(
        isRightToLeft: configuration.isRightToLeft,
        textSize: configuration.textSize == .large
          ? nil : ContentSizeCategory(rawValue: configuration.textSize.rawValue)))
    guard let island = stage.document.islands.first(where: { $0.root.id == root }) else {
      preconditionFailure("a document has the same trees in every language")
    }
    let staged = stage.present(island)
    if configuration.appearance == .dark {
      staged.window.overrideUserInterfaceStyle = .dark
      staged.window.layoutIfNeeded()
    }
    return LaidOutScreen(
      window: staged.window, root: staged.root, scene: ViewScene(staged), in: configuration)
  }

  /// A finding of the audit at its place in the document; nil for what the document does not have, such
  /// as a view that a control makes.
  private func finding(_ found: ScreenAudit.Finding, _ island: Island) -> LintFinding? {
    guard let element = found.finding.elements.first,
      let view = island.views.first(where: { $0.id == element.id })
    else { return nil }
    var severity = found.finding.severity
    // A class of the app's own may take touches, or name itself, in code.
    if view.customClass != nil,
      found.finding.rule == .hitArea || found.finding.rule == .missingLabel
    {
      severity = .note
    }
    let reason = found.finding.reason
    let claim = found.finding.claim.prefix(1).uppercased() + found.finding.claim.dropFirst()
    return LintFinding(
      rule: found.finding.rule.rawValue, severity, claim + (reason.isEmpty ? "." : ": \(reason)."),
      at: view.position, of: element.id, detail: found.finding.detail)
  }

  private static func name(
    of configuration: LayoutConfiguration, _ canvas: InterfaceStage.Canvas
  ) -> String {
    guard canvas == .document else { return configuration.description }
    let words = configuration.description.dropFirst(configuration.screen.description.count)
    return words.isEmpty ? "as saved" : String(words.dropFirst(2))
  }
}
