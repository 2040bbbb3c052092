internal import AutoLayout
public import Foundation

/// The state of assistive technology, which is off, and messages to it, which are recorded.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibility>
@MainActor
public enum UIAccessibility {
  /// The kind of a message.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public let rawValue: UInt32
    /// Creates a kind of message with Apple's raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements have been added or removed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A page has been scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Announcements are to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Announcements may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Records a message in ``RecordedEffects/postedMessages``; nothing is read aloud.
  public static func post(notification: Notification, argument: Any?) {
    RecordedEffects.postedMessages.append(.init(notification: notification, argument: argument))
  }

  /// Whether the screen is read aloud: off unless a test sets it.
  public static var isVoiceOverRunning = false
  /// Whether switches control the device: off unless a test sets it.
  public static var isSwitchControlRunning = false
  /// Whether text is shown bolder: off unless a test sets it.
  public static var isBoldTextEnabled = false
  /// Whether motion is to be avoided: off unless a test sets it.
  public static var isReduceMotionEnabled = false
  /// Whether transparency is to be avoided: off unless a test sets it.
  public static var isReduceTransparencyEnabled = false
  /// Whether colours are inverted: off unless a test sets it.
  public static var isInvertColorsEnabled = false
  /// Whether colours are shown in grey: off unless a test sets it.
  public static var isGrayscaleEnabled = false
  /// Whether contrast is increased: off unless a test sets it.
  public static var isDarkerSystemColorsEnabled = false
  /// Whether the user is guided through one app: off unless a test sets it.
  public static var isGuidedAccessEnabled = false
  /// Whether chosen text is read aloud: off unless a test sets it.
  public static var isSpeakSelectionEnabled = false
  /// Whether the whole screen can be read aloud: off unless a test sets it.
  public static var isSpeakScreenEnabled = false
  /// Whether touches are assisted: off unless a test sets it.
  public static var isAssistiveTouchRunning = false
  /// Whether shapes tell switches apart as well as colours: off unless a test sets it.
  public static var isOnOffSwitchLabelsEnabled = false
  /// Whether something besides colour tells states apart: off unless a test sets it.
  public static var shouldDifferentiateWithoutColor = false
  /// Whether both channels of sound are one: off unless a test sets it.
  public static var isMonoAudioEnabled = false
  /// Whether captions are shown: off unless a test sets it.
  public static var isClosedCaptioningEnabled = false
  /// Whether shaking undoes: on unless a test sets it.
  public static var isShakeToUndoEnabled = true
  /// Whether videos start on their own: on unless a test sets it.
  public static var isVideoAutoplayEnabled = true
  /// Whether transitions fade instead of moving: off unless a test sets it.
  public static var prefersCrossFadeTransitions = false
  /// Whether buttons have shapes: off unless a test sets it.
  public static var buttonShapesEnabled = false

  /// Posted when ``isVoiceOverRunning`` has changed; by tests only.
  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isReduceMotionEnabled`` has changed; by tests only.
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when ``isReduceTransparencyEnabled`` has changed; by tests only.
  nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when ``isBoldTextEnabled`` has changed; by tests only.
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when ``isDarkerSystemColorsEnabled`` has changed; by tests only.
  nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` has changed; by tests only.
  nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when an announcement has been read; never here.
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Posted when an element has got the focus; never here.
  nonisolated public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The announcement, in a notification's information.
  nonisolated public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether it was read to the end.
  nonisolated public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Returns a rectangle of a view in screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns the element that assistive technology has its focus on: none.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  { nil }

  /// A kind of assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates a kind with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What reads the screen aloud.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// What lets switches control the device.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
}

/// An element that is no view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@preconcurrency @MainActor
open class UIAccessibilityElement: AccessibleObject {
  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The object that the element lies in, not retained.
  open weak var accessibilityContainer: AnyObject?

  /// A name for tests and tools.
  open var accessibilityIdentifier: String?

  /// The rectangle in the container's coordinates.
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
  /// What performs an action; returns whether it did.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What assistive technology calls the action.
  open var name: String
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The picture of the action.
  open var image: UIImage?
  /// The target of the action.
  open weak var target: AnyObject?
  /// The selector that is sent to the target.
  open var selector: Selector
  /// What performs the action, instead of a target.
  open var actionHandler: Handler?

  /// Creates an action that sends a selector.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with a picture that sends a selector.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action that runs a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// Creates an action with a picture that runs a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}

/// A way of moving through elements that assistive technology offers.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor>
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A direction to search in; raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// What finds the next element.
  public typealias Search =
    @MainActor (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// What assistive technology calls the rotor.
  open var name: String
  /// What finds the next element.
  open var itemSearchBlock: Search

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

/// Where a rotor's search starts.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The present element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction to search in.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text.
  open var targetRange: UITextRange?

  /// Creates a result without element.
  public override init() { super.init() }

  /// Creates a result of an element and a part of its text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
