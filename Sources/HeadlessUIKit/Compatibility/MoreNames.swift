/// The integer type of Objective-C.
public typealias NSInteger = Int
/// The unsigned integer type of Objective-C.
public typealias NSUInteger = UInt

/// Returns whether VoiceOver runs: always false.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}

/// Methods that describe the position of scrolled content to assistive technology; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the position in words; nil for that of the system.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  /// The default implementation returns nil.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
