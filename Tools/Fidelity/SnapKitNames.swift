package import AutoLayout
package import Foundation
package import HeadlessUIKit

// The names of SnapKit that written code uses. They make the constraints that SnapKit 5 makes of the same words, so
// that such code can be compiled and laid out without SnapKit.

/// What can be on the right side of a constraint: an item, an anchor of one, or a number.
package protocol SnapKitTarget {}
extension UIView: SnapKitTarget {}
extension UILayoutGuide: SnapKitTarget {}
extension SnapKitAnchor: SnapKitTarget {}
extension Int: SnapKitTarget {}
extension Double: SnapKitTarget {}
extension CGFloat: SnapKitTarget {}

/// What can be a constant, a multiplier or a priority.
package protocol SnapKitNumber { var snapKitValue: CGFloat { get } }
extension Int: SnapKitNumber { package var snapKitValue: CGFloat { CGFloat(self) } }
extension Double: SnapKitNumber { package var snapKitValue: CGFloat { CGFloat(self) } }
extension CGFloat: SnapKitNumber { package var snapKitValue: CGFloat { self } }

extension UIView {
  package var snp: SnapKitItem { SnapKitItem(item: self) }
}
extension UILayoutGuide {
  package var snp: SnapKitItem { SnapKitItem(item: self) }
}

/// An attribute of an item, on the right side.
package struct SnapKitAnchor {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

/// A view or guide in SnapKit's words.
@MainActor
@dynamicMemberLookup
package struct SnapKitItem {
  let item: AnyObject

  /// An attribute for the right side of a constraint.
  package subscript(dynamicMember path: KeyPath<SnapKitWords, [NSLayoutConstraint.Attribute]>)
    -> SnapKitAnchor
  {
    SnapKitAnchor(item: item, attribute: SnapKitWords()[keyPath: path][0])
  }

  /// Activates the constraints that a closure makes.
  package func makeConstraints(_ body: (SnapKitMaker) -> Void) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = SnapKitMaker(item: item)
    body(maker)
    NSLayoutConstraint.activate(maker.statements.flatMap(\.constraints))
  }
}

/// SnapKit's names of attributes.
package struct SnapKitWords {
  package let left = [NSLayoutConstraint.Attribute.left]
  package let right = [NSLayoutConstraint.Attribute.right]
  package let top = [NSLayoutConstraint.Attribute.top]
  package let bottom = [NSLayoutConstraint.Attribute.bottom]
  package let leading = [NSLayoutConstraint.Attribute.leading]
  package let trailing = [NSLayoutConstraint.Attribute.trailing]
  package let width = [NSLayoutConstraint.Attribute.width]
  package let height = [NSLayoutConstraint.Attribute.height]
  package let centerX = [NSLayoutConstraint.Attribute.centerX]
  package let centerY = [NSLayoutConstraint.Attribute.centerY]
  package let firstBaseline = [NSLayoutConstraint.Attribute.firstBaseline]
  package let lastBaseline = [NSLayoutConstraint.Attribute.lastBaseline]
  package let leftMargin = [NSLayoutConstraint.Attribute.leftMargin]
  package let rightMargin = [NSLayoutConstraint.Attribute.rightMargin]
  package let topMargin = [NSLayoutConstraint.Attribute.topMargin]
  package let bottomMargin = [NSLayoutConstraint.Attribute.bottomMargin]
  package let leadingMargin = [NSLayoutConstraint.Attribute.leadingMargin]
  package let trailingMargin = [NSLayoutConstraint.Attribute.trailingMargin]
  package let centerXWithinMargins = [NSLayoutConstraint.Attribute.centerXWithinMargins]
  package let centerYWithinMargins = [NSLayoutConstraint.Attribute.centerYWithinMargins]
  package let size = [NSLayoutConstraint.Attribute.width, .height]
  package let center = [NSLayoutConstraint.Attribute.centerX, .centerY]
  package let directionalEdges = [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom]
  package let directionalHorizontalEdges = [NSLayoutConstraint.Attribute.leading, .trailing]
  package let directionalVerticalEdges = [NSLayoutConstraint.Attribute.top, .bottom]
}

