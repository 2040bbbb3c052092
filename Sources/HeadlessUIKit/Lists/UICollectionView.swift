internal import AutoLayout
public import Foundation

/// A collection view, whose items are positioned by a layout.
///
/// Visible items have cells.
///
/// Not implemented: prefetching, drag and drop, interactive transitions.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of a flow layout's headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    guard !(layout is MissingLayout) else {
      failPrecondition("UICollectionView must be initialized with a non-nil layout parameter")
    }
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view of a subclass whose `init(frame:collectionViewLayout:)` has a layout of its own.
  ///
  /// Otherwise it stops the program: a collection view needs a layout.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }

  /// The layout of a view that is made without one.
  private final class MissingLayout: UICollectionViewLayout {}

  /// Creates a collection view with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Sets the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Replaces the layout, without animation, and calls a closure.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }

  /// The data source of the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which is notified of selection and provides sizes for a flow layout.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      discardItems()
    }
  }
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items are being edited.
  open var isEditing = false {
    didSet { for cell in shownCells.values { cell.isEditing = isEditing } }
  }
  /// Whether several items can be selected during editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// The data source for prefetching.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are prefetched; has no effect, because cells are never prefetched.
  open var isPrefetchingEnabled = true
  var selectedPaths: Set<IndexPath> = []
  /// The selected items; nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }
  /// Selects an item, without animation and without notifying the delegate.
  ///
  /// Without an index path, no item is selected afterwards. Has no effect unless ``allowsSelection`` is true.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if !selectsSeveral || indexPath == nil {
      for path in selectedPaths where path != indexPath {
        deselectItem(at: path, animated: false)
      }
    }
    guard let indexPath else { return }
    selectedPaths.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
  }
  /// Deselects an item, without animation and without notifying the delegate.
  ///
  /// Has no effect unless ``allowsSelection`` is true.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection, selectedPaths.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Begins interactive movement of an item; has no effect.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Updates interactive movement; has no effect.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends interactive movement; has no effect.
  open func endInteractiveMovement() {}
  /// Cancels interactive movement; has no effect.
  open func cancelInteractiveMovement() {}

  /// The number of sections, as of the last layout or change.
  open var numberOfSections: Int {
    guard let dataSource else { return 0 }
    return itemCounts?.count ?? dataSource.calls.numberOfSections(in: self)
  }

  /// Returns the number of items in a section, as of the last layout or change.
  open func numberOfItems(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    guard let itemCounts else {
      return dataSource.collectionView(self, numberOfItemsInSection: section)
    }
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  // MARK: Reuse

  var cells = ReusePool<UICollectionViewCell>()
  var supplements = ReusePool<UICollectionReusableView>()

  /// Registers a closure that creates cells with an identifier, like a nib.
  package func register(
    forCellWithReuseIdentifier identifier: String, makingCell: @escaping () -> UICollectionViewCell
  ) {
    cells.register(identifier) { _ in makingCell() }
  }

  /// Registers a closure that creates supplementary views.
  package func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    makingView: @escaping () -> UICollectionReusableView
  ) {
    supplements.register("\(kind)/\(identifier)") { _ in makingView() }
  }

  /// Registers the class of cells with an identifier, which are created with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(identifier, cellClass.map { type in Self.maker(of: type) })
  }

  /// Registers the class of supplementary views, which are created with `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(
      "\(elementKind)/\(identifier)", viewClass.map { type in Self.maker(of: type) })
  }

  /// Returns a reused or new cell.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let reconfigured, reconfigured.path == indexPath {
      checkPrecondition(
        reconfigured.cell.reuseIdentifier == identifier,
        "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
          + "reconfiguring an item, which is not allowed: \(identifier), not "
          + "\(reconfigured.cell.reuseIdentifier ?? "none")")
      return reconfigured.cell
    }
    let frame =
      cells.keeps(identifier)
      ? .zero : frame { $0.layoutAttributesForItem(at: indexPath) }
    guard let (cell, isReused) = cells.take(identifier, frame: frame) else {
      failPrecondition(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    cell.reuseIdentifier = identifier
    if isReused { cell.prepareForReuse() }
    return cell
  }

  /// Returns a reused or new supplementary view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = "\(elementKind)/\(identifier)"
    let frame =
      supplements.keeps(name)
      ? .zero
      : frame { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    guard let (view, isReused) = supplements.take(name, frame: frame) else {
      failPrecondition(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    view.reuseIdentifier = name
    if isReused { view.prepareForReuse() }
    return view
  }

  // MARK: Items

  var shownCells: [IndexPath: UICollectionViewCell] = [:]
  var shownSupplements: [String: [IndexPath: UICollectionReusableView]] = [:]
  var shownDecorations: [String: [IndexPath: UICollectionReusableView]] = [:]
  /// The scroll views of the sections that scroll by themselves.
  var strips: [Int: SectionScrollView] = [:]
  /// The bounds of the last layout; null before it.
  var laidOutBounds = CGRect.null

  override func layoutEnvironmentDidChange() { collectionViewLayout.invalidateLayout() }

  /// Reloads all items, of which none is selected.
  ///
  /// If the view is requesting items, as when its data source calls this method, they are reloaded in
  /// the next round of the layout.
  open func reloadData() {
    selectedPaths.removeAll()
    discardItems()
  }

  /// Returns the cell of a visible item; nil for other items.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }

  /// Returns the index path of the item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Inserts items that the data source has added.
  ///
  /// Other items keep their cells.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedItems += indexPaths } }
  /// Deletes items that the data source has removed.
  ///
  /// Other items keep their cells.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedItems += indexPaths } }
  /// Reloads items with new cells, which are not selected.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedItems += indexPaths } }
  /// Moves an item that the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Moves a section that the data source has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  /// Configures the cells of items again, without new cells, and measures the items again.
  ///
  /// The data source must return the existing cell, which ``dequeueReusableCell(withReuseIdentifier:for:)`` returns.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfiguredItems += indexPaths }
  }
  /// Reloads sections with new cells.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// The changes of a batch that has not ended.
  var updates: ListUpdates?
  /// The number of items of each section in the last layout; nil before it, and after all items were reloaded.
  var itemCounts: [Int]?
  /// The item whose cell is configured again.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// Whether items are being measured and placed, and whether all were discarded in the meantime.
  var placing = ListPlacing()

  /// Returns the layout attributes of an item, according to the present sizes.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the item at a point of the content; nil if there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .first { $0.representedElementCategory == .cell && frameAsShown($0).contains(point) }?
      .indexPath
  }

  /// Scrolls to an item, without animation.
  ///
  /// - Precondition: The item exists.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    checkIsInBounds(indexPath)
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    scrollStrip(to: attributes, scrollPosition)
    // Items that become visible are measured, which may move the item.
    for _ in 0..<8 {
      guard let now = layoutAttributesForItem(at: indexPath) else { return }
      let offset = legalOffset(self.offset(showing: frameAsShown(now), at: scrollPosition))
      guard offset != contentOffset else { return }
      contentOffset = offset
    }
  }

  /// Performs changes and lays out the view.
  ///
  /// The changes of batches within others are performed with the outermost, after which their completions are called.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch()
    updates?()
    if let completion { self.updates?.completions.append(completion) }
    endBatch()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // During a batch, the data source and the items that are shown may differ.
    guard updates == nil else { return }
    layOutItems()
  }

  /// The object that provides dragged items; tests call it.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that handles drops; tests call it.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged.
  open var dragInteractionEnabled = true
  /// Whether items are dragged: always false.
  open var hasActiveDrag: Bool { false }
  /// Whether items are about to be dropped: always false.
  open var hasActiveDrop: Bool { false }

  package override func describe(in shown: inout ViewDescription) {
    super.describe(in: &shown)
    shown.kind = "collection"
  }
  package override var contentRole: ViewDescription.Role { .content }
  /// Whether the focus selects.
  open var selectionFollowsFocus = false
  /// Whether cells can have the focus.
  open var allowsFocus = true
  /// Whether the last focused item is remembered.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether updates are pending: always false.
  open var hasUncommittedUpdates: Bool { false }
  /// The interaction of the menus; nil, because tests ask the delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// When items move away from a drag.
  open var reorderingCadence = ReorderingCadence.immediate
  /// When cells that change their size are laid out again; a change of the constraints of a cell always has
  /// this effect at the next layout.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
}
