extension SuspectRanking {
  // MARK: Multipliers

  /// Finds lengths that are parts of one container, and together more or less than it.
  mutating func findShares() {
    guard let shares = Shares(of: members, in: system), shares.areMistaken else { return }
    // Until the final layout, other distances may be too long as well.
    guard !yieldsAtEnd || shares.share > 1 - 1e-6 else { return }
    for part in shares.parts { note(part.member, 84, .shares, .remove(part.member)) }
  }

  /// Finds multipliers of lengths that no layout has, where a constant was meant.
  mutating func findGreatMultipliers() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, first.part == .length,
        second.part == .length, first.isVertical == second.isVertical, first.item != second.item,
        statement.multiplier >= Self.greatMultiplier
      else { continue }
      note(member, 85, .greatMultiplier, .remove(member))
    }
  }

  /// A length is hardly as many times another one.
  private static let greatMultiplier = 16.0

  /// Finds ratios of lengths that contradict each other: they hold together only if the lengths are 0.
  mutating func findContradictoryRatios() {
    let ratios = authored.filter { member in
      let statement = statement(member)
      return statement.constant == 0 && statement.terms.count == 2 && statement.anchors.count == 2
        && statement.anchors.allSatisfy { $0.part == .length }
    }
    guard ratios.count > 1 else { return }
    // Long enough for the rounding of what is printed.
    for length in Set(ratios.flatMap { statement($0).terms.map { $0.unknown } }).sorted()
    where !system.allows(length, atLeast: 100, ratios) {
      var needed = ratios
      for ratio in ratios {
        let rest = needed.filter { $0 != ratio }
        if !system.allows(length, atLeast: 100, rest) { needed = rest }
      }
      for ratio in needed { note(ratio, 86, .contradictoryRatios, .remove(ratio)) }
      return
    }
  }
}

extension ConstraintSystem {
  /// Returns whether the statements at these indices permit a length of at least some points.
  func allows(_ length: Int, atLeast points: Double, _ places: [Int]) -> Bool {
    var system = self
    system.statements.append(
      .init(
        id: "", says: "", origin: .system, terms: [.init(unknown: length, coefficient: 1)],
        relation: .atLeast, constant: points))
    return system.isFeasible(places + [system.statements.count - 1])
  }
}
