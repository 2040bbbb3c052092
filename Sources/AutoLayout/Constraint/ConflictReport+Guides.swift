internal import LayoutGeometry

extension ConflictReport {
  /// The constraints that keep the guides of members at the safe area and the margins, with their identifiers.
  ///
  /// The engine reads the insets instead of constraints; UIKit has constraints, and lists them.
  var guides: [(identifier: String, text: String)] {
    var found: [(identifier: String, text: String)] = []
    for member in conflict.members {
      guard case .constraint(let constraint) = member else { continue }
      for quantity in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard case .attribute(let item, let attribute) = quantity,
          case .inset(let inset) = item.shape, let owner = item.parent
        else { continue }
        for edge in Edge.all(of: attribute) {
          guard let line = Self.line(item, inset, edge, in: owner),
            !found.contains(where: { $0.text == line.text })
          else { continue }
          found.append(line)
        }
      }
    }
    return found.sorted { $0.identifier < $1.identifier }
  }

  private enum Edge: String {
    case left, right, top, bottom

    /// The edges that determine an attribute; both ends where the layout direction decides.
    static func all(of attribute: NSLayoutConstraint.Attribute) -> [Edge] {
      switch attribute {
      case .left: [.left]
      case .right: [.right]
      case .top: [.top]
      case .bottom: [.bottom]
      case .height, .centerY: [.top, .bottom]
      case .leading, .trailing, .width, .centerX: [.left, .right]
      default: []
      }
    }
  }

  /// `V:|-(59)-[UILayoutGuide:0x7f'UIViewSafeAreaLayoutGuide']` (`constraints:C11.2`).
  private static func line(
    _ guide: EngineItem, _ inset: EngineItem.Inset, _ edge: Edge, in owner: EngineItem
  ) -> (identifier: String, text: String)? {
    guard let bar = owner.owner as? any LayoutItem else { return nil }
    let identifier: String
    switch inset {
    case .safeArea: identifier = "UIViewSafeAreaLayoutGuide-\(edge.rawValue)"
    case .margins: identifier = "UIView-\(edge.rawValue)Margin-guide-constraint"
    case .readable: return nil
    }
    let insets = owner[inset]
    let (length, slot): (Double, UInt) =
      switch edge {
      case .left: (insets.left, 0x60)
      case .right: (insets.right, 0x70)
      case .top: (insets.top, 0x80)
      case .bottom: (insets.bottom, 0x90)
      }
    var notation = ConstraintNotation(
      className: "NSLayoutConstraint", address: ItemDescription.address(guide, offset: slot))
    notation.prefix = "'\(identifier)' "
    let isHorizontal = edge == .left || edge == .right
    let gap = "-(\(Number.g(length)))-"
    notation.write(isHorizontal ? "H:" : "V:")
    if edge == .left || edge == .top { notation.write("|\(gap)") }
    notation.write("[")
    notation.write(guide.owner as? any LayoutItem)
    notation.write("]")
    if edge == .right || edge == .bottom { notation.write("\(gap)|") }
    if isHorizontal { notation.write("(LTR)") }
    notation.listBar(bar)
    return (identifier, notation.text)
  }
}
