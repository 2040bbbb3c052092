internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Ids that nothing in the document has.
struct UnknownReference: LintRule {
  let page = RulePage(
    "unknown-reference", .document, .error,
    "A constraint, outlet, segue or variation names an object that is not there",
    why: """
      It comes from a merge or an edit by hand. Interface Builder may refuse the document; compiled, \
      the connection is missing and the app crashes or lays out without the constraint.
      """,
    mend: "Restore the object, or remove what names it.",
    example: """
      <constraint firstItem="gone-aa-001" firstAttribute="top" secondItem="box-aa-001" \
      secondAttribute="top" id="top-aa-001"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    document.markup.elements.flatMap { element in
      names(in: element).compactMap { attribute in
        guard let id = element[attribute]?.value, !id.isEmpty, document.elements[id] == nil else {
          return nil
        }
        return LintFinding(
          rule: page.id, page.severity,
          "The \(element.name)'s \(attribute) '\(id)' is no object of this document.",
          at: document.markup.position(of: element.startTag.lowerBound),
          of: element["id"]?.value, detail: "\(attribute) \(id)")
      }
    }
  }

  @MainActor
  private func names(in element: MarkupIndex.Element) -> [String] {
    switch element.name {
    case "constraint": ["firstItem", "secondItem"]
    case "outlet", "outletCollection", "segue": ["destination"]
    case "action": ["destination"]
    case "include", "exclude": ["reference"]
    default: []
    }
  }
}
