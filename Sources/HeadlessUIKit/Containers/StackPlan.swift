internal import AutoLayout
internal import Foundation

/// The constraints of one arrangement of a stack view, as they are being made.
///
/// Written once for both axes: `along` and `across` name the attributes of a row, or of a column.
@MainActor
struct StackPlan {
  /// The attributes of one direction.
  struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = Direction(
      start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Direction(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  let stack: UIStackView
  let along: Direction
  let across: Direction
  /// All arranged views, hidden ones included.
  let arranged: [UIView]
  let visible: [UIView]
  /// What the outer views hold on to: the stack, or its margins.
  let canvas: any LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    arranged = stack.arrangedSubviews
    visible = arranged.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Adds `first.one REL multiplier × second.two + constant`.
  mutating func add(
    _ identifier: String, _ first: any LayoutItem, _ one: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ two: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: one, relatedBy: relation, toItem: second, attribute: two,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    constraint.isSystem = true
    constraints.append(constraint)
  }

  /// Adds a length of zero.
  mutating func addZero(
    _ identifier: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    add(identifier, item, attribute, .equal, nil, .notAnAttribute, priority: priority)
  }

  /// Makes a guide that the constraints hang on.
  func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    stack.arrangementGuides.append(guide)
    return guide
  }
}
