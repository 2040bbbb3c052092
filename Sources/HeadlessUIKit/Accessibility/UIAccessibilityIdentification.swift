public import Foundation

/// An object with an identifier for tests and tools.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// An identifier for tests and tools.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
