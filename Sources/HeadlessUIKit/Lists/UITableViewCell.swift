public import AutoLayout
public import Foundation

/// A cell of a table view, with a content view and an optional accessory.
///
/// Add content to ``contentView``, which always exists and ends before the accessory.
///
/// Not implemented: editing controls. Accessories are space without a view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The style of a cell; raw values are Apple's.
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

  /// The style of separators.
  public typealias SeparatorStyle = UITableView.SeparatorStyle

  /// The accessory beside the content; raw values are Apple's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A disclosure indicator.
    case disclosureIndicator = 1
    /// An i in a circle, and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// The style of a selected cell; raw values are Apple's.
  public enum SelectionStyle: Int, Sendable {
    /// The same as other cells.
    case none = 0
    /// Blue, before iOS 7.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The system's default.
    case `default` = 3
  }

  /// The style of the cell.
  package let style: CellStyle
  /// The reuse identifier.
  open private(set) var reuseIdentifier: String?

  /// Creates a cell with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// Creates a cell with the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a document, which contains the labels.
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

  /// The view for content; with a content configuration, its view.
  open var contentView: UIView { configurations.contentView ?? content }

  // MARK: Labels of the styles

  private(set) lazy var titleLabel = makeLabel(titleFont)
  private(set) lazy var valueLabel: UILabel = {
    let label = makeLabel(valueFont)
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }()
  private(set) lazy var picture = makeImageView()
  /// The image view, which is in the content view only if it was used.
  private(set) var pictureIfMade: UIImageView?
  private(set) var usesLabels = false

  private func makeLabel(_ font: UIFont) -> UILabel {
    usesLabels = true
    let label = UILabel(frame: .zero)
    label.font = font
    content.addSubview(label)
    return label
  }

  /// Takes the title, the detail and the image view that a document contains; the cell places them as its own.
  func adopt(title: UILabel) {
    titleLabel = title
    usesLabels = true
  }
  func adopt(detail: UILabel) {
    valueLabel = detail
    usesLabels = true
  }
  func adopt(picture view: UIImageView) {
    picture = view
    pictureIfMade = view
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    content.addSubview(view)
    pictureIfMade = view
    return view
  }

  /// The title; created on first access.
  open var textLabel: UILabel? { titleLabel }
  /// The detail label; nil for the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : valueLabel }
  /// The image at the leading end; created on first access.
  open var imageView: UIImageView? { picture }

  // MARK: Accessory

  /// The accessory beside the content.
  open var accessoryType = AccessoryType.none { didSet { placeContentView() } }

  /// A custom view that replaces the accessory.
  open var accessoryView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      placeContentView()
    }
  }

  /// The height of the separator, by which the content is reduced.
  package var separatorHeight: CGFloat = 0 { didSet { placeContentView() } }

  /// The height of the separator in the height that the content requires, where the content view is
  /// not reduced by it.
  var separatorSpace: CGFloat = 0

  /// The style of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The segue of the cell's prototype.
  var whenSelected: ((NSObject) -> Void)?
  /// Whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell is in editing mode.
  open var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Sets whether the cell is in editing mode, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The accessory in editing mode, which replaces ``accessoryType``.
  open var editingAccessoryType = AccessoryType.none
  /// The accessory view in editing mode.
  open var editingAccessoryView: UIView?
  /// The editing style of the row: always none.
  open var editingStyle: EditingStyle { .none }
  /// Whether the row shows a reorder control.
  open var showsReorderControl = false
  /// Whether the content is indented in editing mode.
  open var shouldIndentWhileEditing = true
  /// Whether the confirmation button for deleting is shown: always false.
  open var showingDeleteConfirmation: Bool { false }
  /// The view behind the content of a selected row during multiple selection.
  open var multipleSelectionBackgroundView: UIView?
  /// Called when the state of the cell is about to change; Purlin never calls it.
  open func willTransition(to state: StateMask) {}
  /// Called when the state of the cell has changed; Purlin never calls it.
  open func didTransition(to state: StateMask) {}
  /// The state of a cell.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates a state with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The editing control is shown.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The confirmation button for deleting is shown.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
  /// The indentation level of the content.
  open var indentationLevel = 0
  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 10
  /// The insets of the separator.
  open var separatorInset = UITableView.standardSeparatorInset
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected item.
  open var selectedBackgroundView: UIView?
  /// Sets whether the cell is selected, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether the cell is highlighted, without animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Prepares the cell for reuse with another row.
  open func prepareForReuse() {}

  // MARK: Configurations

  let configurations = CellConfigurations()
  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Updates the configurations when the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Updates the configurations for a state; calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The state for which the configurations are updated.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configurations.layOutBackground(of: self)
    placeContentView()
    placeAccessory()
    placeLabels()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightOfLabels)
  }

  /// Returns the size determined by the content's constraints; without constraints, the height of
  /// ``sizeThatFits(_:)``, by default that of the labels of the style.
  ///
  /// Apple documents neither. The sample and the documentation of PinLayout, a library that lays out
  /// by frames, show cells that override `sizeThatFits(_:)` as high as it says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard contentIsConstrained else {
      return CGSize(width: targetSize.width, height: sizeThatFits(targetSize).height)
    }
    var size = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if configurations.contentView is UIListContentView { size.height = max(size.height, 44) }
    size.height += separatorSpace
    return size
  }

  override var fitsWithoutSolving: Bool { true }

  private var contentIsConstrained: Bool {
    content.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Whether a cell without height has been reported on the console, which happens once per
  /// process.
  static var hasReportedCollapse = false

  /// Reports that the constraints of a cell determine no height, with Apple's message
  /// (`scrollview:V5.6`).
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
    let table = superview as? UITableView
    if backgroundColor == nil, backgroundView == nil, configurations.background == nil,
      let color = table?.cellBackground
    {
      shown.background = (color, 0)
    }
    let accessory: String? =
      switch accessoryType {
      case .disclosureIndicator: "disclosureIndicator"
      case .detailDisclosureButton: "detailDisclosure"
      case .detailButton: "detailButton"
      case .checkmark: "checkmark"
      case .none: nil
      }
    var state = ViewDescription.State(accessory: accessory)
    table?.describeSeparator(in: &state)
    if table?.hasSystemColors == true { state.separator = separator }
    if accessory != nil || state.style != nil || state.tints != nil || state.separator != nil {
      shown.state = state
    }
  }
  /// The state of a drag of the cell; raw values are Apple's.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none = 0
    /// Lifted.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
  /// Called when the state of a drag has changed; never called.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell can be touched while it is dragged.
  open var userInteractionEnabledWhileDragging = false
  /// The reaction to the focus; raw values are Apple's.
  public enum FocusStyle: Int, Sendable {
    /// The system's.
    case `default` = 0
    /// The app's.
    case custom = 1
  }
  /// The reaction to the focus, which does not occur.
  open var focusStyle = FocusStyle.default
}
