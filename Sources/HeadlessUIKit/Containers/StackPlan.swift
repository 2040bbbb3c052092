internal import AutoLayout
internal import Foundation

/// The constraints of an arrangement of a stack view, or of a part of it, while they are being created.
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

  let stack: UIStackView
  let along: Direction
  let across: Direction
  /// The first visible member.
  let first: StackMember?
  /// The last visible member.
  let last: StackMember?
  /// The members whose constraints are planned, in order: all of them, or those near a change.
  let concerned: [StackMember]
  /// Whether all members are planned, and not only those near a change.
  let isWhole: Bool
  /// Whether the constraints of the stack itself are planned.
  let includesShared: Bool
  /// The item to which the outer views are constrained: the stack, or its margins.
  let canvas: any LayoutItem
  private(set) var relations: [(owner: StackMember?, relation: StackRelation)] = []
  /// The guides of the whole stack; those of the previous arrangement are reused.
  private(set) var guides: [UILayoutGuide] = []
  /// The member to which the next constraints belong; nil for those of the stack itself.
  var owner: StackMember?

  /// Creates a plan for the members near a change; for all of them without `concerned`.
  init(of stack: UIStackView, concerned: [StackMember]? = nil, includesShared: Bool = true) {
    self.stack = stack
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    first = stack.order.first
    last = stack.order.last
    self.concerned = concerned ?? stack.order.members
    isWhole = concerned == nil
    self.includesShared = includesShared
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Adds `first.one REL multiplier × second.two + constant`.
  mutating func add(
    _ identifier: String, _ first: any LayoutItem, _ one: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ two: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let relation = StackRelation(
      identifier: identifier, first: first, firstAttribute: one, relation: relation,
      second: second, secondAttribute: two, multiplier: multiplier, constant: constant,
      priority: priority)
    relations.append((owner, relation))
  }

  /// Adds a constraint for a length of 0.
  mutating func addZero(
    _ identifier: String, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    add(identifier, item, attribute, .equal, nil, .notAnAttribute, priority: priority)
  }

  /// Returns the guide of the whole stack with a role.
  mutating func makeGuide(_ identifier: String) -> UILayoutGuide {
    let known = stack.arrangementGuides.first { $0.identifier == identifier }
    let guide = known ?? addedGuide(identifier)
    guides.append(guide)
    return guide
  }

  /// Returns the guide between a member and the next visible one.
  func gap(after member: StackMember) -> UILayoutGuide {
    if let known = member.gap { return known }
    let made = addedGuide("_UIOLAGapGuide")
    member.gap = made
    return made
  }

  private func addedGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    return guide
  }

  private struct Kind: Hashable {
    var identifier: String
    var priority: UILayoutPriority
  }

  /// Installs the constraints of the plan, keeping present ones if possible.
  ///
  /// Among optional constraints of equal priority, the order of activation decides which one is violated.
  /// Therefore a plan of the whole stack keeps such a constraint only if all previous ones of its kind are
  /// kept, so that the layout is the same as for a newly created stack. (Constraints of different kinds,
  /// and required ones, affect each other only in conflicts.)
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints of the plan. Only the differences are
  ///   passed to the solver.
  func install() {
    var present = includesShared ? stack.arrangement : []
    for member in concerned { present += member.constraints }
    var known: [StackRelation.Key: [NSLayoutConstraint]] = [:]
    for constraint in present where constraint.isActive {
      known[StackRelation.Key(constraint), default: []].append(constraint)
    }
    if includesShared { stack.arrangement = [] }
    for member in concerned { member.constraints = [] }
    var latest: [Kind: Int] = [:]
    var kept: Set<ObjectIdentifier> = []
    var made: [NSLayoutConstraint] = []
    for (owner, relation) in relations {
      let kind = Kind(identifier: relation.identifier, priority: relation.priority)
      let isOrdered = isWhole && relation.priority != .required
      let last = isOrdered ? latest[kind] ?? 0 : 0
      let constraint: NSLayoutConstraint
      if let same = known[relation.key]?.first, same.serial > last {
        known[relation.key]?.removeFirst()
        if isOrdered { latest[kind] = same.serial }
        kept.insert(ObjectIdentifier(same))
        if same.constant != relation.constant { same.constant = relation.constant }
        constraint = same
      } else {
        if isOrdered { latest[kind] = .max }
        constraint = relation.constraint()
        constraint.site = stack.engineItem.site
        made.append(constraint)
      }
      if let owner {
        owner.constraints.append(constraint)
      } else {
        stack.arrangement.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(present.filter { !kept.contains(ObjectIdentifier($0)) })
    NSLayoutConstraint.activate(made)
    removeUnusedGuides()
  }

  private func removeUnusedGuides() {
    for member in concerned where !needsGap(member) {
      guard let gap = member.gap else { continue }
      member.gap = nil
      stack.removeLayoutGuide(gap)
    }
    guard includesShared else { return }
    for old in stack.arrangementGuides where !guides.contains(where: { $0 === old }) {
      stack.removeLayoutGuide(old)
    }
    stack.arrangementGuides = guides
  }
}
