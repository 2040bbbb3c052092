/// Finds the values that satisfy linear constraints with strict priorities, and updates them after
/// changes.
///
/// Required constraints are satisfied. Of the others, those of a higher priority are satisfied
/// first, and no number of less important ones outweighs them; within a priority, the sum of
/// absolute errors is minimal. Changes are collected and take effect at ``solve()``, whose cost
/// depends on the changes.
///
///     let solver = Solver()
///     let left = solver.makeVariable()
///     let width = solver.makeVariable(atLeast: 0)
///     try solver.add([Term(left), Term(width)], .equal, 320)
///     try solver.add([Term(width)], .greaterThanOrEqual, 100, priority: Priority(750))
///     solver.solve()
///     solver.value(of: width)   // 320: `left` was created first and is as near to 0 as possible
///
/// **Canonical solution.** If there are several equally good solutions, these rules choose one, so
/// that the same set of constraints always has the same solution:
/// - Of each irreducible set of required constraints that contradict each other, the one of the
///   greatest rank is broken. It is restored when the conflict is resolved.
/// - Errors that could be distributed at equal cost are assigned to the constraints of the greatest
///   rank.
/// - Variables that are still free are as near to 0 as their bounds and the constraints allow, in
///   the order of their creation; those with a `settling` number come before all others.
///
/// Constraints of equal rank are ordered as they were added.
public final class Solver {
  private let held = UniqueBox(Engine())

