extension SuspectRanking {
  // MARK: Arrangements that exclude each other

  /// Finds two places of one view along an axis: one outside of its container, at the edge, and one inside.
  ///
  /// A menu, a sheet or a banner has one for each of its states.
  mutating func findTwoStates() {
    for outside in authored {
      guard let beyond = beyond(outside) else { continue }
      for inside in authored where inside != outside {
        let statement = statement(inside)
        guard statement.relation == .equal, let anchor = statement.anchor(on: beyond.item),
          anchor.isVertical == beyond.isVertical, anchor.part != .length,
          let partner = statement.partner(of: beyond.item), partner.part == anchor.part,
          system.owner(of: partner.item) == beyond.container,
          // A text or an image that has no name seldom moves; there, a spacing for neighbors is likelier.
          !rule(beyond.item, [.leaf, .control]) || !system.items[beyond.item].hasKnownParent
            || statement.identifier != nil
            || self.statement(outside).identifier != nil
        else { continue }
        note(outside, 85.1, .twoStates, .remove(outside))
        note(inside, 85, .twoStates, .remove(inside))
      }
    }
  }

  /// Returns the view that a constraint places directly outside of its container; nil for other constraints.
  ///
  /// Where it is not known which view contains the other one, there is no distance between them.
  private func beyond(_ member: Int) -> (item: Int, container: Int, isVertical: Bool)? {
    let statement = statement(member)
    guard let first = statement.first, let second = statement.second,
      statement.relation == .equal, statement.multiplier == 1,
      let written = statement.writtenConstant, first.item != second.item
    else { return nil }
    for (inner, outer, distance) in [(first, second, written), (second, first, -written)] {
      let container = system.owner(of: outer.item)
      let isAfter = inner.part == .start && outer.part == .end && distance >= 0
      let isBefore = inner.part == .end && outer.part == .start && distance <= 0
      guard isAfter || isBefore, container != inner.item, !system.isGuide(inner.item),
        // What is beside a text or a control is its neighbor.
        !rule(container, [.leaf, .control]),
        // What is above the keyboard, or beside a guide of the author's, is not outside.
        !system.isGuide(outer.item) || system.isSafeArea(outer.item),
        system.isInside(inner.item, container)
          || distance == 0 && !system.isInside(container, inner.item)
            && system.items[inner.item].parent == nil
      else { continue }
      return (inner.item, container, inner.isVertical)
    }
    return nil
  }

  /// Finds an equation of the content of a scroll view and its visible part, though the content needs more.
  ///
  /// Across, such an equation keeps a page from scrolling, so it is suspected only if views beside each
  /// other are too long together.
  mutating func findTiedScrollContent() {
    guard !yieldsUntilLayout else { return }
    for member in authored where statement(member).relation == .equal {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second,
        first.part == .length, second.part == .length, first.isVertical == second.isVertical
      else { continue }
      for (content, visible) in [(first, second), (second, first)]
      where
        (isScrollView(system.owner(of: visible.item))
        || isScrolled(content.item, in: visible.item))
        && content.item != visible.item && !system.isInside(visible.item, content.item)
        && !isTied(content.item, to: system.owner(of: visible.item), without: member)
      {
        let change = Repair.Change.relax(member, content == first ? .atLeast : .atMost)
        guard content.isVertical || areBesides(visible),
          system.applying(change).isFeasible(members)
        else { continue }
        note(member, 84, .visibleContent, change)
      }
    }
  }

  /// Whether an item scrolls its content, as the name of its class says.
  private func isScrollView(_ item: Int) -> Bool {
    system.items[item].className.hasSuffix("ScrollView")
  }

  /// Whether a scroll view in a view, or one whose superview is not known, contains an item.
  private func isScrolled(_ item: Int, in view: Int) -> Bool {
    system.items.indices.contains { scroll in
      isScrollView(scroll) && scroll != view && system.isInside(item, scroll)
        && (system.isInside(scroll, view) || system.items[scroll].parent == nil)
    }
  }

