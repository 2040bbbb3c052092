extension Double {
  /// The greatest whole number that is not above the value.
  ///
  /// `rounded(.down)` compiles to a call of the C library's mathematics on processors without such
  /// an instruction, and a program that imports neither Foundation nor that library then fails to
  /// link. This module needs nothing beside the standard library.
  package var wholeBelow: Double {
    // From 2⁵² on every number is whole; infinities and NaN stay what they are, too.
    guard magnitude < 4_503_599_627_370_496 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }

  /// The smallest whole number that is not below the value.
  package var wholeAbove: Double { -(-self).wholeBelow }
}
