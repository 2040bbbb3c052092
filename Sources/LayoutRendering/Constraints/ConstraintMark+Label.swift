import LayoutSnapshot

extension ConstraintMark {
  typealias Constraint = LayoutSnapshot.Constraint

  /// Returns the required distance or length, and the actual one if they differ.
  ///
  /// A distance has no direction in a picture, so `trailing <= superview.trailing - 8` becomes ≥ 8.
  static func distanceLabel(_ constraint: Constraint, actual: Double) -> String {
    let isFlipped = constraint.constant < 0 || constraint.constant == 0 && actual < 0
    var label = sign(constraint.relation, isFlipped: isFlipped && constraint.second != nil)
    let constant = constraint.second == nil ? constraint.constant : abs(constraint.constant)
    if constraint.multiplier != 1 { label += "×\(number(constraint.multiplier)) + " }
    label += number(constant)
    // Half a point is more than rounding to pixels can move two edges apart.
    let isMissed = constraint.isBroken || abs(constraint.residual) > 0.5
    if isMissed, constraint.multiplier == 1 { label += " ≠ \(number(abs(actual)))" }
    return label + priority(constraint)
  }

  /// Returns how the two lengths compare: `=`, `≥`, `= ×0.5 + 8`.
  static func equalSizeLabel(_ constraint: Constraint) -> String {
    var label: String
    switch constraint.relation {
    case .equal: label = constraint.origin == .directed ? "←" : "="
    case .lessThanOrEqual: label = "≤"
    case .greaterThanOrEqual: label = "≥"
    }
    if constraint.multiplier != 1 { label += " ×\(number(constraint.multiplier))" }
    if constraint.constant != 0 {
      label += " \(constraint.constant < 0 ? "−" : "+") \(number(abs(constraint.constant)))"
    }
    return label + priority(constraint)
  }

  /// Returns the proportion, in small whole numbers if possible: `16:9`.
  static func ratioLabel(_ constraint: Constraint) -> String {
    let sign = sign(constraint.relation, isFlipped: false)
    // width = m × height is m:1; height = m × width is 1:m.
    let isWidth = constraint.first.attribute == .width
    let ratio = constraint.multiplier
    var label = isWidth ? "\(number(ratio)):1" : "1:\(number(ratio))"
    for denominator in 1...32 {
      let numerator = (ratio * Double(denominator)).rounded()
      guard numerator >= 1, numerator <= 999 else { continue }
      // Documents write ratios with three decimals or more.
      guard abs(numerator / Double(denominator) - ratio) < 5e-4 * ratio else { continue }
      let (one, other) = (number(numerator), "\(denominator)")
      label = isWidth ? "\(one):\(other)" : "\(other):\(one)"
      break
    }
    if constraint.constant != 0 {
      label += " \(constraint.constant < 0 ? "−" : "+") \(number(abs(constraint.constant)))"
    }
    return sign + label + priority(constraint)
  }

  private static func sign(_ relation: LayoutRelation, isFlipped: Bool) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: isFlipped ? "≥ " : "≤ "
    case .greaterThanOrEqual: isFlipped ? "≤ " : "≥ "
    }
  }

  private static func priority(_ constraint: Constraint) -> String {
    constraint.priority == 1000 ? "" : " @\(number(constraint.priority))"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return (hundredths < 0 ? "−" : "") + SVGText.number(abs(hundredths))
  }
}
