internal import LayoutGeometry

/// A sequence of elements of an SVG picture.
package struct SVGText {
  package private(set) var markup = ""

  package init() {}

  package mutating func add(_ element: String) { markup += element }

  package mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ fill: String,
    _ attributes: String = "", title: String? = nil
  ) {
    let number = Self.number
    markup +=
      "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" "
      + "height=\"\(number(height))\" fill=\"\(fill)\""
      + "\(attributes.isEmpty ? "" : " " + attributes)"
    markup += title.map { "><title>\($0.markupText)</title></rect>\n" } ?? "/>\n"
  }

  package mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String,
    _ attributes: String = "", title: String? = nil
  ) {
    let number = Self.number
    markup +=
      "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" "
      + "stroke=\"\(color)\"\(attributes.isEmpty ? "" : " " + attributes)"
    markup += title.map { "><title>\($0.markupText)</title></line>\n" } ?? "/>\n"
  }

  package mutating func text(
    _ words: String, x: Double, y: Double, _ attributes: String = "", title: String? = nil
  ) {
    markup +=
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
      + "\(attributes.isEmpty ? "" : " " + attributes)>"
      + (title.map { "<title>\($0.markupText)</title>" } ?? "") + words.markupText
      + "</text>\n"
  }

  package static func number(_ value: Double) -> String {
    ConflictProse.number((value * 100).rounded() / 100)
  }
}
