// Text for debugging and for tests. Embedded Swift has no text of floating-point numbers.
#if !hasFeature(Embedded)

extension Solver {
  /// Returns the system and its state as text from which a test can build the same system.
  ///
  ///     # 2 variables, 2 constraints
  ///     v -inf
  ///     v 0
  ///     c 0 320 1000 0:1 1:1
  ///     c 2 100 750 1:1
  ///     solve
  ///     # v0 = 0, superbasic
  ///     # v1 = 320, defined by c0
  ///     # c0 is active
  ///     # c1 is satisfied, residual 220
  ///
  /// A line with `v` is a variable with its bounds (`-inf` and `inf` for none, a missing upper bound
  /// for `inf`). A line with `c` is a constraint: its relation (0 for =, 1 for ≤, 2 for ≥), constant,
  /// priority, rank if it is not 0, and terms as `variable:coefficient`. Both are numbered from 0, in
  /// the order in which they are created. Requests since the last ``solve()`` are included. Numbers
  /// are decimals with at most 15 digits, or hexadecimal if only more digits are exact.
  ///
  /// Lines with `#` describe the state after the last solve: each variable's value and what determines
  /// it, each constraint's state, and multipliers that are not zero, by priority. A later solve may
  /// settle the values of variables that are not determined; `dump()` changes nothing.
  ///
  /// The tests of this package read the text as a scenario; see `Tests/ConstraintSolverTests/KeptSystems`.
  ///
  /// - Complexity: O(size of the system).
  public func dump() -> String { dump { _ in nil } }

  /// Returns the system and its state as text, with the variables' names in the lines about their
  /// state.
  package func dump(naming name: (Variable) -> String?) -> String {
    var text = SystemText(engine: &engine)
    text.writeState(&engine) { name(handle(ofNode: $0)) }
    return text.text
  }
}

extension Solver: CustomDebugStringConvertible {
  /// The size of the system, and whether it is solved; see ``dump()`` for all of it.
  public var debugDescription: String { "Solver(\(SystemText.summary(of: &engine)))" }

  /// Returns the constraint as an equation of numbered variables, with its state.
  ///
  /// For example `v1 - 2 v4 >= 8 @750, satisfied, residual 12`. The numbers are those of the variables'
  /// own descriptions, which differ from those of ``dump()`` after variables were removed.
  ///
  /// - Precondition: The constraint belongs to this solver.
  public func debugDescription(of constraint: Constraint) -> String {
    let index = demand(constraint)
    var text = ""
    for term in terms(of: constraint) {
      let size = abs(term.coefficient)
      let sign = term.coefficient < 0 ? "-" : text.isEmpty ? "" : "+"
      if !text.isEmpty { text += " " }
      text += sign
      if !sign.isEmpty, text.count > sign.count { text += " " }
      if size != 1 { text += "\(SystemText.number(size)) " }
      text += "v\(term.variable.index.number)"
    }
    let (relation, constant) = comparison(of: constraint)
    let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "<=" : ">="
    text += "\(text.isEmpty ? "0" : "") \(sign) \(SystemText.number(constant))"
    let priority = priority(of: constraint)
    if !priority.isRequired { text += " @\(SystemText.number(priority.value))" }
    return text + ", " + SystemText.state(of: index, in: &engine)
  }
}

extension Variable: CustomDebugStringConvertible {
  /// The variable's number in its solver.
  public var debugDescription: String { "v\(index.number)" }
}

extension Constraint: CustomDebugStringConvertible {
  /// The constraint's number in its solver; see ``Solver/debugDescription(of:)`` for its terms.
  public var debugDescription: String { "c\(index.number)" }
}

extension Term: CustomDebugStringConvertible {
  /// The coefficient and the variable's number.
  public var debugDescription: String { "\(SystemText.number(coefficient)) \(variable)" }
}

extension Priority: CustomDebugStringConvertible {
  /// The number, or `required`.
  public var debugDescription: String { isRequired ? "required" : SystemText.number(value) }
}

/// The text of a system: numbers its variables and constraints in the order in which a new solver
/// creates them.
private struct SystemText {
  private(set) var text = ""
  private var variables: [NodeIndex] = []
  private var constraints: [RowIndex] = []
  private var numberOfVariable: [NodeIndex: Int] = [:]
  private var numberOfConstraint: [RowIndex: Int] = [:]

  init(engine: inout Engine) {
    list(&engine)
    text = "# \(Self.summary(of: &engine))\n"
    for index in variables { writeVariable(index, &engine) }
    for index in constraints { writeConstraint(index, &engine) }
    text += "solve\n"
  }

  mutating func writeState(_ engine: inout Engine, naming name: (NodeIndex) -> String?) {
    for index in variables { writeState(ofVariable: index, &engine, name(index)) }
    for (number, index) in constraints.enumerated() {
      text += "# c\(number) is \(Self.state(of: index, in: &engine))"
      text += multipliers(from: engine.tables.rows[index].multiplier, &engine) + "\n"
    }
  }

