internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// What the reader of the document could not make sense of.
struct UnreadablePart: LintRule {
  let page = RulePage(
    "unreadable-part", .document, .warning,
    "Part of the document could not be read",
    why: """
      What is said there takes no part in layout here, and Interface Builder may refuse or drop it. \
      Elements and attributes that are merely unknown are not reported.
      """,
    mend: "Correct the value, or save the document anew in Interface Builder.",
    example: """
      <constraint firstAttribute="width" constant="wide" id="wid-aa-001"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    // A name of nothing is the business of the rule for references.
    let told = Set(UnknownReference().findings(in: document).map(\.position))
    return document.document.findings.compactMap { finding in
      guard finding.severity != .note, !told.contains(finding.position) else { return nil }
      return LintFinding(
        rule: page.id, finding.severity == .error ? .error : .warning, finding.message + ".",
        at: finding.position, of: finding.objectID, detail: finding.message)
    }
  }
}
