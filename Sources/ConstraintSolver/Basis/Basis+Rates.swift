// The optimal face (essay, 2.6): all solutions that are as good as the present one on every level.
//
// A member is *slack* if its multiplier is at a bound: it can be relaxed without cost. Every
// direction in the face is a sum of the directions in which single slack members relax, so moving
// in the face means relaxing one member after the other. Multipliers do not change, because they
// define the face.
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
        rates[variable] = Member(variable) == member && !rates.exact.isCorrection ? 1 : 0
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
    rates[variable] = 0
    rates.errors[variable] = 0
    if rates.exact.lows.count > 0 { rates.exact.lows[variable] = 0 }
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
    rates[variable] = isKnown ? rate : 0
    rates.errors[variable] = isKnown ? Float(rateError) : 0
  }

  private mutating func computeBlockRates(
    _ index: BlockIndex, _ member: Member, _ tables: inout Tables
  ) {
    if !blocks.records[index].isFactored { factorBlock(index, &tables) }
    let record = blocks.records[index]
    let placed = record.count - record.tearCount
    var inputError = 0.0
    // Zero first: the sums below then have the terms outside the block only.
    for position in 0..<record.count {
      let variable = blocks.member(record, position)
      rates[variable] = 0
      rates.errors[variable] = 0
    }
    for position in 0..<record.count {
      let definition = tables.nodes[blocks.member(record, position)].definition.row
      inputError += rates.sum(of: definition, except: .null, in: tables).error
    }
    // With all tears at 0, as for the values of a block.
    computeRatesInOrder(record, placed, member, &tables)
    // The solution of a block that amplifies errors is refined (iterative refinement).
    let passes = record.growth > Tolerance.safeGrowth && !rates.exact.isUnderWay ? 3 : 1
    var correction = 0.0
    for pass in 0..<passes {
      blocks.right.removeAll()
      for row in 0..<record.tearCount {
        let definition = tables.nodes[blocks.ordered(record, placed + row)].definition.row
        let goal = rates.goal(of: definition, member)
        blocks.right.append(goal - rates.sum(of: definition, except: .null, in: tables).sum)
      }
      blocks.solve(record)
      correction = 0
      for row in 0..<record.tearCount {
        rates[blocks.ordered(record, placed + row)] += blocks.right[row]
        if pass > 0 { correction = max(correction, abs(blocks.right[row])) }
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
    for position in 0..<record.count {
      largest = max(largest, abs(rates[blocks.member(record, position)]))
    }
    let error =
      (inputError + Tolerance.roundoff * largest) * min(record.growth, Tolerance.safeGrowth)
      + 2 * correction
    for position in 0..<record.count {
      let variable = blocks.member(record, position)
      let isKnown = abs(rates[variable]) > error
      if !isKnown { rates[variable] = 0 }
      // In a nearly singular block, the others were computed with the rate that is dropped here.
      let isExactZero = !isKnown && record.growth <= Tolerance.safeGrowth
      rates.errors[variable] = isExactZero ? 0 : Float(error)
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
      rates[variable] = quotient(goal - sum, nodes[variable].pivot)
    }
  }

  /// Returns Σ coefficient · rate of a row; zero if it is within the rounding error.
  mutating func rateSum(of index: RowIndex, _ tables: inout Tables) -> Double {
    if tables.arithmetic.refines { return exactRateSum(of: index, &tables) }
    let (sum, error) = rates.sum(of: index, except: .null, in: tables)
    return abs(sum) > error ? sum : 0
  }
}
