internal import AutoLayout
public import Foundation

/// The settings of assistive technologies, all off by default, and notifications to them, which are
/// recorded.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibility>
@preconcurrency @MainActor
public enum UIAccessibility {
  /// The kind of a notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32
    /// Creates a kind of notification with Apple's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements have been added or removed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The app makes an announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Announcements pause.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Announcements resume.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Records a notification in ``RecordedEffects/postedMessages``.
  ///
  /// Nothing is read aloud.
  public static func post(notification: Notification, argument: Any?) {
    RecordedEffects.postedMessages.append(.init(notification: notification, argument: argument))
  }

  /// Whether VoiceOver is running: off unless a test sets it.
  public static var isVoiceOverRunning = false
  /// Whether Switch Control is running: off unless a test sets it.
  public static var isSwitchControlRunning = false
  /// Whether bold text is enabled: off unless a test sets it.
  public static var isBoldTextEnabled = false
  /// Whether Reduce Motion is enabled: off unless a test sets it.
  public static var isReduceMotionEnabled = false
  /// Whether Reduce Transparency is enabled: off unless a test sets it.
  public static var isReduceTransparencyEnabled = false
  /// Whether colors are inverted: off unless a test sets it.
  public static var isInvertColorsEnabled = false
  /// Whether grayscale is enabled: off unless a test sets it.
  public static var isGrayscaleEnabled = false
  /// Whether contrast is increased: off unless a test sets it.
  public static var isDarkerSystemColorsEnabled = false
  /// Whether Guided Access is enabled: off unless a test sets it.
  public static var isGuidedAccessEnabled = false
  /// Whether Speak Selection is enabled: off unless a test sets it.
  public static var isSpeakSelectionEnabled = false
  /// Whether Speak Screen is enabled: off unless a test sets it.
  public static var isSpeakScreenEnabled = false
  /// Whether AssistiveTouch is running: off unless a test sets it.
  public static var isAssistiveTouchRunning = false
  /// Whether switches show their state by labels: off unless a test sets it.
  public static var isOnOffSwitchLabelsEnabled = false
  /// Whether states should differ not only in color: off unless a test sets it.
  public static var shouldDifferentiateWithoutColor = false
  /// Whether mono audio is enabled: off unless a test sets it.
  public static var isMonoAudioEnabled = false
  /// Whether closed captions are enabled: off unless a test sets it.
  public static var isClosedCaptioningEnabled = false
  /// Whether Shake to Undo is enabled: on unless a test sets it.
  public static var isShakeToUndoEnabled = true
  /// Whether videos play automatically: on unless a test sets it.
  public static var isVideoAutoplayEnabled = true
  /// Whether transitions fade instead of moving: off unless a test sets it.
  public static var prefersCrossFadeTransitions = false
  /// Whether buttons have shapes: off unless a test sets it.
  public static var buttonShapesEnabled = false

  /// Posted when ``isVoiceOverRunning`` has changed; only tests post it.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isReduceMotionEnabled`` has changed; only tests post it.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` has changed; only tests post it.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when ``isBoldTextEnabled`` has changed; only tests post it.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when ``isDarkerSystemColorsEnabled`` has changed; only tests post it.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` has changed; only tests post it.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when an announcement has been read; Purlin never posts it.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when an element has received the focus; Purlin never posts it.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the announcement in a notification's user info.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was read completely.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Converts a rectangle of a view to screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns the element on which assistive technology is focused: always nil.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  { nil }

  /// An identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates an identifier with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

/// An accessibility element that is not a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@preconcurrency @MainActor
open class UIAccessibilityElement: AccessibleObject {
  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The container of the element, not retained.
  open weak var accessibilityContainer: AnyObject?

  /// An identifier for tests and tools.
  open var accessibilityIdentifier: String?

  /// The frame in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  override var isElementByDefault: Bool { true }
  override var standardFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else {
      return accessibilityFrameInContainerSpace
    }
    return view.convert(accessibilityFrameInContainerSpace, to: nil)
  }
}

/// An action that assistive technology offers on an element.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action; it returns whether the action was performed.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The name with text attributes.
  open var attributedName: NSAttributedString
  /// The image of the action.
  open var image: UIImage?
  /// The target of the action.
  open weak var target: AnyObject?
  /// The selector that is sent to the target.
  open var selector: Selector
  /// The closure that performs the action, used instead of a target.
  open var actionHandler: Handler?

  /// Creates an action that sends a selector.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with an image that sends a selector.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action that runs a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates an action with an image that runs a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}

/// A custom rotor, with which assistive technology navigates elements.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search; raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Backward.
    case previous = 0
    /// Forward.
    case next = 1
  }

  /// A closure that finds the next element.
  public typealias Search =
    @MainActor (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String
  /// A closure that finds the next element.
  open var itemSearchBlock: Search

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// The start of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of its text.
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() { super.init() }

  /// Creates a result with an element and a range of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
