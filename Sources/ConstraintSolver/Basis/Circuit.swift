// The circuit of a member (essay, 2.4): its row as a combination of the active ones, which is one sparse row of
// the inverse. Variables are visited in order of decreasing depth, so each one is visited after all
// that contribute to it.

/// `entering row = Σ weight · member`, and what is needed to compute it.
struct Circuit: ~Copyable {
  /// The result.
  private(set) var members = CircuitMembers()
  /// The variables with work, the deepest first.
  fileprivate var heap = VariableHeap()
  /// Those with work that depend on no others, which are visited at the end.
  fileprivate var constants = List<NodeIndex>()
  /// The members of blocks that the present walk has reached.
  fileprivate var blockMembers = List<NodeIndex>()
  /// For each variable a bound on the rounding error of its `work`; zero between circuits.
  private var errors = Column<NodeIndex, Float>()
  /// Numbers within their rounding error stay in the circuit, because it is refined afterwards.
  private(set) var keepsRounding = false
  /// The greatest work on a variable in the present walk.
  fileprivate var largest = 0.0
  /// Each number is enlarged by its rounding error, because the numbers are bounds on errors.
  private(set) var addsRounding = false
  var exact = ExactCircuit()
  var blockWeights = BlockWeights()
  fileprivate(set) var counts = CircuitCounts()
  var staleness = Staleness()

  var bytes: Int {
    members.bytes + heap.bytes + constants.bytes + blockMembers.bytes + errors.bytes + exact.bytes
      + blockWeights.bytes + staleness.bytes
  }
  var count: Int { @inline(__always) get { members.count } }

  subscript(position: Int) -> CircuitMember { @inline(__always) get { members[position] } }

  /// Removes all members.
  @inline(__always) mutating func removeMembers() { members.removeAll() }

  @inline(__always) mutating func append(_ member: CircuitMember) { members.append(member) }

  /// Adds a member whose weight is known more precisely.
  mutating func append(_ member: CircuitMember, low: Double) { members.append(member, low: low) }

  /// Changes the member at a position.
  mutating func replace(_ position: Int, by member: CircuitMember) {
    members.replace(position, by: member)
  }

  /// Notes that the members from here on depend on no others.
  @inline(__always) mutating func beginConstants() { members.beginConstants() }

  /// Takes over the counts of a copy, which include these.
  mutating func takeCounts(of copy: borrowing Circuit) { counts = copy.counts }

  /// Forgets the error bounds; the work is zero.
  mutating func removeAll() { errors.removeAll() }

  /// Lengthens the column of error bounds to this number of variables.
  fileprivate mutating func extend(to count: Int) { errors.extend(to: count, with: 0) }

  /// Begins or ends a circuit that is refined afterwards.
  mutating func setKeepsRounding(_ keeps: Bool) { keepsRounding = keeps }

  /// Begins or ends a circuit whose numbers are bounds on errors.
  mutating func setAddsRounding(_ adds: Bool) { addsRounding = adds }

  /// Adds to a bound on the rounding error of a variable's work.
  @inline(__always) mutating func addError(_ error: Double, of variable: NodeIndex) {
    errors[variable] += Float(error)
  }

  /// Returns the bound on the rounding error of a variable's work, which is then zero.
  @inline(__always) mutating func takeError(of variable: NodeIndex) -> Double {
    defer { errors[variable] = 0 }
    return Double(errors[variable])
  }

  /// Lists a variable that the walk has reached; one that depends on no others needs no place in the heap.
  @inline(__always) fileprivate mutating func list(_ variable: NodeIndex, depth: Int32) {
    if depth == 0 {
      constants.append(variable)
    } else {
      heap.push(variable, key: depth)
    }
  }

  /// Puts other members in the place of these, and returns these.
  mutating func exchangeMembers(_ others: inout CircuitMembers) { swap(&members, &others) }
}

/// Counts of the work of circuits; see ``Statistics``.
struct CircuitCounts: BitwiseCopyable {
  fileprivate(set) var circuits = 0
  fileprivate(set) var members = 0
}

/// What circuits have in the record of a variable.
struct NodeWork: BitwiseCopyable {
  /// Accumulator of the circuit being computed; zero between circuits.
  fileprivate(set) var amount: Double = 0
  /// The last circuit of which it defines a member; compared with `Epochs.circuit`.
  fileprivate(set) var mark: Int32 = 0

  /// Sets the work of a variable during a circuit.
  @inline(__always) mutating func set(_ work: Double) { amount = work }

  @inline(__always) mutating func add(_ work: Double) { amount += work }

  /// Marks the variable as that of a member; 0 takes it from the present circuit.
  @inline(__always) mutating func enter(_ circuit: Int32) { mark = circuit }
}

