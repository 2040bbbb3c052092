public import Foundation

/// A part of a search that is shown as a unit.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchtoken>
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The data of the app.
  open var representedObject: Any?
  /// The icon.
  package let icon: UIImage?
  /// The text.
  package let text: String

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
