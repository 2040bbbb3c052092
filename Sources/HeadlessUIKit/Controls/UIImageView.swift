public import Foundation

/// A view that shows an image at its size, or fitted to its bounds.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view as large as its image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates an image view as large as its image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an image view without image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image; its size is the view's intrinsic content size.
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// The image while ``isHighlighted``.
  open var highlightedImage: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  /// Whether ``highlightedImage`` shows.
  open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
  /// The images that the view would show one after another.
  open var animationImages: [UIImage]?
  /// Those images while ``isHighlighted``.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all images show, in seconds; 0 is a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0
  /// How often they show; 0 is without end.
  open var animationRepeatCount = 0
  /// Whether the images show one after another; the picture is that of ``image``.
  open private(set) var isAnimating = false
  /// Begins to show the images.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Shows ``image`` again.
  open func stopAnimating() { isAnimating = false }
  /// Whether the image grows with the reader's text size; it does not here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The size and weight of a symbol that has none of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The image that shows, in the size it shows in.
  var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage,
      image.symbolConfiguration == nil
    else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    // The image's size is the frame's; constraints see the alignment rectangle.
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "image"
    shown.image = image.map {
      ViewDescription.Image(image: $0, contentMode: "\(contentMode)", frame: nil)
    }
  }
  package override var contentRole: ViewDescription.Role { image == nil ? .container : .content }
}
