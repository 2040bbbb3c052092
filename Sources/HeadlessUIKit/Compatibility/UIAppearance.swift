public import Foundation

/// A class whose looks an app may set for all instances at once.
///
/// The conformance is here for code that declares it; proxies, `appearance()`, need Objective-C.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearance>
public protocol UIAppearance: NSObjectProtocol {}

/// A class within which an appearance may hold.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiappearancecontainer>
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
