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
    element(
      "rect",
      "x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" fill=\"\(fill)\"", attributes, title)
  }

  package mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String,
    _ attributes: String = "", title: String? = nil
  ) {
    let number = Self.number
    element(
      "line",
      "x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" "
        + "stroke=\"\(color)\"", attributes, title)
  }

  package mutating func circle(
    _ x: Double, _ y: Double, _ radius: Double, _ fill: String, _ attributes: String = "",
    title: String? = nil
  ) {
    let number = Self.number
    element(
      "circle",
      "cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"\(number(radius))\" fill=\"\(fill)\"",
      attributes, title)
  }

  package mutating func path(
    _ commands: String, _ fill: String, _ attributes: String = "", title: String? = nil
  ) {
    element("path", "d=\"\(commands)\" fill=\"\(fill)\"", attributes, title)
  }

  private mutating func element(
    _ name: String, _ required: String, _ attributes: String, _ title: String?
  ) {
    markup += "<\(name) \(required)\(attributes.isEmpty ? "" : " " + attributes)"
    markup += title.map { "><title>\($0.markupText)</title></\(name)>\n" } ?? "/>\n"
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
