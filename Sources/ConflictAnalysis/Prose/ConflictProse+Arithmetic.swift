internal import LayoutGeometry

// The arithmetic of a conflict.
extension ConflictProse {
  /// The greatest number of terms that are written one by one.
  static let mostTerms = 8

  /// One term of a sum: how often it occurs, a factor, and a number of the list.
  private struct Part {
    var count = 1
    var isNegative: Bool
    var factor: Double
    var number: Double

    /// The term without its sign, in the numbers of the list.
    var text: String {
      (count > 1 ? "\(count) × " : "") + product(of: ConflictProse.number(number))
    }

    /// The factor times an expression.
    func product(of number: String) -> String {
      guard abs(factor - 1) > 1e-9 else { return number }
      // The ratio as it is written: 90 ÷ 0.5625 is exact where 1.7778 × 90 is not.
      if !Self.isShort(factor), Self.isShort(1 / factor) {
        return "\(number) ÷ \((1 / factor).text(decimals: 6))"
      }
      // With the digits of the console, by which it is found there.
      return "\(factor.text(decimals: 6)) × \(number)"
    }

    /// Whether the six decimal places of a console are the whole number.
    private static func isShort(_ factor: Double) -> Bool {
      abs(factor * 1e6 - (factor * 1e6).rounded()) < 1e-4
    }
  }

  /// The arithmetic, such as `16 + 120 + 16 = 152, but the width of card is 150: 2 points too few.`.
  ///
  /// The numbers are those of the list; one that occurs several times is written as a product.
  package func text(_ sum: ConflictSum, _ conflict: ConflictDiagnosis) -> String {
    let statement = system.statements[sum.member]
    let isLength = statement.terms.count == 1 && statement.terms[0].coefficient == 1
    if conflict.members.count == 1, isLength {
      return "\(Self.number(sum.stated)) is less than 0, and no length is negative."
    }
    if let text = comparison(conflict, sum) ?? chainsText(conflict, sum) { return text }
    if let text = multipliersText(conflict) { return text }
    if isLength, let text = centreText(sum, conflict) { return text }
    let number = number(of: sum.member, conflict)
    let bound = bound(of: sum.member, conflict)
    let content = contentText(of: sum, conflict)
    var text: String
    if sum.parts.count > 1, isLength {
      text =
        "\(arithmetic(sum)) = \(Self.number(sum.implied))\(content), but \(statement.says)"
    } else if sum.parts.count == 1, isLength, sum.implied > 0 {
      let product = sum.factors[0].magnitude == 1 ? "" : "\(arithmetic(sum)) = "
      // An equation of the others is no need: the member can be too great as well.
      let verb = bound.isEmpty ? "result in" : sum.excess > 0 ? "allow" : "need"
      text =
        "The others \(verb) \(content.isEmpty ? bound : "")\(product)"
        + "\(Self.number(sum.implied))\(content), but \(statement.says)"
    } else if isLength {
      let what = system.unknowns[statement.terms[0].unknown].text
      text = "The others can be satisfied only if \(what) is \(bound)\(Self.number(sum.implied)), "
      text += "but it is \(Self.number(sum.stated))"
    } else if let written = statement.writtenConstant {
      let possible = written - statement.sign * sum.excess
      if let inset = insetText(sum, possible, conflict) { return inset + boundsText(sum) }
      let turned = statement.sign < 0 && !bound.isEmpty
      let word = turned ? (sum.excess > 0 ? "at least " : "at most ") : bound
      let verb = word.isEmpty ? "can only be" : word == "at least " ? "has to be" : "can be"
      text = "With the others, the constant of number \(number) \(verb) \(word)"
      text += "\(Self.number(possible)), but it is \(Self.number(written))"
    } else {
      text = "The others contradict number \(number)"
    }
    text += content.isEmpty ? ": " : ": at least "
    text += "\(Self.points(abs(sum.excess))) too \(sum.excess < 0 ? "few" : "many")."
    if isLength, sum.bounds.isEmpty, sum.parts.count < 3,
      sum.factors.contains(where: { abs(abs($0) - 2) < 1e-9 }),
      conflict.members.contains(where: { system.statements[$0].first?.part == .center })
    {
      let word = statement.first?.isVertical == true ? "height" : "width"
      text += " (Half of the \(word) is on each side of the centre.)"
    }
    return text + boundsText(sum, but: content.isEmpty ? [] : contentLengths(conflict))
  }

