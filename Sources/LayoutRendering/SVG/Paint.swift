import LayoutSnapshot

/// A color and its opacity, which are separate in SVG.
struct Paint: Equatable {
  var hex: String
  var opacity: Double

  init(_ color: LayoutSnapshot.Color) {
    hex = color.hex
    opacity = Double(color.alpha) / 255
  }

  /// Creates a paint from six hexadecimal digits.
  init(_ digits: String, _ opacity: Double = 1) {
    hex = "#" + digits
    self.opacity = opacity
  }

  /// Returns the paint with its opacity multiplied.
  func faded(_ factor: Double) -> Self {
    var result = self
    result.opacity *= factor
    return result
  }

  static let white = Paint("FFFFFF")
  static let black = Paint("000000")
}

/// How a line is drawn.
struct Stroke {
  var paint: Paint
  var width: Double = 1
  var dash: [Double] = []
  var hasRoundEnds = false
}
