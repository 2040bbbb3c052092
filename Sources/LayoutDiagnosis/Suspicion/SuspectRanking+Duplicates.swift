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
      note(a, 84, .circle, .remove(a))
      return
    }
    guard one.terms == two.terms || one.terms == two.terms.map({ $0.negated }) else { return }
    if one.relation == .equal, two.relation == .equal {
      if let zero = [a, b].first(where: { statement($0).constant == 0 }), one.sized != nil {
        let other = zero == a ? b : a
        note(other, 85, .collapsed, .lower(other))
      } else {
        // The console usually lists the older one first.
        note(a, 85, .duplicate, .remove(a))
        note(b, 84, .duplicate, .remove(b))
      }
    } else if let exact = [a, b].first(where: { statement($0).relation == .equal }) {
      let bound = exact == a ? two : one
      let change =
        bound.writtenConstant.map { Repair.Change.setConstant(exact, $0) } ?? .lower(exact)
      note(exact, 85, .outOfRange, one.terms == two.terms ? change : .lower(exact))
    } else {
      note(b, 85, .outOfRange, .lower(b))
    }
  }

  /// Finds two constraints for one edge of an item that takes no other part in the conflict.
  mutating func findSecondPlacements() {
    guard !yieldsAtEnd else { return }
    var twice: [Int: Int] = [:]
    var crossing: Set<Int> = []
    for item in Set(members.flatMap { statement($0).anchors.map { $0.item } }).sorted() {
      let touching = members.filter { statement($0).anchor(on: item) != nil }
      let anchors = touching.compactMap { statement($0).anchor(on: item) }
      guard touching.count == 2, touching.allSatisfy({ authored.contains($0) }),
        anchors[0].part == anchors[1].part, anchors[0].part != .length,
        touching.allSatisfy({ statement($0).relation == .equal }),
        touching.contains(where: { isTiedToContainer(item, by: $0) }),
        touching.allSatisfy({ member in
          isTiedToContainer(item, by: member) || isAligned(item, by: member)
        }),
        !touching.contains(where: { member in
          statement(member).partner(of: item).map { system.isInside($0.item, item) } == true
        })
      else { continue }
      for (member, anchor) in zip(touching, anchors) {
        twice[member, default: 0] += 1
        if let partner = statement(member).partner(of: item), partner.part != anchor.part {
          crossing.insert(member)
        }
      }
    }
    for (index, member) in twice.keys.sorted().enumerated() {
      var weight = 75 + Double(twice[member] ?? 0) + Double(index) / 10
      if (statement(member).writtenConstant ?? 0) < 0 { weight += 1.5 }
      if crossing.contains(member) { weight += 0.5 }
      note(member, weight, .placedTwice, .remove(member))
    }
  }

  func isTiedToContainer(_ item: Int, by member: Int) -> Bool {
    guard let other = statement(member).partner(of: item)?.item else { return false }
    return system.isInside(item, other) || system.items[other].className.hasSuffix("Guide")
      || given?.item == other
  }

  /// Returns whether a member relates an item to one that takes part with the same attribute only.
  func isAligned(_ item: Int, by member: Int) -> Bool {
    guard let anchor = statement(member).anchor(on: item),
      let partner = statement(member).partner(of: item)
    else { return false }
    return members.allSatisfy {
      statement($0).anchor(on: partner.item).map { $0.part == anchor.part } ?? true
    }
  }

  /// Finds two positions and a size for one item.
  mutating func findOverdeterminedItems() {
    guard !yieldsAtEnd else { return }
    for item in Set(members.flatMap { statement($0).anchors.map { $0.item } }).sorted()
    where item != given?.item {
      let touching = authored.filter { member in
        statement(member).anchor(on: item) != nil
          && statement(member).partner(of: item).map { !system.isInside($0.item, item) } ?? true
      }
      func having(_ part: ConstraintSystem.Anchor.Part) -> [Int] {
        touching.filter { statement($0).anchor(on: item)?.part == part }
      }
      let sizes = having(.length)
      let (starts, ends, centers) = (having(.start), having(.end), having(.center))
      guard let size = sizes.last, [starts, ends, centers].count(where: { !$0.isEmpty }) >= 2 else {
        continue
      }
      if !centers.isEmpty {
        for edge in starts + ends { note(edge, 70, .overdetermined, .remove(edge)) }
      } else if statement(size).partner(of: item).map({ $0.item != item }) == true,
        given == nil || (starts + ends).allSatisfy({ isTiedToContainer(item, by: $0) })
      {
        note(size, 70, .overdetermined, .remove(size))
      } else if given?.kind == .fixed, isExact {
        // The outer size is given, so this size follows from it.
        let numbers = authored.filter { statement($0).sized != nil }
        let number = sizes.last { statement($0).second == nil } ?? numbers.last ?? size
        if numbers.count <= 1 { note(number, 70, .overdetermined, .lower(number)) }
      } else if given == nil {
        let pins = starts + ends
        let longest = pins.max {
          abs(statement($0).writtenConstant ?? 0) < abs(statement($1).writtenConstant ?? 0)
        }
        if let longest { note(longest, 70, .overdetermined, .remove(longest)) }
      }
    }
    findFixedRatios()
  }

  /// Finds width, height and their ratio for one item.
  mutating func findFixedRatios() {
    guard members.count == 3, authored.count == 3 else { return }
    let numbers = members.filter { statement($0).sized != nil }
    let ratio = members.first { member in
      statement(member).second.map { $0.item == statement(member).first?.item } == true
    }
    guard numbers.count == 2, ratio != nil, let last = numbers.last else { return }
    note(last, 70, .overdetermined, .remove(last))
  }
}

extension ConstraintSystem.Term {
  fileprivate var negated: Self { .init(unknown: unknown, coefficient: -coefficient) }
}
