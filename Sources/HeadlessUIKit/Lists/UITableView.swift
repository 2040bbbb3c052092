internal import AutoLayout
public import Foundation

/// A table view, with rows in sections.
///
/// Visible rows have cells.
///
/// Rows with automatic height are measured when they become visible and estimated before, so the
/// content size changes during scrolling (`scrollview:V11`).
///
/// Not implemented: user interaction, the section index, prefetching, drag and drop, diffable data
/// sources, content configurations.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value for a height that is measured (−1).
  public static let automaticDimension: CGFloat = -1

  /// The style of the table view.
  public let style: Style

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table, or a table with the style in a document.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  /// The data source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The static rows of a document.
  var staticRows: StaticRows?
  /// The delegate, which provides heights.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      discardRows()
    }
  }

  /// The height of rows; measured by default.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of section headers; the system's by default.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of section footers; the system's by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimated height of rows; 44 points by default.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The padding above section headers of plain tables since iOS 15; the system's by default.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height of custom headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimated height of custom footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  /// The style of separators.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { heightsDidChange() } }
  /// The color of separators.
  open var separatorColor: UIColor?
  /// The insets of separators.
  open var separatorInset = UITableView.standardSeparatorInset
  /// The edges from which ``separatorInset`` is measured; has no effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cells have the readable width; has no effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The delegate that provides dragged rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The delegate that receives dropped rows.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = true
  /// Whether rows are dragged: always false.
  open var hasActiveDrag: Bool { false }
  /// Whether rows are about to be dropped: always false.
  open var hasActiveDrop: Bool { false }
  /// Whether rows can be selected.
  open var allowsSelection = true

  /// A view above all rows, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// A view below all rows, with the height of its frame.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Reuse

  var cells = ReusePool<UITableViewCell>()
  var headers = ReusePool<UITableViewHeaderFooterView>()

  /// Registers a closure that creates cells with an identifier, like a nib.
  package func register(
    forCellReuseIdentifier identifier: String, makingCell: @escaping () -> UITableViewCell
  ) {
    cells.register(identifier) { _ in makingCell() }
  }

  /// Registers a closure that creates headers and footers with an identifier.
  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    makingView: @escaping () -> UITableViewHeaderFooterView
  ) {
    headers.register(identifier) { _ in makingView() }
  }

  /// Registers the class of cells with an identifier, which are created with
  /// `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(
      identifier, cellClass.map { type in { _ in UITableViewCell.make(type, identifier) } })
  }

  /// Registers the class of headers and footers with an identifier, which are created with
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(
      identifier,
      aClass.map { type in { _ in UITableViewHeaderFooterView.make(type, identifier) } })
  }

  /// Returns a reused or new cell, or nil if the identifier is not registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isReused) = cells.take(identifier) else { return nil }
    if isReused { cell.prepareForReuse() }
    return cell
  }

  /// Returns a reused or new cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let reconfigured, reconfigured.path == indexPath {
      checkPrecondition(
        reconfigured.cell.reuseIdentifier == identifier,
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
          + "reconfiguring an item, which is not allowed: \(identifier), not "
          + "\(reconfigured.cell.reuseIdentifier ?? "none")")
      return reconfigured.cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      failPrecondition(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a reused or new header or footer.
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
  /// The rows for which `willDisplay` has been sent to the delegate.
  var displayed: Set<IndexPath> = []
  var selectedPaths: Set<IndexPath> = []
  /// The changes between `beginUpdates` and `endUpdates`.
  var updates: ListUpdates?
  /// Whether rows are being measured and placed, and whether all were discarded in the meantime.
  var placing = ListPlacing()
  /// The row whose cell is configured again.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?

  /// Reloads all rows, of which none is selected.
  ///
  /// If the table is requesting rows, as when its data source calls this method, they are reloaded in
  /// the next round of the layout.
  open func reloadData() {
    selectedPaths.removeAll()
    discardRows()
  }

  /// Removes all views; the next layout requests them again.
  func discardRows() {
    guard !placing.isActive else {
      placing.isDiscarded = true
      return setNeedsLayout()
    }
    discardViews()
    plan = TablePlan()
    setNeedsLayout()
  }

  func heightsDidChange() {
    plan.isStale = true
    setNeedsLayout()
  }

  override func layoutEnvironmentDidChange() { heightsDidChange() }

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected during editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected during editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The view behind the rows; stored, but not laid out.
  open var backgroundView: UIView?
  /// Whether the table is in editing mode.
  ///
  /// The layout of cells does not change.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Sets whether the table is in editing mode, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
  /// The color of the section index.
  open var sectionIndexColor: UIColor?
  /// The background color of the section index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The effect of separators.
  open var separatorEffect: UIVisualEffect?
  /// Whether the table restores the focus.
  open var remembersLastFocusedIndexPath = false
  /// The data source for prefetching.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // Tables bounce vertically even if their rows fit.
  override var bouncesByNature: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // During a batch, the data source and the rows that are shown may differ.
    guard updates == nil else { return }
    inLayoutEnvironment { layOutRows() }
  }

  package override func describe(in shown: inout ViewDescription) {
    super.describe(in: &shown)
    shown.kind = "table"
    describeStyle(in: &shown)
  }
  package override var contentRole: ViewDescription.Role { .content }
  /// The height of empty rows below the last; there are none.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  /// Whether prefetching is enabled.
  open var isPrefetchingEnabled = true
  /// The number of rows from which an index is shown; it is never shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The background color of the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether content views are inset to the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Whether the focus selects.
  open var selectionFollowsFocus = false
  /// Whether cells can have the focus.
  open var allowsFocus = true
  /// Whether cells can have the focus while they are edited.
  open var allowsFocusDuringEditing = true
  /// Whether updates are pending: always false.
  open var hasUncommittedUpdates: Bool { false }
  /// When cells that change their size are laid out again; a change of the constraints of a cell always has
  /// this effect at the next layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Reloads the titles of the index; has no effect.
  open func reloadSectionIndexTitles() {}
  /// Scrolls to the selected row, without animation.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = indexPathForSelectedRow {
      scrollToRow(at: row, at: scrollPosition, animated: animated)
    }
  }
  /// The interaction of the menus; nil, because tests ask the delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  // MARK: Changes

  /// Inserts rows that the data source has added.
  ///
  /// Other rows keep their cells and heights.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems += indexPaths }
  }

  /// Deletes rows that the data source has removed.
  ///
  /// Other rows keep their cells and heights.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems += indexPaths }
  }

  /// Reloads rows with new cells, which are not selected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems += indexPaths }
  }

  /// Configures the cells of rows again, without new cells, and measures the rows again.
  ///
  /// The data source must return the existing cell, which ``dequeueReusableCell(withIdentifier:for:)`` returns.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }

  /// Moves a row that the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  /// Begins a batch of changes.
  open func beginUpdates() {
    updates = updates ?? ListUpdates()
    updates?.depth += 1
  }

  /// Ends the changes since ``beginUpdates()``; if there are none, reloads all heights.
  open func endUpdates() {
    guard var pending = updates else { return }
    pending.depth -= 1
    updates = pending.depth > 0 ? pending : nil
    guard pending.depth <= 0 else { return }
    apply(pending)
    layoutIfNeeded()
    for completion in pending.completions { completion(true) }
  }

  /// Performs a batch of changes.
  ///
  /// The changes of batches within others are performed with the outermost, after which their completions are called.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    endUpdates()
  }
}
