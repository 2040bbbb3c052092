internal import ConstraintSolver

/// A conversion of numbers to the range that the solver supports, so that layout never fails
/// because of a number.
///
/// Changed numbers are collected in ``limits``, to be reported.
struct Representable {
  /// The limits applied so far.
  private(set) var limits: [LayoutFinding.Kind] = []

  /// Returns a position or length limited to ±10⁹ points.
  ///
  /// Constraints and items do not accept NaN. A NaN that results from a calculation, such as ∞ − ∞,
  /// is replaced by 0 and reported.
  mutating func length(_ value: Double) -> Double {
    if abs(value) <= Self.limit { return value }
    limits.append(.limitedNumber(value))
    if value.isNaN { return 0 }
    return value < 0 ? -Self.limit : Self.limit
  }

  /// The greatest length, in points.
  static let limit = 1e9

  /// Returns the terms with equal variables combined, without terms that are too small to have an
  /// effect.
  ///
  /// A coefficient below 2⁻²⁰ changes a rectangle of 10 000 points by less than 0.01 points. It is
  /// reported, unless it is the rounding error left when coefficients such as 1/3 cancel.
  mutating func terms(_ terms: [Term]) -> [Term] {
    if Self.areDistinct(terms) { return terms }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    var last: Int?
    for (place, term) in terms.enumerated() {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
      if Self.isNegligible(term.coefficient) { last = place }
    }
    if let last, terms[last].coefficient != 0 {
      let sum = merged.first { $0.variable == terms[last].variable }?.coefficient ?? 0
      if Self.isNegligible(sum) {
        limits.append(.droppedTerm(coefficient: terms[last].coefficient))
      }
    }
    merged.removeAll { Self.isNegligible($0.coefficient) }
    return merged
  }

  /// Returns whether no two terms have the same variable, and none is too small.
  private static func areDistinct(_ terms: [Term]) -> Bool {
    for (place, term) in terms.enumerated() {
      if isNegligible(term.coefficient) { return false }
      for other in terms[..<place] where other.variable == term.variable { return false }
    }
    return true
  }

  private static func isNegligible(_ coefficient: Double) -> Bool {
    abs(coefficient) < 0x1p-20
  }
}
