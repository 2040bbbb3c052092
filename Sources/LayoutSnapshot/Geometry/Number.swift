extension LayoutSnapshot {
  /// The format of numbers in JSON, formulas and text trees.
  package enum Number {
    /// Returns the value rounded to a millionth of a point.
    ///
    /// Without rounding, sums such as 0.1 + 0.2 would be written with a rounding error. Values from
    /// 10⁹ are not rounded, because they have no such digits and the product might not be exact.
    package static func rounded(_ value: Double) -> Double {
      guard abs(value) < 1e9 else { return value }
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded == 0 ? 0 : rounded  // never -0
    }

    /// Returns the shortest text that represents the rounded value, such as `44`, `20.333333` or
    /// `nan`.
    package static func text(_ value: Double) -> String {
      let description = rounded(value).description
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
  }
}
