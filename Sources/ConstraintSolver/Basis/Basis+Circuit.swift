// The circuit of a member (essay, 2.4): its row as a combination of the active ones, which is one sparse row of
// the inverse. Variables are visited in order of decreasing depth, so each one is visited after all
// that contribute to it.
extension Basis {
  /// Computes `entering row = Σ weight · active member`; returns false if stale variables are
  /// reached.
  ///
  /// Depths and values behind a variable whose definition changed in this round are stale. Reaching
  /// one is sufficient to return false, even with a weight of zero, because it may have been
  /// reached before all contributions to its weight.
  mutating func computeCircuit(of member: Member, _ tables: inout Tables) -> Bool {
    let links = tables.links.elements.view
    let nodes = tables.nodes.mutableView
    tables.epochs.circuit &+= 1
    counts.circuits &+= 1
    circuit.forgetLows()
    circuit.exact.doubt = 0
    circuit.exact.hasDropped = false
    beginWalk(&tables)
    // What is within its bound now may not be after the refinement.
    circuit.keepsRounding = tables.arithmetic.refines
    var isStale = false
    if member.isRow {
      let row = tables.rows[member.row]
      for link in row.links {
        let entry = links[link]
        nodes[entry.variable].work += entry.coefficient
        reach(entry.variable, &isStale, &tables)
      }
    } else {
      nodes[member.variable].work += 1
      reach(member.variable, &isStale, &tables)
    }
    walkCircuit(&isStale, &tables)
    // A stale circuit is not used.
    if tables.arithmetic.refines, !isStale { refineCircuit(of: member, &tables) }
    circuit.keepsRounding = false
    counts.circuitMembers &+= circuit.count
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
      tables.nodes[tables.defined(by: circuit[position].member)].circuitMark = tables.epochs.circuit
    }
    return isComplete
  }

  // MARK: Sums of rows

  /// Begins a circuit of a sum of rows; `endSum` computes it.
  mutating func beginSum(_ tables: inout Tables) {
    tables.epochs.circuit &+= 1
    counts.circuits &+= 1
    beginWalk(&tables)
  }

  /// Adds to the sum a multiple of a row, in the unit of its error.
  mutating func addToSum(
    _ index: RowIndex, times factor: Double, _ isStale: inout Bool, _ tables: inout Tables
  ) {
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
      // Before terms cancel: what is left of them then is of the size of their rounding.
      circuit.largest = max(circuit.largest, abs(part))
      reach(entry.variable, &isStale, &tables)
    }
  }

  mutating func endSum(_ isStale: inout Bool, _ tables: inout Tables) {
    walkCircuit(&isStale, &tables)
    counts.circuitMembers &+= circuit.count
  }

  // MARK: Walks

  /// Clears the previous circuit.
  @inline(__always) mutating func beginWalk(_ tables: inout Tables) {
    tables.epochs.visit &+= 1
    circuit.removeMembers()
    circuit.heap.removeAll()
    circuit.constants.removeAll()
    circuit.largest = 0
    circuit.blockMembers.removeAll()
    // Variables may have been added since the last walk.
    if circuit.errors.count < tables.nodes.count {
      circuit.errors.extend(to: tables.nodes.count, with: 0)
    }
    if circuit.staleness.isPossible(in: tables.epochs.round) {
      circuit.staleness.beginWalk(of: tables.nodes.count)
    }
  }

  /// Expresses the work on all variables in the heap by active members, which become the circuit; ends at the
  /// first stale variable.
  @inline(__always) mutating func walkCircuit(_ isStale: inout Bool, _ tables: inout Tables) {
    let nodes = tables.nodes.mutableView
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
    let nodes = tables.nodes.mutableView
    let error = takeWorkError(of: variable, &tables)
    let node = nodes[variable]
    nodes[variable].work = 0
    if abs(node.work) <= (circuit.keepsRounding ? 0 : error) { return }
    nodes[variable].circuitMark = tables.epochs.circuit
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
    let links = tables.links.elements.view
    let errors = circuit.errors.mutableView
    let row = tables.rows[index]
    for link in row.links {
      let entry = links[link]
      // Its work is what this multiple of the row has just explained.
      if entry.variable == own { continue }
      tables.nodes[entry.variable].work -= weight * entry.coefficient
      errors[entry.variable] += Float(error * abs(entry.coefficient))
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
    let error = Double(circuit.errors[variable])
    circuit.errors[variable] = 0
    if circuit.addsRounding {
      tables.nodes[variable].work += tables.nodes[variable].work < 0 ? -error : error
      return 0
    }
    circuit.largest = max(circuit.largest, abs(tables.nodes[variable].work))
    return circuit.keepsRounding ? error : min(error, Tolerance.evenRounding * circuit.largest)
  }

  @inline(__always) mutating func reach(
    _ variable: NodeIndex, _ isStale: inout Bool, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.mutableView
    let node = nodes[variable]
    // It is in the heap, or was passed: work is added before a variable is passed, because depths
    // decrease.
    if node.mark == tables.epochs.visit { return }
    if node.touched == tables.epochs.round { isStale = true }
    if !node.block.exists {
      nodes[variable].mark = tables.epochs.visit
      // It depends on nothing, so it adds no work to others and needs no place in the heap.
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
}
