internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports references to objects that do not exist.
struct UnknownReference: LintRule {
  let page = RulePage(
    "unknown-reference", .document, .error,
    "A constraint, outlet, segue or variation refers to an object that does not exist",
    why: """
      It is caused by a merge or a manual edit. Interface Builder may reject the document; in the app the \
      connection is missing, and the app crashes or lays out without the constraint. In a list of what a size class \
      installs, it has no effect, and is a warning.
      """,
    mend: "Restore the object, or remove the reference.",
    example: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="8" id="name-top"/> <!-- there is no box -->
      """,
    corrected: """
      <label text="Name" id="name"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="name-leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="name-top"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    document.markup.elements.flatMap { element in
      names(in: element).compactMap { attribute in
        guard let id = element[attribute]?.value, !id.isEmpty, document.elements[id] == nil else {
          return nil
        }
        // Interface Builder opens and compiles a document with them.
        let isInMask = attribute == "reference"
        return finding(
          "The \(element.name)'s \(attribute) '\(id)' is not an object of this document.", element,
          detail: "\(attribute) \(id)", severity: isInMask ? .warning : nil)
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
