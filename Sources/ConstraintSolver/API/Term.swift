/// A variable times a coefficient: one summand of a constraint.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The unknown.
  public var variable: Variable
  /// Its coefficient; terms of the same variable are added, and a sum of zero removes the variable.
  public var coefficient: Double

  /// Creates the summand `coefficient · variable`.
  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How a constraint's linear sum compares with its constant.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// The sum is at most the constant.
  case lessThanOrEqual = -1
  /// The sum equals the constant.
  case equal = 0
  /// The sum is at least the constant.
  case greaterThanOrEqual = 1
}
