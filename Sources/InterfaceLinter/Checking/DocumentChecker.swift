internal import DocumentAnalysis
internal import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
package import LayoutProof

/// Checks documents with everything that Purlin knows: the linter, the audit and the sizes of screens.
///
///     let result = try DocumentChecker(linter: Linter()).check(bytes, file: "Main.storyboard")
///     for finding in result.findings { print(finding.position, finding.message) }
///
/// A cause that several of them find is one finding.
@MainActor
package struct DocumentChecker {
  /// The linter, whose settings apply to all findings.
  package var linter: Linter
  /// The audit; nil to leave it out.
  package var auditor: DocumentAuditor?
  /// Whether screens are checked at every size.
  package var checksSizes: Bool

  /// What the documents' app declares about its windows.
  package var windows = AppWindows()

  /// The widths and heights at which screens are checked, in points.
  package static let sizes = 320.0...1366.0

  /// Creates a checker that leaves out what the linter's settings turn off.
  package init(linter: Linter, auditor: DocumentAuditor? = nil, checksSizes: Bool = true) {
    self.linter = linter
    var auditor = auditor ?? DocumentAuditor()
    auditor.images = linter.images
    auditor.rules = auditor.rules.filter { linter.settings.rules[$0]?.isOn ?? true }
    auditor.asked = auditor.rules.filter { linter.settings.rules[$0]?.isOn ?? false }
    self.auditor = auditor.rules.isEmpty ? nil : auditor
    self.checksSizes =
      checksSizes && RulePage.sizes.contains { linter.settings.rules[$0.id]?.isOn ?? true }
  }

  /// Checks one document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, for findings.
  ///   - path: Its path relative to the folder of the settings, for patterns; by default `file`.
  ///   - languages: Its texts in other languages.
  ///   - assertions: What must hold on its screens at every size.
  /// - Returns: The findings, in the order of their positions.
  /// - Throws: `InterfaceDocumentError` if the bytes are not a document for UIKit.
  /// - Complexity: That of ``Linter/lint(_:file:path:languages:)``, of an audit, and of a proof of each
  ///   screen, which takes the most time.
  package func check(
    _ bytes: [UInt8], file: String, path: String? = nil, languages: [LintLanguage] = [],
    asserting assertions: AssertionList = AssertionList()
  ) throws(InterfaceDocumentError) -> LintResult {
    let settings = linter.settings
    var result = try linter.lint(bytes, file: file, path: path, languages: languages)
    guard auditor != nil || checksSizes else { return result }
    var document = try InterfaceDocument(parsing: bytes)
    if let images = linter.images { document = document.withImages(images) }
    document = windows.marked(document, at: file)
    let causes = CommonCauses(document)
    if var auditor {
      (auditor.images, auditor.windows) = (linter.images, windows)
      var audited = try auditor.audit(bytes, file: file, languages: languages)
      audited.apply(settings, path: path ?? file)
      causes.add(audited, to: &result)
    }
    if checksSizes {
      let explained = result.findings.filter { $0.ruleID == "canvas-only-constraint" }
      var sized = SizeFindings.result(
        of: document, MarkupIndex(bytes), file: file, asserting: assertions, windows: windows,
        explained: Set(explained.compactMap(\.objectID)))
      sized.apply(settings, path: path ?? file)
      causes.add(sized, to: &result)
    }
    if !windows.code.isLoaded {
      // Nobody sees what nothing loads.
      for index in result.findings.indices { result.findings[index].severity = .note }
    }
    return result
  }
}
