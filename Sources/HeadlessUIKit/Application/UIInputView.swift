public import Foundation

/// A view that replaces the keyboard or is above it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputview>
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The appearance; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// That of any view.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }
  /// The appearance.
  public let inputViewStyle: Style
  /// Whether the view's constraints determine its height.
  open var allowsSelfSizing = false

  /// Creates a view with an appearance.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates a view with the default style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }
  /// Creates a view from a document.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view whose taps sound like the keyboard; there is no sound.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputviewaudiofeedback>
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether taps sound.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default implementation returns false.
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// The state of the battery; raw values are Apple's.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// The device runs on its battery.
    case unplugged = 1
    /// The battery is charged.
    case charging = 2
    /// The battery is full.
    case full = 3
  }
  /// The state of the battery: unknown.
  public var batteryState: BatteryState { .unknown }
  /// Notifies that the charge has changed; never posted.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Notifies that the state of the battery has changed; never posted.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Makes the sound of a key; has no effect.
  public func playInputClick() {}
}

/// Provides a picture of the whole content for a screenshot; never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenshotservice>
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  /// The delegate.
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  open private(set) weak var windowScene: UIWindowScene?
  init(_ scene: UIWindowScene) {
    windowScene = scene
    super.init()
  }
}

/// An object that provides a screenshot as PDF.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscreenshotservicedelegate>
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  /// Provides the data, the index of the visible page, and the visible part.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// The default implementation provides nothing.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}

/// A class that restores a controller of an earlier run; never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
