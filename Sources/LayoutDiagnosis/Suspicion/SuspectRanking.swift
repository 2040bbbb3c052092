/// Ranks the members of a conflict by how likely they are the ones to change.
///
/// Each test looks for one common situation, and gives weight to its members. Only constraints that
/// an author wrote, or a mask that was left on, are considered.
struct SuspectRanking {
  let system: ConstraintSystem
  let members: [Int]
  let given: GivenSize?
  /// Whether the conflict consists of equations only.
  private let isExact: Bool
  private var notes:
    [Int: [(weight: Double, reason: ConflictDiagnosis.Reason, change: Repair.Change)]] =
      [:]

  init(_ members: [Int], bounds: [Int], in system: ConstraintSystem) {
    self.system = system
    self.members = members
    given = GivenSize(of: members, in: system)
    isExact = bounds.isEmpty
    findLeftovers()
    findArrangedSubviews()
    findDuplicates()
    findSecondPlacements()
    findOverdeterminedItems()
    findWrongSigns()
    findNumbersOutOfProportion()
    findWhatShouldYield()
    for member in members where statement(member).origin == .content {
      note(member, authored.isEmpty ? 50 : 8, .requiredContent, .lower(member))
    }
    for (index, member) in authored.enumerated() {
      // By default the last number, then the last constraint.
      let isNumber = statement(member).second == nil
      let rank = Double(index) / Double(max(1, authored.count))
      let reason: ConflictDiagnosis.Reason =
        members.contains { statement($0).origin == .stack }
        ? .againstStack
        : members.contains { statement($0).origin == .content } ? .againstContent : .neverYields
      note(member, 10 + (isNumber ? 3 : 0) + rank, reason, .lower(member))
    }
  }

  /// The suspects, the most likely first.
  var suspects: [ConflictDiagnosis.Suspect] {
    notes.map { member, notes in
      let sorted = notes.enumerated().sorted {
        ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
      }.map(\.element)
      let rest = sorted.dropFirst().reduce(0) { $0 + $1.weight }
      return ConflictDiagnosis.Suspect(
        member: member, reasons: sorted.map(\.reason),
        weight: sorted[0].weight + min(0.9, rest / 200),
        change: sorted[0].change)
    }.sorted { ($1.weight, $0.member) < ($0.weight, $1.member) }
  }

  /// The origin of the conflict.
  var standing: ConflictDiagnosis.Standing {
    if members.count == 1, let rule = loneRule { return .system(rule) }
    let hasMask = notes.values.joined().contains {
      $0.reason == .leftoverMask || $0.reason == .requiredContent
    }
    guard authored.isEmpty, !hasMask else {
      return given?.kind == .temporary && !hasMask ? .temporary : .author
    }
    let known = members.compactMap { statement($0).rule }
    let rule =
      known.first { $0.meaning == .closed } ?? known.first { $0.meaning == .open }
      ?? known.first { $0.meaning == .framework } ?? known.first { $0.meaning == .stack }
      ?? members.flatMap { statement($0).anchors }.lazy
      .compactMap { OwnershipRule.first(system.items[$0.item], [.closed, .open, .framework]) }.first
    return .system(rule)
  }

  private var loneRule: OwnershipRule? {
    let statement = statement(members[0])
    guard let sized = statement.sized else { return nil }
    let item = system.items[sized.item]
    let word = sized.isVertical ? "height" : "width"
    return OwnershipRule.first(
      .loneConstraint, "\(item.className).\(word) == \(ConflictProse.number(statement.constant))")
  }

  // MARK: Parts

  private func statement(_ member: Int) -> ConstraintSystem.Statement { system.statements[member] }

  /// The members that an author wrote.
  var authored: [Int] { members.filter { statement($0).origin == .author } }

  private mutating func note(
    _ member: Int, _ weight: Double, _ reason: ConflictDiagnosis.Reason, _ change: Repair.Change
  ) {
    notes[member, default: []].append((weight, reason, change))
  }

  private func rule(_ item: Int, _ meanings: Set<OwnershipRule.Meaning>) -> Bool {
    OwnershipRule.first(system.items[item], meanings) != nil
  }

