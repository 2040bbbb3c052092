extension SuspectRanking {
  // MARK: Numbers

  /// Finds a constant that places a view outside its container, if changing the sign removes the
  /// conflict.
  mutating func findWrongSigns() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, statement.multiplier == 1,
        first.part != .length, let written = statement.writtenConstant, written != 0
      else { continue }
      let inner: ConstraintSystem.Anchor
      let inset: Double
      if system.isInside(first.item, second.item) {
        // At the opposite edge, as where a height counts from the top, other signs are inside.
        guard first.part == second.part else { continue }
        (inner, inset) = (first, written)
      } else if system.isInside(second.item, first.item) {
        guard first.part == second.part else { continue }
        (inner, inset) = (second, -written)
      } else if isExact, first.part == second.part, let isFirst = isFirstWithin(first, second) {
        (inner, inset) = isFirst ? (first, written) : (second, -written)
      } else {
        // A distance between neighbors should not be negative.
        guard areNeighbors(first, second) else { continue }
        (inner, inset) = (first, written)
      }
      let pushesOut = inner.part == .end ? inset > 0 : inner.part == .start && inset < 0
      guard pushesOut else { continue }
      let turned = system.applying(.setConstant(member, -written))
      guard turned.isFeasible(members) else { continue }
      // Of two values for one distance, the one with the sign of the other is right.
      let isOfTwo = notes(of: member).contains { $0 == .duplicate }
      // With the other sign, the centre is right.
      let isBesideCentre = authored.contains { notes(of: $0).contains(.offCentre) }
      note(
        member, isOfTwo ? 86 : isBesideCentre ? 84 : 80, .wrongSign,
        .setConstant(member, -written))
    }
    findLengthsOfWrongSign()
  }

  /// Finds a length that is greater than that of the container by as much as the others make it less.
  private mutating func findLengthsOfWrongSign() {
    for member in authored where statement(member).relatesLengths {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, statement.multiplier == 1,
        first.isVertical == second.isVertical, let written = statement.writtenConstant, isExact,
        written > 0 ? contains(second.item, first.item) : contains(first.item, second.item),
        case let change = Repair.Change.setConstant(member, -written),
        written != 0, system.applying(change).isFeasible(members)
      else { continue }
      note(member, 79.5, .wrongSign, change)
    }
  }

  /// Whether the first of two items has no views, and the second one may contain it; nil if that is not known.
  private func isFirstWithin(
    _ first: ConstraintSystem.Anchor, _ second: ConstraintSystem.Anchor
  ) -> Bool? {
    let leaves = [first, second].map { rule($0.item, [.leaf, .control]) }
    guard leaves[0] != leaves[1] else { return nil }
    let (leaf, other) = leaves[0] ? (first.item, second.item) : (second.item, first.item)
    guard system.items[leaf].parent == nil, !system.isInside(other, leaf) else { return nil }
    return leaves[0]
  }

  /// Whether an edge is placed at the opposite edge of another view that does not contain its view.
  ///
  /// The start of a container is not the end of a neighbor, also where it is not known what it contains.
  private func areNeighbors(
    _ first: ConstraintSystem.Anchor, _ second: ConstraintSystem.Anchor
  ) -> Bool {
    if first.part == .start { return second.part == .end }
    guard first.part == .end, second.part == .start, !system.isGuide(first.item),
      !system.isGuide(second.item), second.item != given?.item
    else { return false }
    return system.items[first.item].parent != nil
      || !system.items.contains { $0.parent == second.item }
  }

  /// Finds the longest of the author's lengths in a container of a given size.
  ///
  /// It is an accepted repair in 4 of the 4 public logs that this decides.
  mutating func findLongestNumber() {
    guard let given,
      given.isColumn || given.kind == .frame || given.kind == .fixed && given.value >= 160
    else { return }
    let lengths = authored.filter { member in
      statement(member).sized?.isVertical == given.isVertical
        && statement(member).relation != .atMost
    }
    let longest = lengths.max {
      (statement($0).constant, $0) < (statement($1).constant, $1)
    }
    guard let longest else { return }
    if given.kind == .frame {
      // Whatever else yields, it does not fit. What scrolls may be longer.
      if statement(longest).constant > given.value,
        !system.items[given.item].className.hasSuffix("ClipView")
      {
        note(longest, 68, .greatSize, .lower(longest))
      }
      return
    }
    // A row's height will change, but a column keeps its width: with a lower pin, the content would stay outside.
    if given.isColumn {
      note(longest, 73, .cellHeight, .lower(longest))
    } else {
      note(longest, 66, .againstImposedSize, .lower(longest))
    }
  }

  /// Finds a distance that is far greater than all others, where nothing else has a number.
  ///
  /// One that was computed for another container remains when the insets are right.
  mutating func findLongDistance() {
    guard let given, given.value > 0, !isExact,
      given.kind == .fixed || given.kind == .frame || given.kind == .written,
      !authored.contains(where: { $0 != given.member && statement($0).sized != nil })
    else { return }
    let distances = authored.compactMap { member -> (member: Int, length: Double)? in
      let statement = statement(member)
      guard statement.isPlacement, statement.multiplier == 1, statement.second != nil,
        let written = statement.writtenConstant, written != 0
      else { return nil }
      return (member, abs(written))
    }.sorted { ($1.length, $0.member) < ($0.length, $1.member) }
    guard distances.count > 1, distances[0].length > given.value / 2,
      distances[0].length >= 10 * distances[1].length
    else { return }
    note(distances[0].member, 68, .longDistance, .lower(distances[0].member))
  }

  /// Finds the maximum of a height in a row that is higher, by a point or more.
  ///
  /// A list does not give a row more than its content has, except before it measures, so the
  /// maximum is one of other content, or it should be optional.
  mutating func findExceededMaxima() {
    guard let given, given.kind == .cell, given.isVertical, bounds.isEmpty,
      let sum = system.sum(of: members, bounds, speakers: [given.member]),
      sum.member == given.member, sum.excess >= 1
    else { return }
    for member in authored where statement(member).relation == .atMost {
      guard statement(member).anchors.allSatisfy({ $0.part == .length && $0.isVertical }) else {
        continue
      }
      note(member, 78.5, .exceededMaximum, .lower(member))
    }
  }

  /// Finds a number for a length that is a ratio of another one as well, and differs by less than a point.
  mutating func findRoundedRatios() {
    guard isExact else { return }
    for member in authored {
      guard let sized = statement(member).sized, statement(member).relation == .equal,
        let implied = system.implied(for: member, among: members, bounds),
        abs(implied - statement(member).constant) < 1,
        authored.contains(where: { ratio in
          statement(ratio).anchor(on: sized.item)?.part == .length
            && statement(ratio).partner(of: sized.item)?.part == .length
            && statement(ratio).multiplier != statement(ratio).multiplier.rounded()
        })
      else { continue }
      note(member, 79, .ratioRounding, .remove(member))
    }
  }

  /// Finds the length that differs by less than a point from the space that the others leave in a given size.
  ///
  /// Of several lengths it is the only one with a fraction, or the longest: one that was computed for the space.
  mutating func findRoundedSizes() {
    guard isExact, let given, !(given.kind == .cell && given.isVertical),
      given.kind == .cell || given.kind == .fixed || given.kind == .frame,
      system.isRounded(given, members, bounds)
    else { return }
    let lengths = authored.filter { member in
      let statement = statement(member)
      return statement.relation == .equal
        && statement.sized.map { $0.isVertical == given.isVertical && $0.item != given.item }
          == true
    }
    func hasFraction(_ value: Double) -> Bool { abs(value - value.rounded()) > 1e-6 }
    let uneven = lengths.filter { hasFraction(statement($0).constant) }
    let longest = lengths.max {
      (statement($0).constant, $0) < (statement($1).constant, $1)
    }
    guard let computed = uneven.count == 1 ? uneven[0] : longest,
      !uneven.isEmpty || hasFraction(given.value)
    else { return }
    note(computed, 75, .sizeRounding, .remove(computed))
  }

  // MARK: What should yield

  mutating func findWhatShouldYield() {
    if members.count == 1 {
      // A lower priority would leave the length at 0, too, and hide the wrong number.
      note(members[0], 50, .negativeLength, .setConstant(members[0], 0))
      return
    }
    guard let given else { return }
    if given.kind == .written, system.items[given.item].className.hasSuffix("StackView"),
      members.contains(where: { statement($0).origin == .stack })
    {
      // The length of a stack view is that of its views and spacing.
      note(given.member, 62, .sizeFollows, .lower(given.member))
    }
    let reason: ConflictDiagnosis.Reason
    let weight: Double
    switch given.kind {
    case .temporary: (reason, weight) = (.temporarySize, 72)
    case .cell:
      let isRounded = given.isVertical && system.isRounded(given, members, bounds)
      (reason, weight) = (isRounded ? .rowRounding : .cellHeight, 72)
    case .collapsed:
      (reason, weight) = (statement(given.member).mayBeImposed ? .unknownZero : .collapsed, 72)
    case .hidden: (reason, weight) = (.hidden, 78)
    case .fixed: (reason, weight) = (.againstImposedSize, 60)
    case .frame: (reason, weight) = (.againstFrame, 65)
    case .bars: (reason, weight) = (.againstGuide, 65)
    case .written where statement(given.member).mayBeImposed:
      (reason, weight) = (.unknownOrigin, 60)
      note(given.member, weight, reason, .lower(given.member))
    case .written: (reason, weight) = (.neverYields, 40)
    }
    if given.kind == .written, statement(given.member).origin == .author, !bounds.isEmpty {
      // A container of a few points has none for its content; of others, the distances may be wrong as well.
      let isTiny = given.value <= GivenSize.leastWidth
      note(given.member, isTiny ? 61 : 39.5, .tooSmall, .lower(given.member))
    }
    // A view with a minimum is the one that may be longer or shorter: it stays between its neighbors.
    if !yieldsUntilLayout, given.kind != .written, let minimum = onlyMinimum(besides: given) {
      if let size = greatSize(in: given) {
        note(size, max(weight, 72) + 1, .greatSize, .lower(size))
      } else {
        note(minimum, max(weight, 72) + 1, reason, .lower(minimum))
      }
    }
    // Whoever wrote the 0 may have meant a length.
    if given.kind == .collapsed, !statement(given.member).mayBeImposed {
      note(given.member, weight - 0.1, reason, .remove(given.member))
    }
    if let pair = equalInsets(in: given) {
      for pin in pair { note(pin, 74, .equalInsets, .lower(pin)) }
    }
    if given.kind == .fixed, let centre = centreAgainstNeighbor(in: given) {
      note(centre, 73, reason, .lower(centre))
    }
    // A size of the item whose size is given yields first.
    for member in authored where member != given.member {
      guard let sized = statement(member).sized, sized.item == given.item,
        sized.isVertical == given.isVertical
      else { continue }
      note(member, weight + 6, reason, .lower(member))
    }
    let end = FarEnd(of: given.item, isVertical: given.isVertical, members, in: system)
    var near = authored.filter { $0 != given.member }
      .map { (member: $0, distance: end.distance(of: $0)) }
      .sorted { ($0.distance, $1.member) < ($1.distance, $0.member) }
    if let first = near.first?.member,
      let end = near.firstIndex(where: { isEnd($0.member, of: first) })
    {
      near.insert(near.remove(at: end), at: 0)
    }
    for (index, entry) in near.prefix(3).enumerated() {
      note(entry.member, weight - Double(index), reason, .lower(entry.member))
    }
  }

  /// Whether a member pins the end of the view whose start another one pins to the same view.
  private func isEnd(_ member: Int, of other: Int) -> Bool {
    func parts(_ member: Int) -> Set<ConstraintSystem.Anchor.Part> {
      Set(statement(member).anchors.map { $0.part })
    }
    func items(_ member: Int) -> Set<Int> { Set(statement(member).anchors.map { $0.item }) }
    return parts(member) == [.end] && parts(other) == [.start] && items(member) == items(other)
      && statement(member).first?.isVertical == statement(other).first?.isVertical
  }

  /// Returns the change of a constant with which a member agrees with the others; nil if nobody would write it.
  func fitting(_ member: Int) -> Repair.Change? {
    let statement = statement(member)
    guard let written = statement.writtenConstant,
      let implied = system.implied(for: member, among: members, bounds)
    else { return nil }
    let constant = written - statement.sign * (statement.constant - implied)
    let rounded = (1e4 * constant).rounded() / 1e4
    guard ConstraintSystem.wouldWrite(rounded, insteadOf: written, statement) else { return nil }
    return .setConstant(member, rounded)
  }

  /// Returns the pins of a view to both ends of a container, if they have one distance and leave no space together.
  private func equalInsets(in given: GivenSize) -> [Int]? {
    guard given.kind == .fixed || given.kind == .frame, given.value > 0 else { return nil }
    func pins(_ part: ConstraintSystem.Anchor.Part) -> [(member: Int, item: Int, inset: Double)] {
      authored.compactMap { member in
        let statement = statement(member)
        guard let item = placed(by: member), let anchor = statement.anchor(on: item),
          anchor.part == part, anchor.isVertical == given.isVertical,
          let outer = statement.partner(of: item), outer.part == part,
          system.owner(of: outer.item) == given.item, let written = statement.writtenConstant
        else { return nil }
        return (member, item, abs(written))
      }
    }
    for start in pins(.start) {
      for end in pins(.end)
      where end.item == start.item && end.inset == start.inset && 2 * end.inset >= given.value {
        return [start.member, end.member]
      }
    }
    return nil
  }

  /// Returns the only centre in the view with the given size, if a least distance keeps the centred view from a neighbor.
  ///
  /// Who writes "at least" there expects that the view cannot always be in the centre.
  private func centreAgainstNeighbor(in given: GivenSize) -> Int? {
    let centres = authored.filter { statement($0).anchors.contains { $0.part == .center } }
    guard centres.count == 1, let item = placed(by: centres[0]),
      let outer = statement(centres[0]).partner(of: item), outer.part == .center,
      system.owner(of: outer.item) == given.item, outer.isVertical == given.isVertical
    else { return nil }
    let isKept = authored.contains { member in
      let statement = statement(member)
      guard statement.relation != .equal, let anchor = statement.anchor(on: item),
        let neighbor = statement.partner(of: item)
      else { return false }
      return anchor.part != .length && neighbor.part != .length && !contains(neighbor.item, item)
    }
    return isKept ? centres[0] : nil
  }

  /// Returns the only length of the author's that takes nine tenths of a given size by itself.
  private func greatSize(in given: GivenSize) -> Int? {
    let sizes = authored.filter { member in
      let statement = statement(member)
      return member != given.member && statement.relation == .equal
        && statement.sized?.isVertical == given.isVertical
        && statement.constant > 0.9 * given.value
    }
    return given.value > 0 && sizes.count == 1 ? sizes[0] : nil
  }

  /// Returns the only minimum of a length among the author's constraints; nil if they have another inequality.
  private func onlyMinimum(besides given: GivenSize) -> Int? {
    let inequalities = authored.filter { $0 != given.member && statement($0).relation != .equal }
    guard inequalities.count == 1, let sized = statement(inequalities[0]).sized,
      statement(inequalities[0]).relation == .atLeast, sized.isVertical == given.isVertical
    else { return nil }
    return inequalities[0]
  }
}
