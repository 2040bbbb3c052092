internal import AutoLayout
internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
package import LayoutScene
internal import LayoutSnapshot

extension ViewStage {
  /// Applies a change to the views.
  ///
  /// Returns whether the changed object exists.
  package func make(_ change: SceneChange) -> Bool {
    switch change {
    case .setPriority(let named, let priority):
      guard let constraint = constraint(withID: named.id) else { return false }
      // The priority of an active constraint cannot change from required to optional or the
      // reverse.
      constraint.isActive = false
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.isActive = true
    case .setRelation(let named, let relation):
      guard let constraint = constraint(withID: named.id), let first = constraint.firstItem else {
        return false
      }
      let other = NSLayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: relation.ofUIKit,
        toItem: constraint.secondItem, attribute: constraint.secondAttribute,
        multiplier: constraint.multiplier, constant: constraint.constant)
      other.priority = constraint.priority
      other.identifier = constraint.identifier
      constraint.isActive = false
      other.isActive = true
    case .setConstant(let named, let constant):
      guard let constraint = constraint(withID: named.id) else { return false }
      constraint.constant = CGFloat(constant)
    case .remove(let named):
      guard let constraint = constraint(withID: named.id) else { return false }
      constraint.isActive = false
    case .add(let added):
      guard let first = view(withID: added.first.id) else { return false }
      var second: UIView?
      if let other = added.second {
        second = view(withID: other.id)
        if second == nil { return false }
      }
      let constraint = NSLayoutConstraint(
        item: first, attribute: added.attribute.ofUIKit, relatedBy: added.relation.ofUIKit,
        toItem: second, attribute: added.otherAttribute?.ofUIKit ?? .notAnAttribute, multiplier: 1,
        constant: CGFloat(added.constant))
      constraint.identifier = SceneChange.identifierOfAdded
      constraint.isActive = true
    case .setContentPriority(let subject, let isHugging, let isHorizontal, let priority):
      guard let view = view(withID: subject.id) else { return false }
      let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
      let value = UILayoutPriority(Float(priority))
      if isHugging {
        view.setContentHuggingPriority(value, for: axis)
      } else {
        view.setContentCompressionResistancePriority(value, for: axis)
      }
    case .allowAnyLineCount(let subject):
      guard let label = view(withID: subject.id) as? UILabel, label.numberOfLines != 0 else {
        return false
      }
      label.numberOfLines = 0
    case .turnOffMask(let subject):
      guard let view = view(withID: subject.id) else { return false }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return true
  }

  private func view(withID id: String) -> UIView? {
    views.first { names.id(of: $0.view) == id }?.view
  }
}

extension ConstraintSystem.Relation {
  fileprivate var ofUIKit: NSLayoutConstraint.Relation {
    switch self {
    case .atMost: .lessThanOrEqual
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    }
  }
}

extension SceneChange.NewConstraint.Attribute {
  fileprivate var ofUIKit: NSLayoutConstraint.Attribute { .init(name: rawValue) ?? .notAnAttribute }
}
