public import Foundation

/// A data source that provides the items of a snapshot.
///
/// A snapshot is applied immediately, without animation. As since iOS 15, items that were in the last snapshot keep
/// their cells, which are not configured again, and their selection.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Creates a supplementary view, such as a header or a footer.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { paths = nil }
  }
  /// The index paths of the items; nil until one is requested.
  private var paths: [ItemIdentifierType: IndexPath]?

  /// The trees that were applied to sections.
  var sectionTrees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] =
      [:]

  /// Closures that are called when the user reorders items, which never happens.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Creates handlers that are not set.
    public init() {}
  }
  /// Closures that are called when the user reorders items.
  open var reorderingHandlers = ReorderingHandlers()

  /// Closures that are called when a tree changes because the user expands items, which never happens.
  public struct SectionSnapshotHandlers {
    /// Returns whether an item can be expanded.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Returns whether an item can be collapsed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Creates handlers that are not set.
    public init() {}
  }
  /// Closures that are called when the user expands items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Creates supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates an empty data source and sets it as the data source of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Applies a snapshot, and calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let origins = snapshot.origins(in: current)
    replaceSnapshot(snapshot)
    collection?.apply(origins)
    completion?()
  }

  /// Applies a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Applies a snapshot with new cells, and calls `completion`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    replaceSnapshot(snapshot)
    collection?.reloadData()
    completion?()
  }

  /// Replaces the current snapshot, and removes from the trees what it does not contain.
  private func replaceSnapshot(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    current = snapshot.applied
    for (section, tree) in sectionTrees {
      sectionTrees[section] =
        current.indexOfSection(section) == nil
        ? nil : tree.showing(current.itemIdentifiers(inSection: section))
    }
  }

  /// Returns the current sections and items.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// Returns the section at an index; nil if the index is out of bounds.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// Returns the index of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if the index path is out of bounds.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: (indexPath.section, indexPath.item))
  }

  /// Returns the index path of an item; nil if there is no such item.
  ///
  /// - Complexity: O(1), but O(*n*) for the first item after a snapshot was applied.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let known = paths ?? current.paths
    paths = known
    return known[itemIdentifier]
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(at: section) }

  /// Returns the cell that the cell provider creates.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      failPrecondition(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), "
          + "which is not allowed. You must always return a cell to the collection view")
    }
    return cell
  }

  /// Returns the view that ``supplementaryViewProvider`` creates.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      failPrecondition(
        "UICollectionViewDiffableDataSource: there is no supplementaryViewProvider, or it returned "
          + "nil, for the kind \(kind) at \(indexPath)")
    }
    return view
  }

  /// Whether an item can be moved; false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
