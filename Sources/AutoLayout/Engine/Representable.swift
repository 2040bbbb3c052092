internal import ConstraintSolver

/// The range of numbers that equations are made of, so that layout never fails for a number.
enum Representable {
  /// Positions and lengths end at a thousand million points; no number counts as zero.
  static func length(_ value: Double) -> Double {
    guard !value.isNaN else { return 0 }
    return min(max(value, -1e9), 1e9)
  }

  /// The terms with like variables added up, without those too small to move anything.
  ///
  /// A coefficient below 2⁻²⁰ moves no rectangle of ten thousand points by a hundredth of a point. It
  /// is what is left when coefficients cancel but for the last bits of a multiplier such as 1/3.
  static func terms(_ terms: [Term]) -> [Term] {
    guard terms.count > 1 || terms.contains(where: { isNegligible($0.coefficient) }) else {
      return terms
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    for term in terms {
      if let index = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[index].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { isNegligible($0.coefficient) }
    return merged
  }

  private static func isNegligible(_ coefficient: Double) -> Bool {
    abs(coefficient) < 0x1p-20
  }
}