  /// Whether a temporary size, or a row's, is the cause of the conflict.
  private var yieldsAtEnd: Bool {
    switch given?.kind {
    case .temporary, .cell, .collapsed, .hidden: true
    case .fixed, .frame, .written, nil: false
    }
  }

  // MARK: Masks

  /// Finds a mask of a view that the author's own constraints position in its superview.
  private mutating func findLeftovers() {
    for member in members {
      let statement = statement(member)
      if statement.rule?.meaning == .prototype {
        note(member, 95, .prototype, .remove(member))
      }
      guard statement.origin == .mask, let item = statement.first?.item,
        !rule(item, [.cell, .keepsMask, .closed, .framework]), isPlacedByAuthor(item)
      else { continue }
      note(member, 100, .leftoverMask, .turnOffMask(member))
    }
  }

  private func isPlacedByAuthor(_ item: Int) -> Bool {
    let isLeaf = rule(item, [.leaf])
    return authored.contains { member in
      let statement = statement(member)
      guard statement.anchor(on: item) != nil else { return false }
      guard let other = statement.partner(of: item)?.item else {
        return statement.sized != nil
      }
      if system.isInside(other, item) { return false }
      if isLeaf || system.isInside(item, other) { return true }
      // Neighbors have the same superview: one begins where the other ends.
      guard let first = statement.first, let second = statement.second else { return false }
      return first.part != second.part && first.part != .length && second.part != .length
        && first.part != .center && second.part != .center
    }
  }

  // MARK: Stack views

  /// Returns whether a stack view positions an item along an axis.
  private func isArranged(_ item: Int, isVertical: Bool) -> Bool {
    system.statements.contains { other in
      other.origin == .stack && other.identifier != "UISV-hiding"
        && other.anchors.contains { anchor in
          anchor.item == item && anchor.isVertical == isVertical && anchor.part != .length
        }
        && !other.anchors.contains { system.isInside($0.item, item) }
    }
  }

