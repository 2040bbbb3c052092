internal import AutoLayout
public import Foundation

/// A title, an image, or both, to be tapped.
///
/// With a ``configuration`` the button measures as since iOS 15; without one as before: the title's
/// size and 6 points above and below while its content insets are zero (`measured:M7`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button; raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// As the app makes it look.
    case custom = 0
    /// As the system's: tinted text.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, for light backgrounds.
    case infoLight = 3
    /// An i in a circle, for dark backgrounds.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// For the focus engine of television.
    case plain = 6
    /// A cross in a circle.
    case close = 7

    /// The system's, by its name of before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The style of the button.
  open private(set) var buttonType: ButtonType
  /// How the size of a configuration's texts is rounded up.
  package var pointRounding = TextRounding()

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    let standard = standardFont
    self.buttonType = buttonType
    // What the initializer of a subclass has set stays.
    if label.content.font == standard { label.content.font = standardFont }
    showContent()
  }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }

  /// Creates a custom button; a document with another type makes it with that.
  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.buttonType ?? .custom
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button that a configuration describes.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Observers do not hear of what an initialiser sets.
    contentDidChange()
  }

  /// Creates a button with the title and the image of an action, which it runs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty {
        configuration?.title = action.title
      }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  private var standardFont: UIFont {
    buttonType == .custom || buttonType == .plain
      ? .systemFont(ofSize: UIFont.buttonFontSize) : .systemFont(ofSize: 15)
  }

  private func setUp() {
    label.content.font = standardFont
    label.lineBreakMode = .byTruncatingMiddle
    showContent()
  }

  // MARK: Parts

  let label = ButtonLabel(frame: .zero)
  let picture = UIImageView(frame: .zero)
  let detail = UILabel(frame: .zero)

  /// The view of the title; its font counts, its text follows from the state.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }
  /// The view of the second line, which only a configuration has.
  open var subtitleLabel: UILabel? { detail }

  // MARK: Content by state

  var titles: [State.RawValue: String] = [:]
  var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  var images: [State.RawValue: UIImage] = [:]
  var backgroundImages: [State.RawValue: UIImage] = [:]
  var titleColors: [State.RawValue: UIColor] = [:]

  /// Sets the title of a state; a state without one shows the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title of a state with attributes; it wins over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the image behind the content in a state; content gets no smaller than it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    contentDidChange()
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  /// Sets the colour of the title's shadow, which is not shown.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the size and weight of symbols, in every state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  // MARK: Insets of before iOS 15

  /// Room around title and image; anything but zero replaces the 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title; the intrinsic content size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the image; the intrinsic content size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  // MARK: Configuration

  /// The description of the button since iOS 15; `nil` measures as before.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Changes ``configuration`` when the state does.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Has the configuration updated, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Updates the configuration for the state; calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Whether touches lighten the image.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button's image is darker.
  open var adjustsImageWhenDisabled = true
  /// Whether the button opens its menu.
  open var showsMenuAsPrimaryAction = false
  /// The menu that the button opens; nothing shows it.
  open var menu: UIMenu?
  /// The role of the button.
  open var role = Role.normal
  /// Whether a tap changes ``UIControl/isSelected``.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a touch is shown by a light.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow changes sides under a touch.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the configuration is updated by itself as the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// Whether a pointer over the button changes.
  open var isPointerInteractionEnabled = false
  /// How a pointer over the button looks.
  open var pointerStyleProvider: PointerStyleProvider?
  /// A closure that returns the style of a pointer.
  public typealias PointerStyleProvider =
    @MainActor (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// The role of a button; raw values are Apple's.
  public enum Role: Int, Sendable {
    /// Something.
    case normal = 0
    /// The most common action.
    case primary = 1
    /// Nothing is changed.
    case cancel = 2
    /// Something is lost.
    case destructive = 3
  }

  override func stateDidChange() {
    updateConfiguration()
    contentDidChange()
  }

  // The image of a button's type has another size in other generations.
  override func layoutEnvironmentDidChange() { contentDidChange() }

  /// Measures and places title and image again.
  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if configuration != nil { contentDidChange() }
  }

  // The fonts of a configuration follow the text size of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if configuration != nil { contentDidChange() }
  }

  /// The bounds without ``contentEdgeInsets``, or without a configuration's content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insetsInEffect) }
  /// Where the background shows.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The position of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  /// The position of the image in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  override var ownFirstBaseline: TextBaseline { titleBaseline ?? super.ownFirstBaseline }
  override var ownLastBaseline: TextBaseline { titleBaseline ?? super.ownLastBaseline }
  package override func textNeed(at width: CGFloat) -> ContentNeed? { titleNeed }

  package override func describe(in shown: inout ViewDescription) { describeButton(in: &shown) }
  package override var ownWords: String? { titleLabel?.text }
  package override func drawsItself(_ subview: UIView) -> Bool {
    subview === titleLabel || subview === imageView || subview === subtitleLabel
  }
}

/// A button's title view: what changes in it concerns the button.
final class ButtonLabel: UILabel {
  override func textDidChange() {
    super.textDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
