package import Foundation

// Numbers that are not finite, by whichever way they come in. UIKit makes constraints of natural
// sizes, margins and spaces, so they are refused in the same words.
extension ConstraintProblem {
  /// Returns the error of a number as the constant of a constraint; nil if it is valid.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - word: The name of the number, such as `spacing`.
  ///   - item: Whose number it is, as descriptions print it.
  /// - Returns: Nil for a finite number.
  package static func number(_ value: CGFloat, _ word: String, of item: String) -> Self? {
    guard !value.isFinite else { return nil }
    return Self(
      exceptionName: "NSInternalInconsistencyException",
      reason: "\(word) is not finite!  That's illegal.  \(word):\(Number.g(Double(value))) "
        + "item:<\(item)>")
  }

  /// Returns the error of a multiplier; nil if it is valid.
  static func multiplier(_ value: CGFloat) -> Self? {
    guard !value.isFinite else { return nil }
    return Self(
      exceptionName: "NSInternalInconsistencyException",
      reason: "Multiplier is not finite!  That's illegal.  multiplier:\(Number.g(Double(value)))")
  }

  /// Returns the error of a priority that is not finite; its range is checked by the setter.
  package static func contentPriority(_ priority: UILayoutPriority) -> Self? {
    guard priority.rawValue.isNaN else { return nil }
    return illegal(priority)
  }
}
