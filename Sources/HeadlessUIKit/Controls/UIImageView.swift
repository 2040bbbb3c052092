internal import AutoLayout
public import Foundation

/// A view that shows an image.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view with the size of its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates an image view with the size of its image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    resolve(.image, "image", isNil: image == nil)
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
  open var image: UIImage? {
    didSet {
      resolve(.image, "image", isNil: image == nil)
      invalidateIntrinsicContentSize()
    }
  }
  /// The image shown while ``isHighlighted`` is true.
  open var highlightedImage: UIImage? {
    didSet {
      resolve(.image, "highlightedImage", isNil: highlightedImage == nil)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { invalidateIntrinsicContentSize() } }
  /// The images of an animation.
  open var animationImages: [UIImage]?
  /// The images of an animation while ``isHighlighted`` is true.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of the animation, in seconds; 0 for 1/30 second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 for an unlimited number.
  open var animationRepeatCount = 0
  /// Whether the animation is running.
  ///
  /// ``image`` is shown nevertheless.
  open private(set) var isAnimating = false
  /// Starts the animation.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// Whether the image scales with the text size; has no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The size and weight of a symbol image without its own configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The image that is shown, with its size in the view.
  var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let image, let preferredSymbolConfiguration, image.isSymbolImage,
      image.symbolConfiguration == nil
    else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    // The image determines the frame size; constraints apply to the alignment rectangle.
    return image.alignmentRectSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  // Symbols are aligned with text also by their baselines, in the view's center with its content.
  override var ownFirstBaseline: TextBaseline {
    shownImage?.symbolBaseline.map { TextBaseline(fraction: 0.5, offset: $0) }
      ?? super.ownFirstBaseline
  }
  override var ownLastBaseline: TextBaseline {
    shownImage?.symbolBaseline.map { TextBaseline(fraction: 0.5, offset: $0) }
      ?? super.ownLastBaseline
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "image"
    shown.image = image.map {
      ViewDescription.Image(image: $0, contentMode: "\(contentMode)", frame: nil)
    }
  }
  package override var contentRole: ViewDescription.Role { image == nil ? .container : .content }
  /// The brightness range of the image: the standard one.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// The preferred brightness range of the image.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
}
