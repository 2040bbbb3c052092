public import Foundation

/// A button of an alert.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertaction>
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The style of a button; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// An action that cancels.
    case cancel = 1
    /// An action that deletes data.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether the button is enabled.
  open var isEnabled = true
  /// An identifier for tests and tools.
  open var accessibilityIdentifier: String?
  private let handler: (@MainActor (UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// Its handler is called after the alert has been dismissed.
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

/// An alert or an action sheet.
///
/// Present it like other controllers. A test taps a button with ``AlertDriver``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert controller; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom of the screen, or in a popover.
    case actionSheet = 0
    /// An alert in the center of the screen.
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

  /// Creates the card with the texts and buttons that the alert has when its view is loaded.
  open override func loadView() { view = AlertView(self) }

  /// The text below the title.
  open var message: String?
  /// The style of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred action.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order in which they were added; nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The severity of the alert.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a button.
  ///
  /// - Precondition: At most one button has the cancel style, as in UIKit.
  open func addAction(_ action: UIAlertAction) {
    checkPrecondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    actions.append(action)
  }

  /// Adds a text field, which the closure configures.
  ///
  /// - Precondition: The alert is not an action sheet, as in UIKit.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    checkPrecondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// The severity of an alert; raw values are Apple's.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// A critical alert.
  case critical = 1
}

/// Simulates taps on the buttons of alerts.
@MainActor
public enum AlertDriver {
  /// Dismisses an alert and calls the handler of a button.
  ///
  /// - Returns: Whether the button belongs to the alert and is enabled. If not, the method has no
  ///   effect.
  @discardableResult
  public static func tap(_ action: UIAlertAction, of alert: UIAlertController) -> Bool {
    guard action.isEnabled, alert.actions.contains(where: { $0 === action }) else { return false }
    let window = alert.viewIfLoaded?.window
    alert.presentingViewController?.dismiss(animated: false)
    window?.layoutIfNeeded()
    action.run()
    return true
  }

  /// Dismisses an alert and calls the handler of the first button with a title.
  @discardableResult
  public static func tapButton(titled title: String, of alert: UIAlertController) -> Bool {
    guard let action = alert.actions.first(where: { $0.title == title }) else { return false }
    return tap(action, of: alert)
  }
}
