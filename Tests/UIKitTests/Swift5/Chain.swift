import UIKit

// A layout library in small, as such libraries are written: a subclass of the constraint, views and
// guides behind one protocol, state attached to views, operators, and no word about actors.

/// What can be related: views and guides alike.
protocol Chainable: AnyObject {
  var home: UIView? { get }
}

extension UIView: Chainable {
  var home: UIView? { superview }
}

extension UILayoutGuide: Chainable {
  var home: UIView? { owningView }
}

/// A constraint with a name for logs.
final class ChainConstraint: NSLayoutConstraint {
  var note: String?

  static func == (one: ChainConstraint, two: ChainConstraint) -> Bool {
    one.firstItem === two.firstItem && one.firstAttribute == two.firstAttribute
      && one.relation == two.relation && one.secondItem === two.secondItem
      && one.secondAttribute == two.secondAttribute && one.multiplier == two.multiplier
      && one.priority == two.priority
  }
}

private var constraintsKey: UInt8 = 0
private var labelKey: UInt8 = 0

extension UIView {
  /// What a chain has made for the view, kept with the view itself.
  var chained: [ChainConstraint] {
    get { objc_getAssociatedObject(self, &constraintsKey) as? [ChainConstraint] ?? [] }
    set {
      objc_setAssociatedObject(
        self, &constraintsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  var chainLabel: String? {
    get { objc_getAssociatedObject(self, &labelKey) as? String }
    set {
      objc_setAssociatedObject(self, &labelKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  var chain: Chain { Chain(view: self) }
}

/// Makes constraints of a view one after the other.
struct Chain {
  let view: UIView

  @discardableResult
  func pin(
    _ attributes: [NSLayoutConstraint.Attribute], _ relation: NSLayoutConstraint.Relation = .equal,
    to other: Any?, inset: CGFloat = 0, times factor: CGFloat = 1,
    priority: UILayoutPriority = .required
  ) -> Chain {
    view.translatesAutoresizingMaskIntoConstraints = false
    let made = attributes.map { attribute -> ChainConstraint in
      let far: Set<NSLayoutConstraint.Attribute> = [.trailing, .right, .bottom]
      let constraint = ChainConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: factor,
        constant: far.contains(attribute) ? -inset : inset)
      constraint.priority = priority
      constraint.note = view.chainLabel
      return constraint
    }
    NSLayoutConstraint.activate(made)
    view.chained += made
    return self
  }

  func unpin() {
    NSLayoutConstraint.deactivate(view.chained)
    view.chained = []
  }
}

infix operator ~~ : ComparisonPrecedence

/// `a.topAnchor ~~ b.topAnchor + 8`, the way libraries of operators go about it.
@discardableResult
func ~~ <Axis>(one: NSLayoutAnchor<Axis>, two: (anchor: NSLayoutAnchor<Axis>, offset: CGFloat))
  -> NSLayoutConstraint
{
  let constraint = one.constraint(equalTo: two.anchor, constant: two.offset)
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.isActive = true
  return constraint
}

func + <Axis>(anchor: NSLayoutAnchor<Axis>, offset: CGFloat)
  -> (anchor: NSLayoutAnchor<Axis>, offset: CGFloat)
{ (anchor, offset) }
