/// A change that removes a conflict, verified by solving from scratch.
public struct Repair: Sendable, Hashable {
  /// The change.
  public enum Change: Sendable, Hashable {
    /// Give the constraint at this index a priority of 999.
    case lower(Int)
    /// Use this constant instead.
    case setConstant(Int, Double)
    /// Replace the equation by an inequality.
    case relax(Int, ConstraintSystem.Relation)
    /// Remove the constraint.
    case remove(Int)
    /// Tie the constraint to another edge, or to the center, of the item on one of its sides.
    case moveAnchor(Int, isSecond: Bool, ConstraintSystem.Anchor.Part)
    /// Use this multiplier instead.
    case setMultiplier(Int, Double)
    /// Turn off `translatesAutoresizingMaskIntoConstraints` of the item whose mask this is.
    case turnOffMask(Int)

    /// Give the item another size, such as a row height or a frame.
    case resize(Int, Double)
    /// Set the spacing of the stack view that created this statement to 0.
    case closeSpacing(Int)

    /// The index of the changed statement.
    public var place: Int {
      switch self {
      case .lower(let place), .setConstant(let place, _), .relax(let place, _), .remove(let place),
        .moveAnchor(let place, _, _), .setMultiplier(let place, _), .turnOffMask(let place),
        .resize(let place, _), .closeSpacing(let place):
        place
      }
    }
  }

  /// A view that a repair moves, with x, y, width and height of its alignment rectangle.
  public struct Move: Sendable, Hashable, Codable {
    /// The view's id.
    package var subject: String
    /// The view's name.
    public var name: String
    /// Its present rectangle, in points.
    public var before: [Double]
    /// Its rectangle after the repair.
    public var after: [Double]

    package init(subject: String, name: String, before: [Double], after: [Double]) {
      self.subject = subject
      self.name = name
      self.before = before
      self.after = after
    }
  }

  /// The change.
  public var change: Change
  /// By how many points the changed constraint would be violated.
  public var miss: Double
  /// Whether there are no other conflicts afterwards.
  public var leavesNoConflict: Bool
  /// What the layout loses by it; nil if nothing is known to be lost.
  public var harm: Harm?
  /// The views that would move; nil if there is no scene in which to verify it, as with a log.
  public var moves: [Move]?
  /// The names of the views that have a determined position and size now and would not have; empty if there is no scene.
  package var opens: [String] = []
}

extension ConstraintSystem {
  /// Returns the system after a change.
  public func applying(_ change: Repair.Change) -> ConstraintSystem {
    var system = self
    switch change {
    case .lower(let place): system.statements[place].priority = 999
    case .setConstant(let place, let constant):
      let old = statements[place].writtenConstant ?? 0
      system.statements[place].constant += (constant - old) * statements[place].sign
      system.statements[place].writtenConstant = constant
    case .relax(let place, let relation): system.statements[place].relation = relation
    case .remove(let place):
      // Its index stays, so that the others keep theirs.
      system.statements[place].terms = []
      system.statements[place].constant = 0
      system.statements[place].relation = .equal
    case .moveAnchor(let place, let isSecond, let part):
      system.moveAnchor(of: place, isSecond: isSecond, to: part)
    case .setMultiplier(let place, let multiplier):
      system.setMultiplier(of: place, to: multiplier)
    case .resize(let place, let size): system.statements[place].constant = size
    case .closeSpacing(let member):
      let spacing = statements[member]
      for place in statements.indices
      where statements[place].identifier == spacing.identifier
        && statements[place].constant == spacing.constant
      {
        system.statements[place].constant = 0
      }
    case .turnOffMask(let member):
      for place in statements.indices
      where statements[place].maskOwner == statements[member].maskOwner {
        system = system.applying(.remove(place))
      }
    }
    return system
  }

