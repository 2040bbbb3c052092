extension SuspectRanking {
  // MARK: One thing twice

  mutating func findDuplicates() {
    guard members.count == 2, authored.count == 2 else { return }
    let (a, b) = (members[0], members[1])
    let (one, two) = (statement(a), statement(b))
    if let first = one.first, let second = one.second, first.part == .start, second.part == .end,
      two.first?.item == second.item, two.first?.part == .start, two.second?.item == first.item,
      two.second?.part == .end
    {
      note(b, 85, .circle, .remove(b))
      note(a, 84.9, .circle, .remove(a))
      return
    }
    if one.isCircle(with: two) {
      note(b, 87, .circle, .remove(b))
      note(a, 86.9, .circle, .remove(a))
      return
    }
    guard !one.tiesOneItem, !two.tiesOneItem else { return }
    guard let factor = one.factor(to: two) else { return }
    let zero = [a, b].first {
      statement($0).constant == 0 && statement($0).relation == .equal && one.sized != nil
    }
    if let zero {
      let other = zero == a ? b : a
      note(other, 85, statement(zero).mayBeImposed ? .unknownZero : .collapsed, .lower(other))
      if !statement(zero).mayBeImposed { note(zero, 84.5, .collapsed, .remove(zero)) }
    } else if one.relation == .equal, two.relation == .equal {
      let reason: ConflictDiagnosis.Reason =
        mixesLeftAndLeading([a, b]) ? .leadingAndLeft : .duplicate
      note(a, 85, reason, .remove(a))
      note(b, 84.9, reason, .remove(b))
    } else if let exact = [a, b].first(where: { statement($0).relation == .equal }) {
      let bound = exact == a ? two : one
      let change =
        bound.writtenConstant.map { Repair.Change.setConstant(exact, $0) } ?? .lower(exact)
      note(exact, 85, .outOfRange, factor == 1 ? change : .lower(exact))
      let limit = exact == a ? b : a
      note(limit, 84.9, .outOfRange, .lower(limit))
    } else {
      note(b, 85, .outOfRange, .lower(b))
      note(a, 84.9, .outOfRange, .lower(a))
    }
  }

  /// Finds distances of three or more views that form a ring, each view after the one before.
  mutating func findRings() {
    guard members.count > 2, authored.count == members.count else { return }
    let gaps = members.compactMap { member in gap(member).map { (member: member, gap: $0) } }
    guard gaps.count == members.count, Set(gaps.map { $0.gap.isVertical }).count == 1,
      Set(gaps.map { $0.gap.before }).count == gaps.count,
      Set(gaps.map { $0.gap.before }) == Set(gaps.map { $0.gap.after })
    else { return }
    // Where the views are numbered, the ring is closed by the step down from the last one to the first.
    let stepsDown = gaps.filter { entry in
      let texts = [entry.gap.before, entry.gap.after].map { system.items[$0].text }
      return !texts.contains("") && texts[1] < texts[0]
    }
    for (member, _) in gaps {
      let closes = stepsDown.count == 1 && stepsDown[0].member == member
      note(member, closes ? 87.2 : 87, .ring, .remove(member))
    }
  }

  /// Whether some of these place left or right edges, and some leading or trailing ones.
  ///
  /// They are different attributes, so who sets one does not replace the other.
  func mixesLeftAndLeading(_ members: [Int]) -> Bool {
    let edges = members.filter { member in
      statement(member).anchors.contains {
        !$0.isVertical && ($0.part == .start || $0.part == .end)
      }
    }
    return Set(edges.map { statement($0).isLeftToRight }).count > 1
  }

  /// Finds two sizes of views that other equations make equal: two values for one length.
  mutating func findSizesMadeEqual() {
    guard members.count > 2, authored.count == members.count,
      members.allSatisfy({ statement($0).relation == .equal })
    else { return }
    let links = members.filter { statement($0).sized == nil }
    let areLengths = links.allSatisfy { statement($0).relatesLengths && !statement($0).isRatio }
    guard areLengths, links.count == members.count - 2 else { return }
    for member in members { note(member, 70.4, .madeEqual, .remove(member)) }
  }

  /// Finds an equation of two opposite edges of one view, of which one is meant to be another view's.
  mutating func findSelfTies() {
    for member in authored where statement(member).tiesOneItem {
      note(member, 88, .tiedToItself, .remove(member))
    }
  }

  /// Finds a pin of a view to an edge of its own guide, which the framework insets from that edge.
  mutating func findPinsToOwnGuides() {
    guard members.count == 2, authored.count == 1,
      let inset = members.first(where: { statement($0).origin == .system }),
      statement(inset).rule?.meaning == .guide
    else { return }
    let pin = authored[0]
    guard statement(pin).isPlacement,
      Set(statement(pin).anchors) == Set(statement(inset).anchors)
    else { return }
    note(pin, 86, .ownGuide, .remove(pin))
  }

  /// Finds a constraint of an edge that the framework pins to a superview which is not public, as it does with an
  /// input view.
  mutating func findTiesOfPlacedViews() {
    for member in authored where statement(member).isPlacement {
      let isPlaced = statement(member).anchors.contains { anchor in
        guard !system.isGuide(anchor.item), let partner = statement(member).partner(of: anchor.item)
        else { return false }
        let owner = system.owner(of: partner.item)
        guard owner != anchor.item, !system.isInside(owner, anchor.item) else { return false }
        return members.contains { other in
          statement(other).origin == .system && statement(other).anchors.contains(anchor)
            && statement(other).partner(of: anchor.item).map {
              system.isInputContainer($0.item)
            } == true
        }
      }
      if isPlaced { note(member, 84, .placedByFramework, .remove(member)) }
    }
  }

  /// Finds a spacing from the end of a superview to a view inside, or from a view inside to the start.
  mutating func findViewsBeyondSuperviews() {
    for member in authored {
      guard let first = statement(member).first, let second = statement(member).second,
        statement(member).multiplier == 1, let written = statement(member).writtenConstant
      else { continue }
      for (inner, outer, distance) in [(first, second, written), (second, first, -written)]
      where system.items[inner.item].parent == outer.item
        && system.items[inner.item].hasKnownParent && !system.isGuide(outer.item)
      {
        let isAfter = inner.part == .start && outer.part == .end && distance >= 0
        let isBefore = inner.part == .end && outer.part == .start && distance <= 0
        if isAfter || isBefore { note(member, 84, .beyondSuperview, .remove(member)) }
      }
    }
  }
}

