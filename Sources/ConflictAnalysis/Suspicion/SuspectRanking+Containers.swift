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
        !isContentView(item),
        isPlacedByAuthor(item) || system.placedElsewhere.contains(item) || isEmptyStack(member)
          || !rule(item, [.open]) && system.frameworkPlaces(item)
      else { continue }
      note(member, 100, .leftoverMask, .turnOffMask(member))
    }
  }

  /// Whether a mask gives a stack view no length, though the views that it arranges need one.
  ///
  /// The stack views of UIKit's own have private classes, or are in views whose content is UIKit's.
  private func isEmptyStack(_ member: Int) -> Bool {
    guard let sized = statement(member).sized, statement(member).constant == 0,
      system.items[sized.item].className.hasSuffix("StackView"),
      !system.items.indices.contains(where: { rule($0, [.closed]) })
    else { return false }
    return members.contains {
      statement($0).origin == .stack && statement($0).anchor(on: sized.item) != nil
    }
  }

  /// Finds a length that an app gives to the view of an alert, or to a control in a view whose content is the framework's.
  mutating func findLengthsInFrameworkViews() {
    for member in authored where system.isLengthInFrameworkView(statement(member)) {
      let isAlert = statement(member).sized.map { rule($0.item, [.closed]) } == true
      note(member, 90, .inFrameworkView, isAlert ? .remove(member) : .lower(member))
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

  /// Finds a length of a box that is less than its title and the margins of its content view.
  mutating func findShortBoxes() {
    for member in authored {
      guard let sized = statement(member).sized,
        members.contains(where: { other in
          statement(other).maskOwner.map { system.isBoxContent($0, of: sized.item) } ?? false
        })
      else { continue }
      note(member, 64, .boxMargins, .lower(member))
    }
  }

  /// Whether an item fills a cell by its mask, as the cell's content view does, which is a plain view in a
  /// collection view.
  private func isContentView(_ item: Int) -> Bool {
    let masks = system.statements.filter { $0.maskOwner == item }
    let className = system.items[item].className
    guard className == "UIView" || className == "NSView", let parent = system.items[item].parent,
      rule(parent, [.cell]), !system.items[parent].className.hasSuffix("ContentView")
    else { return false }
    // Both ends, or one end and the length of the cell: a frame that was forgotten has numbers.
    return masks.contains { $0.partner(of: item)?.item == parent }
      && masks.allSatisfy { $0.writtenConstant == 0 && ($0.sized == nil || $0.constant > 0) }
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
      // A hosting view may have views of UIKit's inside.
      let isInner = isLeaf && (statement.first?.item == item || !system.isHostingView(item))
      if isInner || contains(partner.item, item) { return true }
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
}
