/// A change that removes a conflict; each was tried out by solving from scratch.
public struct Repair: Sendable, Hashable {
  /// What to change.
  public enum Change: Sendable, Hashable {
    /// Give the constraint at this place a priority of 999.
    case lower(Int)
    /// Write this constant instead.
    case setConstant(Int, Double)
    /// Let the equation be an inequality.
    case relax(Int, ConstraintSystem.Relation)
    /// Remove the constraint.
    case remove(Int)
    /// Turn off `translatesAutoresizingMaskIntoConstraints` of the item whose mask this is.
    case turnOffMask(Int)

    /// The place of the statement that changes.
    public var place: Int {
      switch self {
      case .lower(let place), .setConstant(let place, _), .relax(let place, _), .remove(let place),
        .turnOffMask(let place):
        place
      }
    }
  }

  /// A view that lies elsewhere after a repair; x, y, width and height of its alignment rectangle.
  public struct Move: Sendable, Hashable, Codable {
    /// The view's id.
    public var subject: String
    /// What the reader calls it.
    public var name: String
    /// Where it lies today, in points.
    public var before: [Double]
    /// Where it would lie.
    public var after: [Double]
  }

  /// What to change.
  public var change: Change
  /// By how many points the changed constraint would then miss what it says today.
  public var miss: Double
  /// Whether nothing else collides afterwards, either.
  public var leavesNoConflict: Bool
  /// What else would move; nil where there is no scene to try it in, as with a log.
  public var moves: [Move]?
}

extension ConstraintSystem {
  /// The system after a change.
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
      // Its place stays, so that the others keep theirs.
      system.statements[place].terms = []
      system.statements[place].constant = 0
      system.statements[place].relation = .equal
    case .turnOffMask(let member):
      for place in statements.indices
      where statements[place].maskOwner == statements[member].maskOwner {
        system = system.applying(.remove(place))
      }
    }
    return system
  }

  /// The repairs of one conflict, best first, each tried out.
  ///
  /// Where other conflicts stand that share nothing with it, a repair is tried out without them.
  func repairs(
    of members: [Int], suspect: ConflictDiagnosis.Suspect?, others: [[Int]]
  ) -> [Repair] {
    let mine = Set(members)
    let foreign = Set(others.joined()).subtracting(mine)
    let places = requiredPlaces.filter { !foreign.contains($0) }
    var found: [(score: Int, repair: Repair)] = []
    func offer(_ change: Repair.Change, miss: Double, score: Int) {
      let system = applying(change)
      let remaining = places.filter { system.statements[$0].isRequired }
      guard system.isFeasible(remaining) else { return }
      found.append(
        (score, Repair(change: change, miss: miss, leavesNoConflict: system.isFeasible)))
    }
    var owners: [String] = []
    for member in members {
      let statement = statements[member]
      let bonus = member == suspect?.member ? 0 : 10
      switch statement.origin {
      case .mask:
        if let owner = statement.maskOwner, !owners.contains(owner) {
          owners.append(owner)
          offer(.turnOffMask(member), miss: 0, score: bonus)
        }
      case .imposed, .system: continue
      case .stack, .content:
        let miss = self.miss(of: member, among: places)
        offer(.lower(member), miss: abs(miss), score: bonus + 5)
      case .author:
        let miss = self.miss(of: member, among: places)
        offer(.lower(member), miss: abs(miss), score: bonus + 1)
        if let written = statement.writtenConstant, abs(miss) > 1e-6, suspect?.reason != .duplicate
        {
          let constant = (1e4 * (written + miss * statement.sign)).rounded() / 1e4
          offer(.setConstant(member, constant), miss: abs(miss), score: bonus + 2)
        }
        if statement.relation == .equal, abs(miss) > 1e-6 {
          // The relation as written turns round where the written constant does.
          offer(
            .relax(member, miss > 0 ? .atLeast : .atMost), miss: abs(miss), score: bonus + 3)
        }
        offer(
          .remove(member), miss: abs(miss),
          score: suspect?.reason == .duplicate && bonus == 0 ? 0 : bonus + 4)
      }
    }
    // What mends everything comes before what leaves another conflict.
    return found.enumerated().sorted { a, b in
      let (one, two) = (a.element.repair.leavesNoConflict, b.element.repair.leavesNoConflict)
      return one != two ? one : (a.element.score, a.offset) < (b.element.score, b.offset)
    }.map(\.element.repair)
  }

  /// How far the member ends from what it says once everything else holds: sum minus constant.
  private func miss(of member: Int, among places: [Int]) -> Double {
    let system = applying(.lower(member))
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
