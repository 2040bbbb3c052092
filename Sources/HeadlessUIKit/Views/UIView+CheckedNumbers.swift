package import AutoLayout
package import Foundation
package import HeadlessQuartzCore

// Changes that throw where the property traps: for whoever reads numbers from a file and has no
// programmer to stop.
extension UIView {
  /// Sets the frame.
  ///
  /// - Throws: ``GeometryProblem`` if a number of it is NaN.
  package func setFrame(checking frame: CGRect) throws(GeometryProblem) {
    var changed = geometry
    changed.frame = frame
    if let problem = changed.problem { throw problem }
    self.frame = frame
  }

  /// Sets the layout margins.
  ///
  /// - Throws: ``ConstraintProblem`` if a number is not finite.
  package func setLayoutMargins(checking margins: UIEdgeInsets) throws(ConstraintProblem) {
    if let problem = problem(of: margins.numbers, "layoutMargins") { throw problem }
    layoutMargins = margins
  }

  /// Sets how strongly the view resists growing beyond its intrinsic content size.
  ///
  /// - Throws: ``ConstraintProblem`` if the priority is NaN.
  package func setContentHuggingPriority(
    checking priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.contentPriority(priority) { throw problem }
    setContentHuggingPriority(priority, for: axis)
  }

  /// Sets how strongly the view resists getting smaller than its intrinsic content size.
  ///
  /// - Throws: ``ConstraintProblem`` if the priority is NaN.
  package func setContentCompressionResistancePriority(
    checking priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) throws(ConstraintProblem) {
    if let problem = ConstraintProblem.contentPriority(priority) { throw problem }
    setContentCompressionResistancePriority(priority, for: axis)
  }

  /// The error of the intrinsic content size that the view's class returns; nil if there is none.
  package var naturalSizeProblem: ConstraintProblem? {
    let size = storage.contentSizeOverride ?? intrinsicContentSize
    return problem(of: [size.width, size.height], "intrinsicContentSize")
  }

  /// The first of numbers that is not finite.
  func problem(of numbers: [CGFloat], _ word: String) -> ConstraintProblem? {
    for number in numbers where !number.isFinite {
      return ConstraintProblem.number(number, word, of: "\(type(of: self)): \(address)")
    }
    return nil
  }
}

extension UIStackView {
  /// Sets the space between arranged views.
  ///
  /// - Throws: ``ConstraintProblem`` if it is not finite.
  package func setSpacing(checking spacing: CGFloat) throws(ConstraintProblem) {
    if let problem = problem(of: [spacing], "spacing") { throw problem }
    self.spacing = spacing
  }
}

extension UIEdgeInsets {
  var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension NSDirectionalEdgeInsets {
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}
