// Steps along a plan (essay, 2.7), and its beginning and end.
extension Engine {
  /// Solves for a new constant of the plan's row, if nothing else was requested.
  @inline(__always) mutating func stepAlongPlan() {
    plan.endRequest()
    let index = plan.row
    let constant = tables.rowIdentities[index].nextConstant
    tables.setConstant(constant, of: index)
    let goal = -constant
    tables.move(
      plan.moving, from: plan.starts, by: plan.movingRates, distance: goal - plan.origin)
    primal.noteMovedByPlan()
    statistics.planSteps &+= 1
    if goal >= plan.lower && goal <= plan.upper {
      // Inside the interval no member changes its state, but distances do.
      settling.deferChoice()
    } else {
      patchPlan(goal)
    }
  }

  /// Solves beyond the plan's interval, starting from the crossed rows, and updates the plan.
  @inline(never) private mutating func patchPlan(_ goal: Double) {
    plan.recheckCrossed(by: goal, &primal, &tables)
    plan.beginPatch()
    record(.plan, plan.row.number, 1, goal)
    let conflictsBefore = statistics.conflicts
    // Without a crash basis: no row is new.
    runRounds()
    settling.deferChoiceOfListed()
    guard plan.isPatching, plan.isValid, tables.rows[plan.row].isActive,
      statistics.conflicts == conflictsBefore
    else {
      plan.invalidate()
      return
    }
    plan.update(&tables, &basis)
  }

  /// Begins a plan at the second successive change of the same constant, instead of an ordinary
  /// solve.
  mutating func beginsPlan() -> Bool {
    guard requests.moved.count == 1, !requests.hasOthers, conflicts.count == 0,
      !basis.accuracy.isMarked, requests.moved[0] == plan.lastRow, tables.mayPlan(plan.lastRow)
    else { return false }
    // The step takes the requested constant itself.
    tables.rowRecords[plan.lastRow].flags.remove(.moved)
    requests.moved.removeAll()
    beginPlan(plan.lastRow)
    return true
  }

  /// Begins a plan after an ordinary solve, if there are conflicts.
  mutating func finishPlan(movedAlone index: RowIndex) {
    guard index.exists, tables.mayPlan(index) else {
      plan.noteLast(.null)
      return
    }
    if plan.lastRow == index { beginPlan(index) }
    plan.noteLast(index)
  }

  mutating func beginPlan(_ index: RowIndex) {
    record(.plan, index.number)
    plan.begin(index, &tables, &basis)
  }
}
