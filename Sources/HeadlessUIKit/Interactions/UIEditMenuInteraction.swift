public import Foundation

/// The edit menu of a view, since iOS 16; it is never shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// The menu that was presented last and not dismissed.
  package private(set) var presented: UIMenu?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks the delegate for the menu; nothing is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    presented = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }
  /// Dismisses the menu.
  open func dismissMenu() { presented = nil }
  /// Asks the delegate again; has no effect, because nothing is shown.
  open func reloadVisibleMenu() {}
  /// Moves the menu; has no effect.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the location of the menu: the origin of the view, because there are no touches.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(CGPoint.zero, to: view) ?? .zero
  }
}

/// The place of an edit menu.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuconfiguration>
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier.
  public let identifier: AnyHashable
  /// The point at which the menu is shown.
  public let sourcePoint: CGPoint
  /// The direction of the arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow; raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system chooses.
  case automatic = 0
  /// Up.
  case up = 1
  /// Down.
  case down = 2
  /// Left.
  case left = 3
  /// Right.
  case right = 4
}

/// An object that provides the edit menu of a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate>
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu does not cover.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default implementation returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation returns an empty rectangle at the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Closures that run along with the animation of an edit menu.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating>
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a closure along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
