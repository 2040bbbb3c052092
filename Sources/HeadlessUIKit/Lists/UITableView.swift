internal import AutoLayout
public import Foundation

/// Rows below each other, in sections, of which those in view have cells.
///
/// Rows of automatic height are measured when they come into view and estimated before, so the
/// content size settles while scrolling (`scrollview:V11`).
///
/// Not offered: editing, reordering and swiping by the user, the index at the side, prefetching,
/// drag and drop, diffable data sources, nibs as registrations, content configurations.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// One list, whose headers stay in view.
    case plain = 0
    /// Groups with space between.
    case grouped = 1
    /// Groups with space around.
    case insetGrouped = 2
  }

  /// What separates rows; raw values are Apple's.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }

  /// How a change of rows would move; it happens at once.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From or to the right.
    case right = 1
    /// From or to the left.
    case left = 2
    /// From or to the top.
    case top = 3
    /// From or to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the system has it.
    case automatic = 100
  }

  /// Where a row is scrolled to; raw values are Apple's.
  public enum ScrollPosition: Int, Sendable {
    /// As near as possible.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// Stands for a height that is measured (−1).
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  /// Creates a plain table; a document with another style makes it with that.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  /// The data source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The rows of a document, which are retained here.
  var staticRows: StaticRows?
  /// The delegate, which provides heights.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  /// The height of rows; measured unless set.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of section headers; the system's unless set.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of section footers; the system's unless set.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height to take for rows until they are measured; 44 points unless set.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// What iOS 15 adds above headers of plain tables; the system's unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height to take for headers of your own until they come into view.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The height to take for footers of your own until they come into view.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  /// What separates rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { heightsDidChange() } }
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// Where lines between rows begin and end.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be chosen.
  open var allowsSelection = true

  /// A view above all rows; its frame's height counts.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows; its frame's height counts.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Reuse

  var cells = ReusePool<UITableViewCell>()
  var headers = ReusePool<UITableViewHeaderFooterView>()

  /// Makes cells of an identifier by a closure, as a nib does.
  package func register(
    forCellReuseIdentifier identifier: String, makingCell: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier, makingCell)
  }

  /// Makes headers and footers of an identifier by a closure.
  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    makingView: @escaping () -> UITableViewHeaderFooterView
  ) {
    headers.register(identifier, makingView)
  }

  /// Says of which class cells of an identifier are; they are made by
  /// `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(
      identifier, cellClass.map { type in { UITableViewCell.make(type, identifier) } })
  }

  /// Says of which class headers and footers of an identifier are; they are made by
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(
      identifier, aClass.map { type in { UITableViewHeaderFooterView.make(type, identifier) } })
  }

  /// Returns a cell to show another row with, or `nil` if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isReused) = cells.take(identifier) else { return nil }
    if isReused { cell.prepareForReuse() }
    return cell
  }

  /// Returns a cell to show another row with.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a header or footer to show another section with.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    guard let (view, isReused) = headers.take(identifier) else { return nil }
    if isReused { view.prepareForReuse() }
    return view
  }

  // MARK: Rows

  var plan = TablePlan()
  var shownCells: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  /// The rows whose cells the delegate has heard of.
  var displayed: Set<IndexPath> = []
  var selectedPaths: Set<IndexPath> = []
  /// The changes between `beginUpdates` and `endUpdates`.
  var updates: TableUpdates?

  /// Asks for everything again.
  open func reloadData() {
    discardViews()
    plan = TablePlan()
    selectedPaths.removeAll()
    setNeedsLayout()
  }

  func heightsDidChange() {
    plan.isStale = true
    setNeedsLayout()
  }

  override func layoutEnvironmentDidChange() { heightsDidChange() }

  /// Whether more than one row can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view behind the rows; stored, but not laid out.
  open var backgroundView: UIView?
  /// Whether rows are being edited; cells keep their layout.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Begins or ends editing rows, at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
  /// The colour of the index beside the table.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The effect of the lines between rows.
  open var separatorEffect: UIVisualEffect?
  /// Whether the table remembers its focus.
  open var remembersLastFocusedIndexPath = false
  /// The data source for prefetching.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // Tables let the user pull them down even when their rows fit.
  override var bouncesByNature: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    inLayoutEnvironment { layOutRows() }
  }

  package override func describe(in shown: inout ViewDescription) {
    super.describe(in: &shown)
    shown.kind = "table"
  }
  package override var contentRole: ViewDescription.Role { .content }
}
