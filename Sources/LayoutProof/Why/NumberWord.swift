package import AutoLayout

/// The coordinates of a view that can be explained, by their names.
package enum NumberWord {
  package static let all: [(word: String, attribute: NSLayoutConstraint.Attribute)] = [
    ("x", .left), ("y", .top), ("width", .width), ("height", .height), ("left", .left),
    ("top", .top), ("right", .right), ("bottom", .bottom), ("leading", .leading),
    ("trailing", .trailing), ("centerX", .centerX), ("centerY", .centerY),
  ]
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
