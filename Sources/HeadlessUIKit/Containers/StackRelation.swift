internal import AutoLayout
internal import Foundation

/// A constraint of a stack view: `first.one REL multiplier × second.two + constant`.
@MainActor
struct StackRelation {
  var identifier: String
  var first: any LayoutItem
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: (any LayoutItem)?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority

  /// The properties that cannot change in an active constraint; the constant can.
  struct Key: Hashable {
    var identifier: String
    var first: ObjectIdentifier?
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var priority: UILayoutPriority
  }

  var key: Key {
    Key(
      identifier: identifier, first: ObjectIdentifier(first), firstAttribute: firstAttribute,
      relation: relation, second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority)
  }

  func constraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    constraint.isSystem = true
    return constraint
  }
}

extension StackRelation.Key {
  @MainActor init(_ constraint: NSLayoutConstraint) {
    self.init(
      identifier: constraint.identifier ?? "",
      first: constraint.firstItem.map { ObjectIdentifier($0) },
      firstAttribute: constraint.firstAttribute, relation: constraint.relation,
      second: constraint.secondItem.map { ObjectIdentifier($0) },
      secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
      priority: constraint.priority)
  }
}
