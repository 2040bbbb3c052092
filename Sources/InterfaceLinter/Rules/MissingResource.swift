internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Reports names of images and colors for which the document has no resource.
struct MissingResource: LintRule {
  let page = RulePage(
    "missing-resource", .document, .warning,
    "An image or a color is named that is not among the document's resources",
    why: """
      Interface Builder saves the size of each image and the value of each color that a document names. One \
      without is gone from the asset catalogs, or its resource was lost in a merge: the view is empty, or \
      has another size or color than in the design. Each name is reported once. What an asset catalog near \
      the document contains is not reported.
      """,
    mend: "Choose the image or color again, or add it to an asset catalog.",
    example: """
      <imageView image="avatar" id="picture">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </imageView>
      """,
    corrected: """
      <imageView image="avatar" id="picture">
        <constraints>
          <constraint firstAttribute="width" constant="44" id="width"/>
          <constraint firstAttribute="height" constant="44" id="height"/>
        </constraints>
      </imageView>
      <resources>
        <image name="avatar" width="44" height="44"/>
      </resources>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    let resources = document.document.resources
    let images = Set(resources.images.map(\.name))
    let colors = Set(resources.namedColors.map(\.name))
    var reported: Set<String> = []
    var found: [LintFinding] = []
    func report(_ kind: String, _ name: String, _ element: MarkupIndex.Element) {
      guard !name.isEmpty, reported.insert("\(kind) \(name)").inserted else { return }
      // The object with an id to which the element belongs.
      let owner = document.markup.lineage(of: element).lazy.compactMap { $0["id"]?.value }.first
      found.append(
        LintFinding(
          rule: page.id, page.severity,
          "The \(kind) '\(name)' is not among the document's resources.",
          at: element.position, of: owner, detail: "\(kind) \(name)"))
    }
    for element in document.markup.elements {
      if element.name == "color", let name = element["name"]?.value,
        element["catalog"]?.value != "System", element["cocoaTouchSystemColor"] == nil,
        // Interface Builder does not list the document's own tint color.
        element.parent.map({ document.markup.elements[$0].name }) != "document",
        !colors.contains(name)
      {
        report("color", name, element)
      }
      for name in element.namedImages where !images.contains(name) {
        report("image", name, element)
      }
    }
    return found
  }
}

extension MarkupIndex.Element {
  /// The names of images that an element has.
  ///
  /// The symbols of a document's `catalog="system"` are Apple's, and have a size without a resource. The accessibility
  /// trait `image="YES"` names none.
  var namedImages: [String] {
    guard self["catalog"]?.value != "system", name != "accessibilityTraits" else { return [] }
    return [
      "image", "highlightedImage", "backgroundImage", "selectedImage", "landscapeImage",
      "minimumValueImage", "maximumValueImage", "thumbImage", "onImage", "offImage",
    ].compactMap { self[$0]?.value }
  }
}
