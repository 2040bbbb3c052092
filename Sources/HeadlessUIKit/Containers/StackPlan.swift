internal import AutoLayout
internal import Foundation

/// The constraints of an arrangement of a stack view, while they are being created.
///
/// The code is the same for both axes: `along` and `across` are the attributes of a row or of a
/// column.
@MainActor
struct StackPlan {
  /// The attributes of one axis.
  struct Direction {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    static let horizontal = Direction(
      start: .leading, end: .trailing, center: .centerX, length: .width)
    static let vertical = Direction(start: .top, end: .bottom, center: .centerY, length: .height)
  }

  /// A guide, and the two views between which it is, if any.
  struct Guide {
    let guide: UILayoutGuide
    weak var before: UIView?
    weak var after: UIView?
  }

  let stack: UIStackView
  let along: Direction
  let across: Direction
  /// All arranged views, including hidden ones.
  let arranged: [UIView]
  let visible: [UIView]
  /// The item to which the outer views are constrained: the stack, or its margins.
  let canvas: any LayoutItem
  private(set) var relations: [StackRelation] = []
  /// The guides of the arrangement; those of the previous arrangement are reused.
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

  /// Adds a constraint for a length of 0.
  mutating func addZero(
    _ identifier: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    add(identifier, item, attribute, .equal, nil, .notAnAttribute, priority: priority)
  }

  /// Returns the guide with a role, between two views or for the whole stack.
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

  /// Installs the arrangement of the plan, keeping constraints of the present arrangement if
  /// possible.
  ///
  /// Among constraints of equal priority, the order of activation decides which one is violated.
  /// Therefore a constraint is kept only if all previous ones of its kind are kept, so that the
  /// layout is the same as for a newly created stack. (Constraints of different kinds affect each
  /// other only in conflicts.)
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints. Only the differences are passed
  ///   to the solver.
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
