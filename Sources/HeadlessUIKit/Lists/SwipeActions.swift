public import Foundation

extension UITableViewCell {
  /// The editing style of a row; raw values are Apple's.
  public enum EditingStyle: Int, Sendable {
    /// The row cannot be edited.
    case none = 0
    /// The row can be deleted.
    case delete = 1
    /// A row can be inserted.
    case insert = 2
  }
}

/// A swipe action of a row.
///
/// There is no user interaction: a test calls the action's ``handler``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor
open class UIContextualAction: AccessibleObject {
  /// The style of an action; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// A standard action.
    case normal = 0
    /// An action that deletes the row.
    case destructive = 1
  }

  /// The handler of an action.
  ///
  /// It calls the completion handler, its last argument, with whether the action was performed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// The style of the action.
  public let style: Style
  /// The handler of the action.
  public let handler: Handler
  /// The action's title.
  open var title: String?
  /// The background color: red for a destructive action, gray for others.
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The image of the action.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The swipe actions of a row.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
