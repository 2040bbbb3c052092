/// What the layout of a conflict's items should be, whatever repairs it.
struct ConflictLayout {
  /// Statements that should hold, and what is lost if they cannot.
  typealias Wanted = (harm: Repair.Harm, statements: [ConstraintSystem.Statement])

  let system: ConstraintSystem
  let members: [Int]
  /// The items that are controls or texts, whose size follows from their content.
  private(set) var controls: Set<Int> = []
  /// The lengths whose non-negativity is part of the conflict.
  private var bounds: [Int] = []
  /// That views have a size, and are inside of their superviews.
  private(set) var wanted: [Wanted] = []

  /// Creates the layout of a conflict's items, in which views without a size or outside of their superviews are a
  /// loss only if `countsSizes` is true.
  ///
  /// - Complexity: O(*mn*), where *m* is the number of members, and *n* that of statements.
  init(of members: [Int], in system: ConstraintSystem, countsSizes: Bool) {
    self.system = system
    self.members = members
    guard countsSizes else { return }
    bounds = system.neededBounds(of: members)
    for item in Set(members.flatMap { system.statements[$0].anchors.map { $0.item } })
    where OwnershipRule.first(system.items[item], [.control]) != nil { controls.insert(item) }
    for (item, isVertical) in axes { want(item, isVertical) }
  }

  /// The items of the conflict, on the axes on which it constrains them.
  private var axes: [(item: Int, isVertical: Bool)] {
    var found: [(item: Int, isVertical: Bool)] = []
    for member in members {
      for anchor in system.statements[member].anchors
      where !found.contains(where: { $0.item == anchor.item && $0.isVertical == anchor.isVertical })
      {
        found.append((anchor.item, anchor.isVertical))
      }
    }
    return found.sorted { ($0.item, $0.isVertical ? 1 : 0) < ($1.item, $1.isVertical ? 1 : 0) }
  }

  private mutating func want(_ item: Int, _ isVertical: Bool) {
    let frame = system.items[item].frame.along(isVertical: isVertical)
    if let length = frame.length, !system.isGuide(item), !system.isZero(item, isVertical),
      controls.contains(item) || mayHaveContentSize(item, isVertical) || mayHaveSize(length)
    {
      wanted.append(
        (.noSize(item: item), [Self.atLeast([.init(unknown: length, coefficient: 1)], 1)]))
    }
    guard !system.isGuide(item), let parent = system.items[item].parent else { return }
    let owner = system.owner(of: parent)
    let outer = system.items[owner].frame.along(isVertical: isVertical)
    guard owner != item, !system.isPlacedOutside(item, isVertical, members),
      let start = frame.start, let outerStart = outer.start
    else { return }
    var inside = [
      Self.atLeast(
        [.init(unknown: start, coefficient: 1), .init(unknown: outerStart, coefficient: -1)], 0)
    ]
    if let length = frame.length, let outerLength = outer.length {
      inside.append(
        Self.atLeast(
          [
            .init(unknown: outerStart, coefficient: 1),
            .init(unknown: outerLength, coefficient: 1), .init(unknown: start, coefficient: -1),
            .init(unknown: length, coefficient: -1),
          ], 0))
    }
    wanted.append((.outside(item: item, of: owner), inside))
  }

  /// Whether nothing but the content of a view can be its length along an axis.
  ///
  /// The class of a view with an identifier is not printed. Both of its ends are pinned, no member gives it a length,
  /// and no item is inside of it, so that it may be a button or a text. An image without space is none, either.
  private func mayHaveContentSize(_ item: Int, _ isVertical: Bool) -> Bool {
    guard
      system.items[item].className.isEmpty
        || OwnershipRule.first(system.items[item], [.leaf]) != nil,
      !system.items.contains(where: { $0.parent == item })
    else { return false }
    var pinned: Set<ConstraintSystem.Anchor.Part> = []
    for statement in system.statements {
      guard let anchor = statement.anchor(on: item), anchor.isVertical == isVertical else {
        continue
      }
      if anchor.part == .length { return false }
      if statement.anchors.count == 2 { pinned.insert(anchor.part) }
    }
    return pinned.isSuperset(of: [.start, .end])
  }

  /// Whether there is a member without which the others leave a length more than nothing.
  ///
  /// A length that is 0 in any case is not what a repair takes away, nor is one without which there is no conflict:
  /// every lower priority leaves that at 0, until something else than the members makes the view longer.
  private func mayHaveSize(_ length: Int) -> Bool {
    let places = system.requiredPlaces
    guard !bounds.contains(length) else { return false }
    return members.contains { member in
      system.allows(length, atLeast: 1, places.filter { $0 != member })
    }
  }

  private static func atLeast(
    _ terms: [ConstraintSystem.Term], _ constant: Double
  ) -> ConstraintSystem.Statement {
    var statement = ConstraintSystem.Statement(
      id: "", says: "", origin: .system, terms: ConstraintSystem.collected(terms),
      relation: .atLeast, constant: constant)
    // A view may end half a point outside, as rounding to pixels makes it.
    statement.precision = 0.5
    return statement
  }
}

extension ConstraintSystem {
  /// Returns whether a statement asks for an item without a length, so that a repair does not take it away.
  func isZero(_ item: Int, _ isVertical: Bool) -> Bool {
    statements.contains { statement in
      statement.sized.map { $0.item == item && $0.isVertical == isVertical } == true
        && statement.relation != .atLeast && statement.constant <= 0
    }
  }

  /// Returns whether a member places an item outside of its superview on purpose.
  fileprivate func isPlacedOutside(_ item: Int, _ isVertical: Bool, _ members: [Int]) -> Bool {
    members.contains { member in
      let statement = statements[member]
      guard let anchor = statement.anchor(on: item), anchor.isVertical == isVertical,
        let partner = statement.partner(of: item), let written = statement.writtenConstant,
        statement.multiplier == 1, isInside(item, owner(of: partner.item)), anchor.part != .length
      else { return false }
      let inset = statement.first?.item == item ? written : -written
      return partner.part != anchor.part || (anchor.part == .end ? inset > 0 : inset < 0)
        || anchor.part == .center
    }
  }
}
