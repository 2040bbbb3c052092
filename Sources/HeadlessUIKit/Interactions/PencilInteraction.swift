public import Foundation

/// Reactions to a pencil; none come.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipencilinteraction>
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether taps are recognized.
  open var isEnabled = true
  /// The delegate, which is never called.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Creates an interaction.
  public override init() { super.init() }
  /// Creates an interaction.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }
  /// Called when the interaction is added or removed.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Methods that report taps of a pencil; never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called after two taps; never called.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// The selection of several views by a drag; nothing is selected.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibandselectioninteraction>
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether drags are recognized.
  open var isEnabled = true
  /// Creates an interaction.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) { super.init() }
  /// Called when the interaction is added or removed.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A text beside the pointer; it is not shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitooltipinteraction>
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the text is shown.
  open var isEnabled = true
  /// The text.
  open var defaultToolTip: String?
  /// Creates an interaction.
  public override init() { super.init() }
  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
  /// Called when the interaction is added or removed.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
