internal import AutoLayout
public import Foundation
internal import TextMetrics

/// A field for editing a line of text.
///
/// The intrinsic width is that of the text, or of the placeholder if the text is empty, with the
/// padding of the border. The clear button takes no space unless the text is being edited.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The style of the border; raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A border with rounded corners.
    case roundedRect = 3
  }

  /// The time when a view beside the text is shown; raw values are Apple's.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    var showsWithoutEditing: Bool { self == .always || self == .unlessEditing }
  }

  /// Creates an empty text field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty text field.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  var content = TextContent(font: .systemFont(ofSize: 17))
  var hint = TextContent(font: .systemFont(ofSize: 17))

  /// The text.
  ///
  /// Reading it returns an empty string instead of nil.
  open var text: String? {
    get { content.string }
    set {
      content.source = .plain(newValue ?? "")
      textDidChange()
    }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get {
      guard case .attributed(let text) = content.source else {
        return NSAttributedString(string: content.string)
      }
      return text
    }
    set {
      content.source = newValue.map { .attributed($0) } ?? .plain("")
      textDidChange()
    }
  }

  /// The text that is shown if the field is empty.
  open var placeholder: String? {
    didSet {
      hint.source = .plain(placeholder ?? "")
      textDidChange()
    }
  }

  /// The attributed text that is shown if the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      hint.source = attributedPlaceholder.map { .attributed($0) } ?? .plain(placeholder ?? "")
      textDidChange()
    }
  }

  /// The font; the 17-point system font by default.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue ?? .systemFont(ofSize: 17)
      hint.font = content.font
      textDidChange()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? = .label {
    didSet { resolve(.color, "textColor", isNil: textColor == nil) }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// Whether the font size is reduced for long text.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of the reduced font; 0 for no minimum.
  open var minimumFontSize: CGFloat = 0
  /// The time when the clear button is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether characters are replaced by bullets.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// Whether the text is being edited: whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }
  // MARK: Keyboard input

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
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
  /// The attributes of text to be inserted.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The default attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// Whether all attributes of the text can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether inserting text replaces the present text.
  open var clearsOnInsertion = false
  /// The background image of a field without border.
  open var background: UIImage?
  /// The background image of a disabled field.
  open var disabledBackground: UIImage?
  /// The selected range of the text.
  open var selectedTextRange: UITextRange?
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

  open override var canBecomeFirstResponder: Bool { isEnabled }
  override var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override var allowsEndingEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  override func editingDidBegin() { tellEditingDidBegin() }
  override func editingDidEnd() { tellEditingDidEnd() }
  /// Whether a font with a text style changes with the content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// The delegate, which is notified of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The view at the leading end of the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// The time when ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// The view at the trailing end of the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// The time when ``rightView`` is shown.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    sideViewsDidChange()
  }

  private func sideViewsDidChange() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if mode.showsWithoutEditing {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    textDidChange()
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followTextSize()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let font = content.font.adjusted(to: traitCollection)
    if font != content.font { self.font = font }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.superview === self {
      place(leftView, in: leftViewRect(forBounds: bounds))
    }
    if let rightView, rightView.superview === self {
      place(rightView, in: rightViewRect(forBounds: bounds))
    }
  }

  /// Returns the frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Returns the frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the clear button: at the trailing end, 19 points wide.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let y = bounds.minY + (bounds.height - side) / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isReversed ? bounds.minX + 5 : bounds.maxX - side - 5, y: y, width: side, height: side)
  }
  /// Draws the text; never called, because nothing is drawn.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; never called, because nothing is drawn.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Returns the frame of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, true, bounds) }
  /// Returns the frame of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, false, bounds) }

  override var ownFirstBaseline: TextBaseline { textBaseline }
  override var ownLastBaseline: TextBaseline { textBaseline }

  package override func describe(in shown: inout ViewDescription) {
    let isEmpty = (text ?? "").isEmpty
    shown.kind = "textField"
    shown.text = ViewDescription.Text(
      string: (isEmpty ? placeholder : text) ?? "", font: font ?? .systemFont(ofSize: 17),
      lines: laidOutLines(), color: isEmpty ? .placeholderText : textColor,
      alignment: textAlignment, isPlaceholder: isEmpty)
    let style =
      switch borderStyle {
      case .none: "plain"
      case .line: "line"
      case .bezel: "bezel"
      case .roundedRect: "roundedRect"
      }
    shown.state = ViewDescription.State(isEnabled: isEnabled, style: style)
    if showsClearButton {
      shown.state?.items = [
        ViewDescription.Item(image: "xmark.circle.fill", frame: clearButtonRect(forBounds: bounds))
      ]
    }
  }
  package override var ownWords: String? { placeholder }
  /// A button row above the keyboard.
  open var inputAssistantItem = UITextInputAssistantItem()
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
}
