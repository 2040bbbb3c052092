// The bodies of printed constraints: visual formats and equations.
extension LogConstraintParser {
  // MARK: Visual formats

  mutating func format(_ axis: String) -> LogConstraint? {
    let (start, end) = axis == "H" ? ("leading", "trailing") : ("top", "bottom")
    let nearBar = take("|")
    var gap: Amount?
    var first: LogConstraint.Item?
    if nearBar {
      gap = takeGap()
    } else {
      guard take("["), let item = takeItem() else { return nil }
      first = item
      if take("(") {
        guard let size = takeAmount() else { return nil }
        let length = axis == "H" ? "width" : "height"
        return Self.made(.init(item: item, attribute: length), size, nil)
      }
      guard take("]") else { return nil }
      gap = takeGap()
    }
    guard let gap else { return nil }
    if take("|") {
      guard let first, let bar else { return nil }
      // bar.end − item.end
      return Self.made(.init(item: bar, attribute: end), gap, .init(item: first, attribute: end))
    }
    guard take("["), let second = takeItem() else { return nil }
    if nearBar {
      guard let bar else { return nil }
      return Self.made(
        .init(item: second, attribute: start), gap, .init(item: bar, attribute: start))
    }
    guard let first else { return nil }
    return Self.made(.init(item: second, attribute: start), gap, .init(item: first, attribute: end))
  }

  struct Amount {
    var relation = ConstraintSystem.Relation.equal
    var number: Double
    var priority = 1000.0
  }

  mutating func takeGap() -> Amount? {
    skipDashes()
    guard take("(") else { return nil }
    let amount = takeAmount()
    skipDashes()
    return amount
  }

  mutating func skipDashes() {
    _ = takeWhile { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "~") || $0 == 0x20 }
  }

  mutating func takeAmount() -> Amount? {
    let relation = takeRelation() ?? .equal
    let named = take("NSSpace(") || take("NSLayoutAnchorConstraintSpace(")
    guard let number = takeNumber() else { return nil }
    if named { _ = take(")") }
    var amount = Amount(relation: relation, number: number)
    if take("@") { amount.priority = takeNumber() ?? 1000 }
    guard take(")") else { return nil }
    return amount
  }

  static func made(
    _ first: LogConstraint.Operand, _ amount: Amount, _ second: LogConstraint.Operand?
  ) -> LogConstraint {
    LogConstraint(
      className: "", address: "", first: first, relation: amount.relation, second: second,
      multiplier: 1, constant: amount.number, priority: amount.priority)
  }

  // MARK: Equations

  mutating func equation() -> LogConstraint? {
    guard let first = takeOperand() else { return nil }
    skipBlanks()
    guard let relation = takeRelation() else { return nil }
    skipBlanks()
    var read = LogConstraint(
      className: "", address: "", first: first, relation: relation, second: nil, multiplier: 1,
      constant: 0, priority: 1000)
    // Before iOS 8, the position that a mask gives has no number if it is 0.
    if text.isEmpty, Self.maskPositions.contains(first.attribute) { return read }
    let start = text
    var sign = 1.0
    if take("- ") { sign = -1 } else { _ = take("+ ") }
    if let number = takeNumber() {
      skipBlanks()
      if text.isEmpty {
        read.constant = sign * number
        return read
      }
      if take("*") {
        read.multiplier = sign * number
        skipBlanks()
      } else {
        text = start
      }
    } else {
      text = start
      if take("-") { read.multiplier = -1 }
    }
    guard let second = takeOperand() else { return nil }
    read.second = second
    skipBlanks()
    if take("*") {
      skipBlanks()
      guard let number = takeNumber() else { return nil }
      read.multiplier *= number
      skipBlanks()
    }
    if take("NSSpace(") || take("NSLayoutAnchorConstraintSpace(") {
      guard let number = takeNumber() else { return nil }
      // The log does not print the sign: it is negative for ends and positive for starts.
      let endings = ["trailing", "bottom", "right", "trailingMargin", "bottomMargin"]
      let isEnd = endings.contains(first.attribute) && endings.contains(second.attribute)
      read.constant = isEnd ? -number : number
      _ = take(")")
    } else if take("+") {
      skipBlanks()
      guard let number = takeNumber() else { return nil }
      read.constant = number
    } else if take("-") {
      skipBlanks()
      guard let number = takeNumber() else { return nil }
      read.constant = -number
    }
    skipBlanks()
    return text.isEmpty ? read : nil
  }

  /// Attributes that only constraints of autoresizing masks have.
  private static let maskPositions: Set<String> = ["minX", "midX", "maxX", "minY", "midY", "maxY"]

  mutating func takeOperand() -> LogConstraint.Operand? {
    guard let item = takeItem(), take(".") else { return nil }
    // The size of a scroll view's content, as UIKit names its variable: `contentHeight{id: 178}`.
    if take("content") {
      guard let name = ["Width", "Height"].first(where: { take($0) }) else { return nil }
      if take("{") { _ = takeWhile { $0 != UInt8(ascii: "}") } }
      _ = take("}")
      return .init(item: item.content, attribute: name.lowercased())
    }
    for attribute in Self.attributes
    where text.first == attribute[0] && text.starts(with: attribute) {
      text = text.dropFirst(attribute.count)
      return .init(item: item, attribute: Self.string(attribute[...]))
    }
    return nil
  }
}
