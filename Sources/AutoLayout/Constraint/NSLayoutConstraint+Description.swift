internal import Foundation

extension NSLayoutConstraint {
  var debugText: String {
    let body = spacingForm ?? (equationForm, nil)
    var text = "<\(type(of: self)):\(ItemDescription.address(self)) "
    if let identifier { text += "'\(identifier)' " }
    text += body.0
    if !priority.isRequired { text += " priority:\(Number.g(Double(priority.rawValue)))" }
    text += "   (\(isActive ? "active" : "inactive")"
    if let bar = body.1 { text += ", names: '|':\(ItemDescription.of(bar)) " }
    return text + ")>"
  }

  /// `A.attr == m*B.attr + c` (`constraints:C11.3`).
  private var equationForm: String {
    var text = side(firstAnchorStorage)
    text += [" <= ", " == ", " >= "][relation.rawValue + 1]
    let c = Double(constant)
    guard let second = secondAnchorStorage, multiplier != 0 else {
      return text + (c < 0 ? "- \(Number.g(-c))" : Number.g(c))
    }
    switch multiplier {
    case 1: break
    case -1: text += "-"
    default: text += "\(Number.g(Double(multiplier)))*"
    }
    text += side(second)
    if c != 0 { text += c < 0 ? " - \(Number.g(-c))" : " + \(Number.g(c))" }
    return text
  }

  private func side(_ storage: AnchorStorage?) -> String {
    guard let storage else { return "(null)" }
    if let distance = storage.distance {
      return "(\(side(distance.to)) - \(side(distance.from)))"
    }
    let item = storage.layoutItem.map(ItemDescription.of) ?? "(null)"
    return "\(item).\(storage.attribute.name)"
  }

  /// `H:[A]-(8)-[B]`, where a constraint is a plain space between edges (`constraints:C11.2`), with
  /// the view that the bar stands for.
  private var spacingForm: (String, AnyObject?)? {
    guard multiplier == 1, let first = firstAnchorStorage?.layoutItem,
      let second = secondAnchorStorage?.layoutItem
    else { return nil }
    let axis = firstAttribute.kind == .horizontalPosition ? "H:" : "V:"
    let starts: [Attribute] = [.leading, .left, .top]
    let ends: [Attribute] = [.trailing, .right, .bottom]
    let direction = firstAttribute == .left || firstAttribute == .right ? "(LTR)" : ""
    func box(_ item: any LayoutItem) -> String { "[\(ItemDescription.of(item))]" }

    if firstAttribute == secondAttribute, starts.contains(firstAttribute),
      first.container === second
    {
      return ("\(axis)|-(\(gap))-\(box(first))\(direction)", second)
    }
    if firstAttribute == secondAttribute, ends.contains(firstAttribute),
      second.container === first
    {
      return ("\(axis)\(box(second))-(\(gap))-|\(direction)", first)
    }
    if let index = starts.firstIndex(of: firstAttribute), ends[index] == secondAttribute {
      return ("\(axis)\(box(second))-(\(gap))-\(box(first))\(direction)", nil)
    }
    return nil
  }

  /// The standard spaces that print by name (`constraints:C11.8`).
  enum SpaceSymbol: String {
    /// `-` in a visual format, and "standard" in a document.
    case space = "NSSpace"
    /// An anchor's system spacing.
    case anchorSpace = "NSLayoutAnchorConstraintSpace"
  }

  private var gap: String {
    let number = Number.g(Double(constant))
    let symbol = symbol.map { "\($0.rawValue)(\(number))" } ?? number
    let sign = ["<=", "", ">="][relation.rawValue + 1]
    let suffix = priority.isRequired ? "" : "@\(Number.g(Double(priority.rawValue)))"
    return sign + symbol + suffix
  }
}
