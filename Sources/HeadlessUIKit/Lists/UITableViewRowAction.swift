public import Foundation

/// An action beside a swiped row, until iOS 13; nothing swipes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewrowaction>
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look of an action; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 1
    /// Red.
    case destructive = 0
    /// Red.
    public static var `default`: Style { .destructive }
  }

  /// The look.
  public let style: Style
  /// The title.
  open var title: String?
  /// The color behind the title.
  open var backgroundColor: UIColor?
  /// The effect behind the title.
  open var backgroundEffect: UIVisualEffect?
  /// What the action does.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
