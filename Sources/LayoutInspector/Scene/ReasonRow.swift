/// Why a number is what it is: a cause's index, its coefficient and its constant, in turn and in the order of the
/// indices.
///
/// A reason is written as its difference from an earlier one if that is shorter. In a chain of n views the reasons
/// have n²/2 terms, and neighbors differ in one or two.
struct ReasonRow: Sendable, Encodable {
  /// The earlier reason; nil if all terms are written.
  private let base: Int?
  /// The terms that are not in the base; one with the coefficient 0 removes a cause.
  private let terms: [Double]

  /// The number of earlier reasons that are compared.
  private static let reach = 8

  /// Returns reasons as they are written.
  static func rows(_ reasons: [[Double]]) -> [ReasonRow] {
    let isOrdered = reasons.map(hasDistinctCauses)
    return reasons.indices.map { index in
      var best = ReasonRow(base: nil, terms: reasons[index])
      for earlier in max(0, index - reach)..<index where isOrdered[index] && isOrdered[earlier] {
        let terms = changes(from: reasons[earlier], to: reasons[index])
        if terms.count < best.terms.count { best = ReasonRow(base: earlier, terms: terms) }
      }
      return best
    }
  }

  /// Whether no cause has two terms, as constraints with one id and one text have; a difference could not say which.
  private static func hasDistinctCauses(_ reason: [Double]) -> Bool {
    stride(from: 3, to: reason.count, by: 3).allSatisfy { reason[$0 - 3] < reason[$0] }
  }

  /// Returns the terms that make one reason another.
  private static func changes(from base: [Double], to reason: [Double]) -> [Double] {
    var changes: [Double] = []
    var (old, new) = (0, 0)
    while old < base.count || new < reason.count {
      if new == reason.count || old < base.count && base[old] < reason[new] {
        changes += [base[old], 0, 0]
        old += 3
      } else if old == base.count || reason[new] < base[old] {
        changes += reason[new..<new + 3]
        new += 3
      } else {
        if base[old..<old + 3] != reason[new..<new + 3] { changes += reason[new..<new + 3] }
        old += 3
        new += 3
      }
    }
    return changes
  }

  private enum CodingKeys: String, CodingKey { case base, terms }

  /// Encodes an array, or an object with the keys `base` and `terms`.
  func encode(to encoder: any Encoder) throws {
    guard let base else {
      var container = encoder.singleValueContainer()
      return try container.encode(terms)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(base, forKey: .base)
    try container.encode(terms, forKey: .terms)
  }
}
