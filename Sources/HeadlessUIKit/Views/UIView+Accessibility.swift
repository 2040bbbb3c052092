internal import Foundation

/// What assistive technology reads of a view; out of line, as few views say anything.
final class AccessibilityDescription {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
}

extension UIView {
  func describeForAccessibility(_ change: (AccessibilityDescription) -> Void) {
    let description = storage.accessibility ?? AccessibilityDescription()
    storage.accessibility = description
    change(description)
  }
}
