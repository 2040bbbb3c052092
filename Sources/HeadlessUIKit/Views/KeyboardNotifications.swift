public import Foundation

extension UIResponder {
  /// Posted when the keyboard is about to be shown.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has been shown.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to be hidden.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has been hidden.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when the keyboard is about to move.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard has moved.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change, a rectangle in screen coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change, a rectangle in screen coordinates.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the animation, a number of seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation curve, the raw value of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether the keyboard belongs to this app, a Boolean value.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Posts the system's notifications when a keyboard is shown, moved or hidden.
@MainActor
struct KeyboardNotifications {
  let window: UIWindow
  private let before: CGRect
  private let after: CGRect
  private let shows: Bool
  private let hides: Bool

  init(in window: UIWindow, from old: Device.Keyboard?, to new: Device.Keyboard?) {
    self.window = window
    before = Self.frame(of: old, in: window)
    after = Self.frame(of: new, in: window)
    shows = new != nil
    hides = new == nil && old != nil
  }

  /// Returns the frame of a keyboard in screen coordinates.
  ///
  /// A hidden keyboard is below the window.
  private static func frame(of keyboard: Device.Keyboard?, in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    switch keyboard {
    case .docked(let height)?:
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .floating(let frame)?: return frame
    case nil: return CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    }
  }

  private var information: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: after),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      // The raw value of the keyboard's private animation curve, as on devices.
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: window.screen, userInfo: information)
  }

  func postBefore() {
    post(UIResponder.keyboardWillChangeFrameNotification)
    if shows { post(UIResponder.keyboardWillShowNotification) }
    if hides { post(UIResponder.keyboardWillHideNotification) }
  }

  func postAfter() {
    post(UIResponder.keyboardDidChangeFrameNotification)
    if shows { post(UIResponder.keyboardDidShowNotification) }
    if hides { post(UIResponder.keyboardDidHideNotification) }
  }
}
