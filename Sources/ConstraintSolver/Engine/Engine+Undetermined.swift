// Ambiguity of all variables together (essay, 2.6): which of them differ in another optimal solution.

/// What is known about the variables that relaxable members reach.
private struct Undetermined: ~Copyable {
  /// A member with the direction in which it can be relaxed, and its rate in a step of several.
  struct Start {
    var member: Member
    var variable: NodeIndex
    var direction: Double
  }

  var starts: [Start] = []
  /// Whether a step has moved a variable, by the variable's position.
  var isMoved: [Bool]
  private var generator: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(count: Int) { isMoved = Array(repeating: false, count: count) }

  /// A number in 1..<2 that is the same in every run; sums of such numbers do not cancel by accident.
  mutating func nextRate() -> Double {
    generator ^= generator << 13
    generator ^= generator >> 7
    generator ^= generator << 17
    return Double(bitPattern: 0x3FF0_0000_0000_0000 | generator >> 12)
  }
}

extension Engine {
  /// Returns, by the positions of the variables, whether they differ in another optimal solution.
  mutating func undetermined() -> [Bool] {
    var known = Undetermined(count: tables.nodes.count)
    collectStarts(&known)
    // Without a relaxable member the solution is unique.
    guard !known.starts.isEmpty else { return known.isMoved }
    tables.beginRound()
    basis.repairDepths(primal.seeds, &tables)
    let reached = variables(below: known.starts[...])
    if hasReliableSteps { step(0..<known.starts.count, &known) }
    examine(reached.filter { !known.isMoved[$0.position] }, &known)
    return known.isMoved
  }

  private mutating func collectStarts(_ known: inout Undetermined) {
    func start(_ member: Member, _ variable: NodeIndex, _ engine: inout Engine) {
      let slack = engine.duals.slackness(of: member, in: engine.tables)
      guard slack.up || slack.down else { return }
      if slack.up != slack.down, engine.tables.isPinned(member, up: slack.up) { return }
      known.starts.append(
        .init(member: member, variable: variable, direction: slack.up ? 1 : -1))
    }
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      let definition = tables.nodes[variable].definition
      start(
        definition.isRow ? Member(definition.row) : Member(variable), variable, &self)
    }
    statistics.examinations &+= tables.liveNodes
  }

  /// Returns the variables that depend on members, with every member of a block.
  private mutating func variables(below starts: ArraySlice<Undetermined.Start>) -> [NodeIndex] {
    let region = region(below: starts)
    var found: [NodeIndex] = []
    found.reserveCapacity(region.count)
    var walk = RegionWalk()
    while let variable = walk.next(region, tables.nodes.view, basis.blocks) {
      found.append(variable)
    }
    basis.reuse(region)
    return found
  }

  private mutating func region(below starts: ArraySlice<Undetermined.Start>) -> Region {
    var region = basis.beginRegion(&tables)
    for start in starts { basis.extend(&region, below: start.variable, &tables) }
    statistics.examinations &+= region.count
    return region
  }

  // MARK: Steps

  /// Marks what a step of these members moves; if it is blocked at its beginning, halves of them step.
  private mutating func step(_ range: Range<Int>, _ known: inout Undetermined) {
    var ranges = [range]
    while let range = ranges.popLast() {
      if moveTogether(range, &known) || range.count == 1 { continue }
      // Halves, so that one blocked member among many costs a logarithm of steps.
      let middle = range.lowerBound + range.count / 2
      ranges.append(middle..<range.upperBound)
      ranges.append(range.lowerBound..<middle)
    }
  }

  /// Relaxes members together, and marks the variables that move by more than rounding.
  ///
  /// Returns false if some that are not marked yet would move without what stops the step.
  private mutating func moveTogether(_ range: Range<Int>, _ known: inout Undetermined) -> Bool {
    let starts = known.starts[range]
    var isComplete = true
    if range.count == 1, let start = starts.first {
      let slack = duals.slackness(of: start.member, in: tables)
      basis.computeRates(of: start.member, &tables)
      isComplete = markMoved(start.direction, &known)
      if slack.up, slack.down, !isComplete { isComplete = markMoved(-start.direction, &known) }
      basis.clearRates(&tables)
      return isComplete
    }
    let region = region(below: starts)
    var isOpen = false
    for position in 0..<region.count {
      // Blocks are solved for one member at a time.
      guard !tables.nodes[region[position]].block.exists else {
        basis.reuse(region)
        return false
      }
      if !known.isMoved[region[position].position] { isOpen = true }
    }
    guard isOpen else {
      basis.reuse(region)
      return true
    }
    basis.rates.extend(to: tables.nodes.count)
    for start in starts {
      basis.rates.relax(start.variable, at: start.direction * known.nextRate())
    }
    basis.computeCombinedRates(of: region, &tables)
    isComplete = markMoved(1, &known)
    basis.clearRates(&tables)
    return isComplete
  }

  /// Marks the variables that move before the nearest stop; returns whether no other one would move.
  private mutating func markMoved(_ direction: Double, _ known: inout Undetermined) -> Bool {
    let stop = nearestStop(direction, .largest)
    // A block that was factored for the rates may have large errors.
    guard !basis.accuracy.metGrowth else { return false }
    var isComplete = true
    var walk = RegionWalk()
    while let variable = walk.next(basis.rates.region, tables.nodes.view, basis.blocks) {
      let rate = abs(basis.rates[variable])
      guard rate > 0, !known.isMoved[variable.position] else { continue }
      let way = VariableRange(lower: 0, upper: stop.distance * rate)
      if way.isPoint(at: tables.values[variable]) {
        isComplete = false
      } else {
        known.isMoved[variable.position] = true
      }
    }
    return isComplete
  }

  // MARK: One by one

  /// Marks those of the variables that walks along the optimal face move.
  ///
  /// All walks are made on one copy: the ends of a range do not depend on where the walk begins.
  private mutating func examine(_ variables: [NodeIndex], _ known: inout Undetermined) {
    let open = variables.filter { mayMove($0) }
    guard !open.isEmpty else { return }
    // Each from the solution itself: a walk that went wrong must not spoil the next one.
    guard hasReliableSteps else {
      for variable in open where !range(of: variable).isPoint(at: tables.values[variable]) {
        known.isMoved[variable.position] = true
      }
      return
    }
    var trial = Engine(copying: self)
    for variable in open {
      var ends = VariableRange(lower: tables.values[variable], upper: tables.values[variable])
      for upwards in [false, true] {
        // An end may be reached from anywhere on the face, so the walks are not undone.
        if trial.walk(variable, upwards: upwards).isUnbounded {
          trial.basis.clearRates(&trial.tables)
          ends.upper = .infinity
        }
        ends.lower = min(ends.lower, trial.tables.values[variable])
        ends.upper = max(ends.upper, trial.tables.values[variable])
        guard trial.hasReliableSteps else { break }
      }
      // Where the copy is now is not known to be optimal.
      if !trial.hasReliableSteps {
        takeStatistics(of: trial)
        ends = range(of: variable)
        trial = Engine(copying: self)
      }
      if !ends.isPoint(at: tables.values[variable]) { known.isMoved[variable.position] = true }
    }
    takeStatistics(of: trial)
  }
}
