package import AutoLayout
package import Foundation
package import HeadlessQuartzCore

// Setters that throw an error where the property traps, for code that reads numbers from a file.
extension UIView {
  /// Sets the frame.
  ///
  /// - Throws: ``GeometryProblem`` if a value is NaN.
  package func setFrame(checking frame: CGRect) throws(GeometryProblem) {
    var changed = geometry
    changed.frame = frame
    if let problem = changed.problem { throw problem }
    self.frame = frame
  }

  /// Sets the content hugging priority.
  ///
  /// - Throws: ``ConstraintProblem`` if the priority is NaN.
  package func setContentHuggingPriority(
    checking priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.contentPriority(priority) { throw problem }
    setContentHuggingPriority(priority, for: axis)
  }

  /// Sets the compression resistance priority.
  ///
  /// - Throws: ``ConstraintProblem`` if the priority is NaN.
  package func setContentCompressionResistancePriority(
    checking priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.contentPriority(priority) { throw problem }
    setContentCompressionResistancePriority(priority, for: axis)
  }

  /// Returns the error for the first value that is not finite.
  func problem(of numbers: [CGFloat], _ word: String) -> ConstraintProblem? {
    for number in numbers where !number.isFinite {
      return ConstraintProblem.number(number, word, of: "\(type(of: self)): \(address)")
    }
    return nil
  }
}

extension UIEdgeInsets {
  var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension NSDirectionalEdgeInsets {
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}
