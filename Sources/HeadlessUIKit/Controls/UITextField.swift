internal import AutoLayout
public import Foundation
internal import TextMetrics

/// One line of text to be typed.
///
/// The natural width is that of the text, or of the placeholder while there is none, with what the
/// border adds; while nothing is typed no clear button takes room.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What surrounds the text; raw values are Apple's.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that looks pressed in.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something beside the text shows; raw values are Apple's.
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

  /// Makes an empty text field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty text field.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  var content = TextContent(font: .systemFont(ofSize: 17))
  var hint = TextContent(font: .systemFont(ofSize: 17))

  /// The text; empty, never `nil`, once anybody reads it.
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

  /// What shows while there is no text.
  open var placeholder: String? {
    didSet {
      hint.source = .plain(placeholder ?? "")
      textDidChange()
    }
  }

  /// What shows while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      hint.source = attributedPlaceholder.map { .attributed($0) } ?? .plain(placeholder ?? "")
      textDidChange()
    }
  }

  /// The font; the system font of 17 points unless set.
  open var font: UIFont? {
    get { content.font }
    set {
      content.font = newValue ?? .systemFont(ofSize: 17)
      hint.font = content.font
      textDidChange()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// What surrounds the text.
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// Whether a long text is shown smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The size below which text is not shown smaller; 0 is any.
  open var minimumFontSize: CGFloat = 0
  /// When a button that clears the text shows.
  open var clearButtonMode = ViewMode.never
  /// Whether typing replaces the text.
  open var clearsOnBeginEditing = false
  /// Whether letters are hidden; their number counts all the same.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// Whether the text is being edited, which it never is.
  open var isEditing: Bool { false }
  /// Whether a font of a text style follows the reader's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  /// Who hears of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A view at the leading end of the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When ``leftView`` shows.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// A view at the trailing end of the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When ``rightView`` shows.
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
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.superview === self {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  /// Where the border shows.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where text shows.
  open func textRect(forBounds bounds: CGRect) -> CGRect { innerRect(bounds) }
  /// Where the placeholder shows.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where text shows while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where ``leftView`` stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, true, bounds) }
  /// Where ``rightView`` stands.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, false, bounds) }

  override var ownFirstBaseline: Baseline { textBaseline }
  override var ownLastBaseline: Baseline { textBaseline }
}

/// Hears of editing in a text field, of which there is none without a keyboard.
@MainActor
public protocol UITextFieldDelegate: AnyObject {}
