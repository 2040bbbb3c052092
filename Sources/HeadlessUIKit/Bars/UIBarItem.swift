public import AutoLayout
public import Foundation

/// An item of a bar: a title, an image, or both.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociatedObjectStorage {
  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// The words.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture in a low bar.
  open var landscapeImagePhone: UIImage?
  /// Moves the picture.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item reacts.
  open var isEnabled = true
  /// A number for finding the item again.
  open var tag = 0

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values other code has attached with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// How the title looks in a state, as far as it was set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}
