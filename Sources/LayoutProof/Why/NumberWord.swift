package import AutoLayout

/// The coordinates of a view that can be explained, by their names.
package struct NumberWord {
  package let word: String
  package let attribute: NSLayoutConstraint.Attribute

  package static let all = [
    NumberWord(word: "x", attribute: .left), NumberWord(word: "y", attribute: .top),
    NumberWord(word: "width", attribute: .width), NumberWord(word: "height", attribute: .height),
    NumberWord(word: "left", attribute: .left), NumberWord(word: "top", attribute: .top),
    NumberWord(word: "right", attribute: .right), NumberWord(word: "bottom", attribute: .bottom),
    NumberWord(word: "leading", attribute: .leading),
    NumberWord(word: "trailing", attribute: .trailing),
    NumberWord(word: "centerX", attribute: .centerX),
    NumberWord(word: "centerY", attribute: .centerY),
  ]
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as one of the four numbers of a rectangle.
  var rectangleAttribute: NSLayoutConstraint.Attribute? {
    switch self {
    case .left, .top, .width, .height: self
    default: nil
    }
  }
}

extension EngineConstraint {
  var isHorizontal: Bool {
    switch first {
    case .attribute(_, let attribute): attribute.isHorizontal
    case .distance(let from, _): from.1.isHorizontal
    }
  }

  /// Returns by how much a residual violates the constraint.
  func error(_ residual: Double) -> Double {
    guard relation != .equal else { return abs(residual) }
    return max(0, solvesUpwards ? -residual : residual)
  }
}

extension ConstraintOrigin {
  var isHorizontal: Bool {
    switch self {
    case .constraint(let constraint): constraint.isHorizontal
    case .placement(_, let axis, _), .hugging(_, let axis), .compression(_, let axis):
      axis == .horizontal
    }
  }
}
