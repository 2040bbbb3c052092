/// The reason for a variable's value: a sum over the active constraints.
public struct Explanation: Hashable, Sendable {
  /// A constraint that holds with equality, and its share in the value.
  public struct Part: Hashable, Sendable {
    /// The active constraint.
    public let constraint: Constraint
    /// The change of the value when the constraint's constant increases by 1.
    public let coefficient: Double
  }

  /// A variable that is at its own bound or undetermined, and its share in the value.
  public struct Place: Hashable, Sendable {
    /// The variable, whose value is given.
    public let variable: Variable
    /// The change of the explained value when this variable increases by 1.
    public let coefficient: Double
    /// Whether the variable is at its bound; otherwise it is undetermined and has its resting
    /// value.
    public let isOnBound: Bool
  }

  /// The active constraints: Σ coefficient · constant is their part of the value.
  public let parts: [Part]
  /// The variables at bounds or at rest: Σ coefficient · value is the rest of the value.
  public let places: [Place]
}

extension Solver {
  /// Returns the constraints and bounds that determine the variable's value after the last
  /// ``solve()``.
  ///
  /// The value is `Σ part.coefficient · constant + Σ place.coefficient · value`, up to rounding.
  /// Parts are ordered by constraint rank, places by creation.
  ///
  /// - Complexity: O(number of terms on which the variable depends).
  public func explanation(of variable: Variable) -> Explanation {
    engine.settleIfNeeded()
    let circuit = engine.circuitMembers(of: Member(demand(variable)))
    var rows: [(index: RowIndex, weight: Double)] = []
    var places: [(index: NodeIndex, weight: Double)] = []
    for entry in circuit {
      if entry.member.isRow {
        // Weights are those of scaled rows.
        rows.append((entry.member.row, entry.weight / engine.tables.unit(of: entry.member.row)))
      } else {
        places.append((entry.member.variable, entry.weight))
      }
    }
    // The order of the circuit depends on the basis, which has a history; the ranks have none.
    rows.sort { engine.tables.precedes($0.index, $1.index) }
    places.sort {
      engine.tables.ordinal($0.index) < engine.tables.ordinal($1.index)
    }
    return Explanation(
      parts: rows.map { .init(constraint: handle(ofRow: $0.index), coefficient: $0.weight) },
      places: places.map {
        .init(
          variable: handle(ofNode: $0.index), coefficient: $0.weight,
          isOnBound: engine.tables.nodes[$0.index].definition != .superbasic)
      })
  }

  /// A Boolean value that indicates whether the constraint is one of those that determine values.
  ///
  /// An active constraint holds with equality and defines a variable; of several equivalent
  /// constraints, one is active.
  public func isActive(_ constraint: Constraint) -> Bool {
    engine.settleIfNeeded()
    return engine.tables.rows[demand(constraint)].isActive
  }
}

extension Engine {
  /// Returns the members whose sum is the value of a variable, or the terms of a row.
  mutating func circuitMembers(of member: Member) -> [CircuitMember] {
    computePresentCircuit(of: member)
    var members: [CircuitMember] = []
    for position in 0..<basis.circuit.count { members.append(basis.circuit[position]) }
    return members
  }
}
