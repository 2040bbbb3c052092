// The circuit of a member (essay, 2.4): its row as a combination of the active ones, which is one sparse row of
// the inverse. Variables are visited in order of decreasing depth, so each one is visited after all
// that contribute to it.
/// `entering row = Σ weight · member`, and what is needed to compute it.
struct Circuit: ~Copyable {
  private var entries = List<CircuitMember>()
  /// The variables with work, the deepest first.
  var heap = VariableHeap()
  /// Those with work that depend on no others, which are visited at the end.
  var constants = List<NodeIndex>()
  /// The position of their first member in the circuit; the others are in the order of depths.
  var firstConstant = 0
  /// The members of blocks that the present walk has reached.
  var blockMembers = List<NodeIndex>()
  /// For each variable a bound on the rounding error of its `work`; zero between circuits.
  var errors = Column<NodeIndex, Float>()
  /// Numbers within their rounding error stay in the circuit, because it is refined afterwards.
  var keepsRounding = false
  /// The greatest work on a variable in the present walk.
  var largest = 0.0
  /// Each number is enlarged by its rounding error, because the numbers are bounds on errors.
  var addsRounding = false
  var exact = ExactCircuit()
  var staleness = Staleness()

  init() {}

  var bytes: Int {
    entries.bytes + heap.bytes + constants.bytes + blockMembers.bytes + errors.bytes + exact.bytes
      + staleness.bytes
  }
  var count: Int { @inline(__always) get { entries.count } }

  subscript(position: Int) -> CircuitMember { @inline(__always) get { entries[position] } }

  @inline(__always) mutating func append(_ member: CircuitMember) { entries.append(member) }
  mutating func replace(_ position: Int, by member: CircuitMember) { entries[position] = member }
  @inline(__always) mutating func removeAll() { entries.removeAll() }
}

/// A member of a circuit with its coefficient.
///
/// The weight is not zero: it is greater than its rounding error.
struct CircuitMember: BitwiseCopyable {
  var member: Member
  var error: Float
  var weight: Double

  init(member: Member, error: Double, weight: Double) {
    self.member = member
    self.error = Float(error)
    self.weight = weight
  }
}

