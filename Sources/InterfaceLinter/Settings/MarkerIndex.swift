internal import DocumentAnalysis
internal import InterfaceBuilder

/// The markers in the labels of a document's views and constraints.
///
/// A marker applies to its element, everything inside, and the constraints between the element and
/// others, which are in a common ancestor.
struct MarkerIndex {
  private let markup: MarkupIndex
  private var marked: [(range: Range<Int>, id: String?, markers: Markers)] = []

  init(_ markup: MarkupIndex) {
    self.markup = markup
    for element in markup.elements {
      guard let label = element["userLabel"]?.value, label.contains("purlin:") else { continue }
      let markers = Markers(label)
      if markers.disabled != nil { marked.append((element.whole, element["id"]?.value, markers)) }
    }
  }

  /// Returns whether a rule is disabled for a position.
  func disables(_ rule: String, at position: SourcePosition) -> Bool {
    guard !marked.isEmpty, let element = markup.element(at: position) else { return false }
    var tied: [String] = []
    if element.name == "constraint" {
      tied = ["firstItem", "secondItem"].compactMap { element[$0]?.value }
    }
    return marked.contains {
      $0.markers.disables(rule)
        && ($0.range.contains(element.startTag.lowerBound)
          || $0.id.map(tied.contains) ?? false)
    }
  }
}
