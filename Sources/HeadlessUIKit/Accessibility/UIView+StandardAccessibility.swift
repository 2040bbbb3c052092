internal import Foundation

// The default accessibility values of Apple's controls.
//
// Source: Apple's "Accessibility programming guide for iOS": standard controls are elements with the
// trait of their kind; labels read their text, buttons their title, fields their placeholder.
extension UIView {
  var accessibilityStandards: (isElement: Bool, traits: UIAccessibilityTraits) {
    switch self {
    case let label as UILabel:
      return (true, label.isEnabled ? .staticText : [.staticText, .notEnabled])
    case is UISwitch: return (true, traits([.button, .toggleButton]))
    case is UIButton: return (true, traits(.button))
    case is UISlider, is UIStepper, is UIPageControl: return (true, traits(.adjustable))
    case is UISearchBar: return (false, .searchField)
    case is UITabBar: return (false, .tabBar)
    case is UITextField: return (true, traits(.none))
    case is UITextView: return (true, .none)
    case is UIProgressView: return (true, .updatesFrequently)
    case is UIImageView: return (false, .image)
    case is UIControl: return (true, traits(.none))
    default: return (false, .none)
    }
  }

  private func traits(_ kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
    var traits = kind
    guard let control = self as? UIControl else { return traits }
    if !control.isEnabled { traits.insert(.notEnabled) }
    if control.isSelected { traits.insert(.selected) }
    return traits
  }

  var accessibilityText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.currentAttributedTitle?.string
    case let field as UITextField: field.placeholder
    default: nil
    }
  }

  var accessibilityContent: String? {
    switch self {
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let control as UISwitch: control.isOn ? "1" : "0"
    case let slider as UISlider: percent(slider.value, slider.minimumValue, slider.maximumValue)
    case let bar as UIProgressView: percent(bar.progress, 0, 1)
    default: nil
    }
  }

  private func percent(_ value: Float, _ least: Float, _ greatest: Float) -> String? {
    guard greatest > least else { return nil }
    return "\(Int(((value - least) / (greatest - least) * 100).rounded()))%"
  }
}