extension Basis {
  /// Computes `entering row = Σ weight · active member`; returns false if stale variables are
  /// reached.
  ///
  /// Depths and values behind a variable whose definition changed in this round are stale. Reaching
  /// one is sufficient to return false, even with a weight of zero, because it may have been
  /// reached before all contributions to its weight.
  mutating func computeCircuit(of member: Member, _ tables: inout Tables) -> Bool {
    let nodes = tables.nodeRecords
    tables.beginCircuit()
    circuit.counts.circuits &+= 1
    circuit.exact.forgetDoubt()
    beginWalk(&tables)
    // What is within its bound now may not be after the refinement.
    circuit.setKeepsRounding(tables.arithmetic.refines)
    var isStale = false
    if member.isRow {
      var terms = tables.terms(of: member.row)
      while let entry = terms.next() {
        nodes[entry.variable].circuit.amount += entry.coefficient
        reach(entry.variable, &isStale, &tables)
      }
    } else {
      nodes[member.variable].circuit.amount += 1
      reach(member.variable, &isStale, &tables)
    }
    walkCircuit(&isStale, &tables)
    // A stale circuit is not used.
    if tables.arithmetic.refines, !isStale { refineCircuit(of: member, &tables) }
    circuit.setKeepsRounding(false)
    circuit.counts.members &+= circuit.count
    return !isStale
  }

  /// Computes the circuit of a variable in `members`, and keeps the present one, whose marks are renewed.
  mutating func computeCircuit(
    of variable: NodeIndex, besidePresent members: inout CircuitMembers, _ tables: inout Tables
  ) -> Bool {
    circuit.exchangeMembers(&members)
    let isComplete = computeCircuit(of: Member(variable), &tables)
    circuit.exchangeMembers(&members)
    // The search for a path follows the marks of the present circuit, and has no others.
    for position in 0..<circuit.count {
      tables.nodeRecords[tables.defined(by: circuit[position].member)].circuit.mark =
        tables.epochs.circuit
    }
    return isComplete
  }

  // MARK: Sums of rows

  /// Begins a circuit of a sum of rows; `endSum` computes it.
  mutating func beginSum(_ tables: inout Tables) {
    tables.beginCircuit()
    circuit.counts.circuits &+= 1
    beginWalk(&tables)
  }

