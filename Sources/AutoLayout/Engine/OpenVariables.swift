internal import ConstraintSolver

/// Which values of a solution are ambiguous, for callers that ask about many of them.
///
/// The first questions after a solve are answered one by one, because those of a single item depend on
/// a small part of a large tree; then all values are examined in one pass.
struct OpenVariables {
  /// The number of questions that are answered one by one.
  private static let few = 16

  /// The solve that the answers are about.
  private var solve: Int32 = -1
  private var questions = 0
  /// By the number of each variable; empty before the pass.
  private var answers: [(variable: Variable, isDetermined: Bool)?] = []

  init() {}

  /// Returns whether the variable has the same value in every optimal solution.
  ///
  /// - Complexity: O(1) after a pass over the whole system, which the seventeenth question after each solve
  ///   starts.
  mutating func isDetermined(_ variable: Variable, in solver: Solver, after solve: Int32) -> Bool {
    if self.solve != solve {
      self.solve = solve
      questions = 0
      answers.removeAll(keepingCapacity: true)
    }
    questions += 1
    if questions <= Self.few { return solver.isDetermined(variable) }
    if answers.isEmpty { examineAll(solver) }
    // A variable that was made since is not part of the solution.
    guard variable.slot < answers.count, let answer = answers[variable.slot],
      answer.variable == variable
    else { return solver.isDetermined(variable) }
    return answer.isDetermined
  }

  private mutating func examineAll(_ solver: Solver) {
    solver.forEachVariable { variable, isDetermined in
      while answers.count <= variable.slot { answers.append(nil) }
      answers[variable.slot] = (variable, isDetermined)
    }
  }
}
