internal import LayoutGeometry

// What is said of edges, items and numbers that were mistaken for others.
extension ConflictProse {
  /// Describes a wrong edge, item or relation.
  func wrongAnchor(
    _ reason: ConflictDiagnosis.Reason, _ statement: ConstraintSystem.Statement, orAnother: Bool
  ) -> String {
    let isVertical = statement.first?.isVertical == true
    let word = isVertical ? "height" : "width"
    let names = statement.anchors.map {
      "the \(edge($0, of: statement)) of \(system.items[$0.item].name)"
    }
    switch reason {
    case .wrongEdge where orAnother:
      return
        "They tie opposite edges of the view and of its container to each other, so that no \(word) is left: the "
        + "edges are swapped."
    case .wrongEdge:
      return
        "It ties \(names.inWords), near which the other edge is already, so that no \(word) is left: the "
        + "opposite edge of the container was meant."
    case .wrongItem where orAnother:
      return
        "They place a view before its neighbor and after it, so that no \(word) is left, whatever the numbers are: "
        + "in one of them, another view was meant."
    case .wrongItem:
      return
        "It ties \(names.inWords), beside which the view is already, so that no \(word) is left, whatever the "
        + "numbers are: the edge of another view was meant, such as of the one around both."
    case .sameEdge:
      return sameEdge(statement, word)
    case .centreAtEdge:
      return
        "It ties \(names.inWords), so that a part of the view is outside: the same edge of the view was probably meant "
        + "in place of its centre, with which everything holds."
    case .screenEdge where !system.items.indices.contains(where: { system.isSafeArea($0) }):
      return
        "It counts from the edge of a view, and another one from the layout guide of the bars there, which is inset "
        + "from this edge: keep one, usually the pin to the guide."
    case .screenEdge:
      return
        "It counts from the edge of a view, and another one from the safe area of that view, which is inset from "
        + "this edge: pin both to the safe area."
    default:
      guard statement.first?.part != statement.second?.part else {
        return
          "It keeps the edge of the view outside of its container or at its edge, where it usually is to stay "
          + "inside: the inequality is reversed."
      }
      return
        "It is a greatest distance between neighbors, or makes them overlap, where a least one is usual, with which "
        + "everything fits: the inequality is reversed."
    }
  }

  /// Describes a distance from the same edge of a neighbor.
  private func sameEdge(_ statement: ConstraintSystem.Statement, _ word: String) -> String {
    let isStart = statement.first?.part == .start
    let isSecond = ((statement.writtenConstant ?? 0) > 0) == isStart
    guard let anchor = isSecond ? statement.second : statement.first,
      let part = anchor.part.opposite
    else { return "" }
    var opposite = anchor
    opposite.part = part
    return
      "It counts from the \(edge(anchor, of: statement)) of \(system.items[anchor.item].name): its "
      + "\(edge(opposite, of: statement)) was probably meant, for its \(word) is what is missing."
  }

  /// Describes a wrong multiplier or constant.
  func wrongNumber(_ reason: ConflictDiagnosis.Reason, _ member: Int) -> String {
    let statement = system.statements[member]
    let isVertical = statement.first?.isVertical == true
    let multiplier = statement.multiplier
    let names = statement.anchors.map { system.items[$0.item].name }
    switch reason {
    case .asLongAsContainer where arePinned(statement):
      return
        "It makes \(names[0]) as \(isVertical ? "high" : "wide") as what contains it, although both ends are tied to "
        + "that at distances that leave it another \(isVertical ? "height" : "width"): leave it out, or move both ends "
        + "by the same distance."
    case .asLongAsContainer:
      return
        "It makes \(names[0]) as \(isVertical ? "high" : "wide") as what contains it, where something else takes "
        + "space as well, so that it cannot hold: leave it out."
    case .invertedRatio:
      return
        "The ratio is probably inverted: with \(Self.number(1 / multiplier)) in place of "
        + "\(Self.number(multiplier)), or with width and height exchanged, everything fits."
    case .misprint:
      return
        "With another number, as others here have it, or without its last digit, everything fits."
    default:
      let word = isVertical ? "height" : "width"
      if statement.isPlacement {
        let number = Self.number(multiplier)
        return
          "Its multiplier puts an edge of \(names[0]) \(number) times as far from the start of the superview as that of "
          + "\(names[1]): a constant of \(number) was probably meant."
      }
      guard multiplier < 16, names.count == 2 else {
        return
          "Its multiplier makes one \(word) \(Self.number(max(multiplier, 1 / multiplier))) times "
          + "another one: a constant was probably meant."
      }
      return
        "Its multiplier makes \(names[0]) \(Self.number(multiplier)) times as \(isVertical ? "high" : "wide") as "
        + "what contains it, so that it cannot hold, whatever the \(word) is: "
        + "at most 1 is possible."
    }
  }

