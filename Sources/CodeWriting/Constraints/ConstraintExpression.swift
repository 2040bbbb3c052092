internal import InterfaceBuilder
internal import LayoutGeometry

extension CodeConstraint {
  /// The expression that creates the constraint with anchors; with the initializer where no anchor says it.
  var anchorExpression: String { anchors ?? itemExpression }

  /// Nil if a position has a multiplier, or an item lacks the anchor.
  private var anchors: String? {
    guard let one = CodeAnchor(first, firstAttribute) else { return nil }
    let method = relation.name + "To"
    let constant = SwiftText.number(constant)
    guard let second else {
      return one.axis == .size ? "\(one.text).constraint(\(method)Constant: \(constant))" : nil
    }
    guard let two = CodeAnchor(second, secondAttribute), one.axis == two.axis,
      multiplier == 1 || one.axis == .size
    else { return nil }
    var arguments = "\(method): \(two.text)"
    if multiplier != 1 { arguments += ", multiplier: \(multiplierText)" }
    if self.constant != 0 { arguments += ", constant: \(constant)" }
    return "\(one.text).constraint(\(arguments))"
  }

  /// The expression that creates the constraint with the initializer of `NSLayoutConstraint`.
  var itemExpression: String {
    func expression(_ item: CodeItem) -> String { item.name.isEmpty ? "self" : item.name }
    let relation = "\(relation)"
    return "NSLayoutConstraint(item: \(expression(first)), attribute: .\(firstAttribute), "
      + "relatedBy: .\(relation), toItem: \(second.map(expression) ?? "nil"), "
      + "attribute: .\(secondAttribute), multiplier: \(multiplierText), "
      + "constant: \(SwiftText.number(constant)))"
  }

  /// The number of the document, as a quotient if it was written as one.
  static func text(of multiplier: ConstraintMultiplier) -> String {
    for separator: Character in [":", "/"] {
      let parts = multiplier.text.split(separator: separator)
      if parts.count == 2, let one = number(parts[0]), let two = number(parts[1]) {
        return two == "1" ? one : "\(one) / \(two)"
      }
    }
    return SwiftText.number(multiplier.value)
  }

  /// A number with a fraction, because a quotient of whole numbers is one.
  private static func number(_ text: Substring) -> String? {
    let digits = text.filter { $0 != " " }
    guard let value = Double(digits), value.isFinite else { return nil }
    return SwiftText.number(value)
  }
}
