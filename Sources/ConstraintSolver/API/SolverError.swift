/// An error of the caller; a call that throws has changed nothing.
public enum SolverError: Error, Hashable, Sendable {
  /// The variable belongs to another solver, or was removed.
  case foreignVariable(Variable)
  /// The constraint belongs to another solver, or was removed.
  case foreignConstraint(Constraint)
  /// The coefficient, or the sum of like coefficients, is neither 0 nor of a magnitude within
  /// 2⁻²⁰…2²⁰.
  case unrepresentableCoefficient(Double, of: Variable)
  /// The constant is not finite, or its magnitude is greater than 2⁴⁰.
  case unrepresentableConstant(Double)
  /// Constraints still mention the variable; the number is that of these constraints.
  case variableInUse(Variable, constraints: Int)
}
