internal import AutoLayout
public import Foundation
internal import TextMetrics

/// A view that shows text.
///
/// The intrinsic width is that of the text without wrapping. If several lines are allowed, the
/// height depends on the width that results from layout (`engine:E11`).
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

  /// The text and its measurements.
  var content = TextContent(font: .systemFont(ofSize: UIFont.labelFontSize))

  /// The text.
  ///
  /// Setting it removes attributes.
  open var text: String? {
    get { hasText ? content.string : nil }
    set {
      hasText = newValue != nil
      content.source = .plain(newValue ?? "")
      textDidChange()
    }
  }

  /// Whether a label with wrapped text has the width of its widest line.
  package var hugsWrappedText = false
  /// The rounding of the text's size.
  package var pointRounding = TextRounding()

  private var rare: Rare?

  // An empty text is different from nil.
  private var hasText = false

  /// The text with its attributes; the label's properties apply where attributes are missing.
  open var attributedText: NSAttributedString? {
    get {
      switch content.source {
      case .attributed(let text): text
      case .plain(let text): hasText ? NSAttributedString(string: text) : nil
      }
    }
    set {
      hasText = newValue != nil
      content.source = newValue.map { .attributed($0) } ?? .plain("")
      textDidChange()
    }
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; the 17-point system font by default.
  open var font: UIFont! {
    get { content.font }
    set {
      content.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! = .label {
    didSet { resolve(.color, "textColor", isNil: textColor == nil) }
  }

  /// The color of the text while ``isHighlighted`` is true.
  open var highlightedTextColor: UIColor? {
    get { rare?.highlightedTextColor }
    set { if newValue != nil || rare != nil { madeRare.highlightedTextColor = newValue } }
  }
  /// Whether the text is shown in ``highlightedTextColor``.
  open var isHighlighted = false
  /// Whether the text is shown in full color.
  open var isEnabled = true
  /// The color of the shadow.
  open var shadowColor: UIColor? {
    get { rare?.shadowColor }
    set { if newValue != nil || rare != nil { madeRare.shadowColor = newValue } }
  }
  /// The offset of the shadow.
  open var shadowOffset: CGSize {
    get { rare?.shadowOffset ?? Rare.standardShadowOffset }
    set {
      if newValue != Rare.standardShadowOffset || rare != nil { madeRare.shadowOffset = newValue }
    }
  }

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { content.paragraph.alignment = textAlignment }
  }

  /// The treatment of text that is too wide.
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set {
      content.paragraph.lineBreakMode = newValue
      textDidChange()
    }
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  /// The width at which text wraps when it is measured, in points; 0 for the width that results
  /// from layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  /// Whether the font size is reduced if the line is too wide.
  ///
  /// The intrinsic content size does not change.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of the reduced font; 0 for no minimum.
  open var minimumScaleFactor: CGFloat {
    get { rare?.minimumScaleFactor ?? 0 }
    set { if newValue != 0 || rare != nil { madeRare.minimumScaleFactor = newValue } }
  }
  /// The alignment of text whose font size is reduced.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the spacing of letters is reduced before text is truncated.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether a font with a text style changes with the content size category.
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

  /// Invalidates the measurements.
  func textDidChange() {
    storage.measuredWidth = nil
    invalidateIntrinsicContentSize()
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Returns the size of the text wrapped at `size.width`, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingText(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// Returns the rectangle of the text at the top left of `bounds`, in whole pixels.
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
  override var ownFirstBaseline: TextBaseline { firstBaseline }
  override var ownLastBaseline: TextBaseline { lastBaseline }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "label"
    shown.text = ViewDescription.Text(
      string: text ?? "", font: font, lines: laidOutLines(), color: textColor,
      alignment: textAlignment)
  }
  package override var ownWords: String? { text }
  package override var contentRole: ViewDescription.Role { .text }
  /// The rules by which lines are broken; they have no effect.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  /// Whether a tooltip shows truncated text; there is none.
  open var showsExpansionTextWhenTruncated = false
  /// Called with the bounds, for subclasses that inset the text; has no effect, as pictures show the text at
  /// the place that layout gives it.
  open func drawText(in rect: CGRect) {}
}

extension UILabel {
  /// What few labels have, in memory of its own.
  @MainActor
  fileprivate final class Rare {
    static let standardShadowOffset = CGSize(width: 0, height: -1)

    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = standardShadowOffset
    var minimumScaleFactor: CGFloat = 0
  }

  private var madeRare: Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }
}

/// The alignment of text whose font size is reduced; raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline.
  case alignBaselines = 0
  /// The center.
  case alignCenters = 1
  /// The top-left corner.
  case none = 2
}
