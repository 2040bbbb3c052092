/// Ranks the members of a conflict by how likely they are the ones to change.
///
/// Each test looks for one common situation, and gives weight to its members. Only constraints that
/// an author wrote, or a mask that was left on, are considered.
struct SuspectRanking {
  let system: ConstraintSystem
  let members: [Int]
  let given: GivenSize?
  /// Whether the conflict consists of equations only.
  let isExact: Bool
  /// The lengths whose non-negativity is part of the conflict.
  let bounds: [Int]
  private var notes:
    [Int: [(weight: Double, reason: ConflictDiagnosis.Reason, change: Repair.Change)]] =
      [:]

  init(_ members: [Int], bounds: [Int], in system: ConstraintSystem) {
    self.system = system
    self.members = members
    given = GivenSize(of: members, in: system)
    isExact = bounds.isEmpty
    self.bounds = bounds
    findLeftovers()
    findLengthsInFrameworkViews()
    findShrunkFrames(bounds)
    findShortBoxes()
    findArrangedSubviews()
    findDuplicates()
    findSizesMadeEqual()
    findRings()
    findSelfTies()
    findPinsToOwnGuides()
    findTiesOfPlacedViews()
    findViewsBeyondSuperviews()
    findTwoStates()
    findWrongEdges()
    findCentersAtEdges()
    findSameEdges()
    findPinsToScreenEdges()
    findReversedRelations()
    findTiedScrollContent()
    findPinsToGuidesOfContainers()
    findUnequalArranged()
    findFixedArranged()
    findItemsDeterminedTwice()
    findContradictoryRatios()
    findGreatMultipliers()
    findLengthsBeyondContainers()
    findInvertedRatios()
    findShares()
    findPageCounts()
    findWhatYieldsAmongLengths()
    findWrongSigns()
    findMisprints()
    findMissingItems()
    findLongestNumber()
    findExceededMaxima()
    findRoundedRatios()
    findRoundedSizes()
    findLongDistance()
    findWhatShouldYield()
    for member in members where statement(member).origin == .content {
      // A text that is required to be no longer than its letters is hardly meant to shorten what contains it.
      let isHugging = statement(member).relation == .atMost
      // A picture is scaled, and a text is cut off.
      let isImage = statement(member).sized.map {
        system.items[$0.item].className.hasSuffix("ImageView")
      }
      note(
        member, isHugging || isImage == true ? 71 : authored.isEmpty ? 50 : 8, .requiredContent,
        .lower(member))
      // As every view that is collapsed, a text yields to the 0.
      let zero = authored.first {
        statement($0).sized != nil && statement($0).sized == statement(member).sized
          && statement($0).relation != .atLeast && statement($0).constant == 0
      }
      if let zero, !isHugging {
        note(member, 86, .collapsed, .lower(member))
        note(zero, 85.9, .collapsed, .remove(zero))
      }
    }
    // Of two pins, nothing says which one is wrong.
    let arePins =
      given == nil && authored.count == 2 && members.count == 2
      && members.allSatisfy { statement($0).isPlacement && statement($0).second != nil }
    for (index, member) in authored.enumerated() {
      // By default the last number, then the last constraint.
      let isNumber = statement(member).second == nil
      let rank = arePins ? 0 : Double(index) / Double(max(1, authored.count))
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
      }.map { $0.element }
      let rest = sorted.dropFirst().reduce(0) { $0 + $1.weight }
      return ConflictDiagnosis.Suspect(
        member: member, reasons: sorted.map { $0.reason },
        weight: sorted[0].weight + min(0.9, rest / 200), firstWeight: sorted[0].weight,
        change: sorted[0].change)
    }.sorted { ($1.weight, $0.member) < ($0.weight, $1.member) }
  }

  /// The origin of the conflict.
  var standing: ConflictDiagnosis.Standing {
    if members.count == 1, let rule = loneRule { return .system(rule) }
    let hasMask = notes.values.joined().contains {
      [.leftoverMask, .shrunkFrame, .requiredContent].contains($0.reason)
    }
    guard authored.isEmpty, !hasMask else {
      return given?.kind == .temporary && !hasMask ? .temporary : .author
    }
    let known = members.compactMap { statement($0).rule }
    let meanings: [OwnershipRule.Meaning] = [.closed, .open, .framework, .stack]
    for meaning in meanings {
      if let rule = known.first(where: { $0.meaning == meaning }) { return .system(rule) }
    }
    for anchor in members.flatMap({ statement($0).anchors }) {
      let item = system.items[anchor.item]
      if let rule = OwnershipRule.first(item, [.closed, .open, .framework]) {
        return .system(rule)
      }
    }
    return .system(nil)
  }

  var loneRule: OwnershipRule? {
    let statement = statement(members[0])
    guard let sized = statement.sized else { return nil }
    let item = system.items[sized.item]
    let word = sized.isVertical ? "height" : "width"
    return OwnershipRule.first(
      .loneConstraint, "\(item.className).\(word) == \(ConflictProse.number(statement.constant))")
  }

  // MARK: Parts

  func statement(_ member: Int) -> ConstraintSystem.Statement { system.statements[member] }

  /// The members that an author wrote.
  var authored: [Int] { members.filter { statement($0).origin == .author } }

  mutating func note(
    _ member: Int, _ weight: Double, _ reason: ConflictDiagnosis.Reason, _ change: Repair.Change
  ) {
    // A hairline is a separator, and keeps its length unless that is given twice.
    let statement = statement(member)
    let isHairline =
      statement.sized != nil && statement.origin == .author && statement.constant > 0
      && statement.constant <= Self.hairline && member != given?.member && members.count > 2
    let weight = isHairline && !reason.isOfTwo ? min(weight, 9) : weight
    notes[member, default: []].append((weight, reason, change))
  }

  /// The greatest length of a separator, in points.
  private static let hairline = 1.0

  /// The reasons that are known so far for changing a member.
  func notes(of member: Int) -> [ConflictDiagnosis.Reason] {
    (notes[member] ?? []).map { $0.reason }
  }

  func rule(_ item: Int, _ meanings: [OwnershipRule.Meaning]) -> Bool {
    OwnershipRule.first(system.items[item], meanings) != nil
  }

  /// Whether the given size is one of a pass before the final layout.
  var yieldsUntilLayout: Bool {
    switch given?.kind {
    case .temporary, .cell, .hidden: true
    case .collapsed, .fixed, .frame, .written, .bars, nil: false
    }
  }

  /// Whether a temporary size, or a row's, is the cause of the conflict.
  var yieldsAtEnd: Bool {
    yieldsUntilLayout || given?.kind == .collapsed
  }
}
