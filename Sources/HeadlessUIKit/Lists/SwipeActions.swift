public import Foundation

extension UITableViewCell {
  /// How a row can be edited; raw values are Apple's.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// One can be inserted.
    case insert = 2
  }
}

/// An action that a swipe over a row shows.
///
/// Nothing swipes here: a test runs an action's ``handler``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontextualaction>
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of an action; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Something.
    case normal = 0
    /// The row goes.
    case destructive = 1
  }

  /// The handler of an action; it passes whether the action was performed to the last argument.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) ->
    Void

  /// The style of the action.
  public let style: Style
  /// What runs the action.
  public let handler: Handler
  /// The action's title.
  open var title: String?
  /// The colour behind it: red for a destructive action, grey for others.
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The picture of the action.
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

/// The actions that a swipe over a row shows.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration>
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe runs the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
