internal import AutoLayout
public import Foundation

/// A button with a title, an image, or both.
///
/// With a ``configuration``, the button has its size since iOS 15; without one, the size before:
/// that of the title and 6 points above and below if its content insets are 0 (`measured:M7`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibutton>
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button; raw values are Apple's.
  public enum ButtonType: Int, Sendable {
    /// A button without a system style.
    case custom = 0
    /// A system button: text in the tint color.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, for light backgrounds.
    case infoLight = 3
    /// An i in a circle, for dark backgrounds.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A button for tvOS.
    case plain = 6
    /// A cross in a circle.
    case close = 7

    /// The system button; the name before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The style of the button.
  open private(set) var buttonType: ButtonType
  /// The rounding of the size of a configuration's texts.
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

  /// Creates a custom button, or a button with the type in a document.
  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.buttonType ?? .custom
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Property observers are not called in initializers.
    contentDidChange()
  }

  /// Creates a button with the title and the image of an action, which it performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a system button with an image, which sends a message.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
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

  /// The label of the title.
  ///
  /// Set its font; its text depends on the state.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }
  /// The label of the subtitle, for a button with a configuration.
  open var subtitleLabel: UILabel? { detail }

  // MARK: Content by state

  var titles: [State.RawValue: String] = [:]
  var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  var images: [State.RawValue: UIImage] = [:]
  var backgroundImages: [State.RawValue: UIImage] = [:]
  var titleColors: [State.RawValue: UIColor] = [:]

  /// Sets the title for a state.
  ///
  /// The normal title is used for states without a title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the attributed title for a state.
  ///
  /// It takes precedence over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    resolve(.image, "image \(state.rawValue)", isNil: image == nil)
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the background image for a state.
  ///
  /// The button is not smaller than this image.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    resolve(.image, "backgroundImage \(state.rawValue)", isNil: image == nil)
    contentDidChange()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    resolve(.color, "titleColor \(state.rawValue)", isNil: color == nil)
  }

  /// Sets the size and weight of symbols for all states.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  // MARK: Insets before iOS 15

  /// The insets of the title and the image.
  ///
  /// Insets other than 0 replace the 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the title, which do not change the intrinsic content size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the image, which do not change the intrinsic content size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  // MARK: Configuration

  /// The configuration of the button since iOS 15; nil for the sizes before.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Updates the configuration of a button whose state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
  /// A closure that updates ``configuration`` when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration immediately.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Updates the configuration for the state; calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Whether the image is drawn lighter when the button is highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn darker when the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// The menu of the button, which is never shown.
  open var menu: UIMenu?
  /// The role of the button.
  ///
  /// The title of a primary button with a configuration is semibold.
  open var role = Role.normal { didSet { contentDidChange() } }
  /// Whether a tap changes ``UIControl/isSelected``.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the button glows when touched.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed when the button is highlighted.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the configuration is updated automatically when the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// Whether pointer interaction is enabled.
  open var isPointerInteractionEnabled = false
  /// The closure that returns the style of a pointer over the button.
  open var pointerStyleProvider: PointerStyleProvider?
  /// A closure that returns the style of a pointer.
  public typealias PointerStyleProvider =
    @MainActor (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// The role of a button; raw values are Apple's.
  public enum Role: Int, Sendable {
    /// No specific role.
    case normal = 0
    /// The most common action.
    case primary = 1
    /// An action that cancels.
    case cancel = 2
    /// An action that deletes data.
    case destructive = 3
  }

  override func stateDidChange() {
    updateConfiguration()
    contentDidChange()
  }

  // The size of the image of a button type depends on the generation.
  override func layoutEnvironmentDidChange() { contentDidChange() }

  /// Updates the content, and invalidates size and layout.
  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var natural = naturalSize
    if wrapsTexts, let configuration {
      natural = configuredSize(
        configuration, textWidth: size.width > 0 ? textWidth(at: size.width) : .infinity)
    }
    let insets = backgroundInsets
    return CGSize(
      width: natural.width + insets.left + insets.right,
      height: natural.height + insets.top + insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { backgroundInsets }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if configuration != nil { contentDidChange() }
  }

  // The fonts of a configuration depend on the text size of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if configuration != nil { contentDidChange() }
  }

  /// Returns the bounds reduced by ``contentEdgeInsets`` or a configuration's content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insetsInEffect) }
  /// Returns the frame of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the title in a content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  /// Returns the frame of the image in a content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  override var ownFirstBaseline: TextBaseline { titleBaseline ?? super.ownFirstBaseline }
  override var ownLastBaseline: TextBaseline { titleBaseline ?? super.ownLastBaseline }
  package override func textNeed(at width: CGFloat) -> ContentNeed? { titleNeed(at: width) }
  package override func textBreaking(at width: CGFloat) -> TextBreaking? {
    wrapsTexts ? TextBreaking(height: Double(height(at: width))) : nil
  }
  override var isMeasuredAtItsWidth: Bool { wrapsTexts }
  override func rewrapsText(at width: CGFloat) -> Bool { measureTextsAgain(at: width) }

  package override func describe(in shown: inout ViewDescription) { describeButton(in: &shown) }
  package override var ownWords: String? { titleLabel?.text }
  package override func drawsItself(_ subview: UIView) -> Bool {
    subview === titleLabel || subview === imageView || subview === subtitleLabel
  }
  /// The order of the elements of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var titleShadowColors: [UIControl.State.RawValue: UIColor] = [:]
  /// Sets the color of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
  }
  /// Returns the color of the title's shadow in a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state.rawValue]
  }
  /// The color of the title's shadow.
  open var currentTitleShadowColor: UIColor? {
    titleShadowColor(for: state) ?? titleShadowColor(for: .normal)
  }
  /// Whether the button is pressed for long: always false.
  open var isHeld: Bool { false }
  /// Whether a pointer is above the button: always false.
  open var isHovered: Bool { false }
  /// Whether the image grows with accessibility text sizes; it does not.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
}

/// The label of a button's title, which notifies the button of changes.
final class ButtonLabel: UILabel {
  override func textDidChange() {
    super.textDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
