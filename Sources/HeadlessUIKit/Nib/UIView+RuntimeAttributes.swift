internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

extension UIView {
  /// Sets a user-defined runtime attribute that is a property of UIKit's classes and affects layout
  /// (`ibdocuments:D2.10`); returns whether it is such a property.
  func setRuntimeAttribute(_ attribute: RuntimeAttribute) -> Bool {
    let value = attribute.value
    return switch attribute.keyPath {
    case "hidden", "isHidden": set(\.isHidden, value)
    case "translatesAutoresizingMaskIntoConstraints":
      set(\.translatesAutoresizingMaskIntoConstraints, value)
    case "preservesSuperviewLayoutMargins": set(\.preservesSuperviewLayoutMargins, value)
    case "insetsLayoutMarginsFromSafeArea": set(\.insetsLayoutMarginsFromSafeArea, value)
    case "clipsToBounds", "layer.masksToBounds": set(\.clipsToBounds, value)
    case "alpha": set(\.alpha, value)
    case "tag": set(\.tag, value)
    case "spacing": set(UIStackView.self, \.spacing, value)
    case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
      set(UIStackView.self, \.isLayoutMarginsRelativeArrangement, value)
    case "baselineRelativeArrangement", "isBaselineRelativeArrangement":
      set(UIStackView.self, \.isBaselineRelativeArrangement, value)
    case "text": set(UILabel.self, \.text, value) || set(UITextField.self, \.text, value)
    case "numberOfLines": set(UILabel.self, \.numberOfLines, value)
    case "preferredMaxLayoutWidth": set(UILabel.self, \.preferredMaxLayoutWidth, value)
    case "placeholder": set(UITextField.self, \.placeholder, value)
    // Other attributes of layers do not affect layout.
    case let path where path.hasPrefix("layer."): true
    default: false
    }
  }

  private func set<Value: InterfaceAttributeValue>(
    _ property: ReferenceWritableKeyPath<UIView, Value>, _ written: RuntimeAttribute.Value
  ) -> Bool {
    set(UIView.self, property, written)
  }

  private func set<View: UIView, Value: InterfaceAttributeValue>(
    _ type: View.Type, _ property: ReferenceWritableKeyPath<View, Value>,
    _ written: RuntimeAttribute.Value
  ) -> Bool {
    guard let view = self as? View, let value = Value.value(of: written) else { return false }
    view[keyPath: property] = value
    return true
  }
}
