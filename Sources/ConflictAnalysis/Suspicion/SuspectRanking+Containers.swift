extension SuspectRanking {
  // MARK: Masks

  /// Finds a mask of a view that the author's own constraints position in its superview.
  mutating func findLeftovers() {
    for member in members {
      let statement = statement(member)
      if statement.rule?.meaning == .prototype {
        note(member, 95, .prototype, .remove(member))
      }
      guard statement.origin == .mask, let item = statement.maskOwner,
        !rule(item, [.cell, .keepsMask, .closed, .framework]) || rule(item, [.controllerView]),
        isPlacedByAuthor(item)
      else { continue }
      note(member, 100, .leftoverMask, .turnOffMask(member))
    }
  }

  /// Finds a mask that makes the frame of a view negative when its superview shrinks.
  mutating func findShrunkFrames(_ bounds: [Int]) {
    for member in members {
      let statement = statement(member)
      guard statement.origin == .mask, let item = statement.maskOwner,
        let first = statement.first, first.part == .length, let second = statement.second,
        // A list's cell resizes its content view.
        !rule(second.item, [.cell]),
        (statement.writtenConstant ?? 0) < 0,
        !rule(item, [.cell, .closed, .framework]), !isPlacedByAuthor(item),
        bounds.contains(where: {
          $0 == system.items[item].frame.along(isVertical: first.isVertical).length
        }),
        // Something else determines the superview's size.
        !members.contains(where: { $0 != member && self.statement($0).anchor(on: item) != nil })
      else { continue }
      note(member, 79, .shrunkFrame, .turnOffMask(member))
    }
  }

  /// Returns whether the author's constraints place or size an item from outside.
  ///
  /// A guide stands for the view that owns it.
  func isPlacedByAuthor(_ item: Int) -> Bool {
    let isLeaf = rule(item, [.leaf])
    return authored.contains { member in
      let statement = statement(member)
      guard let anchor = statement.anchor(on: item) else { return false }
      guard let partner = statement.partner(of: item) else { return statement.sized != nil }
      let owner = system.owner(of: partner.item)
      if owner == item || system.isInside(owner, item) { return false }
      if isLeaf || contains(partner.item, item) { return true }
      if anchor.part == .length {
        // As wide as a view whose size comes from outside: that one is the outer view.
        return partner.part == .length
          && members.contains { other in
            self.statement(other).origin == .imposed
              && self.statement(other).sized?.item == partner.item
          }
      }
      // Between two frames a constraint has no effect, so it is meant to place its first view.
      if statement.first?.item == item, hasFrame(item, anchor), hasFrame(partner.item, partner) {
        return true
      }
      // Neighbors have the same superview: one begins where the other ends.
      return anchor.part != partner.part && partner.part != .length && anchor.part != .center
        && partner.part != .center
    }
  }

  /// Returns whether a mask determines the position of an item along an anchor's axis.
  private func hasFrame(_ item: Int, _ anchor: ConstraintSystem.Anchor) -> Bool {
    members.contains { member in
      let statement = statement(member)
      return statement.maskOwner == item && statement.isPlacement
        && statement.first?.isVertical == anchor.isVertical
    }
  }

  // MARK: Stack views

  /// Returns whether a stack view positions an item along an axis.
  func isArranged(_ item: Int, isVertical: Bool) -> Bool {
    system.statements.contains { other in
      other.origin == .stack && other.identifier != "UISV-hiding"
        && other.anchors.contains { anchor in
          anchor.item == item && anchor.isVertical == isVertical && anchor.part != .length
        }
        && !other.anchors.contains { system.isInside($0.item, item) }
    }
  }

  /// Finds lengths of arranged views that a stack view makes equally long, and that are not.
  mutating func findUnequalArranged() {
    let sizes = authored.filter { statement($0).sized != nil && statement($0).relation == .equal }
    guard sizes.count == 2, authored.count == 2, members.count > 2,
      members.allSatisfy({ sizes.contains($0) || statement($0).isOfStack }),
      let one = statement(sizes[0]).sized, let two = statement(sizes[1]).sized,
      one.item != two.item, one.isVertical == two.isVertical,
      [one.item, two.item].allSatisfy({ item in
        members.contains { statement($0).isOfStack && statement($0).anchor(on: item) != nil }
      })
    else { return }
    for size in sizes { note(size, 60, .unequalArranged, .lower(size)) }
  }

  mutating func findArrangedSubviews() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second else { continue }
      let isOnAxis = members.contains { other in
        self.statement(other).origin == .stack
          && self.statement(other).anchors.contains { $0.isVertical == first.isVertical }
      }
      if statement.isPlacement, isOnAxis {
        let arranged = [first, second].map { isArranged($0.item, isVertical: $0.isVertical) }
        // Neighbors in a stack view, or an arranged view and a view around the stack view.
        let isNeighbour = arranged == [true, true]
        let isOutside =
          arranged[0] && system.isInside(first.item, second.item)
          || arranged[1] && system.isInside(second.item, first.item)
        let constant = abs(statement.writtenConstant ?? 0) / 1e4
        // With a size of 0, it is not the cause.
        if isNeighbour || isOutside {
          note(
            member, (yieldsAtEnd ? 54 : 86) + min(1, constant), .arrangedSubview, .remove(member))
        }
      }
    }
  }
}

extension ConstraintSystem.Statement {
  /// Whether it is one with which a stack view aligns its views or makes them equally long.
  var isOfStack: Bool {
    origin == .stack && (identifier == "UISV-alignment" || identifier == "UISV-fill-equally")
  }
}
