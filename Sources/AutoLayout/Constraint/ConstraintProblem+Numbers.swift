package import Foundation

// Errors for numbers that are not finite. UIKit creates constraints from intrinsic content sizes,
// margins and spacings, so the same message is used for these.
extension ConstraintProblem {
  /// Returns the error for a constant of a constraint; nil if it is valid.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - word: The name of the number, such as `spacing`.
  ///   - item: The description of the item that has the number.
  /// - Returns: The error, or nil for a finite number.
  package static func number(_ value: CGFloat, _ word: String, of item: String) -> Self? {
    guard !value.isFinite else { return nil }
    return Self(
      exceptionName: "NSInternalInconsistencyException",
      reason: "\(word) is not finite!  That's illegal.  \(word):\(Number.g(Double(value))) "
        + "item:<\(item)>")
  }

  /// Returns the error for a multiplier; nil if it is valid.
  static func multiplier(_ value: CGFloat) -> Self? {
    guard !value.isFinite else { return nil }
    return Self(
      exceptionName: "NSInternalInconsistencyException",
      reason: "Multiplier is not finite!  That's illegal.  multiplier:\(Number.g(Double(value)))")
  }

  /// Returns the error for a priority that is not finite.
  ///
  /// The setter checks the range.
  package static func contentPriority(_ priority: UILayoutPriority) -> Self? {
    guard priority.rawValue.isNaN else { return nil }
    return illegal(priority)
  }
}
