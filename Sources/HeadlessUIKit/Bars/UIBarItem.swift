public import AutoLayout
public import Foundation

/// An item of a bar: a title, an image, or both.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject, AssociatedObjectStorage {
  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from a document.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image in a bar of compact height.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the item is enabled.
  open var isEnabled = true
  /// An identifier for tests and tools.
  open var accessibilityIdentifier: String?
  /// The image at the largest text sizes; has no effect.
  open var largeContentSizeImage: UIImage?
  /// The insets of that image.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number that identifies the item.
  open var tag = 0

  nonisolated private let attachments = LazyAssociatedObjects()
  /// The values that other code has associated with `objc_setAssociatedObject`.
  nonisolated public final var purlinAssociatedObjects: AssociatedObjects { attachments.objects }

  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Sets the text attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
  }

  /// Returns the text attributes of the title in a state; nil if they were not set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
  /// The insets of the image in landscape.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
}
