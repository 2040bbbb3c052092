public import Foundation

/// A class whose appearance an app can set for all instances.
///
/// The protocol exists for code that declares the conformance. Appearance proxies, `appearance()`,
/// require Objective-C and are not available.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearance>
public protocol UIAppearance: NSObjectProtocol {}

/// A class in whose instances an appearance can apply.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
