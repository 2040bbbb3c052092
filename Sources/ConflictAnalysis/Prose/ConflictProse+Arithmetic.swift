internal import LayoutGeometry

// The arithmetic of a conflict.
extension ConflictProse {
  /// The greatest number of terms that are written one by one.
  private static let mostTerms = 8

  /// One term of a sum: how often it occurs, a factor, and a number of the list.
  private struct Part {
    var count = 1
    var isNegative: Bool
    var factor: Double
    var number: Double

    /// The term without its sign, in the numbers of the list.
    var text: String {
      let number = ConflictProse.number(number)
      let head = count > 1 ? "\(count) × " : ""
      guard abs(factor - 1) > 1e-9 else { return head + number }
      // The ratio as it is written: 90 ÷ 0.5625 is exact where 1.7778 × 90 is not.
      if !Self.isShort(factor), Self.isShort(1 / factor) {
        return "\(head)\(number) ÷ \((1 / factor).text(decimals: 6))"
      }
      // With the digits of the console, by which it is found there.
      return "\(head)\(factor.text(decimals: 6)) × \(number)"
    }

    /// Whether the six decimal places of a console are the whole number.
    private static func isShort(_ factor: Double) -> Bool {
      abs(factor * 1e6 - (factor * 1e6).rounded()) < 1e-4
    }
  }

  /// Returns the terms of a sum, each with the printed numbers; equal ones are counted if there are many, and
  /// the least of those that are still too many are added up.
  func arithmetic(_ sum: ConflictSum) -> String {
    var parts = zip(sum.parts, sum.factors).map { part, factor in
      Part(isNegative: part < 0, factor: abs(factor), number: abs(part) / abs(factor))
    }
    var rest = ""
    if parts.count > Self.mostTerms {
      var groups: [Part] = []
      for part in parts {
        let place = groups.firstIndex {
          $0.isNegative == part.isNegative && $0.factor == part.factor && $0.number == part.number
        }
        if let place { groups[place].count += 1 } else { groups.append(part) }
      }
      parts = groups
      if groups.count > Self.mostTerms {
        func size(_ part: Part) -> Double { Double(part.count) * part.factor * part.number }
        let least = groups.map(size).sorted(by: >)[Self.mostTerms - 2]
        var kept: [Part] = []
        var (others, total) = (0, 0.0)
        for group in groups {
          if size(group) >= least, kept.count < Self.mostTerms - 1 {
            kept.append(group)
          } else {
            others += group.count
            total += group.isNegative ? -size(group) : size(group)
          }
        }
        parts = kept
        rest = (total < 0 ? " − " : " + ") + "\(Self.number(abs(total))) (\(others) other terms)"
      }
    }
    // A sum does not begin with what is subtracted.
    if parts.first?.isNegative == true {
      parts = parts.filter { !$0.isNegative } + parts.filter { $0.isNegative }
    }
    var text = ""
    for (index, part) in parts.enumerated() {
      if index == 0 {
        text += part.isNegative ? "−" : ""
      } else {
        text += part.isNegative ? " − " : " + "
      }
      text += part.text
    }
    return text + rest
  }
}
