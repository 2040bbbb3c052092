/// A part of a menu that is created when the menu is opened; menus are never opened.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uideferredmenuelement>
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element whose provider is called once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates an element whose provider is called each time the menu is opened.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// Creates the elements.
  package func load(_ completion: @escaping ([UIMenuElement]) -> Void) { provider(completion) }
}

extension UIMenu {
  /// The size of a menu's elements; raw values are Apple's.
  public enum ElementSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Medium.
    case medium = 1
    /// Large.
    case large = 2
    /// The system chooses.
    case automatic = -1
  }
}
