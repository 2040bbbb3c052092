// The optimal face (essay, 2.6): all solutions that are as good as the present one on every level.
//
// A member is *slack* if its multiplier is at a bound: it can be relaxed without cost. Every
// direction in the face is a sum of the directions in which single slack members relax, so moving
// in the face means relaxing one member after the other. Multipliers do not change, because they
// define the face.

/// The rate of each variable along a direction; zero outside the direction's region.
struct Rates: ~Copyable {
  fileprivate(set) var values = Column<NodeIndex, Double>()
  /// A bound on the rounding error of each rate.
  fileprivate var errors = Column<NodeIndex, Float>()
  /// The region of the direction: empty where there is none.
  fileprivate(set) var region = Region()
  var exact = ExactRates()

  var bytes: Int { values.bytes + errors.bytes + region.bytes + exact.bytes }

  /// Lengthens the columns to this number of variables.
  mutating func extend(to count: Int) {
    values.extend(to: count, with: 0)
    errors.extend(to: count, with: 0)
  }

  /// Sets the rate at which the member of a variable is relaxed: its bound, or the row that defines it.
  mutating func relax(_ variable: NodeIndex, at rate: Double) { values[variable] = rate }

  subscript(variable: NodeIndex) -> Double { @inline(__always) get { values[variable] } }

  /// A bound on the rounding error of a variable's rate.
  @inline(__always) func error(of variable: NodeIndex) -> Double { Double(errors[variable]) }

  @inline(__always) mutating func set(_ rate: Double, error: Double, of variable: NodeIndex) {
    values[variable] = rate
    errors[variable] = Float(error)
  }

  mutating func setError(_ error: Double, of variable: NodeIndex) {
    errors[variable] = Float(error)
  }

  /// Returns the rate that the residual of a row must have.
  @inline(__always) func goal(of index: RowIndex, _ member: Member) -> Double {
    exact.isCorrection ? exact.goals[index] : Member(index) == member ? 1 : 0
  }

  /// Returns Σ coefficient · rate of a row without one variable, and a bound on its rounding error.
  @inline(__always) func sum(
    of index: RowIndex, except own: NodeIndex, in tables: borrowing Tables
  ) -> (sum: Double, error: Double) {
    let rates = values.view
    let errors = self.errors.view
    var sum = 0.0
    var error = 0.0
    var terms = tables.terms(of: index)
    while let entry = terms.next() {
      // It is what the sum is computed for.
      if entry.variable == own { continue }
      let rate = rates[entry.variable]
      sum += entry.coefficient * rate
      error +=
        abs(entry.coefficient) * (Double(errors[entry.variable]) + Tolerance.roundoff * abs(rate))
    }
    return (sum, error)
  }
}

extension Basis {
  /// Computes the rates of all variables when a slack member's residual increases by 1.
  ///
  /// The rates and their region are in `rates` until `clearRates()`.
  mutating func computeRates(of member: Member, _ tables: inout Tables) {
    rates.values.extend(to: tables.nodes.count, with: 0)
    rates.errors.extend(to: tables.nodes.count, with: 0)
    let root = member.isRow ? tables.rows[member.row].defined : member.variable
    let region = region(below: root, &tables)
    if tables.arithmetic.refines {
      computeExactRates(of: region, member, &tables)
    } else {
      computeRates(of: region, member, &tables)
    }
    rates.region = region
  }

  /// Computes the rates of a region, given those outside it.
  mutating func computeRates(of region: borrowing Region, _ member: Member, _ tables: inout Tables)
  {
    var position = region.count
    while position > 0 {
      position &-= 1
      let variable = region[position]
      let node = tables.nodes[variable]
      if node.block.exists {
        computeBlockRates(node.block, member, &tables)
      } else if !node.definition.isRow {
        // A bound or superbasic variable moves only if it is the member that is relaxed.
        rates.values[variable] = Member(variable) == member && !rates.exact.isCorrection ? 1 : 0
      } else {
        setRate(of: variable, node, goal: rates.goal(of: node.definition.row, member), &tables)
      }
    }
  }

  /// Computes the rates of a region in a column of the caller.
  mutating func computeRates(
    of region: borrowing Region, _ member: Member, in values: inout Column<NodeIndex, Double>,
    _ tables: inout Tables
  ) {
    rates.errors.extend(to: tables.nodes.count, with: 0)
    swap(&rates.values, &values)
    computeRates(of: region, member, &tables)
    swap(&rates.values, &values)
    clearRateErrors(of: region, &tables)
  }

  /// Computes the rates of a region without blocks in which several members are relaxed at the rates that have
  /// been set (``Rates/relax(_:at:)``).
  mutating func computeCombinedRates(of region: consuming Region, _ tables: inout Tables) {
    var position = region.count
    while position > 0 {
      position &-= 1
      let variable = region[position]
      let node = tables.nodes[variable]
      // That of a bound or superbasic variable is what has been set.
      guard node.definition.isRow else { continue }
      setRate(of: variable, node, goal: rates[variable], &tables)
    }
    rates.region = region
  }

