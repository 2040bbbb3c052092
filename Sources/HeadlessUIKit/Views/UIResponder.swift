public import AutoLayout
public import Foundation

/// The base of views and view controllers: a link in the chain that handles events.
///
/// There are no events without a screen; the chain itself is here, for code that walks it.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedObjectStorage {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next link in the chain: a view's controller or superview, a controller's view's superview.
  open var next: UIResponder? { nil }

  /// Whether the responder may come first; no unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may step back; yes unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder comes first.
  open var isFirstResponder: Bool { false }

  /// Asks to come first; refused, as nothing types.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Steps back.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values other code has attached with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }
}
