internal import ConstraintSolver

/// The range of numbers that equations are made of, so that layout never fails for a number.
///
/// What had to be changed for it is collected in ``limits``, to be reported.
struct Representable {
  /// What happened to the numbers so far.
  private(set) var limits: [LayoutFinding.Kind] = []

  /// Positions and lengths end at a thousand million points.
  ///
  /// Constraints and items refuse NaN where it comes in; what gets here by calculation, such as
  /// ∞ − ∞, counts as 0 and is reported.
  mutating func length(_ value: Double) -> Double {
    if abs(value) <= Self.limit { return value }
    limits.append(.limitedNumber(value))
    if value.isNaN { return 0 }
    return value < 0 ? -Self.limit : Self.limit
  }

  /// The greatest length, in points.
  static let limit = 1e9

  /// The terms with like variables added up, without those too small to move anything.
  ///
  /// A coefficient below 2⁻²⁰ moves no rectangle of ten thousand points by a hundredth of a point.
  /// What is left when coefficients cancel but for the last bits of a multiplier such as 1/3 is not
  /// reported; a coefficient that was that small to begin with is.
  mutating func terms(_ terms: [Term]) -> [Term] {
    guard terms.count > 1 || terms.contains(where: { Self.isNegligible($0.coefficient) }) else {
      return terms
    }
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

  private static func isNegligible(_ coefficient: Double) -> Bool {
    abs(coefficient) < 0x1p-20
  }
}