  /// Returns the repairs of one conflict, best first, each verified.
  ///
  /// The repairs for the first suspect come first, beginning with that of its own reason; then one
  /// for each other suspect. Repairs that spoil the layout come last. Only changes that an author can
  /// make are returned. If there are other conflicts without common members, a repair is verified
  /// without them. `variants` are systems with other margins, in which a repair has to remove the
  /// conflict as well.
  func repairs(
    of members: [Int], suspects: [ConflictDiagnosis.Suspect], given: GivenSize?,
    sum: ConflictSum?, others: [[Int]], variants: [ConstraintSystem]
  ) -> [Repair] {
    let places = ownPlaces(members, others)
    var found: [(score: Double, miss: Double, repair: Repair)] = []
    func offer(_ change: Repair.Change, miss: Double, score: Double) {
      guard !found.contains(where: { $0.repair.change == change }),
        let repair = tried(change, miss: abs(miss), places), holds(change, places, in: variants)
      else { return }
      found.append((score, miss, repair))
    }
    var owners: Set<Int> = []
    // A constant cannot fit a size that changes, and a layout for such a size is not seen.
    let stays: Bool
    let isSeen: Bool
    switch given?.kind {
    case .temporary, .collapsed, .hidden, .bars: (stays, isSeen) = (false, false)
    case .cell: (stays, isSeen) = (true, false)
    case .fixed, .frame, .written, nil: (stays, isSeen) = (true, true)
    }
    // A constant that leaves a text or a control no length fits nothing.
    let isSqueezed =
      (given?.kind == .frame || given?.kind == .cell || given?.isPart == true)
      && sum.map { !contentLengths(of: $0, among: members).isEmpty } == true
    // Nobody writes a number that is far from the present one to follow a size from outside.
    let isImposed = given.map { statements[$0.member].origin != .author } ?? false
    for (rank, suspect) in suspects.enumerated() {
      let member = suspect.member
      let statement = statements[member]
      let base = Double(rank) * 10
      if statement.origin == .mask {
        guard let owner = statement.maskOwner, owners.insert(owner).inserted else { continue }
        offer(.turnOffMask(member), miss: 0, score: base)
        continue
      }
      let miss = self.miss(of: member, among: places)
      offer(suspect.change, miss: miss, score: base)
      offer(.lower(member), miss: miss, score: base + 2)
      if statement.relation == .equal, abs(miss) > 1e-6 {
        // The relation as written is reversed if the written constant has the opposite sign.
        // An end that leaves space is what the author of a limit means.
        let rank = suspect.reason == .limitBetweenPins ? 1.0 : 4
        offer(.relax(member, miss > 0 ? .atLeast : .atMost), miss: miss, score: base + rank)
      }
      if let written = statement.writtenConstant, stays, !isSqueezed, abs(miss) > 1e-6,
        statement.origin != .content, !leavesSafeArea(member, by: miss),
        ![.duplicate, .leadingAndLeft, .madeEqual, .twoStates, .twoPositions, .ring].contains(
          suspect.reason)
      {
        let constant = (1e4 * (written + miss * statement.sign)).rounded() / 1e4
        if Self.wouldWrite(constant, insteadOf: written, statement),
          !isImposed || abs(constant - written) <= max(20, abs(written) / 2)
        {
          offer(.setConstant(member, constant), miss: miss, score: base + 3)
        }
      }
      // A view keeps its content.
      guard statement.origin != .content else { continue }
      // One constraint too many is removed before it is changed.
      let rank: Double =
        switch suspect.reason {
        case .overdetermined, .ownSizes, .exceededMaximum, .contradictoryRatios, .twoStates,
          .shares,
          .asLongAsContainer, .greatMultiplier, .twoPositions, .ring, .givenTwice:
          1
        case .wrongSign
        where suspect.reasons.contains(.duplicate) || statement.relatesLengths:
          1
        default: sum?.bounds.isEmpty == true && isGivenByPins(member, among: members) ? 2.5 : 5
        }
      offer(.remove(member), miss: miss, score: base + rank)
    }
    // Without its mask a view has no frame to change.
    let isLeftover =
      suspects.first.map { first in
        first.reason == .leftoverMask && first.member != given?.member
          && given.map { statements[$0.member].maskOwner == statements[first.member].maskOwner }
            == true
      } ?? false
    let isRounded = suspects.contains { $0.reasons.contains(.rowRounding) }
    // A list rounds every height. A mask that was left on gives no size that a container should have.
    let isOfMask = suspects.first?.reason == .leftoverMask
    if !isLeftover, !isRounded, let given, let resize = resize(given, sum, places),
      !(isOfMask && resize.miss > given.value / 2),
      holds(resize.change, places, in: variants)
    {
      // The height of a row or a frame is an alternative for the author.
      // Where a row has been measured, its height is not what to change.
      found.append((suspects.first?.reason == .exceededMaximum ? 8 : 1, 0, resize))
    }
    // Of two values for one attribute neither is spoiled by the other.
    let isDoubled =
      suspects.first.map {
        [.duplicate, .leadingAndLeft, .outOfRange, .madeEqual].contains($0.reason)
      } ?? false
    // Nothing else determines the layout of a single wrong length.
    if isSeen, members.count > 1, !isDoubled {
      // A frame or an item's size changes, and then what is in it is neither squeezed nor outside.
      let layout = ConflictLayout(
        of: members, in: self, countsSizes: given?.kind != .frame && given?.isPart != true)
      let stretched = suspects.filter { [.unequalArranged, .nothingStretches].contains($0.reason) }
        .map { $0.member }
      // What the framework places cannot follow anything else, what has two states has another one, of several parts
      // all may be wrong, and a wrong edge or number spoils the layout as it is.
      let placed = suspects.filter { suspect in
        [.placedByFramework, .twoStates, .shares, .wrongEdge, .misprint].contains {
          suspect.reasons.contains($0)
        }
      }.map { $0.member }
      for index in found.indices {
        let change = found[index].repair.change
        var harm = RepairedLayout(layout, change, miss: found[index].miss, places).harm
        // A stack view that stretches its views is meant to.
        if case .wrongSize = harm, stretched.contains(change.place) { harm = nil }
        if placed.contains(change.place) { harm = nil }
        found[index].repair.harm = harm
      }
    }
    // What is printed is the distance from the layout in which nothing else conflicts.
    for index in found.indices where found[index].repair.leavesNoConflict && !others.isEmpty {
      guard case .lower(let member) = found[index].repair.change else { continue }
      found[index].repair.miss = abs(self.miss(of: member, among: requiredPlaces))
    }
    // Repairs that remove all conflicts and spoil nothing come first.
    func rank(_ repair: Repair) -> Int {
      (repair.harm == nil ? 0 : 2) + (repair.leavesNoConflict ? 0 : 1)
    }
    return found.enumerated().sorted { a, b in
      let (one, two) = (rank(a.element.repair), rank(b.element.repair))
      return one != two ? one < two : (a.element.score, a.offset) < (b.element.score, b.offset)
    }.map { $0.element.repair }
  }