  /// Whether both ends of the first item are tied to the second one.
  private func arePinned(_ statement: ConstraintSystem.Statement) -> Bool {
    guard let first = statement.first, let second = statement.second else { return false }
    let container = system.owner(of: second.item)
    let parts = system.statements.compactMap { other -> ConstraintSystem.Anchor.Part? in
      guard other.isRequired, other.relation == .equal,
        let anchor = other.anchor(on: first.item),
        let outer = other.partner(of: first.item), anchor.isVertical == first.isVertical,
        system.owner(of: outer.item) == container, anchor.part == outer.part
      else { return nil }
      return anchor.part
    }
    return Set(parts).isSuperset(of: [.start, .end])
  }

  /// Describes a number that would fit, in the numbers of a conflict; nil for other reasons.
  func fittingNumber(_ reason: ConflictDiagnosis.Reason, _ conflict: ConflictDiagnosis) -> String? {
    guard let member = conflict.suspect?.member else { return nil }
    let statement = system.statements[member]
    if reason == .misprint, let written = statement.writtenConstant,
      case .setConstant(_, let constant)? = conflict.repairs.first?.change
    {
      let (old, new) = (Self.number(abs(written)), Self.number(abs(constant)))
      if let scale = [2.0, 3].first(where: { $0 * constant == written }), statement.sized != nil {
        return
          "With \(new) everything fits: \(old) = \(Self.number(scale)) × \(new) is probably a length in pixels, "
          + "and constraints have points."
      }
      return abs(10 * constant - written) < 1e-6
        ? "With \(new) everything fits, so \(old) is probably a misprint of it."
        : "With \(new), as \(statement.sized == nil ? "the other distance" : "the others like it") "
          + "here, everything fits."
    }
    if reason == .misprint,
      case .setMultiplier(_, let pages)? = conflict.repairs.first?.change,
      let page = statement.second
    {
      return
        "\(Self.number(pages)) views are as \(page.isVertical ? "high" : "wide") as \(system.items[page.item].name), "
        + "and the content is \(Self.number(statement.multiplier)) times that: with \(Self.number(pages)) everything fits."
    }
    if reason == .greatMultiplier,
      case .setMultiplier(_, let multiplier)? = conflict.repairs.first?.change
    {
      let text = wrongNumber(reason, member)
      return text.dropLast() + ", and \(Self.number(multiplier)) was probably meant."
    }
    if reason == .missingItem, let written = statement.writtenConstant,
      let implied = system.implied(for: member, conflict)
    {
      let lacking = abs(implied - statement.constant)
      return
        "\(Self.points(lacking)) are too many, as much as one more view like these and its distance, "
        + "\(Self.number(lacking - abs(written))) + \(Self.number(abs(written))): one was left out between the two."
    }
    return nil
  }
}

// What is said of repairs.
extension ConflictProse {
  /// Names another edge of an item, or its center, in place of the present one.
  func movedAnchor(
    _ statement: ConstraintSystem.Statement, _ isSecond: Bool, _ part: ConstraintSystem.Anchor.Part
  ) -> String {
    guard let anchor = isSecond ? statement.second : statement.first else { return "another edge" }
    var moved = anchor
    moved.part = part
    return
      "the \(edge(moved, of: statement)) of \(system.items[anchor.item].name) instead of its "
      + edge(anchor, of: statement)
  }

  /// Names a view to which a repair of a number or a priority leaves no length; nil if there is none, or if it may have
  /// content.
  func emptied(by repair: Repair, _ conflict: ConflictDiagnosis) -> String? {
    switch repair.change {
    case .setConstant: break
    case .lower where repair.harm == nil: break
    default: return nil
    }
    // Of views whose lengths are not printed, nothing is known by it.
    guard let sum = conflict.sum, repair.harm == nil,
      conflict.suspect?.reason != .ring, conflict.suspect?.reason != .twoPositions,
      GivenSize(of: conflict.members, in: system).map({ $0.kind.isFinal }) ?? true
    else { return nil }
    var system = system.applying(repair.change)
    if case .lower(let member) = repair.change {
      // It is satisfied as far as the others permit.
      let off = self.system.miss(of: member, among: self.system.requiredPlaces)
      system = self.system
      system.statements[member].relation = .equal
      system.statements[member].constant += off
      system.statements[member].precision = 0.01
    }
    for bound in sum.bounds {
      guard
        let item = system.items.indices.first(where: {
          [system.items[$0].frame.width, system.items[$0].frame.height].contains(bound)
        }), !system.isGuide(item),
        OwnershipRule.first(system.items[item], [.leaf, .control]) == nil,
        !system.allows(bound, atLeast: 1, system.requiredPlaces)
      else { continue }
      let word = system.items[item].frame.height == bound ? "height" : "width"
      return "\(system.items[item].name) then has no \(word)"
    }
    return nil
  }
}
