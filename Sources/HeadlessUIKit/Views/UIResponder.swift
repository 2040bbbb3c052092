public import AutoLayout
public import Foundation

/// The base class of views and view controllers, which form the responder chain.
///
/// There are no system events. Tests send touches with ``TouchSimulator``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: AccessibleObject, AssociatedObjectStorage, ValueObserved {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder: a view's controller or superview, or the superview of a controller's view.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// The first responder.
  private(set) static weak var firstResponder: UIResponder?

  /// Whether the responder can become first responder: false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign as first responder: true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { Self.firstResponder === self }

  /// Whether the responder is in a window, which is required for a first responder.
  var isInWindow: Bool { true }

  /// Becomes first responder, after the previous one has resigned.
  ///
  /// - Returns: Whether the responder is the first responder: false if it cannot become first
  ///   responder, is not in a window, or if the previous one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, isInWindow, mayBeginEditing else { return false }
    if let present = Self.firstResponder, !present.resignFirstResponder() { return false }
    Self.firstResponder = self
    editingDidBegin()
    return true
  }

  /// Resigns as first responder.
  ///
  /// - Returns: Whether the responder is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, allowsEndingEditing else { return false }
    Self.firstResponder = nil
    editingDidEnd()
    return true
  }

  static func dropFirstResponder() { firstResponder = nil }

  // Text fields and text views ask their delegates.
  var mayBeginEditing: Bool { true }
  var allowsEndingEditing: Bool { true }
  func editingDidBegin() {}
  func editingDidEnd() {}

  /// A view that replaces the keyboard: nil unless overridden.
  open var inputView: UIView? { nil }
  /// A view above the keyboard: nil unless overridden.
  open var inputAccessoryView: UIView? { nil }
  /// A controller of a view that replaces the keyboard: nil unless overridden.
  open var inputViewController: UIViewController? { nil }
  /// Updates the input views; has no effect.
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
  /// Called when touches have been canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when a press has begun; Purlin never calls it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when a press has ended; Purlin never calls it.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when a press has been canceled; Purlin never calls it.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when motion has begun; Purlin never calls it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when motion has ended; Purlin never calls it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when motion has been canceled; Purlin never calls it.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Commands

  /// The keyboard shortcuts of the responder: nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Returns whether the responder can perform an action: unless overridden, whether it has such a
  /// method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    SelectorSending.isAnswered(action, by: self)
  }

  /// Returns the next responder in the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The language of the keyboard: that of the locale.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Selects text; has no effect unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects all text; has no effect unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Cuts the selection; has no effect unless overridden.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; has no effect unless overridden.
  open func copy(_ sender: Any?) {}
  /// Pastes; has no effect unless overridden.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection; has no effect unless overridden.
  open func delete(_ sender: Any?) {}

  // MARK: Observers

  private(set) var knownObservers: ValueObservers?

  /// The observers of the responder's values; created on first access.
  nonisolated package var valueObservers: ValueObservers {
    nonisolated(unsafe) var found: ValueObservers?
    MainThread.assume("observe") { unsafe found = madeObservers }
    return unsafe found ?? ValueObservers()
  }

  private var madeObservers: ValueObservers {
    if let knownObservers { return knownObservers }
    let made = ValueObservers()
    knownObservers = made
    return made
  }

  /// Notifies the observers of the responder.
  func valuesDidChange() { knownObservers?.objectDidChange() }

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values that other code has associated with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  // MARK: Activities, input and commands of the system

  /// Called when an observed value has changed; see `addObserver(_:forKeyPath:options:context:)`.
  nonisolated open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Called when a press has changed; Purlin never calls it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when estimated properties of touches were updated; Purlin never calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called for an event of headphones or a car; Purlin never calls it.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The activity of the responder.
  open var userActivity: NSUserActivity? {
    get { rare(\.userActivity, nil) }
    set { setRare(\.userActivity, newValue) }
  }
  /// Updates the activity; Purlin never calls it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores an activity; Purlin never calls it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Saves state; Purlin never calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores state; Purlin never calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// A controller of a view above the keyboard: nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// An identifier under which the keyboard's language is kept: nil unless overridden.
  open var textInputContextIdentifier: String? { nil }
  /// The gestures that undo and edit.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// What can be pasted.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { rare(\.pasteConfiguration, nil) }
    set { setRare(\.pasteConfiguration, newValue) }
  }
  /// Returns whether items can be pasted: if the configuration accepts one of their types.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// Pastes items; has no effect unless overridden.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Adds menus to the main menu; Purlin never calls it.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates a command of the main menu; Purlin never calls it.
  open func validate(_ command: UICommand) {}
}
