public import Foundation

/// A button of an alert.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of a button; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing is changed.
    case cancel = 1
    /// Something is lost.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true
  /// A name for tests and tools.
  open var accessibilityIdentifier: String?
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates a button that runs a closure once the alert has been dismissed.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func run() { handler?(self) }
}

/// A message with buttons, or a list of actions; its view is empty.
///
/// Present it as any controller; a test taps a button with ``AlertDriver``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert shows; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As a list at the bottom, or in a popover.
    case actionSheet = 0
    /// As a message in the middle.
    case alert = 1
  }

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// The text below the title.
  open var message: String?
  /// How the alert shows.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that the return key taps.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// How grave the alert is.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a button.
  ///
  /// - Precondition: At most one button cancels, as in Apple's UIKit.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
  }

  /// Adds a text field, which the closure sets up.
  ///
  /// - Precondition: The alert is not an action sheet, as in Apple's UIKit.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// How grave an alert is; raw values are Apple's.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As others.
  case `default` = 0
  /// More than others.
  case critical = 1
}

/// Taps buttons of alerts, as a finger would.
@MainActor
public enum AlertDriver {
  /// Dismisses an alert and runs a button's closure.
  ///
  /// - Returns: Whether the button belongs to the alert and can be tapped; if not, nothing happens.
  @discardableResult
  public static func tap(_ action: UIAlertAction, of alert: UIAlertController) -> Bool {
    guard action.isEnabled, alert.actions.contains(where: { $0 === action }) else { return false }
    let window = alert.viewIfLoaded?.window
    alert.presentingViewController?.dismiss(animated: false)
    window?.layoutIfNeeded()
    action.run()
    return true
  }

  /// Dismisses an alert and runs the closure of the first button with a title.
  @discardableResult
  public static func tapButton(titled title: String, of alert: UIAlertController) -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }) else { return false }
    return tap(action, of: alert)
  }
}