  private mutating func findArrangedSubviews() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second else { continue }
      for (anchor, other) in [(first, second), (second, first)]
      where statement.isPlacement
        && isArranged(anchor.item, isVertical: anchor.isVertical)
        && (system.items[anchor.item].parent == other.item
          || rule(other.item, [.open]) == false && system.isInside(anchor.item, other.item))
        && system.items[other.item].className.hasSuffix("StackView")
      {
        // With a size of 0, it is not the cause.
        note(member, yieldsAtEnd ? 55 : 90, .arrangedSubview, .remove(member))
      }
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
        if isNeighbour || isOutside {
          note(
            member, (yieldsAtEnd ? 54 : 86) + min(1, constant), .arrangedSubview, .remove(member))
        }
      }
      // Views that fill a stack view have equal heights or widths, so a multiplier between them
      // cannot hold.
      if first.part == .length, second.part == .length, statement.multiplier != 1,
        first.item != second.item,
        isArranged(first.item, isVertical: first.isVertical),
        isArranged(second.item, isVertical: second.isVertical)
      {
        note(member, 76, .againstStack, .lower(member))
      }
    }
  }

  // MARK: One thing twice

  private mutating func findDuplicates() {
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
    guard one.terms == two.terms || one.terms == two.terms.map(\.negated) else { return }
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
  private mutating func findSecondPlacements() {
    guard !yieldsAtEnd else { return }
    var twice: [Int: Int] = [:]
    var crossing: Set<Int> = []
    for item in Set(members.flatMap { statement($0).anchors.map(\.item) }).sorted() {
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

  private func isTiedToContainer(_ item: Int, by member: Int) -> Bool {
    guard let other = statement(member).partner(of: item)?.item else { return false }
    return system.isInside(item, other) || system.items[other].className.hasSuffix("Guide")
      || given?.item == other
  }

  /// Returns whether a member relates an item to one that takes part with the same attribute only.
  private func isAligned(_ item: Int, by member: Int) -> Bool {
    guard let anchor = statement(member).anchor(on: item),
      let partner = statement(member).partner(of: item)
    else { return false }
    return members.allSatisfy {
      statement($0).anchor(on: partner.item).map { $0.part == anchor.part } ?? true
    }
  }

  /// Finds two positions and a size for one item.
  private mutating func findOverdeterminedItems() {
    guard !yieldsAtEnd else { return }
    for item in Set(members.flatMap { statement($0).anchors.map(\.item) }).sorted()
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
  private mutating func findFixedRatios() {
    guard members.count == 3, authored.count == 3 else { return }
    let numbers = members.filter { statement($0).sized != nil }
    let ratio = members.first { member in
      statement(member).second.map { $0.item == statement(member).first?.item } == true
    }
    guard numbers.count == 2, ratio != nil, let last = numbers.last else { return }
    note(last, 70, .overdetermined, .remove(last))
  }

  // MARK: Numbers

  /// Finds a constant that places a view outside its container, if changing the sign removes the
  /// conflict.
  private mutating func findWrongSigns() {
    for member in authored {
      let statement = statement(member)
      guard let first = statement.first, let second = statement.second, statement.multiplier == 1,
        first.part != .length, let written = statement.writtenConstant, written != 0
      else { continue }
      let inner: ConstraintSystem.Anchor
      let inset: Double
      if system.isInside(first.item, second.item) {
        (inner, inset) = (first, written)
      } else if system.isInside(second.item, first.item) {
        (inner, inset) = (second, -written)
      } else {
        // A distance between neighbors should not be negative.
        guard first.part == .start, second.part == .end, written < 0 else { continue }
        (inner, inset) = (first, written)
      }
      let pushesOut = inner.part == .end ? inset > 0 : inner.part == .start && inset < 0
      guard pushesOut else { continue }
      let turned = system.applying(.setConstant(member, -written))
      if turned.isFeasible(members) {
        note(member, 80, .wrongSign, .setConstant(member, -written))
      } else {
        note(member, 12, .wrongSign, .lower(member))
      }
    }
  }

  /// Finds one number that exceeds the given size by itself.
  private mutating func findNumbersOutOfProportion() {
    guard let given, given.value > 0, given.kind == .fixed || given.kind == .frame else { return }
    let numbers = authored.compactMap { member -> (member: Int, size: Double, isLength: Bool)? in
      let statement = statement(member)
      guard let first = statement.first, first.isVertical == given.isVertical,
        let written = statement.writtenConstant
      else { return nil }
      return (member, abs(written), statement.second == nil)
    }
    let tooLarge = numbers.filter { $0.size > given.value }
    if let largest = tooLarge.max(by: { $0.size < $1.size }) {
      note(largest.member, 74, .outOfProportion, .lower(largest.member))
    }
    guard given.kind == .fixed, given.value >= 160 else { return }
    let lengths = numbers.filter(\.isLength)
    if let largest = lengths.max(by: { ($0.size, $0.member) < ($1.size, $1.member) }) {
      note(largest.member, 66, .againstImposedSize, .lower(largest.member))
    } else if let largest = numbers.max(by: { ($0.size, $0.member) < ($1.size, $1.member) }),
      largest.size > given.value / 2
    {
      note(largest.member, 66, .outOfProportion, .lower(largest.member))
    }
  }

  // MARK: What should yield

  private mutating func findWhatShouldYield() {
    if members.count == 1 {
      note(members[0], 50, .negativeLength, .lower(members[0]))
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
    case .cell: (reason, weight) = (.cellHeight, 72)
    case .collapsed: (reason, weight) = (.collapsed, 72)
    case .hidden: (reason, weight) = (.hidden, 78)
    case .fixed: (reason, weight) = (.againstImposedSize, 60)
    case .frame: (reason, weight) = (.againstFrame, 65)
    case .written: (reason, weight) = (.neverYields, 40)
    }
    // A size of the item whose size is given yields first.
    for member in authored where member != given.member {
      guard let sized = statement(member).sized, sized.item == given.item,
        sized.isVertical == given.isVertical
      else { continue }
      note(member, weight + 6, reason, .lower(member))
    }
    let end = FarEnd(of: given.item, isVertical: given.isVertical, members, in: system)
    let near = authored.filter { $0 != given.member }
      .map { (member: $0, distance: end.distance(of: $0)) }
      .sorted { ($0.distance, $1.member) < ($1.distance, $0.member) }
    for (index, entry) in near.prefix(3).enumerated() {
      note(entry.member, weight - Double(index), reason, .lower(entry.member))
    }
  }
}

extension ConstraintSystem.Term {
  fileprivate var negated: Self { .init(unknown: unknown, coefficient: -coefficient) }
}
