internal import DocumentAnalysis
internal import Foundation
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
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
package struct DocumentAuditor {
  /// The ids of the rules that are asked.
  package var rules: Set<String>
  /// The canvases; the document's own by default.
  package var canvases: [InterfaceStage.Canvas]
  /// The images that the app has, which replace the sizes that a document keeps for them.
  package var images: AssetCatalogs?
  /// What the app declares about its windows and translations.
  package var windows = AppWindows()

  /// Creates an auditor; without arguments it checks all rules, on each document's own canvas.
  package init(
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
  package func audit(
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
      let stages = AuditStages(document, canvas, languages)
      for island in stage.document.islands {
        for finding in findings(of: island, of: document, on: canvas, languages, stages) {
          guard let index = places[finding.identity] else {
            places[finding.identity] = found.count
            found.append(finding)
            continue
          }
          found[index].configurations += finding.configurations
        }
      }
    }
    var result = LintResult(file: file, markedIn: markup, found)
    if !document.islands.isEmpty { result.assumption = assumption }
    return result
  }

  /// What an audit of one tree on one canvas finds.
  private func findings(
    of island: Island, of document: InterfaceDocument, on canvas: InterfaceStage.Canvas,
    _ languages: [LintLanguage], _ stages: AuditStages
  ) -> [LintFinding] {
    let audit = ScreenAudit(
      on: screen(of: island, on: canvas),
      rules: Set(rules.compactMap { ScreenRule(rawValue: $0) }),
      languages: languages.map { LayoutLanguage($0.code, isRightToLeft: $0.isRightToLeft) }
    ) {
      stages.layOut(island.root.id, in: $0)
    }
    let place = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
    let hasOwnColors = !document.resources.namedColors.isEmpty
    var views: [String: ViewElement] = [:]
    island.forEachView { if views[$0.id] == nil { views[$0.id] = $0 } }
    return audit.findings.compactMap { entry in
      // What a color of an asset catalog is in dark appearance is in the catalog.
      if hasOwnColors, entry.finding.rule == .contrast, entry.configuration.appearance == .dark {
        return nil
      }
      // The document does not have the views that a control makes.
      guard let id = entry.finding.elements.first?.id, let view = views[id],
        !isDoubledInVain(view, entry)
      else { return nil }
      var finding = finding(entry, view)
      finding.scene = place
      finding.configurations = [Self.name(of: entry.configuration, canvas)]
      return finding
    }
  }

  /// Whether a text that is clipped if it is doubled has no longer translation that is known.
  ///
  /// A translation of ideographs is not twice as wide, and is in another script.
  private func isDoubledInVain(_ view: ViewElement, _ entry: ScreenAudit.Finding) -> Bool {
    guard entry.finding.rule == .truncatedTranslation,
      entry.configuration.language == .doubleLength, let sample = TextSample(view)
    else { return false }
    return sample.isIdeographic || !sample.isTranslatable
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

  /// A finding of the audit at its place in the document.
  private func finding(_ found: ScreenAudit.Finding, _ view: ViewElement) -> LintFinding {
    var severity = found.finding.severity
    // A class of the app's own may take touches, or name itself, in code.
    if view.customClass != nil,
      found.finding.rule == .hitArea || found.finding.rule == .missingLabel
    {
      severity = .note
    }
    if found.finding.rule == .truncatedTranslation, !windows.isTranslated { severity = .note }
    let reason = found.finding.reason
    let claim = found.finding.claim.prefix(1).uppercased() + found.finding.claim.dropFirst()
    return LintFinding(
      rule: found.finding.rule.rawValue, severity, claim + (reason.isEmpty ? "." : ": \(reason)."),
      at: view.position, of: view.id, detail: found.finding.detail)
  }

  private static func name(
    of configuration: LayoutConfiguration, _ canvas: InterfaceStage.Canvas
  ) -> String {
    guard canvas == .document else { return configuration.description }
    let words = configuration.description.dropFirst(configuration.screen.description.count)
    return words.isEmpty ? "as saved" : String(words.dropFirst(2))
  }
}
