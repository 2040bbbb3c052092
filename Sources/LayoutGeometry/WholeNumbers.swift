extension Double {
  /// The greatest integer that is not greater than the value.
  ///
  /// On processors without a rounding instruction, `rounded(.down)` compiles to a call of the C
  /// math library, and a program that imports neither Foundation nor that library does not link.
  /// This module depends only on the standard library.
  package var wholeBelow: Double {
    // From 2⁵² every number is an integer. Infinities and NaN are also returned unchanged.
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The smallest integer that is not less than the value.
  ///
  /// Zero has no minus sign: sizes are printed.
  package var wholeAbove: Double { 0 - (-self).wholeBelow }
}
