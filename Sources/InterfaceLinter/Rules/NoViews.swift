internal import InterfaceBuilder

/// Reports documents without views.
struct NoViews: LintRule {
  let page = RulePage(
    "no-views", .document, .warning,
    "The document has no views",
    why: """
      Nothing was laid out, so the absence of other findings has no meaning. Documents whose controllers \
      have their views elsewhere, such as storyboards of references, are not reported. A storyboard without scenes is a note.
      """,
    mend: "Check that the file is complete, or delete it.",
    example: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        </objects>
      </document>
      """,
    corrected: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view id="root"/>
        </objects>
      </document>
      """)

  func findings(in owner: LintedDocument) -> [LintFinding] {
    guard owner.document.islands.isEmpty, let root = owner.markup.elements.first,
      !owner.markup.elements.contains(where: { Self.isController($0.name) })
    else { return [] }
    let isEmpty = owner.markup.elements.contains { $0.name == "scenes" }
    return [
      LintFinding(
        rule: page.id, isEmpty ? .note : page.severity,
        "The document has no views: nothing was laid out.",
        at: root.position, of: nil)
    ]
  }

  private static func isController(_ element: String) -> Bool {
    element.hasSuffix("Controller") || element == "viewControllerPlaceholder"
  }
}