  /// Returns whether another constant would move a view out of the safe area to which a member pins it.
  private func leavesSafeArea(_ member: Int, by miss: Double) -> Bool {
    statements.contains { inset in
      guard inset.rule?.meaning == .guide,
        inset.first?.isVertical == statements[member].first?.isVertical,
        let guide = inset.anchors.first(where: { isSafeArea($0.item) })
      else { return false }
      return statements[member].anchors.contains(guide)
        && abs(abs(inset.constant) - abs(miss)) < 1e-6 && miss != 0
    }
  }

  /// Returns whether a member is the only length of the author's along an axis, and its item is
  /// pinned at both ends, so that the member can be left out.
  func isGivenByPins(_ member: Int, among members: [Int]) -> Bool {
    guard let sized = statements[member].sized, statements[member].relation == .equal,
      members.allSatisfy({ statements[$0].relation == .equal })
    else { return false }
    let isOnly = !members.contains { other in
      other != member && statements[other].origin == .author
        && statements[other].anchors.contains {
          $0.part == .length && $0.isVertical == sized.isVertical
        }
    }
    let parts = members.compactMap { other -> Anchor.Part? in
      statements[other].anchor(on: sized.item).flatMap {
        $0.isVertical == sized.isVertical ? $0.part : nil
      }
    }
    return isOnly && Set(parts).isSuperset(of: [.start, .end])
  }

