package import Foundation

// Numbers that are not finite, by whichever way they come in. UIKit makes constraints of natural
// sizes, margins and spaces, so they are refused in the same words.
extension ConstraintProblem {
  /// What is wrong with a number that becomes the constant of a constraint.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - word: What the number is, such as `spacing`.
  ///   - item: Whose number it is, as descriptions print it.
  /// - Returns: Nil for a finite number.
  package static func number(_ value: CGFloat, _ word: String, of item: String) -> Self? {
    guard !value.isFinite else { return nil }
    return Self(
      exceptionName: "NSInternalInconsistencyException",
      reason: "\(word) is not finite!  That's illegal.  \(word):\(Number.g(Double(value))) "
        + "item:<\(item)>")
  }

  /// What is wrong with a factor.
  static func multiplier(_ value: CGFloat) -> Self? {
    guard !value.isFinite else { return nil }
    return Self(
      exceptionName: "NSInternalInconsistencyException",
      reason: "Multiplier is not finite!  That's illegal.  multiplier:\(Number.g(Double(value)))")
  }

  /// What is wrong with a priority that is no number; its range is its setter's business.
  package static func contentPriority(_ priority: UILayoutPriority) -> Self? {
    guard priority.rawValue.isNaN else { return nil }
    return illegal(priority)
  }
}
