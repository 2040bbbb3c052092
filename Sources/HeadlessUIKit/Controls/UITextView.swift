internal import AutoLayout
public import Foundation
internal import TextMetrics

/// A view for editing or reading several lines of text, which can scroll.
///
/// Only a text view that does not scroll has an intrinsic content size: that of its text and
/// insets. The height depends on the width that results from layout (`engine:E11.5`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text container of the view.
  public let textContainer: NSTextContainer

  private var knownStorage: NSTextStorage?

  /// The text with its attributes; changes of it change the view's text.
  open var textStorage: NSTextStorage {
    if let knownStorage { return knownStorage }
    let text = unsafe textContainer.layoutManager?.textStorage
    let made = text ?? NSTextStorage(attributedString: attributedText)
    knownStorage = made
    if text == nil { made.addLayoutManager(layoutManager) }
    made.changed = { [weak self] in self?.takeTextStorage() }
    return made
  }

  private func takeTextStorage() {
    guard let knownStorage, !isWritingStorage else { return }
    content.source = .attributed(NSAttributedString(attributedString: knownStorage))
    textDidChange()
  }

  private var isWritingStorage = false

  private func writeTextStorage() {
    guard let knownStorage else { return }
    isWritingStorage = true
    knownStorage.setAttributedString(attributedText)
    isWritingStorage = false
  }

  /// The layout of the text, for measuring.
  public private(set) lazy var layoutManager: NSLayoutManager = {
    if let given = textContainer.layoutManager { return given }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    manager.viewText = { [unowned self] in
      let inset = textContainerInset
      textContainer.size = CGSize(width: max(bounds.width - inset.left - inset.right, 0), height: 0)
      let text = NSMutableAttributedString(
        attributedString: attributedText ?? NSAttributedString(string: ""))
      text.setStandardFont(font ?? UIFont(.custom("Helvetica", 12)))
      return text
    }
    return manager
  }()

  /// Creates a text view with a text container, and the text of its layout manager's storage.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
    guard unsafe textContainer?.layoutManager?.textStorage != nil else { return }
    content.source = .attributed(NSAttributedString(attributedString: textStorage))
  }

  /// Creates an empty text view; the version of TextKit has no effect.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Creates an empty text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.countsFinalNewline = true
    content.countsLastLineSpacing = true
    textContainer.changed = { [weak self] in self?.textDidChange() }
  }

  // The font of a text view without a font is 12-point Helvetica, as in UIKit.
  var content = TextContent(font: UIFont(.custom("Helvetica", 12)))

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! {
    get { content.string }
    set {
      content.source = .plain(newValue ?? "")
      writeTextStorage()
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get {
      guard case .attributed(let text) = content.source else {
        return NSAttributedString(string: content.string)
      }
      return text
    }
    set {
      content.source = newValue.map { .attributed($0) } ?? .plain("")
      writeTextStorage()
      textDidChange()
    }
  }

  /// The font; nil by default, which is measured as 12 points.
  open var font: UIFont? {
    didSet {
      content.font = font ?? UIFont(.custom("Helvetica", 12))
      textDidChange()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    didSet { resolve(.color, "textColor", isNil: textColor == nil) }
  }
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { content.paragraph.alignment = textAlignment }
  }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  // MARK: Keyboard input

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }
  /// Appends text, like typing.
  open func insertText(_ text: String) { TextTyping.type(text, into: self) }
  /// Deletes the last character, like typing.
  open func deleteBackward() { TextTyping.erase(in: self) }
  /// Returns the rectangle of the insertion point: the height of a line, at the leading edge of the text.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    return CGRect(x: bounds.minX, y: bounds.minY, width: 2, height: height)
  }
  /// Returns the rectangle of the first line of a range: the bounds, because lines are not stored.
  open func firstRect(for range: UITextRange) -> CGRect { bounds }
  /// Returns the position nearest to a point: the end of the text, because there is no hit testing of text.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }

  var inputTraits = TextInputTraits()
  /// The delegate, which is notified of editing and scrolling.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The attributes of text to be inserted.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links in the text.
  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of data that are converted to links; has no effect.
  open var dataDetectorTypes = UIDataDetectorTypes()
  /// Whether all attributes of the text can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether inserting text replaces the present text.
  open var clearsOnInsertion = false
  /// Whether a font with a text style changes with the content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// The selected range of the text, in UTF-16.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { delegate?.textViewDidChangeSelection(self) } }
  }
  /// The selected range of the text.
  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selectedRange.location),
        UITextPosition(selectedRange.location + selectedRange.length))
    }
    set {
      guard let newValue else { return selectedRange = NSRange(location: 0, length: 0) }
      selectedRange = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
  /// A view that replaces the keyboard.
  open override var inputView: UIView? {
    get { inputTraits.inputView }
    set { inputTraits.inputView = newValue }
  }
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputTraits.inputAccessoryView }
    set { inputTraits.inputAccessoryView = newValue }
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followTextSize()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted != font { self.font = adjusted }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  override var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  override var allowsEndingEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
  override func editingDidBegin() { tellEditingDidBegin() }
  override func editingDidEnd() { tellEditingDidEnd() }
  /// The insets of the text; 8 points at the top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      textDidChange()
    }
  }

  private func textDidChange() {
    storage.measuredWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    var size = fittingText(width: .infinity)
    if let width = storage.measuredWidth { size.height = fittingText(width: width).height }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingText(width: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fittingText(width: bounds.width).height)
  }

  override var isMeasuredAtItsWidth: Bool { true }

  override func rewrapsText(at width: CGFloat) -> Bool {
    guard !isScrollEnabled, storage.measuredWidth != width else { return false }
    let before = fittingText(width: storage.measuredWidth ?? .infinity).height
    storage.measuredWidth = width
    return fittingText(width: width).height != before
  }

  package override func textBreaking(at width: CGFloat) -> TextBreaking? {
    guard !isScrollEnabled else { return nil }
    return TextBreaking(height: Double(fittingText(width: width).height))
  }

  override var ownFirstBaseline: TextBaseline { baseline { $0.firstBaseline } }
  override var ownLastBaseline: TextBaseline { baseline { $0.lastBaseline } }

  package override func describe(in shown: inout ViewDescription) {
    super.describe(in: &shown)
    shown.kind = "textView"
    shown.text = ViewDescription.Text(
      string: text ?? "", font: font ?? .systemFont(ofSize: 14), lines: laidOutLines(),
      color: textColor, alignment: textAlignment)
  }
  // A text view is transparent, and its text has a distance from its edges.
  package override var contentRole: ViewDescription.Role { .content }
  /// A button row above the keyboard.
  open var inputAssistantItem = UITextInputAssistantItem()
  /// Whether text can be searched by the user.
  open var isFindInteractionEnabled = false
  /// The search of the text; nil unless it is enabled.
  open var findInteraction: UIFindInteraction? {
    isFindInteractionEnabled ? madeFindInteraction : nil
  }
  private lazy var madeFindInteraction = UIFindInteraction(sessionDelegate: nil)
  /// Whether the text is scaled as in other apps.
  open var usesStandardTextScaling = false
  /// An object that provides dragged text.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// An object that receives dropped text.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// The interaction by which text is dragged; nil, because there are no drags of text.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction by which text is dropped; nil, because there are no drops of text.
  open var textDropInteraction: UIDropInteraction? { nil }
  /// The object that is notified before the text changes; it is never called.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The borders of the text view; it has no effect.
  open var borderStyle = BorderStyle.none
  /// The borders of a text view; raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A rounded rectangle.
    case roundedRect = 1
  }
}
