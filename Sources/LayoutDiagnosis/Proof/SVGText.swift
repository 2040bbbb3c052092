internal import LayoutGeometry

/// A sequence of elements of an SVG picture.
struct SVGText {
  private(set) var markup = ""

  mutating func add(_ element: String) { markup += element }

  mutating func rect(
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

  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String,
    _ attributes: String = "", title: String? = nil
  ) {
    let number = Self.number
    markup +=
      "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\" "
      + "stroke=\"\(color)\"\(attributes.isEmpty ? "" : " " + attributes)"
    markup += title.map { "><title>\($0.markupText)</title></line>\n" } ?? "/>\n"
  }

  mutating func text(
    _ words: String, x: Double, y: Double, _ attributes: String = "", title: String? = nil
  ) {
    markup +=
      "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
      + "\(attributes.isEmpty ? "" : " " + attributes)>"
      + (title.map { "<title>\($0.markupText)</title>" } ?? "") + words.markupText
      + "</text>\n"
  }

  static func number(_ value: Double) -> String {
    ConflictProse.number((value * 100).rounded() / 100)
  }
}

// Proofs need scenes of views, which Embedded Swift does not have.
#if !hasFeature(Embedded)
extension RangeProof.Kind {
  /// Colors that can be distinguished with any kind of color vision.
  ///
  /// Source: Okabe and Ito, "Color Universal Design" (2008).
  var color: String {
    switch self {
    case .conflict: "#d55e00"
    case .ambiguity: "#e69f00"
    case .overlap: "#cc79a7"
    case .outside: "#0072b2"
    case .clipped: "#56b4e9"
    case .collapsed: "#009e73"
    }
  }

  /// The kind in a legend.
  var word: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguity: "ambiguous"
    case .overlap: "overlap"
    case .outside: "outside"
    case .clipped: "clipped"
    case .collapsed: "collapsed"
    }
  }
}
#endif
