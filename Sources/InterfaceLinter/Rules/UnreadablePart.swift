internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports parts of the document that could not be read.
struct UnreadablePart: LintRule {
  let page = RulePage(
    "unreadable-part", .document, .warning,
    "Part of the document could not be read",
    why: """
      It has no effect on the layout here, and Interface Builder may reject or drop it. Elements and \
      attributes with unknown names are not reported.
      """,
    mend: "Correct the value, or save the document again in Interface Builder.",
    example: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
          <constraint firstAttribute="width" constant="wide" id="width"/>
        </constraints>
      </view>
      """,
    corrected: """
      <view id="box">
        <constraints>
          <constraint firstAttribute="height" constant="44" id="height"/>
          <constraint firstAttribute="width" constant="44" id="width"/>
        </constraints>
      </view>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    // References to missing objects and repeated ids are reported by other rules.
    let told = Set(UnknownReference().findings(in: document).map(\.position))
    return document.document.findings.compactMap { finding in
      guard finding.severity != .note, !told.contains(finding.position),
        finding.kind != .duplicateID
      else { return nil }
      return LintFinding(
        rule: page.id, finding.severity == .error ? .error : .warning, finding.message + ".",
        at: finding.position, of: finding.objectID, detail: finding.message)
    }
  }
}
