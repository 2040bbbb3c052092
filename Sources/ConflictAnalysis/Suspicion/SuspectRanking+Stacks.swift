extension SuspectRanking {
  // MARK: Stack views

  /// Returns whether a stack view positions an item along an axis.
  func isArranged(_ item: Int, isVertical: Bool) -> Bool {
    system.statements.contains { other in
      other.origin == .stack && !other.hides
        && other.anchors.contains { anchor in
          anchor.item == item && anchor.isVertical == isVertical && anchor.part != .length
        }
        && !other.anchors.contains { system.isInside($0.item, item) }
        && !isStackView(item, of: other)
    }
  }

  /// Whether a statement ties a stack view to a view that it arranges, whose superview may be printed otherwise.
  private func isStackView(_ item: Int, of statement: ConstraintSystem.Statement) -> Bool {
    guard statement.identifier == "UISV-canvas-connection",
      let partner = statement.partner(of: item)
    else { return false }
    return system.items[item].className.hasSuffix("StackView")
      && !system.items[partner.item].className.hasSuffix("StackView")
  }

  /// Finds sizes and centers of arranged views that contradict those of the views beside them.
  ///
  /// A stack view that aligns both edges gives its views one length across, and one that fills
  /// equally along.
  mutating func findUnequalArranged() {
    // Not a row, whose height follows from what is in it, but a bar or another view keeps the
    // height it is given.
    let isRemark = given.map { $0.kind == .cell && !rule($0.item, [.cell]) } ?? false
    guard isRemark || !yieldsAtEnd, members.count > 2 else { return }
    // Where one view is to be longer than another, no size of the two is the mistake.
    let ratios = authored.filter { member in
      statement(member).anchors.count == 2
        && statement(member).anchors.allSatisfy {
          $0.part == .length && stackTies($0.item, isVertical: $0.isVertical) > 1
        } && statement(member).first?.item != statement(member).second?.item
    }
    for member in ratios { note(member, isRemark ? 9 : 67, .unequalArranged, .lower(member)) }
    guard ratios.isEmpty else { return }
    var found: [(member: Int, anchor: ConstraintSystem.Anchor)] = []
    for member in authored where statement(member).relation == .equal {
      for anchor in ownSizesAndCenter(statement(member))
      where isMadeEqual(anchor.item, isVertical: anchor.isVertical) {
        found.append((member, anchor))
      }
    }
    for (member, anchor) in found {
      let own = found.count(where: {
        $0.anchor.item == anchor.item && $0.anchor.isVertical == anchor.isVertical
      })
      // Two determine a place and a length, and a third one contradicts them. With one edge only,
      // another alignment changes nothing.
      guard own + stackTies(anchor.item, isVertical: anchor.isVertical) > 2 else { continue }
      // Both are of equal standing; the size comes first.
      let weight = isRemark ? 9 : anchor.part == .length ? 67 : 66.9
      note(member, weight, .unequalArranged, .lower(member))
    }
  }

  /// Whether a stack view aligns an edge of an item, or makes it as long as others, along an axis.
  private func isMadeEqual(_ item: Int, isVertical: Bool) -> Bool {
    members.contains { other in
      statement(other).isOfStack && statement(other).anchor(on: item)?.isVertical == isVertical
    }
  }

  /// The number of edges and centers of an item that equations of a stack view place along an axis;
  /// 2 if one gives the length.
  private func stackTies(_ item: Int, isVertical: Bool) -> Int {
    var parts: Set<ConstraintSystem.Anchor.Part> = []
    for member in members where statement(member).relation == .equal {
      let isTie =
        statement(member).isOfStack || statement(member).identifier == "UISV-canvas-connection"
      guard isTie, let anchor = statement(member).anchor(on: item), anchor.isVertical == isVertical
      else { continue }
      parts.insert(anchor.part)
    }
    return parts.contains(.length) ? 2 : parts.count
  }

  /// The lengths that a statement sets to a number or to another one of its view, or the center
  /// that it places.
  private func ownSizesAndCenter(
    _ statement: ConstraintSystem.Statement
  ) -> [ConstraintSystem.Anchor] {
    if let sized = statement.sized { return [sized] }
    guard let first = statement.first, let second = statement.second else { return [] }
    if first.part == .center, second.part == .center { return [first] }
    return statement.isRatio ? [first, second] : []
  }

  /// Finds the sizes of arranged views that leave a part of a stack view's length to none of them.
  mutating func findFixedArranged() {
    guard let given, given.kind == .fixed || given.kind == .frame else { return }
    func isConnected(_ part: ConstraintSystem.Anchor.Part) -> Bool {
      members.contains { member in
        statement(member).identifier == "UISV-canvas-connection"
          && statement(member).relation == .equal
          && statement(member).anchors.allSatisfy {
            $0.part == part && $0.isVertical == given.isVertical
          }
      }
    }
    guard isConnected(.start), isConnected(.end) else { return }
    let sizes = authored.filter { member in
      statement(member).sized?.isVertical == given.isVertical
        && statement(member).relation == .equal
    }
    guard
      sizes.allSatisfy({ member in
        statement(member).sized.map {
          isArranged($0.item, isVertical: $0.isVertical)
            && !isMadeEqual($0.item, isVertical: $0.isVertical)
        } == true
          // The view would have to be longer.
          && system.applying(.relax(member, .atLeast)).isFeasible(members)
      })
    else { return }
    for size in sizes { note(size, 67, .nothingStretches, .lower(size)) }
    for pin in authored where !sizes.isEmpty {
      guard let change = endingEarly(pin, isVertical: given.isVertical) else { continue }
      note(pin, 66, .nothingStretches, change)
    }
  }

  /// The inequality with which a stack view ends before the edge that a member pins it to.
  private func endingEarly(_ member: Int, isVertical: Bool) -> Repair.Change? {
    let statement = statement(member)
    guard let item = placed(by: member), statement.relation == .equal,
      system.items[item].className.hasSuffix("StackView"),
      let anchor = statement.anchor(on: item), anchor.isVertical == isVertical,
      anchor.part == .end, statement.partner(of: item)?.part == .end
    else { return nil }
    return relaxed(.end, member, of: item)
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
  /// Whether a stack view hides a view with it; without an identifier, by the length of 0.
  var hides: Bool {
    identifier == "UISV-hiding"
      || origin == .stack && identifier == nil && sized != nil && relation == .equal
        && constant == 0
  }

  /// Whether it is one with which a stack view aligns its views or makes them equally long.
  var isOfStack: Bool {
    origin == .stack && (identifier == "UISV-alignment" || identifier == "UISV-fill-equally")
  }
}
