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
    case .assertion: "#000000"
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
    case .assertion: "assertion"
    }
  }
}
