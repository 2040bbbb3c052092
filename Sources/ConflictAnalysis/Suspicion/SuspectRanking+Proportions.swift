extension SuspectRanking {
  // MARK: Multipliers

  /// Finds lengths that are parts of one container, and together more or less than it.
  mutating func findShares() {
    guard let shares = Shares(of: members, in: system), shares.areMistaken else { return }
    // Until the final layout, other distances may be too long as well.
    guard !yieldsAtEnd || shares.share > 1 - 1e-6 else { return }
    for part in shares.parts { note(part.member, 84, .shares, .remove(part.member)) }
  }

  /// Finds a content that has another number of pages than the views that are as long as one page.
  mutating func findPageCounts() {
    for member in authored where statement(member).relatesLengths {
      let multiplier = statement(member).multiplier
      guard multiplier > 1, multiplier == multiplier.rounded(), let page = statement(member).second
      else { continue }
      let pages = authored.count { other in
        statement(other).fills && statement(other).relation == .equal
          && statement(other).anchors.contains(page) && statement(other).relatesLengths
      }
      let change = Repair.Change.setMultiplier(member, Double(pages))
      guard pages > 1, Double(pages) != multiplier, system.applying(change).isFeasible(members)
      else { continue }
      note(member, 84.5, .misprint, change)
    }
  }

  /// Finds multipliers of lengths that no layout has, where a constant was meant.
  mutating func findGreatMultipliers() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second,
        first.isVertical == second.isVertical, first.item != second.item
      else { continue }
      if first.part.opposite != nil, second.part.opposite != nil {
        // A place that is some times as far from the start of the superview as another one.
        guard statement.multiplier >= Self.leastGap, statement.writtenConstant == 0 else {
          continue
        }
      } else {
        guard first.part == .length, second.part == .length,
          statement.multiplier >= Self.greatMultiplier
        else { continue }
      }
      note(member, 85, .greatMultiplier, .remove(member))
    }
  }

  /// Finds lengths that are those of their containers, or more, although the others leave them less, however long the
  /// containers are.
  mutating func findLengthsBeyondContainers() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, first.part == .length,
        second.part == .length, first.isVertical == second.isVertical,
        statement.relation != .atMost, let written = statement.writtenConstant,
        statement.multiplier > 1 || statement.multiplier == 1 && written == 0,
        isWithin(first, second),
        let length = system.items[second.item].frame.along(isVertical: second.isVertical).length,
        !system.allows(
          length, atLeast: 1, members.filter { !Self.isNumber(for: length, self.statement($0)) })
      else { continue }
      if statement.multiplier == 1 {
        note(member, 75, .asLongAsContainer, .remove(member))
      } else {
        // Of `2.5` for `0.25`, the digits are right.
        let tenth = Repair.Change.setMultiplier(member, statement.multiplier / 10)
        let isMisprint = statement.multiplier > 1.5 && system.applying(tenth).isFeasible(members)
        note(member, 85, .greatMultiplier, isMisprint ? tenth : .remove(member))
      }
    }
  }

  /// Whether the first item of an equation of lengths is inside of the second one, or shares an edge with it.
  private func isWithin(
    _ first: ConstraintSystem.Anchor, _ second: ConstraintSystem.Anchor
  ) -> Bool {
    let owner = system.owner(of: second.item)
    if system.isInside(first.item, owner) { return true }
    guard !system.isInside(owner, first.item), !rule(second.item, [.leaf, .control]) else {
      return false
    }
    return authored.contains { member in
      statement(member).multiplier == 1 && statement(member).first?.item == first.item
        && statement(member).second.map { system.owner(of: $0.item) } == owner
        && statement(member).first?.part == statement(member).second?.part
        && statement(member).first?.isVertical == first.isVertical
        && statement(member).isPlacement
    }
  }

  /// Whether all members are equations, so that one change of a number in many satisfies them.
  private var areEquations: Bool {
    isExact && members.allSatisfy { statement($0).relation == .equal }
  }

  /// Whether a statement is about nothing but a length and a number.
  private static func isNumber(
    for length: Int, _ statement: ConstraintSystem.Statement
  ) -> Bool {
    statement.terms.count == 1 && statement.terms[0].unknown == length
  }

  /// Finds a ratio of the width and the height of a view whose reciprocal satisfies all others.
  mutating func findInvertedRatios() {
    guard !yieldsAtEnd else { return }
    for member in authored where statement(member).isRatio && statement(member).relation == .equal {
      let multiplier = statement(member).multiplier
      guard multiplier > 0, abs(multiplier - 1) > 1e-6, statement(member).writtenConstant == 0
      else { continue }
      let change = Repair.Change.setMultiplier(member, 1 / multiplier)
      // Where the others are no equations, many ratios fit; a film is hardly higher than wide.
      let isPortrait = (statement(member).first?.isVertical == true) == (multiplier > 1)
      let isFilm = isPortrait && abs(max(multiplier, 1 / multiplier) - 16.0 / 9) < 0.01
      guard isFilm || areEquations, system.applying(change).isFeasible(members) else { continue }
      note(member, 74, .invertedRatio, change)
    }
  }

  /// A length is hardly as many times another one.
  private static let greatMultiplier = 16.0
  /// The least distance that is usual between neighbors, in points.
  private static let leastGap = 4.0

  /// Finds what is too much, or should yield, among numbers, limits and shares of lengths: in these, a container's own
  /// length, and the ratio of a view's sides, are the last to change.
  mutating func findWhatYieldsAmongLengths() {
    guard given?.kind != .temporary, given?.kind != .collapsed, given?.kind != .hidden,
      members.allSatisfy({ member in
        statement(member).anchors.allSatisfy { $0.part == .length }
          && statement(member).origin != .content
      })
    else { return }
    let shares = authored.filter { member in
      statement(member).relation == .equal && statement(member).multiplier > 0
        && containedByLength(member) != nil
    }
    guard shares.count == 1, let (inner, outer) = containedByLength(shares[0]) else { return }
    let others = authored.filter { $0 != shares[0] }
    func isOuters(_ member: Int) -> Bool {
      statement(member).anchors.allSatisfy { system.owner(of: $0.item) == outer }
    }
    let limits = others.filter { member in
      let statement = statement(member)
      let isFirst = statement.first?.item == inner
      return statement.anchor(on: inner) != nil
        && statement.relation == (isFirst ? .atMost : .atLeast)
    }
    let numbers = others.filter {
      statement($0).sized?.item == inner && statement($0).relation == .equal
    }
    let rest = others.filter { member in
      !limits.contains(member) && !numbers.contains(member) && !isOuters(member)
        && !(statement(member).isRatio && statement(member).first?.item == inner)
    }
    guard rest.isEmpty else { return }
    if numbers.count == 1, limits.isEmpty {
      note(numbers[0], 78.4, .givenTwice, .remove(numbers[0]))
      note(shares[0], 78.3, .givenTwice, .remove(shares[0]))
    } else if limits.count == 1, numbers.isEmpty {
      note(shares[0], 78.4, .beyondLimit, .lower(shares[0]))
      note(limits[0], 78.3, .beyondLimit, .lower(limits[0]))
    }
  }

  /// Returns the view that a constraint makes as long as a container or a part of it, and the container, whose own length
  /// a member gives; nil for other constraints.
  private func containedByLength(_ member: Int) -> (inner: Int, outer: Int)? {
    let statement = statement(member)
    guard let first = statement.first, let second = statement.second, first.item != second.item,
      let written = statement.writtenConstant
    else { return nil }
    for (inner, outer, isLess) in [
      (first, second, statement.multiplier < 1 || statement.multiplier == 1 && written <= 0),
      (second, first, statement.multiplier > 1 || statement.multiplier == 1 && written >= 0),
    ] {
      let owner = system.owner(of: outer.item)
      let isContainer =
        system.isInside(inner.item, owner)
        || given.map { $0.item == outer.item && self.statement($0.member).origin != .author }
          == true
        || statement.multiplier != 1 && !system.isInside(owner, inner.item)
      let hasLength = members.contains {
        self.statement($0).sized.map { $0.item == outer.item } == true
          && self.statement($0).relation == .equal
      }
      if isLess, isContainer, hasLength, !rule(outer.item, [.leaf, .control]) {
        return (inner.item, owner)
      }
    }
    return nil
  }

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
