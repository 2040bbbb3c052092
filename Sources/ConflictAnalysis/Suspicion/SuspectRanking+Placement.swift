extension SuspectRanking {
  // MARK: Items that are determined twice

  /// Returns the item that a constraint places or sizes: the first one, unless the second lies inside it.
  func placed(by member: Int) -> Int? {
    let statement = statement(member)
    guard let first = statement.first else { return nil }
    guard let second = statement.second else { return first.item }
    let isOuter =
      system.isGuide(first.item) && !system.isGuide(second.item)
      || system.isInside(second.item, first.item) || first.item == given?.item
    return isOuter ? second.item : first.item
  }

  /// Finds items with more constraints of the author's along an axis than a position and a size need.
  mutating func findItemsDeterminedTwice() {
    guard !yieldsAtEnd else { return }
    for item in Set(authored.compactMap { placed(by: $0) }).sorted() where item != given?.item {
      // A ratio of the item's own sides is looked at by itself.
      let touching = authored.filter { placed(by: $0) == item && !isRatio($0) }
      for isVertical in [false, true] {
        func having(_ part: ConstraintSystem.Anchor.Part) -> [Int] {
          touching.filter { member in
            statement(member).anchor(on: item).map {
              $0.part == part && $0.isVertical == isVertical
            } ?? false
          }
        }
        let (starts, ends, centers) = (having(.start), having(.end), having(.center))
        for twice in [starts, ends, centers] where twice.count > 1 {
          let exact = twice.filter { statement($0).relation == .equal }
          guard exact.count > 1 else { continue }
          let reason: ConflictDiagnosis.Reason =
            mixesLeftAndLeading(exact) ? .leadingAndLeft : .placedTwice
          for member in exact { note(member, 76, reason, .remove(member)) }
        }
        findTooMany(item, starts, ends, centers, having(.length))
      }
    }
    findFixedRatios()
    findShorterColumns()
    findPinsPastNeighbors()
    findGapsPastNeighbors()
    findTwoChains()
  }

  /// Finds the pin at the end of the shorter of two chains that both determine the length of their container.
  ///
  /// In `|-[a(40)]-|` beside `|-[b(20)]-|`, one of the two has to leave space.
  private mutating func findTwoChains() {
    guard given == nil else { return }
    let ends = authored.compactMap { member -> (member: Int, item: Int, container: Int)? in
      let statement = statement(member)
      guard let item = placed(by: member), statement.relation == .equal,
        statement.anchor(on: item)?.part == .end, let outer = statement.partner(of: item),
        outer.part == .end, system.isInside(item, outer.item)
      else { return nil }
      return (member, item, outer.item)
    }
    for end in ends
    where ends.contains(where: { $0.item != end.item && $0.container == end.container }) {
      // The item stays inside.
      guard let change = relaxed(.end, end.member, of: end.item) else { continue }
      note(end.member, 71, .twoChains, change)
    }
  }

  /// Returns the change with which an item may end before the place where its end is pinned, or begin after that of its
  /// start; nil if it does not help.
  func relaxed(
    _ part: ConstraintSystem.Anchor.Part, _ member: Int, of item: Int
  ) -> Repair.Change? {
    let statement = statement(member)
    let isFirst = (statement.first?.item == item) != (statement.sign < 0)
    let change = Repair.Change.relax(member, isFirst == (part == .end) ? .atMost : .atLeast)
    return system.applying(change).isFeasible(members) ? change : nil
  }

  /// Finds a pin to an end of a container although a neighbor is between the two.
  ///
  /// In `[a]-[b]-|`, a pin of `a` to the same end leaves no space for `b`.
  private mutating func findPinsPastNeighbors() {
    for member in authored {
      let statement = statement(member)
      guard let item = placed(by: member), let edge = statement.anchor(on: item),
        let outer = statement.partner(of: item), edge.part == outer.part,
        edge.part == .start || edge.part == .end
      else { continue }
      let neighbors = authored.compactMap { other -> Int? in
        guard other != member, placed(by: other) != nil,
          let mine = self.statement(other).anchor(on: item), mine.part == edge.part,
          mine.isVertical == edge.isVertical, let next = self.statement(other).partner(of: item),
          next.part == (edge.part == .end ? .start : .end)
        else { return nil }
        // The neighbor itself is pinned to that end.
        let isPinned = authored.contains { last in
          last != member && last != other
            && self.statement(last).anchor(on: next.item)?.part == edge.part
            && self.statement(last).partner(of: next.item).map {
              system.owner(of: $0.item) == system.owner(of: outer.item) && $0.part == edge.part
            } == true
        }
        return isPinned ? next.item : nil
      }
      guard let neighbor = neighbors.first else { continue }
      let sizes = sizes(of: neighbor, isVertical: edge.isVertical)
      if sizes.isEmpty || !hasSpace(for: neighbor, isVertical: edge.isVertical, without: sizes) {
        note(member, 77, .pastNeighbor, .remove(member))
      } else {
        note(member, 77, .otherSpace, fitting(member) ?? .lower(member))
        for size in sizes { note(size, 77, .otherSpace, fitting(size) ?? .lower(size)) }
      }
    }
  }

  /// Finds a distance between two views although a chain of distances leads over others between them, which leaves no
  /// length to these.
  private mutating func findGapsPastNeighbors() {
    let gaps = authored.compactMap { member in gap(member).map { (member: member, gap: $0) } }
    for (member, whole) in gaps {
      var reached = [whole.before: 0.0]
      var isDone = false
      while !isDone {
        isDone = true
        for (other, step) in gaps where other != member && step.isVertical == whole.isVertical {
          guard let length = reached[step.before], reached[step.after] == nil else { continue }
          reached[step.after] = length + step.length
          isDone = false
        }
      }
      guard let length = reached[whole.after], whole.length <= length else { continue }
      note(member, 77, .pastNeighbor, .remove(member))
    }
  }

  /// The views that an equation places after each other, and the distance; nil for other constraints.
  func gap(_ member: Int) -> (before: Int, after: Int, isVertical: Bool, length: Double)? {
    let statement = statement(member)
    guard statement.relation == .equal, let first = statement.first, let second = statement.second,
      first.item != second.item, statement.multiplier == 1, let written = statement.writtenConstant,
      !system.isInside(first.item, second.item), !system.isInside(second.item, first.item)
    else { return nil }
    switch (first.part, second.part) {
    case (.start, .end) where written >= 0:
      return (second.item, first.item, first.isVertical, written)
    case (.end, .start) where written <= 0:
      return (first.item, second.item, first.isVertical, -written)
    default: return nil
    }
  }

  /// The author's constraints for the length of an item along an axis.
  private func sizes(of item: Int, isVertical: Bool) -> [Int] {
    authored.filter { member in
      statement(member).anchors.contains {
        $0.item == item && $0.part == .length && $0.isVertical == isVertical
      }
    }
  }

  /// Returns whether the members leave an item at least half of its length along an axis.
  ///
  /// With less, the neighbor was not thought of, and no number is the mistake.
  private func hasSpace(for item: Int, isVertical: Bool, without sizes: [Int]) -> Bool {
    guard let length = system.items[item].frame.along(isVertical: isVertical).length else {
      return false
    }
    var system = system
    let own = sizes.filter { statement($0).sized != nil }.map { statement($0).constant }.max()
    let space = ConstraintSystem.Statement(
      id: "", says: "", origin: .system, terms: [.init(unknown: length, coefficient: 1)],
      relation: .atLeast, constant: max(0.5, (own ?? 0) / 2))
    system.statements.append(space)
    let rest = members.filter { !sizes.contains($0) }
    return system.isFeasible(rest + [system.statements.count - 1])
  }

  /// Weighs the constraints of an item that has two positions and a size, or three positions.
  private mutating func findTooMany(
    _ item: Int, _ starts: [Int], _ ends: [Int], _ centers: [Int], _ sizes: [Int]
  ) {
    let pins = starts + ends
    if !starts.isEmpty, !ends.isEmpty, let center = centers.first {
      note(center, 83, .offCentre, centring(center, item, starts[0], ends[0]))
    } else if !centers.isEmpty, !pins.isEmpty, !sizes.isEmpty {
      for pin in pins { note(pin, 70, .overdetermined, .remove(pin)) }
    } else if let center = centers.first, sizes.isEmpty, pins.count == 1 {
      findTwoPositions(item, center, pins[0])
    } else if let start = starts.last, let end = ends.last, let size = sizes.last {
      let isBetween = isTied(item, by: start) && isTied(item, by: end)
      if given?.kind == .frame {
        // The frame of a container is less certain than what is inside: its far end yields.
      } else if isBetween, statement(size).relation == .atMost {
        // A limit is meant to hold at every width of the container, so the pins cannot both be equations.
        if let own = ownContainer, isPlausible(own, beside: size), let change = fitting(own) {
          // A number for the container contradicts the limit as well as the pins do.
          note(own, 70.7, .ownSizes, change)
          note(size, 70.6, .ownSizes, .lower(size))
        }
        note(end, 70.5, .limitBetweenPins, .lower(end))
        note(start, 70, .limitBetweenPins, .lower(start))
      } else if isBetween {
        // The pins give the size, so one of its own has no use, unless it is a minimum.
        let isRelative = statement(size).partner(of: item).map { $0.item != item } == true
        let isUseless = isRelative || statement(size).relation == .equal
        guard let own = ownContainer, isExact, statement(size).sized != nil,
          isPlausible(own, beside: size)
        else {
          note(size, 70, .overdetermined, isUseless ? .remove(size) : .lower(size))
          return
        }
        // The author gave the container a length, too, and one follows from the other.
        note(size, 70, .ownSizes, .remove(size))
        note(own, 69.9, .ownSizes, fitting(own) ?? .remove(own))
      }
    }
  }

  /// The number that the author gave the container for its length; nil if it is given from elsewhere.
  private var ownContainer: Int? {
    guard let given, given.kind == .written, statement(given.member).origin == .author,
      !statement(given.member).mayBeImposed
    else { return nil }
    return given.member
  }

  /// Whether the number of a container may be the one that is wrong, and not only that of the view between its ends.
  ///
  /// A container that is as long as a screen was meant to be so, and a view that differs by much, as a button in a corner
  /// or an image in pixels, is wrong itself.
  private func isPlausible(_ container: Int, beside size: Int) -> Bool {
    let length = statement(container).constant
    guard !GivenSize.screenLengths.contains(length),
      let implied = system.implied(for: container, among: members, bounds)
    else { return false }
    return statement(size).relation != .equal || abs(implied - length) <= length / 2
  }

  /// Weighs the centre and the only pinned edge of an item that exclude each other in their container, because its length
  /// would be negative.
  private mutating func findTwoPositions(_ item: Int, _ center: Int, _ pin: Int) {
    guard let anchor = statement(pin).anchor(on: item),
      let outer = statement(pin).partner(of: item),
      let other = statement(center).partner(of: item), other.part == .center,
      system.owner(of: other.item) == system.owner(of: outer.item), outer.part == anchor.part,
      statement(pin).relation == .equal, statement(center).relation == .equal,
      bounds.contains(where: {
        $0 == system.items[item].frame.along(isVertical: anchor.isVertical).length
      })
    else { return }
    note(center, 75, .twoPositions, .remove(center))
    note(pin, 74.9, .twoPositions, .remove(pin))
  }

  /// Finds the pin of the shorter one of two views whose other ends are equal, and which both begin at one edge.
  ///
  /// In a form, names end at one edge, and the longest one determines where the column begins.
  private mutating func findShorterColumns() {
    let sizes = authored.filter { statement($0).sized != nil && statement($0).relation == .equal }
    for tie in authored where statement(tie).relation == .equal && statement(tie).multiplier == 1 {
      guard let first = statement(tie).first, let second = statement(tie).second,
        first.part == second.part, let opposite = first.part.opposite, first.item != second.item
      else { continue }
      func length(_ item: Int) -> Double? {
        sizes.first {
          statement($0).sized.map { $0.item == item && $0.isVertical == first.isVertical } == true
        }.map { statement($0).constant }
      }
      guard let one = length(first.item), let two = length(second.item), one != two else {
        continue
      }
      let (short, long) = one < two ? (first.item, second.item) : (second.item, first.item)
      func pin(_ item: Int) -> Int? {
        authored.first { member in
          statement(member).anchor(on: item).map {
            $0.part == opposite && $0.isVertical == first.isVertical
          } == true && statement(member).partner(of: item)?.part == opposite
        }
      }
      guard let pin = pin(short),
        let other = self.authored.first(where: {
          $0 != pin && $0 != tie
            && statement($0).anchor(on: long)?.part == opposite
            && statement($0).partner(of: long) == statement(pin).partner(of: short)
        }),
        statement(other).relation == .equal,
        let change = relaxed(opposite, pin, of: short)
      else { continue }
      note(pin, 76, .shorterColumn, change)
    }
  }

  /// Returns the change of a centre that contradicts two pins: no offset between equal insets.
  private func centring(_ center: Int, _ item: Int, _ start: Int, _ end: Int) -> Repair.Change {
    let centred = system.applying(.setConstant(center, 0))
    return statement(center).writtenConstant != 0 && centred.isFeasible(members)
      ? .setConstant(center, 0) : .remove(center)
  }

  /// Returns whether an item is inside a container, or may be: a guide whose owner is not printed.
  func contains(_ container: Int, _ item: Int) -> Bool {
    let owner = system.owner(of: container)
    return system.isInside(item, owner) || system.isInside(item, container)
      || system.isGuide(owner) && !system.isGuide(item) || given?.item == container
  }

  private func isTied(_ item: Int, by member: Int) -> Bool {
    statement(member).partner(of: item).map { contains($0.item, item) } ?? false
  }

  private func isRatio(_ member: Int) -> Bool { statement(member).isRatio }

  /// Finds a number for a length that a ratio and the other constraints determine as well.
  private mutating func findFixedRatios() {
    for ratio in authored where isRatio(ratio) {
      guard let first = statement(ratio).first else { continue }
      let numbers = authored.filter { member in
        statement(member).sized?.item == first.item && statement(member).relation == .equal
      }
      guard let last = numbers.last else { continue }
      note(last, numbers.count > 1 ? 70 : 68, .overdetermined, .lower(last))
    }
  }
}
