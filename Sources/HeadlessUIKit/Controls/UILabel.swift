internal import AutoLayout
public import Foundation
internal import TextMetrics

/// Text that is read, not typed.
///
/// The intrinsic width is that of the text without wrapping; where several lines are allowed the
/// height follows the width that layout gives (`engine:E11`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    content.paragraph.lineBreakMode = .byTruncatingTail
  }

  /// The text and what was measured of it.
  var content = TextContent(font: .systemFont(ofSize: UIFont.labelFontSize))

  /// The text; setting it takes attributes away.
  open var text: String? {
    get { content.isEmpty ? plainText : content.string }
    set {
      plainText = newValue
      content.source = .plain(newValue ?? "")
      textDidChange()
    }
  }

  /// Whether text that wraps makes the label as narrow as its widest line.
  package var hugsWrappedText = false
  /// How the text's size is rounded up.
  package var pointRounding = TextRounding()

  // An empty text is not the same as none.
  private var plainText: String?

  /// The text with its attributes; the label's properties apply where attributes are missing.
  open var attributedText: NSAttributedString? {
    get {
      switch content.source {
      case .attributed(let text): text
      case .plain(let text): plainText == nil ? nil : NSAttributedString(string: text)
      }
    }
    set {
      plainText = newValue?.string
      content.source = newValue.map { .attributed($0) } ?? .plain("")
      textDidChange()
    }
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the system font of 17 points unless set.
  open var font: UIFont! {
    get { content.font }
    set {
      content.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// The colour of the text while ``isHighlighted``.
  open var highlightedTextColor: UIColor?
  /// Whether the text shows in ``highlightedTextColor``.
  open var isHighlighted = false
  /// Whether the text shows in full colour.
  open var isEnabled = true
  /// The colour of a shadow.
  open var shadowColor: UIColor?
  /// How far the shadow lies from the text.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The position of lines between the edges.
  open var textAlignment = NSTextAlignment.natural {
    didSet { content.paragraph.alignment = textAlignment }
  }

  /// What happens to text that is too wide.
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set {
      content.paragraph.lineBreakMode = newValue
      textDidChange()
    }
  }

  /// The greatest number of lines; 0 is any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// The width to wrap at when measuring, in points; 0 takes the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether one line that is too wide is shown smaller; its intrinsic content size stays.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller, as a factor; 0 is any.
  open var minimumScaleFactor: CGFloat = 0
  /// Which part of smaller text keeps its place.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move together before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether a font of a text style follows the reader's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followTextSize()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followTextSize()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = content.font.adjusted(to: traitCollection)
    if font != content.font { self.font = font }
  }

  /// Measures again.
  func textDidChange() {
    storage.measuredWidth = nil
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The size of the text wrapped at `size.width`, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingText(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The rectangle of the text in `bounds`, at their top left, in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let layout = content.layout(
      width: Double(bounds.width), lines: numberOfLines, in: layoutEnvironment)
    let size = pixelSize(layout.size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
  }

  override var wrapsToItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func rewrapsText(at width: CGFloat) -> Bool { measureAgain(at: width) }
  package override func textBreaking(at width: CGFloat) -> TextBreaking? { breaking(at: width) }
  package override func textNeed(at width: CGFloat) -> ContentNeed? { need(at: width) }
  override var ownFirstBaseline: TextBaseline { baseline { $0.firstBaseline } }
  override var ownLastBaseline: TextBaseline { baseline { $0.lastBaseline } }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "label"
    shown.text = ViewDescription.Text(
      string: text ?? "", font: font, lines: laidOutLines(), color: textColor,
      alignment: textAlignment)
  }
  package override var ownWords: String? { text }
  package override var contentRole: ViewDescription.Role { .text }
}

/// Which part of text that is shown smaller keeps its place; raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// The upper left corner.
  case none = 2
}
