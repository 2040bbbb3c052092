/// Why a variable has its value: a sum over what is active.
public struct Explanation: Hashable, Sendable {
  /// A constraint that holds with equality, and its share in the value.
  public struct Part: Hashable, Sendable {
    /// The active constraint.
    public let constraint: Constraint
    /// How much the value moves when the constraint's constant moves by 1.
    public let coefficient: Double
  }

  /// A variable that lies on its own bound, or that nothing determines, and its share.
  public struct Place: Hashable, Sendable {
    /// The variable, whose value counts as given.
    public let variable: Variable
    /// How much the explained value moves when this variable moves by 1.
    public let coefficient: Double
    /// Whether the variable lies on its bound; otherwise it is free and merely rests.
    public let isOnBound: Bool
  }

  /// The active constraints: Σ coefficient · constant is their part of the value.
  public let parts: [Part]
  /// The places: Σ coefficient · value is the rest of the value.
  public let places: [Place]
}

extension Solver {
  /// Explains the variable's value after the last ``solve()`` by what determines it.
  ///
  /// The value is `Σ part.coefficient · constant + Σ place.coefficient · value`, exactly up to
  /// rounding. Parts are listed by constraint rank, places by creation.
  ///
  /// - Complexity: O(what the variable depends on).
  public func explanation(of variable: Variable) -> Explanation {
    engine.settleIfNeeded()
    let circuit = engine.circuitMembers(of: demand(variable))
    var rows: [(index: Int32, weight: Double)] = []
    var places: [(index: Int32, weight: Double)] = []
    for entry in circuit {
      if entry.member >= 0 {
        rows.append((entry.member, entry.weight / Double(engine.rows[entry.member].weight)))
      } else {
        places.append((~entry.member, entry.weight))
      }
    }
    rows.sort { engine.precedes($0.index, $1.index) }
    places.sort {
      engine.ordinals[$0.index] < engine.ordinals[$1.index]
    }
    return Explanation(
      parts: rows.map { .init(constraint: handle(ofRow: $0.index), coefficient: $0.weight) },
      places: places.map {
        .init(
          variable: handle(ofNode: $0.index), coefficient: $0.weight,
          isOnBound: engine.nodes[$0.index].definition != Definition.lock)
      })
  }

  /// A Boolean value that tells whether the constraint is one of those that determine values.
  ///
  /// An active constraint holds with equality and defines a variable; of several that say the same,
  /// one is active.
  public func isActive(_ constraint: Constraint) -> Bool {
    engine.settleIfNeeded()
    return engine.rows[demand(constraint)].defined >= 0
  }
}

extension Engine {
  /// The members that a variable's value is a sum of.
  mutating func circuitMembers(of variable: Int32) -> [CircuitMember] {
    round &+= 1
    repairDepths()
    _ = computeCircuit(of: ~variable)
    var members: [CircuitMember] = []
    for position in 0..<circuit.count { members.append(circuit[position]) }
    return members
  }
}
