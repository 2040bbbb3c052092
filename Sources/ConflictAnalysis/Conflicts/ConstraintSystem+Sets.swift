internal import ConstraintSolver

/// Minimal conflicts among required statements.
package struct MinimalSets: Sendable, Hashable {
  /// The conflicts, each as indices of statements in ascending order; smaller ones first.
  package var sets: [[Int]]
  /// Whether there are no others; false if the limit or the effort ended the search.
  package var isComplete: Bool
}

extension ConstraintSystem {
  /// Returns whether the required statements at these indices can be satisfied together.
  public func isFeasible(_ places: [Int]) -> Bool {
    // Which constraints conflict with the broken one is not asked: that costs many solves.
    Trial(self, places).solver.brokenConstraints.isEmpty
  }

  /// Whether all required statements can be satisfied together.
  public var isFeasible: Bool { isFeasible(requiredPlaces) }

  var requiredPlaces: [Int] { statements.indices.filter { statements[$0].isRequired } }

  /// Finds all minimal conflicts.
  ///
  /// Each conflict is the label of a node, with a branch for each member that leaves it out. A
  /// branch whose remaining statements have no conflict is closed.
  ///
  /// - Complexity: At most `effort` solves of the system.
  /// Source: R. Reiter, "A theory of diagnosis from first principles", Artificial Intelligence 32
  /// (1987), the hitting-set tree, here with every label minimal.
  package func minimalSets(limit: Int = 12, effort: Int = 400) -> MinimalSets {
    let all = requiredPlaces
    var found: [[Int]] = []
    var queue: [[Int]] = [[]]
    var seen: Set<[Int]> = [[]]
    var next = 0
    var solves = 0
    while next < queue.count, found.count < limit, solves < effort {
      let left = Set(queue[next])
      next += 1
      var label = found.first { $0.allSatisfy { !left.contains($0) } }
      if label == nil {
        solves += 1
        label = minimalSet(among: all.filter { !left.contains($0) }, solves: &solves)
        if let label { found.append(label) }
      }
      for member in label ?? [] {
        let branch = (left.union([member])).sorted()
        if seen.insert(branch).inserted { queue.append(branch) }
      }
    }
    return MinimalSets(
      sets: found.sorted {
        $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
      }, isComplete: next >= queue.count)
  }

  /// Returns minimal conflicts among the statements at these indices that have none in common, until the
  /// others can be satisfied together.
  ///
  /// - Complexity: O(*n*) solves of the system for each conflict, where *n* is its number of members, and one
  ///   more.
  package func disjointConflicts(among places: [Int]) -> [[Int]] {
    var left = places
    var found: [[Int]] = []
    var solves = 0
    while let set = minimalSet(among: left, solves: &solves) {
      found.append(set)
      left.removeAll { set.contains($0) }
    }
    return found
  }

  /// Returns a minimal conflict among the statements at these indices; nil if they can be satisfied
  /// together.
  func minimalSet(among places: [Int], solves: inout Int) -> [Int]? {
    guard var core = seed(places) else { return nil }
    // The solver's set is minimal except for the rounding of printed numbers: each member is
    // tested.
    for member in core.reversed() {
      let rest = core.filter { $0 != member }
      solves += 1
      if !isFeasible(rest) { core = rest }
    }
    return core
  }

  /// Returns the members of one conflict among these statements, as reported by the solver.
  private func seed(_ places: [Int]) -> [Int]? {
    let trial = Trial(self, places)
    guard let conflict = trial.solver.conflicts.first else { return nil }
    let members = Set(conflict.members)
    return Set(trial.rows.filter { members.contains($0.row) }.map { $0.place }).sorted()
  }
}

/// A new solver with some statements of a system.
struct Trial {
  let solver = Solver()
  /// The constraints, with the index of the statement of each.
  private(set) var rows: [(row: Constraint, place: Int)] = []
  /// The variable of each unknown; nil if no chosen statement mentions it.
  private var variables: [Variable?]

  init(_ system: ConstraintSystem, _ chosen: [Int]) {
    variables = Array(repeating: nil, count: system.unknowns.count)
    for place in chosen {
      let statement = system.statements[place]
      var terms: [Term] = []
      for term in statement.terms {
        let bounded = system.unknowns[term.unknown].isLength
        let variable =
          variables[term.unknown]
          ?? (bounded ? solver.makeVariable(atLeast: 0) : solver.makeVariable())
        variables[term.unknown] = variable
        terms.append(Term(variable, term.coefficient))
      }
      for (relation, constant) in Self.sides(of: statement) {
        // A number that the solver rejects cannot contradict anything.
        guard
          let row = try? solver.add(
            terms, relation, constant, priority: Priority(max(statement.priority, 0.001)),
            rank: Int64(place))
        else { continue }
        rows.append((row, place))
      }
    }
    solver.solve()
  }

  /// A rounded equation is two inequalities, with the rounding error between them.
  private static func sides(
    of statement: ConstraintSystem.Statement
  ) -> [(Relation, Double)] {
    let room = statement.precision
    switch statement.relation {
    case .atMost: return [(.lessThanOrEqual, statement.constant + room)]
    case .atLeast: return [(.greaterThanOrEqual, statement.constant - room)]
    case .equal where room == 0: return [(.equal, statement.constant)]
    case .equal:
      return [
        (.greaterThanOrEqual, statement.constant - room),
        (.lessThanOrEqual, statement.constant + room),
      ]
    }
  }

  /// The sum of a statement's terms in this solution.
  func sum(_ statement: ConstraintSystem.Statement) -> Double {
    statement.terms.reduce(0) { sum, term in
      sum + term.coefficient * (variables[term.unknown].map { solver.value(of: $0) } ?? 0)
    }
  }
}