  /// Adds to the sum a multiple of a row, in the unit of its error.
  mutating func addToSum(
    _ index: RowIndex, times factor: Double, _ isStale: inout Bool, _ tables: inout Tables
  ) {
    let nodes = tables.nodeRecords
    let step = factor * tables.unit(of: index)
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      let part = entry.coefficient * step
      nodes[entry.variable].circuit.amount += part
      circuit.addError(Tolerance.roundoff * abs(part), of: entry.variable)
      // Before terms cancel: what is left of them then is of the size of their rounding.
      circuit.largest = max(circuit.largest, abs(part))
      reach(entry.variable, &isStale, &tables)
    }
  }

  mutating func endSum(_ isStale: inout Bool, _ tables: inout Tables) {
    walkCircuit(&isStale, &tables)
    circuit.counts.members &+= circuit.count
  }

  // MARK: Walks

  /// Clears the previous circuit.
  @inline(__always) mutating func beginWalk(_ tables: inout Tables) {
    tables.beginVisit()
    circuit.removeMembers()
    circuit.heap.removeAll()
    circuit.constants.removeAll()
    circuit.largest = 0
    circuit.blockMembers.removeAll()
    // Variables may have been added since the last walk.
    circuit.extend(to: tables.nodes.count)
    if circuit.staleness.isPossible(in: tables.epochs.round) {
      circuit.staleness.beginWalk(of: tables.nodes.count)
    }
  }

  /// Expresses the work on all variables in the heap by active members, which become the circuit; ends at the
  /// first stale variable.
  @inline(__always) mutating func walkCircuit(_ isStale: inout Bool, _ tables: inout Tables) {
    let nodes = tables.nodeRecords
    let round = tables.epochs.round
    // A refinement of a circuit must see the same variables as the first walk.
    let remembers = circuit.staleness.isPossible(in: round) && !circuit.keepsRounding
    var steps = 0
    while circuit.heap.count > 0 {
      // The deepest one: all that can add work to it has been passed.
      let variable = circuit.heap.pop()
      steps &+= 1
      if remembers, !isStale, circuit.heap.count == 0 {
        isStale = circuit.staleness.passFront(variable, in: round)
      }
      if isStale {
        dropWork(on: variable, &tables)
        return abandonWalk(after: steps, &tables)
      }
      if nodes[variable].block.exists {
        passBlock(nodes[variable].block, &isStale, &tables)
        continue
      }
      pass(variable, &isStale, &tables)
    }
    if isStale { return abandonWalk(after: steps, &tables) }
    // Last, in the order in which they were reached: they add no work to others.
    circuit.beginConstants()
    for position in 0..<circuit.constants.count {
      pass(circuit.constants[position], &isStale, &tables)
    }
    circuit.staleness.endWalk(after: steps &+ circuit.constants.count)
  }

  /// Expresses the work on a variable by the member that defines it.
  @inline(__always) private mutating func pass(
    _ variable: NodeIndex, _ isStale: inout Bool, _ tables: inout Tables
  ) {
    let nodes = tables.nodeRecords
    let error = takeWorkError(of: variable, &tables)
    let node = nodes[variable]
    nodes[variable].circuit.amount = 0
    if abs(node.work) <= (circuit.keepsRounding ? 0 : error) { return }
    nodes[variable].circuit.mark = tables.epochs.circuit
    // The circuit ends at a bound or a superbasic variable.
    if !node.definition.isRow {
      circuit.append(
        CircuitMember(member: Member(variable), error: error, weight: node.work))
      return
    }
    explain(variable, node, error, &isStale, &tables)
  }

  /// Expresses the work on a variable by the row that defines it.
  @inline(__always) private mutating func explain(
    _ variable: NodeIndex, _ node: Node, _ error: Double, _ isStale: inout Bool,
    _ tables: inout Tables
  ) {
    let weight = quotient(node.work, node.pivot)
    let weightError = abs(quotient(error, node.pivot)) + Tolerance.roundoff * abs(weight)
    circuit.append(
      CircuitMember(member: Member(node.definition.row), error: weightError, weight: weight))
    spread(node.definition.row, weight, weightError, except: variable, &isStale, &tables)
  }

  /// Subtracts `weight` times a row from the remaining work.
  @inline(__always) private mutating func spread(
    _ index: RowIndex, _ weight: Double, _ error: Double, except own: NodeIndex,
    _ isStale: inout Bool, _ tables: inout Tables
  ) {
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      // Its work is what this multiple of the row has just explained.
      if entry.variable == own { continue }
      tables.nodeRecords[entry.variable].circuit.amount -= weight * entry.coefficient
      circuit.addError(error * abs(entry.coefficient), of: entry.variable)
      reach(entry.variable, &isStale, &tables)
    }
  }

  /// Returns a bound on the rounding error of a variable's work, and resets it.
  ///
  /// A running error analysis: each product adds the error of its weight times its coefficient
  /// (Wilkinson, "Rounding Errors in Algebraic Processes", 1963). Work within the bound cannot be
  /// distinguished from zero, whatever the size of the coefficients.
  ///
  /// Where a variable is reached on several ways, the bounds add up although the work may cancel, as in stack
  /// views inside stack views; after forty levels any weight would be within its bound. So a bound is at most a
  /// part of the greatest work of the walk, which even coefficients do not amplify.
  ///
  /// If the work itself is a bound on errors, the bound is added to it instead, and 0 is returned.
  @inline(__always) mutating func takeWorkError(
    of variable: NodeIndex, _ tables: inout Tables
  ) -> Double {
    let error = circuit.takeError(of: variable)
    if circuit.addsRounding {
      tables.nodeRecords[variable].circuit.amount +=
        tables.nodes[variable].work < 0 ? -error : error
      return 0
    }
    circuit.largest = max(circuit.largest, abs(tables.nodes[variable].work))
    return circuit.keepsRounding ? error : min(error, Tolerance.evenRounding * circuit.largest)
  }

  @inline(__always) mutating func reach(
    _ variable: NodeIndex, _ isStale: inout Bool, _ tables: inout Tables
  ) {
    let nodes = tables.nodeRecords
    let node = nodes[variable]
    // It is in the heap, or was passed: work is added before a variable is passed, because depths
    // decrease.
    if node.mark == tables.epochs.visit { return }
    if node.touched == tables.epochs.round { isStale = true }
    if !node.block.exists {
      nodes[variable].mark = tables.epochs.visit
      return circuit.list(variable, depth: node.depth)
    }
    // A block is visited once, and if it is stale, all members are.
    circuit.blockMembers.append(variable)
    let first = blocks.member(blocks.records[node.block], 0)
    if nodes[first].mark == tables.epochs.visit { return }
    nodes[first].mark = tables.epochs.visit
    circuit.heap.push(first, key: node.depth)
  }

  /// Clears the work that is left of a walk that has reached a stale variable.
  @inline(never) mutating func abandonWalk(after steps: Int, _ tables: inout Tables) {
    for position in 0..<circuit.heap.count {
      dropWork(on: circuit.heap.variable(at: position), &tables)
    }
    circuit.heap.removeAll()
    for position in 0..<circuit.constants.count {
      dropWork(on: circuit.constants[position], &tables)
    }
    circuit.constants.removeAll()
    for position in 0..<circuit.blockMembers.count {
      dropWork(on: circuit.blockMembers[position], &tables)
    }
    circuit.staleness.abandonWalk(after: steps, in: tables.epochs.round)
  }

  mutating func dropWork(on variable: NodeIndex, _ tables: inout Tables) {
    tables.nodeRecords[variable].circuit.amount = 0
    _ = circuit.takeError(of: variable)
  }
}
