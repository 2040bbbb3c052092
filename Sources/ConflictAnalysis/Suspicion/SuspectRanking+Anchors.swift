extension SuspectRanking {
  // MARK: Wrong edges

  /// A tie of an edge or the center of one view to another item.
  private struct Tie {
    var member: Int
    var inner: ConstraintSystem.Anchor
    var outer: ConstraintSystem.Anchor
    /// The distance of the first from the second anchor.
    var inset: Double
    /// Whether the other item is the second one of the constraint.
    var isOuterSecond: Bool
  }

  /// Finds edges of a view that are tied to one other item in such a way that no length is left, whatever the numbers are.
  mutating func findWrongEdges() {
    let ties = authored.flatMap { self.ties(of: $0) }
    for one in ties {
      for other in ties
      where other.member != one.member && other.inner.item == one.inner.item
        && other.outer.item == one.outer.item && other.inner.isVertical == one.inner.isVertical
      {
        compare(one, other)
      }
    }
    findEndsBeforeStarts()
  }

  /// The ties of an equation of the author's, from the side of each view that the other item may contain, or may be beside.
  private func ties(of member: Int) -> [Tie] {
    let statement = statement(member)
    guard let first = statement.first, let second = statement.second, statement.multiplier == 1,
      statement.relation == .equal, let written = statement.writtenConstant,
      first.item != second.item,
      [first, second].allSatisfy({ [.start, .center, .end].contains($0.part) })
    else { return [] }
    let sides = [
      Tie(member: member, inner: first, outer: second, inset: written, isOuterSecond: true),
      Tie(member: member, inner: second, outer: first, inset: -written, isOuterSecond: false),
    ]
    let inside = sides.filter { system.isInside($0.inner.item, system.owner(of: $0.outer.item)) }
    return inside.isEmpty ? sides.filter { !system.isGuide($0.inner.item) } : inside
  }

  /// Weighs a tie of a view beside another one of the same two items.
  private mutating func compare(_ tie: Tie, _ other: Tie) {
    let isInside = system.isInside(tie.inner.item, system.owner(of: tie.outer.item))
    let isBeside = !isInside && isBeside(tie.inner.item, tie.outer.item)
    let (inner, outer) = (tie.inner.part, tie.outer.part)
    // The start at the end, and the end at the start.
    if inner != outer, inner != .center, outer != .center, other.inner.part == outer,
      other.outer.part == inner, !notes(of: tie.member).contains(.circle)
    {
      // A view is usually placed after its neighbor, and its other end is tied then.
      let weight = isBeside && tie.isOuterSecond && inner == .end ? 87.1 : 87
      note(tie.member, weight, isBeside ? .wrongItem : .wrongEdge, .remove(tie.member))
    }
    // Of two distances of an edge from the near and the far edge of a text, the usual one is right.
    if isBeside, inner == other.inner.part, inner == outer, other.outer.part == outer.opposite,
      tie.inset == other.inset, tie.inset != 0
    {
      note(tie.member, 88, .placedTwice, .remove(tie.member))
    }
    guard other.outer == tie.outer, leavesNothing(tie, other) else { return }
    if inner == .center, other.inner.part == outer, outer != .center, isInside, !isBeside,
      tie.inset == 0
    {
      note(tie.member, 87, .wrongEdge, moved(tie, to: .center))
    } else if isBeside, inner == outer, other.inner.part == outer.opposite {
      // The other one places the view beside its neighbor, as usual.
      note(tie.member, 87, .wrongItem, .remove(tie.member))
    } else if isInside, inner.opposite == outer, other.inner.part == outer, tie.inset != 0,
      abs(other.inset) == abs(tie.inset), let opposite = outer.opposite
    {
      note(tie.member, 87, .wrongEdge, moved(tie, to: opposite))
    }
  }

  /// Whether two ties of a view to one place leave nothing between its two edges, or between an edge and its center.
  private func leavesNothing(_ one: Tie, _ other: Tie) -> Bool {
    let order: [ConstraintSystem.Anchor.Part] = [.start, .center, .end]
    guard let a = order.firstIndex(of: one.inner.part),
      let b = order.firstIndex(of: other.inner.part), a != b
    else { return false }
    return a < b ? other.inset <= one.inset : one.inset <= other.inset
  }

  private func moved(_ tie: Tie, to part: ConstraintSystem.Anchor.Part) -> Repair.Change {
    system.moving(tie.member, isSecond: tie.isOuterSecond, to: part, among: members)
      ?? .remove(tie.member)
  }

  /// Whether two items are beside each other: one has no views inside, or both have one superview.
  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    let items = [one, other].map { system.items[$0] }
    return rule(other, [.leaf, .control])
      || items[0].parent != nil && items[0].parent == items[1].parent
        && items.allSatisfy { $0.hasKnownParent }
  }

  /// Finds the end of a view at the start of an item, or its start at the end, although the others keep the view from
  /// being before it, or after it.
  ///
  /// A column that begins at the top of its container ends at the bottom.
  private mutating func findEndsBeforeStarts() {
    guard members.count <= Self.mostTried else { return }
    for tie in authored.flatMap({ ties(of: $0) })
    where tie.inner.part.opposite == tie.outer.part && contains(tie.outer, besides: tie) {
      guard let opposite = tie.outer.part.opposite,
        tie.inner.part == .end ? tie.inset <= 0 : tie.inset >= 0, !isApart(tie),
        let change = system.moving(
          tie.member, isSecond: tie.isOuterSecond, to: opposite, among: members)
      else { continue }
      note(tie.member, 82, .wrongEdge, change)
    }
  }

  /// Whether another view has a distance from the same edge of an item, inside of it, so that the item is a container.
  private func contains(_ outer: ConstraintSystem.Anchor, besides tie: Tie) -> Bool {
    guard !rule(outer.item, [.leaf, .control]) else { return false }
    return authored.contains { other in
      other != tie.member
        && ties(of: other).contains { inside in
          inside.outer.item == outer.item && inside.inner.part == inside.outer.part
            // If nothing else tells, the first item of an equation is inside of the second one.
            && (inside.isOuterSecond || system.isInside(inside.inner.item, outer.item))
            && inside.inner.isVertical == outer.isVertical
            && (inside.inner.part == .end ? inside.inset <= 0 : inside.inset >= 0)
        }
    }
  }

  /// Whether the others allow a view to be at least partly on the side of an item on which a tie places it.
  private func isApart(_ tie: Tie) -> Bool {
    guard
      let inner = system.items[tie.inner.item].frame.along(isVertical: tie.inner.isVertical).start,
      let outer = system.items[tie.outer.item].frame.along(isVertical: tie.inner.isVertical).start
    else { return true }
    var system = system
    let isBefore = tie.inner.part == .end
    var statement = ConstraintSystem.Statement(
      id: "", says: "", origin: .system,
      terms: [.init(unknown: inner, coefficient: 1), .init(unknown: outer, coefficient: -1)],
      relation: isBefore ? .atMost : .atLeast, constant: isBefore ? -1 : 1)
    if !isBefore {
      // Its end, and not its start, is after that of the item.
      for (item, sign) in [(tie.inner.item, 1.0), (tie.outer.item, -1)] {
        guard let length = system.items[item].frame.along(isVertical: tie.inner.isVertical).length
        else { return true }
        statement.terms.append(.init(unknown: length, coefficient: sign))
      }
    }
    system.statements.append(statement)
    return system.isFeasible(members.filter { $0 != tie.member } + [system.statements.count - 1])
  }

  /// Finds a centre at a distance inside of an edge of the container, with which a part of the view is outside, if with
  /// the view's own edge in place of its centre everything holds.
  mutating func findCentersAtEdges() {
    for tie in authored.flatMap({ ties(of: $0) })
    where tie.inner.part == .center && tie.outer.part.opposite != nil
      && (tie.outer.part == .start ? tie.inset > 0 : tie.inset < 0)
      && !rule(tie.outer.item, [.leaf, .control])
    {
      let isPartlyOutside = authored.contains { member in
        statement(member).sized.map {
          $0.item == tie.inner.item && $0.isVertical == tie.inner.isVertical
        } == true && statement(member).relation != .atMost
          && statement(member).constant > 2 * abs(tie.inset)
      }
      guard isPartlyOutside,
        let change = system.moving(
          tie.member, isSecond: !tie.isOuterSecond, to: tie.outer.part, among: members)
      else { continue }
      note(tie.member, 84, .centreAtEdge, change)
    }
  }

  /// In longer conflicts, other edges are not tried.
  private static let mostTried = 40

  /// Finds a small distance from the same edge of a text or a control, whose own length is what the chain lacks.
  mutating func findSameEdges() {
    for member in authored where statement(member).relation == .equal {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, first.part == second.part,
        first.item != second.item, let opposite = first.part.opposite, statement.multiplier == 1,
        let written = statement.writtenConstant, written != 0, abs(written) <= Self.greatestGap
      else { continue }
      // The start of what is before it, or the end of what is after it.
      let isSecond = (written > 0) == (first.part == .start)
      let (neighbor, view) = isSecond ? (second, first) : (first, second)
      guard rule(neighbor.item, [.leaf, .control]),
        !(system.items[view.item].hasKnownParent && system.isInside(view.item, neighbor.item)),
        !(system.items[neighbor.item].hasKnownParent && system.isInside(neighbor.item, view.item)),
        !system.statements.contains(where: { other in
          other.anchors.contains {
            $0.item == neighbor.item && $0.isVertical == neighbor.isVertical
              && $0.part != neighbor.part && ($0.part != .length || other.isRequired)
          }
        }),
        let change = system.moving(member, isSecond: isSecond, to: opposite, among: members),
        let length = system.applying(change).items[neighbor.item].frame
          .along(isVertical: neighbor.isVertical).length,
        system.applying(change).allows(length, atLeast: Self.leastLength, members)
      else { continue }
      note(member, 77, .sameEdge, change)
    }
  }

  /// Greater distances from one edge are rather an indent, or were computed, in points.
  private static let greatestGap = 16.0
  /// No text or control is shorter, in points.
  private static let leastLength = 8.0

  // MARK: Reversed relations

  /// Finds an inequality that keeps an edge of a view outside of its container, or at its edge, or neighbors from
  /// having space between them, though the reversed one satisfies all others.
  mutating func findReversedRelations() {
    guard !yieldsAtEnd || given?.kind == .cell else { return }
    for member in authored where statement(member).relation != .equal {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, statement.multiplier == 1,
        first.item != second.item, first.part.opposite != nil, second.part.opposite != nil
      else { continue }
      let isFirst = system.isInside(first.item, system.owner(of: second.item))
      let isSecond = system.isInside(second.item, system.owner(of: first.item))
      let isLeast = (statement.relation == .atLeast) == (statement.sign > 0)
      if first.part == second.part {
        guard !yieldsAtEnd, isFirst || isSecond, (isLeast == isFirst) == (first.part == .end)
        else { continue }
      } else {
        // Neighbors keep at least a distance: the end of one is at most the start of the other.
        guard !isFirst, !isSecond, isLeast == (first.part == .end) else { continue }
      }
      let change = Repair.Change.relax(
        member, statement.relation == .atLeast ? .atMost : .atLeast)
      guard system.applying(change).isFeasible(members) else { continue }
      note(member, 79, .reversedRelation, change)
    }
  }
}
