internal import LayoutGeometry
internal import LayoutSnapshot

/// A picture of the rectangles of a text tree, for a layout of which only the text is stored.
struct TextTreePicture {
  private struct Box {
    var caption: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var depth: Int
  }

  private var boxes: [Box] = []

  /// Reads the lines of a tree; those without four numbers, such as the heading and findings, are left out.
  init(_ text: String) {
    // For each depth the corner of the view that is open there, in the canvas.
    var corners: [(x: Double, y: Double)] = []
    for line in text.split(separator: "\n").dropFirst() {
      let caption = line.drop { "│├└─ ".contains($0) }
      let depth = line.distance(from: line.startIndex, to: caption.startIndex) / 3
      let words = caption.split(separator: " ")
      // Notes may follow the numbers, and a text before them may contain numbers: the last four in a row.
      let numbers = words.map { Double($0) }
      guard
        let start = numbers.indices.reversed().first(where: { place in
          place + 4 <= numbers.count && numbers[place..<place + 4].allSatisfy { $0 != nil }
        }), depth <= corners.count
      else { continue }
      let frame = numbers[start..<start + 4].compactMap { $0 }
      let outer = depth > 0 ? corners[depth - 1] : (x: 0, y: 0)
      let corner = (x: outer.x + frame[0], y: outer.y + frame[1])
      corners.removeLast(corners.count - depth)
      corners.append(corner)
      boxes.append(
        Box(
          caption: words[..<start].joined(separator: " "), x: corner.x, y: corner.y,
          width: frame[2], height: frame[3], depth: depth))
    }
  }

  /// The picture; nil for a text without rectangles.
  var svg: String? {
    guard let root = boxes.first else { return nil }
    let number = LayoutSnapshot.Number.text
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(root.width))\" "
        + "height=\"\(number(root.height))\" font-family=\"Inter, Helvetica, Arial, sans-serif\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"#FFFFFF\"/>",
    ]
    for box in boxes.dropFirst() {
      lines.append(
        "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(max(box.width, 0)))\" "
          + "height=\"\(number(max(box.height, 0)))\" fill=\"#007AFF\" fill-opacity=\"0.06\" "
          + "stroke=\"#3A3A3C\"/>")
    }
    // Captions of the innermost views only: others would lie on top of each other.
    for (place, box) in boxes.enumerated()
    where place + 1 == boxes.count || boxes[place + 1].depth <= box.depth {
      lines.append(
        "<text x=\"\(number(box.x + 3))\" y=\"\(number(box.y + 11))\" font-size=\"10\" "
          + "fill=\"#1C1C1E\">\(box.caption.markupText)</text>")
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }
}
