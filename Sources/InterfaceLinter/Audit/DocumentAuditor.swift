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
  /// What the app declares about its windows and translations, and what its code changes.
  package var windows = AppWindows()
  /// The rules that are asked for by their names, or all; what others find is a note where the document and its app do
  /// not yet do what the rule asks for.
  package var asked: Set<String>?
  /// The document's texts in all languages of the app, which show what a translation of a text needs.
  package var translations: [LintLanguage] = [] {
    didSet {
      translatedViews = Set(
        translations.flatMap { $0.texts.keys }.map { key in String(key.prefix { $0 != "." }) })
    }
  }
  /// The views of whose texts there are translations.
  private var translatedViews: Set<String> = []

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
    return LayoutEnvironment.with({ $0.log = .silent() }) {
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
    let facts = DocumentFacts(document)
    let unreported = UnreportedViews(markup, facts)
    let severities = Severities(
      asked: asked, practice: AuditPractice(document, markup, windows, languages),
      targets: CodeTargets(document, facts, windows.code),
      isTranslated: windows.isTranslated)
    for canvas in canvases {
      let stage = InterfaceStage(document, canvas: canvas)
      assumption = assumption ?? stage.assumption
      let stages = AuditStages(document, canvas, languages + translations)
      for island in stage.document.islands {
        for finding in findings(
          of: island, of: document, on: canvas, languages, stages, severities, unreported)
        {
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
    _ languages: [LintLanguage], _ stages: AuditStages, _ severities: Severities,
    _ unreported: UnreportedViews
  ) -> [LintFinding] {
    let longer = windows.longerLanguages(translations.map(\.code))
    let estimates: [LayoutLanguage] =
      longer.map { ($0.isEmpty ? [] : [.typical]) + [.doubleLength] } ?? [.doubleLength]
    func audit(_ rules: Set<ScreenRule>, _ languages: [LintLanguage]) -> [ScreenAudit.Finding] {
      ScreenAudit(
        on: screen(of: island, on: canvas), rules: rules,
        languages: languages.map { LayoutLanguage($0.code, isRightToLeft: $0.isRightToLeft) },
        estimates: estimates
      ) {
        stages.layOut(island.root.id, in: $0)
      }.findings
    }
    let all = audit(Set(rules.compactMap { ScreenRule(rawValue: $0) }), languages)
    // The length of a text whose translations are known is not estimated.
    let isDoubled = all.contains { isEstimated($0) && isTranslated($0) }
    let found =
      all.filter { entry in
        !isEstimated(entry)
          || !isTranslated(entry)
            && entry.configuration.language == (longer == nil ? .doubleLength : .typical)
      }
      + (isDoubled
        ? audit([.truncatedTranslation], translations).filter {
          !isEstimated($0) && isTranslated($0) && !all.contains($0)
        } : [])
    let place = LintFinding.Scene(name: island.displayName, rootID: island.root.id)
    let hasOwnColors = !document.resources.namedColors.isEmpty
    var views: [String: ViewElement] = [:]
    island.forEachView { if views[$0.id] == nil { views[$0.id] = $0 } }
    return found.compactMap { entry in
      // What a color of an asset catalog is in dark appearance is in the catalog.
      if hasOwnColors || windows.isAlwaysLight || windows.code.isAlwaysLight,
        entry.finding.rule == .contrast,
        entry.configuration.appearance == .dark
      {
        return nil
      }
      // The document does not have the views that a control makes.
      guard let id = entry.finding.elements.first?.id, let view = views[id],
        entry.finding.rule != .dynamicType || TextSample(view)?.isOfIcons != true,
        // A saved size that is larger or smaller than a text style is that of the canvas.
        entry.finding.detail != "fixed" || view.text?.font?.textStyle == nil,
        !isEstimated(entry) || canBeEstimated(view, severities.targets),
        !unreported.contains(id, for: entry.finding.rule)
      else { return nil }
      var finding = finding(entry, view, severities[entry, view])
      if windows.lacksList, entry.configuration.appearance == .dark { finding.severity = .note }
      finding.scene = place
      finding.configurations = [Self.name(of: entry.configuration, canvas)]
      return finding
    }
  }

  /// Whether a finding is about a text that is longer than the document's, and not a translation.
  private func isEstimated(_ entry: ScreenAudit.Finding) -> Bool {
    entry.finding.rule == .truncatedTranslation
      && [.typical, .doubleLength].contains(entry.configuration.language)
  }

  /// Whether the app has a translation of a finding's text.
  private func isTranslated(_ entry: ScreenAudit.Finding) -> Bool {
    guard entry.finding.rule == .truncatedTranslation, let id = entry.finding.elements.first?.id
    else { return false }
    return translatedViews.contains(id)
  }

  /// Whether the length of a text's translations can be estimated.
  ///
  /// The growth of English texts is known. A text that code sets is not that of the document, and one of a document that
  /// is not translated, in an app that is, stays as it is.
  private func canBeEstimated(_ view: ViewElement, _ targets: CodeTargets) -> Bool {
    guard windows.isTranslated || windows.languages.count < 2, !targets[.texts].contains(view.id)
    else { return false }
    return TextSample(view).map { $0.isInEnglishLetters && $0.isTranslatable } ?? true
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
  private func finding(
    _ found: ScreenAudit.Finding, _ view: ViewElement, _ severity: FindingSeverity
  ) -> LintFinding {
    // A color of the system can be another one in dark appearance.
    let isDark = found.finding.rule == .contrast && found.configuration.appearance == .dark
    let reason = found.finding.reason + (isDark ? " in dark appearance" : "")
    let claim = found.finding.claim.prefix(1).uppercased() + found.finding.claim.dropFirst()
    return LintFinding(
      rule: found.finding.rule.rawValue, severity, claim + (reason.isEmpty ? "." : ": \(reason)."),
      at: view.position, of: view.id, detail: found.finding.detail)
  }

  private static func name(
    of configuration: LayoutConfiguration, _ canvas: InterfaceStage.Canvas
  ) -> String {
    var configuration = configuration
    // As the linter names it, so that a finding of both is said of one language.
    if configuration.language != .development, configuration.language.pseudo == nil {
      configuration.language.name = "language " + configuration.language.name
    }
    guard canvas == .document else { return configuration.description }
    let words = configuration.description.dropFirst(configuration.screen.description.count)
    return words.isEmpty ? "as saved" : String(words.dropFirst(2))
  }
}

/// How severe what an audit finds is in a document.
private struct Severities {
  let asked: Set<String>?
  let practice: AuditPractice
  let targets: CodeTargets
  let isTranslated: Bool

  /// The severity of a finding about a view.
  subscript(found: ScreenAudit.Finding, view: ViewElement) -> FindingSeverity {
    let rule = found.finding.rule
    let isNote =
      switch rule {
      // A class of the app's own may take touches, or name itself, in code.
      case .hitArea: view.customClass != nil
      case .missingLabel: view.customClass != nil || targets[.labels].contains(view.id)
      case .truncatedTranslation:
        !isTranslated || isOfCode(view, [.texts, .frames])
          || [.typical, .doubleLength].contains(found.configuration.language)
      case .clippedAtLargeSizes:
        isOfCode(view, [.texts, .frames, .fonts]) || Self.setsOwnFont(view)
      case .dynamicType: isOfCode(view, [.fonts]) || Self.setsOwnFont(view)
      case .contrast: targets[.textColors].contains(view.id)
      default: false
      }
    let isAsked = asked?.contains(rule.rawValue) ?? true
    let isDark = found.configuration.appearance == .dark
    return isNote || !isAsked && !practice.includes(rule, inDark: isDark)
      ? .note : found.finding.severity
  }

  /// Whether code makes one of some changes of a view.
  private func isOfCode(_ view: ViewElement, _ shares: [CodeShare]) -> Bool {
    shares.contains { targets[$0].contains(view.id) }
  }

  /// Whether a view is a button of a class of the app's own, which usually gives it its font.
  private static func setsOwnFont(_ view: ViewElement) -> Bool {
    view.kind == .button && view.customClass != nil
  }
}

/// The views of a document about which an audit says nothing, by the rule.
private struct UnreportedViews {
  /// The buttons that do nothing: without an action, a segue, a menu, a recognizer or an outlet.
  private var idle: Set<String> = []
  /// The labels of the built-in styles of cells, which give them their frames.
  private var labels: Set<String> = []

  init(_ markup: MarkupIndex, _ facts: DocumentFacts) {
    for element in markup.elements {
      if element.name == "tableViewCell" {
        labels.formUnion(["textLabel", "detailTextLabel"].compactMap { element[$0]?.value })
      }
      guard element.name == "button", element["customClass"] == nil,
        let id = element["id"]?.value, facts.outlets(to: id).isEmpty
      else { continue }
      let children = element.children.map { markup.elements[$0].name }
      if !children.contains("connections"), !children.contains("menu") { idle.insert(id) }
    }
  }

  func contains(_ id: String, for rule: ScreenRule) -> Bool {
    switch rule {
    case .hitArea: idle.contains(id)
    case .truncatedTranslation, .clippedAtLargeSizes: labels.contains(id)
    default: false
    }
  }
}
