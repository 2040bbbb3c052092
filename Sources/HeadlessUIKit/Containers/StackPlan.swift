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

  /// A guide and the views it lies between, if it lies between two.
  struct Guide {
    let guide: UILayoutGuide
    weak var before: UIView?
    weak var after: UIView?
  }

  let stack: UIStackView
  let along: Direction
  let across: Direction
  /// All arranged views, hidden ones included.
  let arranged: [UIView]
  let visible: [UIView]
  /// The item to which the outer views are constrained: the stack, or its margins.
  let canvas: any LayoutItem
  private(set) var relations: [StackRelation] = []
  /// The guides that the relations hang on; those of the last arrangement are used again.
  private(set) var guides: [Guide] = []

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
    relations.append(
      StackRelation(
        identifier: identifier, first: first, firstAttribute: one, relation: relation,
        second: second, secondAttribute: two, multiplier: multiplier, constant: constant,
        priority: priority))
  }

  /// Adds a length of zero.
  mutating func addZero(
    _ identifier: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    add(identifier, item, attribute, .equal, nil, .notAnAttribute, priority: priority)
  }

  /// The guide of a role, between two views or alone in the stack.
  mutating func makeGuide(
    _ identifier: String, between view: UIView? = nil, _ next: UIView? = nil
  ) -> UILayoutGuide {
    if let known = stack.arrangementGuides.first(where: {
      $0.guide.identifier == identifier && $0.before === view && $0.after === next
    }) {
      guides.append(known)
      return known.guide
    }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(Guide(guide: guide, before: view, after: next))
    return guide
  }

  private struct Kind: Hashable {
    var identifier: String
    var priority: UILayoutPriority
  }

  /// Makes the arrangement that the plan describes, and keeps what it can of the present one.
  ///
  /// Of constraints of equal priority the one that came first counts for more where something has to
  /// give way. So one is kept only while those of its kind before it are kept as well: the layout is
  /// that of a stack newly created. (Kinds of one priority do not compete, but in a conflict.)
  ///
  /// - Complexity: O(constraints of the stack) comparisons; the solver sees the differences only.
  func install(over present: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var known: [StackRelation.Key: [NSLayoutConstraint]] = [:]
    for constraint in present where constraint.isActive {
      known[StackRelation.Key(constraint), default: []].append(constraint)
    }
    var latest: [Kind: Int] = [:]
    var kept: Set<ObjectIdentifier> = []
    var result: [NSLayoutConstraint] = []
    for relation in relations {
      let kind = Kind(identifier: relation.identifier, priority: relation.priority)
      let last = latest[kind] ?? 0
      if let constraint = known[relation.key]?.first, constraint.serial > last {
        known[relation.key]?.removeFirst()
        latest[kind] = constraint.serial
        kept.insert(ObjectIdentifier(constraint))
        if constraint.constant != relation.constant { constraint.constant = relation.constant }
        result.append(constraint)
      } else {
        latest[kind] = .max
        result.append(relation.constraint())
      }
    }
    NSLayoutConstraint.deactivate(present.filter { !kept.contains(ObjectIdentifier($0)) })
    NSLayoutConstraint.activate(result.filter { !kept.contains(ObjectIdentifier($0)) })
    return result
  }
}
