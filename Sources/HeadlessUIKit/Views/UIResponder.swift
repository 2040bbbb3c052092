public import AutoLayout
internal import Foundation

/// The base of views and view controllers: a link in the chain that handles events.
///
/// There are no events without a screen; tests send touches with ``TouchSimulator``, and code that
/// walks the chain finds it here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, AssociatedObjectStorage {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next link in the chain: a view's controller or superview, a controller's view's superview.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The responder that keys would go to.
  private(set) static weak var firstResponder: UIResponder?

  /// Whether the responder may become first; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may resign; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is first.
  open var isFirstResponder: Bool { Self.firstResponder === self }

  /// Whether the responder is part of a window, as a first responder must be.
  var isInWindow: Bool { true }

  /// Becomes first responder, after the present one has resigned.
  ///
  /// - Returns: Whether the responder is first now: false if it may not be or is in no window, or if
  ///   the present one refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, isInWindow, allowsEditing else { return false }
    if let present = Self.firstResponder, !present.resignFirstResponder() { return false }
    Self.firstResponder = self
    editingDidBegin()
    return true
  }

  /// Resigns as first responder.
  ///
  /// - Returns: Whether the responder is not first now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, allowsEndingEditing else { return false }
    Self.firstResponder = nil
    editingDidEnd()
    return true
  }

  static func dropFirstResponder() { firstResponder = nil }

  // What text fields and text views ask their delegates.
  var allowsEditing: Bool { true }
  var allowsEndingEditing: Bool { true }
  func editingDidBegin() {}
  func editingDidEnd() {}

  /// A view instead of the keyboard; nil unless overridden.
  open var inputView: UIView? { nil }
  /// A view above the keyboard; nil unless overridden.
  open var inputAccessoryView: UIView? { nil }
  /// A controller of a view instead of the keyboard; nil unless overridden.
  open var inputViewController: UIViewController? { nil }
  /// Asks for the views in and above the keyboard again; has no effect.
  open func reloadInputViews() {}

  // MARK: Touches, presses and motion; passed along the chain unless overridden

  /// Called when touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches have been cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when a key or button has been pressed; never here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when a press has ended; never here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when a press has been cancelled; never here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when the device has begun to be shaken; never here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when the device has been shaken; never here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when shaking has been cancelled; never here.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Commands

  /// The keyboard shortcuts of the responder; none unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether the responder performs a command: whether it has such a method, unless
  /// overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorSending.isAnswered(action, by: self)
  }

  /// Returns the first responder in the chain that performs a command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values other code has attached with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }
}
