internal import InterfaceBuilder

/// The markers in the labels of a document's views and constraints.
///
/// A marker counts for its element and everything inside.
struct MarkerIndex {
  private let markup: MarkupIndex
  private var marked: [(range: Range<Int>, markers: Markers)] = []

  init(_ markup: MarkupIndex) {
    self.markup = markup
    for element in markup.elements {
      guard let label = element["userLabel"]?.value, label.contains("purlin:") else { continue }
      let markers = Markers(label)
      if markers.disabled != nil { marked.append((element.whole, markers)) }
    }
  }

  /// Whether a rule is off for what stands at a place.
  func disables(_ rule: String, at position: SourcePosition) -> Bool {
    guard !marked.isEmpty, let element = markup.element(at: position) else { return false }
    return marked.contains {
      $0.range.contains(element.startTag.lowerBound) && $0.markers.disables(rule)
    }
  }
}