  /// Whether views whose lengths are numbers follow each other, each of them no longer than what is given.
  private func areBesides(_ visible: ConstraintSystem.Anchor) -> Bool {
    guard let given else { return false }
    let lengths = authored.filter { member in
      member != given.member && statement(member).relation != .atMost
        && statement(member).sized?.isVertical == visible.isVertical
    }
    return lengths.count > 1 && lengths.allSatisfy { statement($0).constant <= given.value }
  }

  /// Whether members other than one tie an item, or what is tied to it, to another item.
  private func isTied(_ item: Int, to other: Int, without member: Int) -> Bool {
    var reached: Set<Int> = [item]
    var count = 0
    while reached.count > count {
      count = reached.count
      for next in members where next != member {
        let items = statement(next).anchors.map { system.owner(of: $0.item) }
        if items.contains(where: { reached.contains($0) }) { reached.formUnion(items) }
      }
    }
    return reached.contains(other)
  }

  /// Finds a pin to the edge of a view beside one to the safe area of that view, which is inset from this edge, and a
  /// length that does not count this inset.
  mutating func findPinsToScreenEdges() {
    for inset in members where statement(inset).rule?.meaning == .guide {
      guard let (guide, edge, length) = screenEdge(inset) else { continue }
      func pins(_ anchor: ConstraintSystem.Anchor) -> [Int] {
        authored.filter { statement($0).anchors.contains(anchor) && statement($0).isPlacement }
      }
      for toGuide in pins(guide) {
        for toEdge in pins(edge) where toEdge != toGuide {
          guard let item = statement(toEdge).partner(of: edge.item)?.item,
            statement(toGuide).partner(of: guide.item)?.item == item,
            let written = statement(toEdge).writtenConstant,
            // From the edge of the safe area it is right.
            [1.0, -1].contains(where: { sign in
              let moved = written + sign * length
              return system.applying(.setConstant(toEdge, moved)).isFeasible(members)
            })
          else { continue }
          note(toEdge, 83, .screenEdge, .remove(toEdge))
        }
      }
      for bar in pins(edge).compactMap({ statement($0).partner(of: edge.item)?.item }) {
        findHeightWithoutInset(bar, length, isVertical: edge.isVertical)
      }
    }
  }

  /// Returns the edge of the safe area and that of its view, or the inner edge of `topLayoutGuide` or
  /// `bottomLayoutGuide` and that of the controller's view, with their distance; nil for other constraints of guides.
  private func screenEdge(_ inset: Int) -> (
    guide: ConstraintSystem.Anchor, edge: ConstraintSystem.Anchor, length: Double
  )? {
    let anchors = statement(inset).anchors
    if let guide = anchors.first(where: { system.isSafeArea($0.item) }),
      let edge = statement(inset).partner(of: guide.item), edge.part == guide.part
    {
      return (guide, edge, statement(inset).constant)
    }
    guard var guide = anchors.first(where: { system.items[$0.item].className == "_UILayoutGuide" }),
      let edge = statement(inset).partner(of: guide.item), edge.part == guide.part,
      let inner = guide.part.opposite,
      let bars = members.first(where: {
        statement($0).sized.map { $0.item == guide.item && $0.isVertical } == true
      })
    else { return nil }
    guide.part = inner
    return (guide, edge, statement(bars).constant)
  }

  /// Finds a length of a view that begins at the edge of the screen, though what is in it begins at the safe area.
  private mutating func findHeightWithoutInset(_ bar: Int, _ inset: Double, isVertical: Bool) {
    for member in authored where statement(member).relation != .atLeast {
      guard let sized = statement(member).sized, sized.item == bar, sized.isVertical == isVertical,
        let written = statement(member).writtenConstant,
        system.applying(.setConstant(member, written + abs(inset))).isFeasible(members)
      else { continue }
      note(member, 73, .lengthWithoutInset, .remove(member))
    }
  }

  /// Finds a pin to a guide of a container of input views, which the framework also moves out of the screen.
  mutating func findPinsToGuidesOfContainers() {
    for member in authored where statement(member).isPlacement {
      let isPinned = statement(member).anchors.contains { anchor in
        system.isGuide(anchor.item) && system.isInputContainer(system.owner(of: anchor.item))
      }
      if isPinned { note(member, 83, .containerGuide, .lower(member)) }
    }
  }
}
