internal import LayoutGeometry

/// A description of a printed constraint, as a clause.
struct LogSentence {
  private let constraint: LogConstraint
  private let names: LogNames

  init(_ constraint: LogConstraint, _ names: LogNames) {
    self.constraint = constraint
    self.names = names
  }

  var text: String {
    let first = phrase(constraint.first)
    let amount = ConflictProse.number(constraint.constant)
    guard let second = constraint.second else {
      return "\(first) is \(constraint.relation.bound)\(amount)"
    }
    let (a, b) = (constraint.first.attribute, second.attribute)
    let (one, two) = (names.name(constraint.first.item), names.name(second.item))
    let points = ConflictProse.points(constraint.constant)
    if constraint.multiplier == 1 {
      if constraint.constant == 0, constraint.relation == .equal {
        if a == b { return "\(one) and \(two) have the same \(Self.word(a))" }
        return "\(first) is \(phrase(second))"
      }
      if Self.starts.contains(a), Self.ends.contains(b), constraint.constant >= 0 {
        let after = a == "top" ? "below" : "after"
        return "\(one) begins \(constraint.relation.bound)\(points) \(after) \(two)"
      }
      if a == b, Self.starts.contains(a) || Self.ends.contains(a) {
        let isEnd = Self.ends.contains(a)
        let side = Self.word(a)
        if constraint.constant >= 0 {
          return isEnd
            ? "\(two) ends \(constraint.relation.bound)\(points) before the \(side) of \(one)"
            : "\(one) begins \(constraint.relation.bound)\(points) inside the \(side) of \(two)"
        }
        let inside = ConflictProse.points(-constraint.constant)
        if constraint.relation == .equal, isEnd {
          return "\(one) ends \(inside) before the \(side) of \(two)"
        }
      }
    }
    var right = phrase(second)
    if constraint.multiplier != 1 {
      right = "\(constraint.multiplier.text(decimals: 6)) × \(right)"
    }
    if constraint.constant != 0 {
      right += constraint.constant < 0 ? " − " : " + "
      right += ConflictProse.number(abs(constraint.constant))
    }
    return "\(first) is \(constraint.relation.bound)\(right)"
  }

  private static let starts = ["leading", "left", "top"]
  private static let ends = ["trailing", "right", "bottom"]

  private func phrase(_ operand: LogConstraint.Operand) -> String {
    "the \(Self.word(operand.attribute)) of \(names.name(operand.item))"
  }

  private static func word(_ attribute: String) -> String {
    let words = [
      "left": "left edge", "right": "right edge", "leading": "leading edge",
      "trailing": "trailing edge", "top": "top edge", "bottom": "bottom edge",
      "centerX": "horizontal centre", "centerY": "vertical centre", "minX": "left position",
      "minY": "top position", "midX": "horizontal centre", "midY": "vertical centre",
      "maxX": "right position", "maxY": "bottom position", "firstBaseline": "first baseline",
      "lastBaseline": "last baseline",
    ]
    if attribute.hasSuffix("Margin") { return "\(attribute.dropLast(6)) margin" }
    return words[attribute] ?? attribute
  }
}