extension ConstraintSystem.Statement {
  /// Whether it ties the two edges of one item to each other, so that the item has no length.
  var tiesOneItem: Bool {
    guard origin == .author, relation == .equal, constant == 0, let first, let second else {
      return false
    }
    return first.item == second.item && first.isVertical == second.isVertical
      && Set([first.part, second.part]) == [.start, .end]
  }
}

extension ConstraintSystem.Statement {
  /// Whether this and another statement place the same edges of two items after each other, each from the other.
  fileprivate func isCircle(with other: Self) -> Bool {
    guard let written = writtenConstant, let otherWritten = other.writtenConstant, written != 0
    else { return false }
    return first != nil && first == other.second && second == other.first
      && first?.part == second?.part && first?.part != .length && multiplier == 1
      && other.multiplier == 1 && (written < 0) == (otherWritten < 0) && otherWritten != 0
      && relation == .equal && other.relation == .equal
  }

  /// Returns the factor by which the sum of this statement is multiplied in another one; nil if the sums differ
  /// otherwise.
  fileprivate func factor(to other: Self) -> Double? {
    guard terms.count == other.terms.count, let head = terms.first,
      let same = other.terms.first(where: { $0.unknown == head.unknown })
    else { return nil }
    let factor = same.coefficient / head.coefficient
    let areSame = terms.allSatisfy { term in
      other.terms.contains {
        $0.unknown == term.unknown && abs($0.coefficient - factor * term.coefficient) < 1e-9
      }
    }
    return areSame ? factor : nil
  }
}