extension Engine {
  /// Computes `entering row = Σ weight · active member`; returns false if stale variables are
  /// reached.
  ///
  /// Depths and values behind a variable whose definition changed in this round are stale. Reaching
  /// one is sufficient to return false, even with a weight of zero, because it may have been
  /// reached before all contributions to its weight.
  mutating func computeCircuit(of member: Member) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.circuit &+= 1
    statistics.circuits &+= 1
    circuit.exact.lows.removeAll()
    circuit.exact.doubt = 0
    beginWalk()
    circuit.keepsRounding = tables.arithmetic.refines
    var isStale = false
    if member.isRow {
      let row = tables.rows[member.row]
      for link in row.links {
        let entry = links[link]
        nodes[entry.variable].work += entry.coefficient
        reach(entry.variable, &isStale)
      }
    } else {
      nodes[member.variable].work += 1
      reach(member.variable, &isStale)
    }
    walkCircuit(&isStale)
    if tables.arithmetic.refines, !isStale { refineCircuit(of: member) }
    circuit.keepsRounding = false
    statistics.circuitMembers &+= circuit.count
    return !isStale
  }

  // MARK: Sums of rows

  /// Begins a circuit of a sum of rows; `endSum` computes it.
  mutating func beginSum() {
    tables.epochs.circuit &+= 1
    statistics.circuits &+= 1
    beginWalk()
  }

  /// Adds to the sum a multiple of a row, in the unit of its error.
  mutating func addToSum(_ index: RowIndex, times factor: Double, _ isStale: inout Bool) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    let errors = circuit.errors.mutableView
    let step = factor * tables.unit(of: index)
    let row = tables.rows[index]
    for link in row.links {
      let entry = links[link]
      let part = entry.coefficient * step
      nodes[entry.variable].work += part
      errors[entry.variable] += Float(Tolerance.roundoff * abs(part))
      reach(entry.variable, &isStale)
    }
  }

  mutating func endSum(_ isStale: inout Bool) {
    walkCircuit(&isStale)
    statistics.circuitMembers &+= circuit.count
  }

  // MARK: Walks

  /// Clears the previous circuit.
  @inline(__always) mutating func beginWalk() {
    tables.epochs.visit &+= 1
    circuit.removeAll()
    circuit.heap.removeAll()
    circuit.constants.removeAll()
    circuit.largest = 0
    circuit.blockMembers.removeAll()
    if circuit.errors.count < tables.nodes.count {
      circuit.errors.extend(to: tables.nodes.count, with: 0)
    }
    if circuit.staleness.isPossible(in: tables.epochs.round) {
      circuit.staleness.beginWalk(of: tables.nodes.count)
    }
  }

  /// Expresses the work on all variables in the heap by active members, which become the circuit; ends at the
  /// first stale variable.
  @inline(__always) mutating func walkCircuit(_ isStale: inout Bool) {
    let nodes = tables.nodes.mutableView
    let round = tables.epochs.round
    // A refinement of a circuit must see the same variables as the first walk.
    let remembers = circuit.staleness.isPossible(in: round) && !circuit.keepsRounding
    var steps = 0
    while circuit.heap.count > 0 {
      let variable = circuit.heap.pop()
      steps &+= 1
      if remembers, !isStale, circuit.heap.count == 0 {
        isStale = circuit.staleness.passFront(variable, in: round)
      }
      if isStale {
        dropWork(on: variable)
        return abandonWalk(after: steps)
      }
      if nodes[variable].block.exists {
        passBlock(nodes[variable].block, &isStale)
        continue
      }
      pass(variable, &isStale)
    }
    if isStale { return abandonWalk(after: steps) }
    circuit.firstConstant = circuit.count
    for position in 0..<circuit.constants.count { pass(circuit.constants[position], &isStale) }
    circuit.staleness.endWalk(after: steps &+ circuit.constants.count)
  }

  /// Expresses the work on a variable by the member that defines it.
  @inline(__always) private mutating func pass(_ variable: NodeIndex, _ isStale: inout Bool) {
    let nodes = tables.nodes.mutableView
    let error = takeWorkError(of: variable)
    let node = nodes[variable]
    nodes[variable].work = 0
    if abs(node.work) <= (circuit.keepsRounding ? 0 : error) { return }
    nodes[variable].circuitMark = tables.epochs.circuit
    if !node.definition.isRow {
      circuit.append(CircuitMember(member: Member(variable), error: error, weight: node.work))
      return
    }
    explain(variable, node, error, &isStale)
  }

  /// Expresses the work on a variable by the row that defines it.
  @inline(__always) private mutating func explain(
    _ variable: NodeIndex, _ node: Node, _ error: Double, _ isStale: inout Bool
  ) {
    let weight = quotient(node.work, node.pivot)
    let weightError = abs(quotient(error, node.pivot)) + Tolerance.roundoff * abs(weight)
    circuit.append(
      CircuitMember(member: Member(node.definition.row), error: weightError, weight: weight))
    spread(node.definition.row, weight, weightError, except: variable, &isStale)
  }

  /// Subtracts `weight` times a row from the remaining work.
  @inline(__always) private mutating func spread(
    _ index: RowIndex, _ weight: Double, _ error: Double, except own: NodeIndex,
    _ isStale: inout Bool
  ) {
    let links = tables.links.elements.view
    let errors = circuit.errors.mutableView
    let row = tables.rows[index]
    for link in row.links {
      let entry = links[link]
      if entry.variable == own { continue }
      tables.nodes[entry.variable].work -= weight * entry.coefficient
      errors[entry.variable] += Float(error * abs(entry.coefficient))
      reach(entry.variable, &isStale)
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
  @inline(__always) private mutating func takeWorkError(of variable: NodeIndex) -> Double {
    let error = Double(circuit.errors[variable])
    circuit.errors[variable] = 0
    if circuit.addsRounding {
      tables.nodes[variable].work += tables.nodes[variable].work < 0 ? -error : error
      return 0
    }
    circuit.largest = max(circuit.largest, abs(tables.nodes[variable].work))
    return circuit.keepsRounding ? error : min(error, Tolerance.evenRounding * circuit.largest)
  }

  @inline(__always) mutating func reach(_ variable: NodeIndex, _ isStale: inout Bool) {
    let nodes = tables.nodes.mutableView
    let node = nodes[variable]
    if node.mark == tables.epochs.visit { return }
    if node.touched == tables.epochs.round { isStale = true }
    if !node.block.exists {
      nodes[variable].mark = tables.epochs.visit
      if node.depth == 0 {
        circuit.constants.append(variable)
      } else {
        circuit.heap.push(variable, key: node.depth)
      }
      return
    }
    // A block is visited once, and if it is stale, all members are.
    circuit.blockMembers.append(variable)
    let first = blocks.member(blocks.records[node.block], 0)
    if nodes[first].mark == tables.epochs.visit { return }
    nodes[first].mark = tables.epochs.visit
    circuit.heap.push(first, key: node.depth)
  }

  /// Whether of two equally good members of the circuit the first is chosen: the one of the deeper variable, or
  /// the one that was made last, as whose error a tie is settled.
  mutating func isEarlier(_ position: Int, than other: Int) -> Bool {
    guard min(position, other) >= circuit.firstConstant else { return position < other }
    return tables.defined(by: circuit[other].member) < tables.defined(by: circuit[position].member)
  }

  // MARK: Blocks on the way

  /// Expresses the work on a block by the rows inside it, and adds the terms outside the block.
  private mutating func passBlock(_ index: BlockIndex, _ isStale: inout Bool) {
    let (size, error) = workOnBlock(index)
    if size == 0 {
      clearWork(of: index)
      return
    }
    if !blocks.records[index].isFactored { factorBlock(index) }
    let record = blocks.records[index]
    blocks.weights.removeAll()
    blocks.weights.extend(to: Int(record.count), with: 0)
    let correction = explainBlock(index, record)
    clearWork(of: index)
    // Weights smaller than the work that they express are left over from a cancellation.
    var largest = size
    for position in 0..<Int(record.count) { largest = max(largest, abs(blocks.weights[position])) }
    // Errors from outside the block remain; the correction shows those of the block's own
    // arithmetic.
    let weightError =
      largest * (error / size + Tolerance.roundoff * min(record.growth, Tolerance.safeGrowth))
      + 2 * correction
    let placed = record.count - record.tearCount
    for tear in placed..<record.count { passMember(index, record, tear, weightError, &isStale) }
    var position = placed
    while position > 0 {
      position -= 1
      passMember(index, record, position, weightError, &isStale)
    }
  }

  /// Returns the greatest work on a block's members beyond rounding, and the sum of their errors.
  private mutating func workOnBlock(_ index: BlockIndex) -> (size: Double, error: Double) {
    let record = blocks.records[index]
    var size = 0.0
    var error = 0.0
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      let own = takeWorkError(of: member)
      let work = abs(tables.nodes[member].work)
      error += own
      if work > (circuit.keepsRounding ? 0 : own) { size = max(size, work) }
    }
    return (size, error)
  }

  /// Computes the weights of a block's rows in `blocks.weights`, in the block's order.
  ///
  /// Returns the size of the last correction. A well-scaled block needs none; otherwise the rows
  /// are subtracted from the work, and the remainder is solved for again (iterative refinement).
  private mutating func explainBlock(_ index: BlockIndex, _ record: Blocks.Record) -> Double {
    _ = addWeights(index, record)
    guard record.growth > Tolerance.safeGrowth else { return 0 }
    var correction = 0.0
    for _ in 0..<3 { correction = addWeights(index, record) }
    return correction
  }

  /// Adds to the weights the solution for the remaining work, and returns the greatest change.
  ///
  /// The tears are solved with the transposed tear matrix, the other members in order.
  private mutating func addWeights(_ index: BlockIndex, _ record: Blocks.Record) -> Double {
    var change = 0.0
    let nodes = tables.nodes.mutableView
    for position in 0..<record.count {
      let member = blocks.member(record, position)
      nodes[member].circuitMark = tables.epochs.circuit
      blocks.response[member] = nodes[member].work
    }
    let placed = record.count - record.tearCount
    var position = placed
    while position > 0 {
      position -= 1
      let variable = blocks.ordered(record, position)
      let weight = quotient(blocks.response[variable], nodes[variable].pivot)
      if weight == 0 { continue }
      let row = tables.rows[nodes[variable].definition.row]
      for link in row.links {
        let entry = tables.links.elements[link]
        if entry.variable == variable || nodes[entry.variable].block != index { continue }
        blocks.response[entry.variable] -= weight * entry.coefficient
      }
    }
    blocks.right.removeAll()
    for tear in placed..<record.count {
      blocks.right.append(blocks.response[blocks.ordered(record, tear)])
    }
    blocks.solveTransposed(record)
    for tear in placed..<record.count {
      addWeight(blocks.right[tear - placed], index, record, tear)
      change = max(change, abs(blocks.right[tear - placed]))
    }
    position = placed
    while position > 0 {
      position -= 1
      let variable = blocks.ordered(record, position)
      let weight = quotient(nodes[variable].work, nodes[variable].pivot)
      addWeight(weight, index, record, position)
      nodes[variable].work = 0
      change = max(change, abs(weight))
    }
    return change
  }

  /// Adds to the weight of one row of a block, and subtracts its terms inside the block from the
  /// work.
  private mutating func addWeight(
    _ weight: Double, _ index: BlockIndex, _ record: Blocks.Record, _ position: Int32
  ) {
    if weight == 0 { return }
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    blocks.weights[position] += weight
    let row = tables.rows[nodes[blocks.ordered(record, position)].definition.row]
    for link in row.links {
      let entry = links[link]
      if nodes[entry.variable].block == index {
        nodes[entry.variable].work -= weight * entry.coefficient
      }
    }
  }

  /// Enters a row of a block into the circuit, and adds its terms outside the block to the work.
  private mutating func passMember(
    _ index: BlockIndex, _ record: Blocks.Record, _ position: Int32, _ blockError: Double,
    _ isStale: inout Bool
  ) {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    let weight = blocks.weights[position]
    let error = blockError + Tolerance.roundoff * abs(weight)
    if abs(weight) <= (circuit.keepsRounding ? 0 : error) { return }
    let definition = nodes[blocks.ordered(record, position)].definition.row
    circuit.append(CircuitMember(member: Member(definition), error: error, weight: weight))
    let row = tables.rows[definition]
    for link in row.links {
      let entry = links[link]
      if nodes[entry.variable].block == index { continue }
      nodes[entry.variable].work -= weight * entry.coefficient
      circuit.errors[entry.variable] += Float(error * abs(entry.coefficient))
      reach(entry.variable, &isStale)
    }
  }

  mutating func clearWork(of index: BlockIndex) {
    let record = blocks.records[index]
    for position in 0..<record.count {
      tables.nodes[blocks.member(record, position)].work = 0
      circuit.errors[blocks.member(record, position)] = 0
    }
  }
}