  /// Variables in the order in which they settle, constraints in the order of adding: a solver that
  /// is built in these orders has the same canonical solution.
  private mutating func list(_ engine: inout Engine) {
    variables = engine.tables.variablesInOrder(without: engine.requests.removedVariables)
    constraints = engine.tables.rowsInOrder()
    for (number, index) in variables.enumerated() { numberOfVariable[index] = number }
    for (number, index) in constraints.enumerated() { numberOfConstraint[index] = number }
  }

  private mutating func writeVariable(_ index: NodeIndex, _ engine: inout Engine) {
    let bounds = engine.tables.bounds[index]
    text += "v \(Self.number(bounds.lower))"
    if bounds.upper < .infinity { text += " \(Self.number(bounds.upper))" }
    text += "\n"
  }

  private mutating func writeConstraint(_ index: RowIndex, _ engine: inout Engine) {
    let row = engine.tables.rows[index]
    let identity = engine.tables.rowIdentities[index]
    let weight = Double(identity.weight)
    let constant = -identity.nextConstant * weight
    text += "c \(row.relation == 0 ? 0 : row.relation < 0 ? 1 : 2) \(Self.number(constant))"
    text += " \(Self.number(engine.duals.levels[identity.nextLevel].priority))"
    if identity.rank != 0 { text += " rank:\(identity.rank)" }
    var terms = engine.tables.terms(of: row)
    while let entry = terms.next() {
      let number = numberOfVariable[entry.variable] ?? -1
      text += " \(number):\(Self.number(entry.coefficient * weight))"
    }
    text += "\n"
  }

  private mutating func writeState(
    ofVariable index: NodeIndex, _ engine: inout Engine, _ name: String?
  ) {
    let node = engine.tables.nodes[index]
    text += "# v\(numberOfVariable[index] ?? -1) \(name.map { "(\($0)) " } ?? "")"
    text += "= \(Self.number(engine.tables.values[index])), "
    switch node.definition {
    case .superbasic: text += "superbasic"
    case .lower: text += "at its lower bound"
    case .upper: text += "at its upper bound"
    default:
      // A constraint that is about to be removed has no number.
      text += "defined by "
      text += numberOfConstraint[node.definition.row].map { "c\($0)" } ?? "a removed constraint"
    }
    if node.block.exists { text += " in block \(node.block.number)" }
    text += multipliers(from: node.multiplier, &engine) + "\n"
  }

  private func multipliers(from head: EntryIndex, _ engine: inout Engine) -> String {
    var text = ""
    var index = head
    while index.exists {
      let entry = engine.duals.multipliers.entries[index]
      let priority = Self.number(engine.duals.levels[entry.level].priority)
      text += text.isEmpty ? ", multiplier " : " "
      text += "\(priority):\(Self.number(entry.value))"
      index = entry.next
    }
    return text
  }

  static func summary(of engine: inout Engine) -> String {
    let variables = engine.tables.liveNodes - engine.requests.removedVariables.count
    let constraints = engine.tables.liveRows - engine.requests.removed.count
    var text = "\(variables) \(variables == 1 ? "variable" : "variables"), "
    text += "\(constraints) \(constraints == 1 ? "constraint" : "constraints")"
    var broken = 0
    for index in engine.tables.rows.indices where engine.tables.rows[index].flags.contains(.broken)
    {
      broken += 1
    }
    if broken > 0 { text += ", \(broken) broken" }
    if engine.basis.accuracy.isMarked { text += ", not proven optimal" }
    let isAsked = engine.requests.moved.count > 0 || engine.plan.isAsked
    if engine.requests.hasOthers || isAsked {
      text += ", changed since the last solve"
    } else if engine.settling.isUnsettled {
      text += ", not settled"
    }
    return text
  }

  /// What the last solve decided about a constraint.
  static func state(of index: RowIndex, in engine: inout Engine) -> String {
    let row = engine.tables.rows[index]
    if row.flags.contains(.fresh) { return "not solved for yet" }
    if row.flags.contains(.broken) { return "broken" }
    if row.isActive {
      let relief = engine.conflicts.relief(of: index) * engine.tables.unit(of: index)
      return relief == 0 ? "active" : "active, its constant changed by \(number(-relief))"
    }
    let residual = number(engine.tables.sum(of: index) * engine.tables.unit(of: index))
    switch row.side {
    case 0: return "satisfied, residual \(residual)"
    case 1...: return "violated above, residual \(residual)"
    default: return "violated below, residual \(residual)"
    }
  }

  /// Returns a number as it can be read back exactly.
  static func number(_ value: Double) -> String {
    var decimal = value.description
    if decimal.hasSuffix(".0") { decimal.removeLast(2) }
    if decimal == "-0" { return "0" }
    let digits = decimal.prefix { $0 != "e" }.filter(\.isWholeNumber).drop { $0 == "0" }
    guard digits.count > 15, value.isFinite else { return decimal }
    // Seventeen digits would be a fraction with other factors in its denominator than the value has.
    let exponent = Int(value.exponent) - 52
    var mantissa = UInt64(value.significand * 0x1p52)
    let zeros = mantissa.trailingZeroBitCount
    mantissa >>= UInt64(zeros)
    let sign = value < 0 ? "-" : ""
    return "\(sign)0x\(String(mantissa, radix: 16))p\(exponent + zeros)"
  }
}
#endif