/// What a closure makes of one item.
@MainActor
@dynamicMemberLookup
package final class SnapKitMaker {
  let item: AnyObject
  var statements: [SnapKitStatement] = []

  init(item: AnyObject) { self.item = item }

  /// Begins a statement with an attribute.
  package subscript(dynamicMember path: KeyPath<SnapKitWords, [NSLayoutConstraint.Attribute]>)
    -> SnapKitStatement
  {
    let statement = SnapKitStatement(item, SnapKitWords()[keyPath: path])
    statements.append(statement)
    return statement
  }
}

/// Attributes of an item, their relation, and what changes it.
@MainActor
@dynamicMemberLookup
package final class SnapKitStatement {
  private let item: AnyObject
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var target: AnyObject?
  private var targetAttribute: NSLayoutConstraint.Attribute?
  private var constant: CGFloat = 0
  private var multiplier: CGFloat = 1
  private var rank: CGFloat = 1000
  private var label: String?

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    (self.item, self.attributes) = (item, attributes)
  }

  /// Adds an attribute.
  package subscript(dynamicMember path: KeyPath<SnapKitWords, [NSLayoutConstraint.Attribute]>)
    -> SnapKitStatement
  {
    attributes += SnapKitWords()[keyPath: path]
    return self
  }

  @discardableResult
  package func equalTo(_ target: any SnapKitTarget) -> Self { relate(.equal, target) }
  @discardableResult
  package func lessThanOrEqualTo(_ target: any SnapKitTarget) -> Self {
    relate(.lessThanOrEqual, target)
  }
  @discardableResult
  package func greaterThanOrEqualTo(_ target: any SnapKitTarget) -> Self {
    relate(.greaterThanOrEqual, target)
  }
  @discardableResult
  package func equalToSuperview() -> Self { relate(.equal, superview) }
  @discardableResult
  package func lessThanOrEqualToSuperview() -> Self { relate(.lessThanOrEqual, superview) }
  @discardableResult
  package func greaterThanOrEqualToSuperview() -> Self { relate(.greaterThanOrEqual, superview) }

  @discardableResult
  package func offset(_ value: any SnapKitNumber) -> Self {
    constant = value.snapKitValue
    return self
  }
  @discardableResult
  package func multipliedBy(_ value: any SnapKitNumber) -> Self {
    multiplier = value.snapKitValue
    return self
  }
  @discardableResult
  package func priority(_ value: any SnapKitNumber) -> Self {
    rank = value.snapKitValue
    return self
  }
  @discardableResult
  package func labeled(_ text: String) -> Self {
    label = text
    return self
  }

  private var superview: UIView {
    let found = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let found else { preconditionFailure("the item has no superview") }
    return found
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: any SnapKitTarget
  ) -> Self {
    self.relation = relation
    switch target {
    case let anchor as SnapKitAnchor:
      (self.target, targetAttribute) = (anchor.item, anchor.attribute)
    case let number as any SnapKitNumber: constant = number.snapKitValue
    default: self.target = target as AnyObject
    }
    return self
  }

  /// One for each attribute.
  ///
  /// A position that is compared with a number is measured from the superview.
  fileprivate var constraints: [NSLayoutConstraint] {
    attributes.map { attribute in
      let isSize = attribute == .width || attribute == .height
      var (other, otherAttribute) = (target, targetAttribute ?? attribute)
      if other == nil, !isSize {
        other = superview
        if attribute == .centerX { otherAttribute = .left }
        if attribute == .centerY { otherAttribute = .top }
      }
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : otherAttribute, multiplier: multiplier,
        constant: constant)
      constraint.priority = UILayoutPriority(Float(rank))
      constraint.identifier = label
      return constraint
    }
  }
}
