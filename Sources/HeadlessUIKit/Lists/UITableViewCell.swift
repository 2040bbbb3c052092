public import AutoLayout
public import Foundation

/// A row of a table: a content view, and perhaps a mark beside it.
///
/// Constraints go to ``contentView``, which is a subview from the start and stops short of a mark.
///
/// Not offered: editing controls and swipe actions, background and content configurations;
/// accessories are space, not views.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which labels a cell has; raw values are Apple's.
  public enum CellStyle: Int, Sendable {
    /// A title, and an image if there is one.
    case `default` = 0
    /// A title, and a value at the trailing end.
    case value1 = 1
    /// A small title, and a value beside it.
    case value2 = 2
    /// A title, and smaller text below.
    case subtitle = 3
  }

  /// The accessory beside the content; raw values are Apple's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow that leads on.
    case disclosureIndicator = 1
    /// An i in a circle, and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// How a chosen cell looks; raw values are Apple's.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none = 0
    /// Blue, of before iOS 7.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }

  /// Which labels the cell has.
  package let style: CellStyle
  /// The reuse identifier.
  open private(set) var reuseIdentifier: String?

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell of the default style.
  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from a document, which adds the labels itself.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.cellStyle ?? .default
    reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
    super.init(coder: coder)
    frame.size = CGSize(width: 320, height: 44)
    setUp()
  }

  let content = CellContentView(frame: .zero)

  private func setUp() {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    placeContentView()
  }

  /// The view that takes content.
  open var contentView: UIView { content }

  // MARK: Labels of the styles

  private(set) lazy var titleLabel = makeLabel(titleFont)
  private(set) lazy var valueLabel = makeLabel(valueFont)
  private(set) lazy var picture = makeImageView()
  private(set) var usesLabels = false

  private func makeLabel(_ font: UIFont) -> UILabel {
    usesLabels = true
    let label = UILabel(frame: .zero)
    label.font = font
    content.addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    content.addSubview(view)
    return view
  }

  /// The title; created on first access.
  open var textLabel: UILabel? { titleLabel }
  /// The second text, which the default style does not have.
  open var detailTextLabel: UILabel? { style == .default ? nil : valueLabel }
  /// The image at the leading end; created on first access.
  open var imageView: UIImageView? { picture }

  // MARK: Accessory

  /// The accessory beside the content.
  open var accessoryType = AccessoryType.none { didSet { placeContentView() } }

  /// A view of the app's instead of the mark.
  open var accessoryView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      placeContentView()
    }
  }

  /// The height that separators take from the content.
  var separatorHeight: CGFloat = 0 { didSet { placeContentView() } }

  /// How the cell looks while chosen.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is chosen.
  open var isSelected = false
  /// The segue of the cell's prototype.
  var whenSelected: ((NSObject) -> Void)?
  /// Whether the cell is being touched.
  open var isHighlighted = false
  /// Whether the cell shows how it can be edited.
  open var isEditing = false
  /// Begins or ends editing the row, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The accessory while the row is edited instead of ``accessoryType``.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the end while the row is edited.
  open var editingAccessoryView: UIView?
  /// The editing style of the row; none, because rows cannot be edited.
  open var editingStyle: EditingStyle { .none }
  /// Whether the row shows a handle to move it by.
  open var showsReorderControl = false
  /// Whether the row moves in while it is edited.
  open var shouldIndentWhileEditing = true
  /// Whether the button shows that confirms deleting.
  open var showingDeleteConfirmation: Bool { false }
  /// The view behind the content of a selected row during multiple selection.
  open var multipleSelectionBackgroundView: UIView?
  /// Called when the row changes between its looks; never here.
  open func willTransition(to state: StateMask) {}
  /// Called when the row has changed between its looks; never here.
  open func didTransition(to state: StateMask) {}
  /// The looks of a row.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates looks with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With what edits it.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// With the button that confirms deleting.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
  /// How many steps the content moves to the trailing side.
  open var indentationLevel = 0
  /// The length of such a step, in points.
  open var indentationWidth: CGFloat = 10
  /// Where the line below begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected item.
  open var selectedBackgroundView: UIView?
  /// Chooses the cell, at once.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Marks the cell, at once.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Prepares the cell for reuse with another row.
  open func prepareForReuse() {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
    placeAccessory()
    placeLabels()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfLabels)
  }

  /// The size that the content's constraints give; for a cell without, that of its style's labels.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentIsConstrained else {
      return CGSize(width: targetSize.width, height: heightOfLabels)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var fitsWithoutSolving: Bool { true }

  private var contentIsConstrained: Bool {
    content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Whether a cell without height has been reported on the console, which happens once per
  /// process.
  static var hasReportedCollapse = false

  /// Says that a cell's constraints give it no height, in Apple's words (`scrollview:V5.6`).
  static func reportCollapse(of cell: UITableViewCell, to log: LayoutLog) {
    guard !hasReportedCollapse else { return }
    hasReportedCollapse = true
    log.write(
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
        + "for a table view cell's content view. We're considering the collapse unintentional and "
        + "using standard height instead. Cell: \(cell)")
  }

  package override func describe(in shown: inout ViewDescription) {
    shown.kind = "cell"
    let accessory: String? =
      switch accessoryType {
      case .disclosureIndicator: "disclosureIndicator"
      case .detailDisclosureButton: "detailDisclosure"
      case .detailButton: "detailButton"
      case .checkmark: "checkmark"
      case .none: nil
      }
    if let accessory { shown.state = ViewDescription.State(accessory: accessory) }
  }
}
