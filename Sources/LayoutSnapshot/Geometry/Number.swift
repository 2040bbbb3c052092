extension LayoutSnapshot {
  /// How numbers are written, in JSON, formulas and trees alike.
  package enum Number {
    /// Returns the value to a millionth of a point, which is far below any pixel.
    ///
    /// Sums such as 0.1 + 0.2 would otherwise carry their last bit into every file. From 10⁹ on
    /// values have no such digits to lose, and the product could no longer be exact.
    package static func rounded(_ value: Double) -> Double {
      guard abs(value) < 1e9 else { return value }
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded == 0 ? 0 : rounded  // never -0
    }

    /// Returns the shortest text that reads back as the rounded value: `44`, `20.333333`, `nan`.
    package static func text(_ value: Double) -> String {
      let description = rounded(value).description
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
  }
}