  /// Returns whether a change removes the conflict in other systems, too.
  private func holds(
    _ change: Repair.Change, _ places: [Int], in variants: [ConstraintSystem]
  ) -> Bool {
    variants.allSatisfy { variant in
      let system = variant.applying(change)
      return system.isFeasible(places.filter { system.statements[$0].isRequired })
    }
  }

  /// Returns repairs if no member is an author's: the spacing of a stack view.
  func stackRepairs(of members: [Int], given: GivenSize?, others: [[Int]]) -> [Repair] {
    let places = ownPlaces(members, others)
    var repairs: [Repair] = []
    if given?.kind == .hidden,
      let spacing = members.first(where: { statements[$0].identifier == "UISV-spacing" }),
      let repair = tried(.closeSpacing(spacing), miss: abs(statements[spacing].constant), places)
    {
      repairs.append(repair)
    }
    return repairs
  }

  /// Returns the required indices that only members of other conflicts do not make infeasible.
  private func ownPlaces(_ members: [Int], _ others: [[Int]]) -> [Int] {
    let foreign = Set(others.joined()).subtracting(members)
    return requiredPlaces.filter { !foreign.contains($0) }
  }

  /// Returns a change as a repair; nil if the conflict remains.
  private func tried(_ change: Repair.Change, miss: Double, _ places: [Int]) -> Repair? {
    let system = applying(change)
    let remaining = places.filter { system.statements[$0].isRequired }
    guard system.isFeasible(remaining) else { return nil }
    let seen = system.requiredPlaces.filter { !unseen.contains($0) }
    return Repair(change: change, miss: miss, leavesNoConflict: system.isFeasible(seen))
  }

  /// Returns another size for a row or a frame; nil if the size is a screen's or the author's
  /// constraint.
  private func resize(_ given: GivenSize, _ sum: ConflictSum?, _ places: [Int]) -> Repair? {
    switch given.kind {
    case .cell, .frame: break
    case .temporary, .fixed, .hidden, .collapsed, .written, .bars: return nil
    }
    // The sum is exact if printed numbers are rounded, but only for one conflict.
    let needs = [
      sum.flatMap { $0.member == given.member ? $0.implied : nil },
      given.value + miss(of: given.member, among: requiredPlaces),
      given.value + miss(of: given.member, among: places),
    ]
    let sizes = needs.compactMap { $0.map { (1e4 * $0).rounded() / 1e4 } }
    let repairs = sizes.filter { $0 > 0 && abs($0 - given.value) > 1e-6 }.compactMap {
      tried(.resize(given.member, $0), miss: abs($0 - given.value), places)
    }
    return repairs.first { $0.leavesNoConflict } ?? repairs.first
  }

  /// Returns whether a developer would write a constant: no negative size, no changed sign, no odd
  /// fraction.
  static func wouldWrite(
    _ constant: Double, insteadOf written: Double, _ statement: Statement
  ) -> Bool {
    let halves = (constant * 2).rounded() / 2
    guard abs(halves - constant) < 1e-6 else { return false }
    if statement.sized != nil { return constant > 0 }
    if constant != 0, (constant < 0) != (written < 0) { return false }
    return abs(constant) <= max(40, 4 * abs(written))
  }

  /// Returns by how much the member is violated once all others are satisfied: sum minus constant.
  ///
  /// The others are satisfied as they are printed, if that is possible, and otherwise within the rounding of
  /// what is printed.
  func miss(of member: Int, among places: [Int]) -> Double {
    var system = applying(.lower(member))
    if places.contains(where: { system.statements[$0].precision > 0 }) {
      var printed = system
      for place in places { printed.statements[place].precision = 0 }
      if printed.isFeasible(places.filter { $0 != member && printed.statements[$0].isRequired }) {
        system = printed
      }
    }
    let trial = Trial(system, places)
    let statement = statements[member]
    let miss = trial.sum(statement) - statement.constant
    switch statement.relation {
    case .equal: return miss
    case .atLeast: return min(0, miss)
    case .atMost: return max(0, miss)
    }
  }
}
