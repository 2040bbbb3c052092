import ConstraintSolver

/// What a solver answers after a solve, as the oracle sees it.
struct Answer {
  var values: [Double] = []
  /// Positions (in the model) of required constraints that are not applied.
  var broken: Set<Int> = []
  /// Whether the solver itself says that the values may be wrong.
  var isMarked = false
  /// Whether the solver says that it stopped before all constraints were handled.
  var isUnfinished = false

  /// Reads the answer; removed variables have no value.
  init(
    _ solver: Solver, _ variables: [Variable], _ removed: Set<Int>, _ handles: [Constraint]
  ) {
    values.reserveCapacity(variables.count)
    for (index, variable) in variables.enumerated() {
      values.append(removed.contains(index) ? .nan : solver.value(of: variable))
    }
    for (position, handle) in handles.enumerated() where solver.isBroken(handle) {
      broken.insert(position)
    }
    isMarked = solver.isMarked
    isUnfinished = isMarked && solver.limits.first == .unfinished
  }
}

extension Solver {
  /// Whether the solver says that its last answer may be wrong.
  var isMarked: Bool { !limits.isEmpty }
}

/// A fault that is planted between the engine and the oracle, to see whether the oracle finds it.
enum PlantedFault: CaseIterable {
  /// A required constraint that is not reported is missed by 500.
  case violatedRow
  /// The engine is given two priorities the wrong way round.
  case swappedPriorities
  /// The engine never hears of the bounds of one variable.
  case droppedBound
  /// One value is that of the solve before.
  case staleValue
  /// A constraint is not applied, and this is not said.
  case unreportedConflict

  /// The priority that the engine is given for one of the model.
  func altered(_ priority: Double) -> Double {
    guard self == .swappedPriorities else { return priority }
    return priority == 250 ? 750 : priority == 750 ? 250 : priority
  }

  func altered(_ bounds: ModelBounds, ofVariable index: Int) -> ModelBounds {
    self == .droppedBound && index == 0 ? ModelBounds() : bounds
  }

  func altered(_ answer: Answer, after last: Answer?, of model: Model) -> Answer {
    var answer = answer
    switch self {
    case .violatedRow:
      let row = model.constraints.indices.first {
        model.constraints[$0].isRequired && !model.constraints[$0].terms.isEmpty
          && !answer.broken.contains($0)
      }
      guard let row else { break }
      let constraint = model.constraints[row]
      let term = constraint.terms[0]
      let direction = constraint.relation > 0 ? -1.0 : 1.0
      var sum = -constraint.constant.double
      for term in constraint.terms { sum += term.coefficient.double * answer.values[term.variable] }
      answer.values[term.variable] += (direction * 500 - sum) / term.coefficient.double
    case .staleValue:
      guard let last, !last.values.isEmpty else { break }
      answer.values[0] = last.values[0]
    case .unreportedConflict:
      if let first = answer.broken.min() { answer.broken.remove(first) }
    case .swappedPriorities, .droppedBound: break
    }
    return answer
  }
}