  /// Clears the error bounds of a region's rates.
  private mutating func clearRateErrors(of region: borrowing Region, _ tables: inout Tables) {
    var walk = RegionWalk()
    while let variable = walk.next(region, tables.nodes.view, blocks) {
      rates.errors[variable] = 0
    }
  }

  /// Makes all rates zero again.
  mutating func clearRates(_ tables: inout Tables) {
    var region = Region()
    swap(&region, &rates.region)
    var walk = RegionWalk()
    while let variable = walk.next(region, tables.nodes.view, blocks) {
      clearRates(of: variable, &tables)
    }
    reuse(region)
  }

  @inline(__always) private mutating func clearRates(of variable: NodeIndex, _ tables: inout Tables)
  {
    rates.set(0, error: 0, of: variable)
    rates.exact.clear(variable)
  }

  /// Computes a variable's rate from its definition; a rate within its rounding error is set to
  /// zero.
  @inline(__always) private mutating func setRate(
    of variable: NodeIndex, _ node: Node, goal: Double, _ tables: inout Tables
  ) {
    let (sum, error) = rates.sum(of: node.definition.row, except: variable, in: tables)
    let rate = quotient(goal - sum, node.pivot)
    let rateError = abs(quotient(error, node.pivot))
    let isKnown = abs(rate) > rateError || rates.exact.isUnderWay
    rates.set(isKnown ? rate : 0, error: isKnown ? rateError : 0, of: variable)
  }

  private mutating func computeBlockRates(
    _ index: BlockIndex, _ member: Member, _ tables: inout Tables
  ) {
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    let placed = record.placed
    var inputError = 0.0
    // Zero first: the sums below then have the terms outside the block only.
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) { rates.set(0, error: 0, of: member) }
    walk = MemberWalk(of: record)
    while let member = walk.next(blocks) {
      let definition = tables.nodes[member].definition.row
      inputError += rates.sum(of: definition, except: .null, in: tables).error
    }
    // With all tears at 0, as for the values of a block.
    computeRatesInOrder(record, placed, member, &tables)
    // The solution of a block that amplifies errors is refined (iterative refinement).
    let passes = record.growth > Tolerance.safeGrowth && !rates.exact.isUnderWay ? 3 : 1
    var correction = 0.0
    for pass in 0..<passes {
      blocks.matrices.beginRight()
      for row in 0..<record.matrix.count {
        let definition = tables.nodes[blocks.ordered(record, placed + row)].definition.row
        let goal = rates.goal(of: definition, member)
        blocks.matrices.appendRight(goal - rates.sum(of: definition, except: .null, in: tables).sum)
      }
      blocks.matrices.solve(record.matrix)
      correction = 0
      for row in 0..<record.matrix.count {
        rates.values[blocks.ordered(record, placed + row)] += blocks.matrices.right[row]
        if pass > 0 { correction = max(correction, abs(blocks.matrices.right[row])) }
      }
      computeRatesInOrder(record, placed, member, &tables)
    }
    if !rates.exact.isUnderWay { dropRounding(record, inputError, correction) }
  }

  /// Sets the rates of a block that are within their rounding error to zero.
  private mutating func dropRounding(
    _ record: Blocks.Record, _ inputError: Double, _ correction: Double
  ) {
    var largest = 0.0
    var walk = MemberWalk(of: record)
    while let member = walk.next(blocks) { largest = max(largest, abs(rates[member])) }
    let error =
      (inputError + Tolerance.roundoff * largest) * min(record.growth, Tolerance.safeGrowth)
      + 2 * correction
    walk = MemberWalk(of: record)
    while let member = walk.next(blocks) {
      let isKnown = abs(rates[member]) > error
      // In a nearly singular block, the others were computed with the rate that is dropped here.
      let isExactZero = !isKnown && record.growth <= Tolerance.safeGrowth
      rates.set(isKnown ? rates[member] : 0, error: isExactZero ? 0 : error, of: member)
    }
  }

  private mutating func computeRatesInOrder(
    _ record: Blocks.Record, _ placed: Int32, _ member: Member, _ tables: inout Tables
  ) {
    let nodes = tables.nodes.view
    for position in 0..<placed {
      let variable = blocks.ordered(record, position)
      let definition = nodes[variable].definition.row
      let goal = rates.goal(of: definition, member)
      let sum = rates.sum(of: definition, except: variable, in: tables).sum
      rates.values[variable] = quotient(goal - sum, nodes[variable].pivot)
    }
  }

  /// Returns Σ coefficient · rate of a row; zero if it is within the rounding error.
  mutating func rateSum(of index: RowIndex, _ tables: inout Tables) -> Double {
    if tables.arithmetic.refines { return exactRateSum(of: index, &tables) }
    let (sum, error) = rates.sum(of: index, except: .null, in: tables)
    return abs(sum) > error ? sum : 0
  }
}
