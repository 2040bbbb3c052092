package import ConflictAnalysis

extension RangeProof.Kind {
  /// The color of an area, which can be distinguished from the others with any kind of color vision.
  ///
  /// Source: Okabe and Ito, "Color Universal Design" (2008).
  package var color: String {
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

  /// The hue of ``color`` for lines and words, and for words of the ground's color on it: its contrast
  /// with light and with dark grounds is at least 4.5.
  package var ink: PictureColors.Pair {
    switch self {
    case .conflict: PictureColors.conflict
    case .ambiguity: .init(light: "#7d5a00", dark: "#ffc44d")
    case .overlap: .init(light: "#9c4378", dark: "#eaa6cd")
    case .outside: .init(light: "#0062a0", dark: "#6ea8ff")
    case .clipped: .init(light: "#0f6c85", dark: "#8fdcff")
    case .collapsed: .init(light: "#006b4d", dark: "#45d3a4")
    case .assertion: .init(light: "#000000", dark: "#ffffff")
    }
  }

  /// The side of the square that ``pattern`` repeats.
  package static let patternSide = 12.0

  /// Lines that distinguish the kind without color, as the path of an SVG file.
  package var pattern: String {
    switch self {
    case .conflict: "M4 4L8 8M8 4L4 8"
    case .ambiguity: "M5 6h2"
    case .overlap: "M6 0V12"
    case .outside: "M0 12L12 0"
    case .clipped: "M0 0L12 12"
    case .collapsed: "M0 6H12"
    case .assertion: "M4 4H8V8H4Z"
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