  /// Accessed by its address: a coroutine would yield a copy of the engine in unoptimized builds,
  /// and what is read from the copy is read after the coroutine's frame is freed.
  var engine: Engine {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(held.pointer) }
    @inline(__always) unsafeMutableAddress { unsafe held.pointer }
  }

  /// The first stamp of this solver's handles, which distinguishes them from those of other
  /// solvers; values never depend on it.
  private let stampSeed = SolverIdentity.makeStamp()

  /// Creates a solver without variables.
  public init() {}

  // MARK: Variables

  /// Creates a variable that stays within its bounds, whatever the constraints are.
  ///
  /// Bounds have no cost while they are not reached; prefer them to required single-term
  /// constraints.
  ///
  /// - Parameters:
  ///   - lower: The least value.
  ///   - upper: The greatest value.
  ///   - settling: The order in which free variables settle: variables with a number before all
  ///     others, the least number first; nil for the order of creation.
  /// - Returns: A handle that refers to the variable until it is removed.
  /// - Precondition: `lower` is at most `upper`, and there is a finite number between them;
  ///   `settling` is not negative.
  public func makeVariable(
    atLeast lower: Double = -.infinity, atMost upper: Double = .infinity,
    settling: Int64? = nil
  ) -> Variable {
    precondition(
      lower <= upper && lower < .infinity && upper > -.infinity,
      "a variable's lower bound is at most its upper bound")
    precondition(settling ?? 0 >= 0, "the number that orders a variable is not negative")
    let index = engine.tables.makeNode(
      Bounds(lower: lower, upper: upper), settling: settling, stampSeed: stampSeed)
    return Variable(index: index, stamp: engine.tables.nodes[index].stamp)
  }

  /// Removes a variable that no constraint mentions any more.
  public func remove(_ variable: Variable) throws(SolverError) {
    let index = try check(variable)
    let mentions = engine.tables.mentions(of: index)
    guard mentions == 0 else { throw .variableInUse(variable, constraints: mentions) }
    engine.tables.retireHandles(of: index)
    engine.requests.removedVariables.append(index)
    engine.requests.hasOthers = true
  }

  /// The number of variables.
  public var variableCount: Int { engine.tables.liveNodes - engine.requests.removedVariables.count }

  /// A Boolean value that indicates whether the handle refers to a variable of this solver.
  public func contains(_ variable: Variable) -> Bool { index(of: variable) != nil }

  // MARK: Constraints

  /// Adds the constraint `Σ coefficient · variable  relation  constant`.
  ///
  /// Terms of the same variable are added. A constraint without terms is satisfied or violated by
  /// its constant alone.
  ///
  /// `rank` decides which of several constraints with equal priority is violated: the one of the
  /// greatest rank.
  ///
  /// - Complexity: O(terms); the work is done at the next ``solve()``.
  @discardableResult
  public func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
    rank: Int64 = 0
  ) throws(SolverError) -> Constraint {
    try add(terms.span, relation, constant, priority: priority, rank: rank)
  }

  /// Adds a constraint whose terms are in contiguous memory; see the method that takes an array.
  @discardableResult
  public func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double,
    priority: Priority = .required, rank: Int64 = 0
  ) throws(SolverError) -> Constraint {
    let index = try engine.add(
      terms, relation.rawValue, constant, priority: priority.value, rank: rank,
      stampSeed: stampSeed)
    return Constraint(index: index, stamp: engine.tables.rowIdentities[index].stamp)
  }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    engine.requestRemoval(try check(constraint))
  }

  /// Changes the constant on the constraint's right-hand side.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let index = try check(constraint)
    guard abs(constant) <= Limit.constant else { throw .unrepresentableConstant(constant) }
    engine.requestConstant(constant, index)
  }

  /// Changes the constraint's priority, also between required and optional.
  public func setPriority(_ priority: Priority, of constraint: Constraint) throws(SolverError) {
    engine.requestPriority(priority.value, try check(constraint))
  }

  /// Changes the rank, which decides between constraints of equal priority.
  public func setRank(_ rank: Int64, of constraint: Constraint) throws(SolverError) {
    engine.requestRank(rank, try check(constraint))
  }

  /// The number of constraints.
  public var constraintCount: Int { engine.tables.liveRows - engine.requests.removed.count }

  /// A Boolean value that indicates whether the handle refers to a constraint of this solver.
  public func contains(_ constraint: Constraint) -> Bool { index(of: constraint) != nil }

  // MARK: Solving

  /// Updates all values after constraints were added, removed or changed.
  ///
  /// The choice among equally good solutions is deferred until a result is read, so removing
  /// constraints and adding others in a second step does not repeat it.
  ///
  /// - Returns: The number of exchanges; see also ``statistics``.
  @discardableResult public func solve() -> Int {
    let before = engine.statistics.pivots
    engine.solve()
    return engine.statistics.pivots &- before
  }

  /// Reserves capacity for a system of this size, so that it is not moved while it grows.
  public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    engine.reserve(variables, constraints, terms)
  }

  /// The variable's value after the last ``solve()``.
  ///
  /// - Precondition: The variable belongs to this solver.
  public func value(of variable: Variable) -> Double {
    engine.settleIfNeeded()
    return engine.tables.values[demand(variable)]
  }

  /// Counts of all work since the solver was created.
  public var statistics: Statistics { engine.allStatistics }

  // MARK: Handles

  @inline(__always) func index(of variable: Variable) -> NodeIndex? {
    guard variable.index.exists, variable.index.position < engine.tables.nodes.count,
      engine.tables.nodes[variable.index].stamp == variable.stamp
    else { return nil }
    return variable.index
  }

  @inline(__always) func index(of constraint: Constraint) -> RowIndex? {
    guard constraint.index.exists, constraint.index.position < engine.tables.rows.count,
      engine.tables.rowIdentities[constraint.index].stamp == constraint.stamp
    else { return nil }
    return constraint.index
  }

  func check(_ variable: Variable) throws(SolverError) -> NodeIndex {
    guard let index = index(of: variable) else { throw .foreignVariable(variable) }
    return index
  }

  func check(_ constraint: Constraint) throws(SolverError) -> RowIndex {
    guard let index = index(of: constraint) else { throw .foreignConstraint(constraint) }
    return index
  }

  @inline(__always) func demand(_ variable: Variable) -> NodeIndex {
    guard let index = index(of: variable) else {
      preconditionFailure("the variable belongs to another solver, or was removed")
    }
    return index
  }

  func demand(_ constraint: Constraint) -> RowIndex {
    guard let index = index(of: constraint) else {
      preconditionFailure("the constraint belongs to another solver, or was removed")
    }
    return index
  }

  func handle(ofRow index: RowIndex) -> Constraint {
    Constraint(index: index, stamp: engine.tables.rowIdentities[index].stamp)
  }

  func handle(ofNode index: NodeIndex) -> Variable {
    Variable(index: index, stamp: engine.tables.nodes[index].stamp)
  }
}
