internal import LayoutSnapshot

/// The drawings of a capture, each once.
///
/// A drawing from several sizes follows the size of its view. One from a single size, as on a device, is one of
/// those if it has the same text there, because most views are drawn alike everywhere.
struct DrawingTable {
  private var drawings = IndexTable<InspectedScene.Drawing>()
  /// The indices of drawings that follow the size, by what their texts have in common.
  private var templates: [[String]: [Int]] = [:]
  /// The drawings found for texts of single sizes, because comparing a long text takes time.
  private var known: [SizedText: Int] = [:]

  private struct SizedText: Hashable {
    var text: String
    var width: Double
    var height: Double
  }

  /// The drawings in the order of their indices.
  var values: [InspectedScene.Drawing] { drawings.values }

  /// Returns the index of the drawing that has these texts in these sizes of its view.
  mutating func index(of texts: [String], in sizes: [LayoutSnapshot.Size]) -> Int {
    guard texts.count > 1 else { return index(of: texts[0], in: sizes[0]) }
    let drawing = DrawingTemplate(texts, sizes: sizes).drawing
    let count = drawings.values.count
    let index = drawings.index(of: drawing)
    if index == count, !drawing.numbers.isEmpty {
      templates[DrawingTemplate.structure(drawing), default: []].append(index)
    }
    return index
  }

  private mutating func index(of text: String, in size: LayoutSnapshot.Size) -> Int {
    let sized = SizedText(text: text, width: size.width, height: size.height)
    if let index = known[sized] { return index }
    let fixed = InspectedScene.Drawing(elements: text, numbers: [])
    let template = templates[DrawingTemplate.structure(fixed)]?.first { index in
      DrawingTemplate.fits(drawings.values[index], text, size)
    }
    let index = template ?? drawings.index(of: fixed)
    known[sized] = index
    return index
  }
}