  /// Describes where the others put a centre, if no number but a length of 0 can be named, or numbers that have nothing
  /// to do with each other; nil for other conflicts.
  private func centreText(_ sum: ConflictSum, _ conflict: ConflictDiagnosis) -> String? {
    let isFrame = conflict.suspect?.reason == .leftoverMask && !sum.bounds.isEmpty
    guard sum.parts.isEmpty && sum.bounds.isEmpty || isFrame else { return nil }
    for member in conflict.members {
      let statement = system.statements[member]
      guard let first = statement.first, let second = statement.second, first.part == .center,
        second.part == .center, statement.multiplier == 1, let written = statement.writtenConstant,
        let implied = system.implied(for: member, conflict)
      else { continue }
      let offset = written - statement.sign * (statement.constant - implied)
      let (before, after) = first.isVertical ? ("above", "below") : ("before", "after")
      return
        "Without number \(number(of: member, conflict)), the others put the centre of "
        + "\(system.items[first.item].name) \(isFrame ? "at least " : "")\(Self.points(abs(offset))) "
        + "\(offset < 0 ? before : after) that of \(system.items[second.item].name)."
    }
    return nil
  }

  /// The lengths of content that are to be added to the sum.
  private func contentLengths(_ conflict: ConflictDiagnosis) -> [Int] {
    conflict.sum.map { system.contentLengths(of: $0, among: conflict.members) } ?? []
  }

  /// What is to be added to the sum: ` plus the height of title`; empty if its numbers are all.
  func contentText(of sum: ConflictSum, _ conflict: ConflictDiagnosis) -> String {
    let lengths = system.contentLengths(of: sum, among: conflict.members)
    guard !lengths.isEmpty, sum.implied > 0 else { return "" }
    return " plus \(lengths.map { system.unknowns[$0].text }.inWords)"
  }

  /// Names the lengths that would have to be negative, except for some.
  private func boundsText(_ sum: ConflictSum, but others: [Int] = []) -> String {
    let bounds = sum.bounds.filter { !others.contains($0) }
    guard !bounds.isEmpty else { return "" }
    let names = bounds.map { system.unknowns[$0].text }
    return " (\(Self.capitalized(names.inWords)) cannot be negative.)"
  }

  /// Describes what the distance of a view from the far edge around it has to be, whose constant is
  /// negative; nil for other members.
  private func insetText(
    _ sum: ConflictSum, _ possible: Double, _ conflict: ConflictDiagnosis
  ) -> String? {
    let statement = system.statements[sum.member]
    guard let first = statement.first, let second = statement.second, first.part == .end,
      second.part == .end, statement.multiplier == 1, statement.sign > 0,
      let written = statement.writtenConstant, written < 0, possible < 0,
      system.isInside(first.item, system.owner(of: second.item))
    else { return nil }
    let bound = bound(of: sum.member, conflict)
    let word = bound.isEmpty ? "" : bound == "at most " ? "at least " : "at most "
    return
      "With the others, the distance of number \(number(of: sum.member, conflict)) from the edge "
      + "\(word.isEmpty ? "can only be" : word == "at least " ? "has to be" : "can be") \(word)"
      + "\(Self.number(-possible)), but it is \(Self.number(-written)): "
      + "\(Self.points(abs(sum.excess))) too \(possible < written ? "few" : "many")."
  }

  /// Describes two values for one attribute.
  private func comparison(_ conflict: ConflictDiagnosis, _ sum: ConflictSum) -> String? {
    guard conflict.members.count == 2,
      system.statements[conflict.members[0]].terms == system.statements[conflict.members[1]].terms
    else { return nil }
    let sides = conflict.members.map { member in
      let statement = system.statements[member]
      let shown = Self.number(statement.writtenConstant ?? statement.constant)
      return "number \(number(of: member, conflict)) says \(statement.relation.bound)\(shown)"
    }
    return "\(Self.capitalized(sides[0])), \(sides[1]): \(Self.points(abs(sum.excess))) apart."
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
    // A factor of all terms is written once.
    if rest.isEmpty, parts.count > 1, let factor = parts.first?.factor, abs(factor - 1) > 1e-9,
      parts.allSatisfy({ abs($0.factor - factor) < 1e-9 })
    {
      let numbers = Self.joined(
        parts.map { part in
          var part = part
          part.factor = 1
          return part
        })
      return Part(isNegative: false, factor: factor, number: 0).product(of: "(\(numbers))")
    }
    return Self.joined(parts) + rest
  }

  private static func joined(_ parts: [Part]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index == 0 {
        text += part.isNegative ? "−" : ""
      } else {
        text += part.isNegative ? " − " : " + "
      }
      text += part.text
    }
    return text
  }
}
