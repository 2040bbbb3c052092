public import Foundation

/// The data source of a collection whose items are those of a snapshot.
///
/// A snapshot is applied at once, without animation; selected items stay selected where they stay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa>
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source without items and makes it the collection's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows the items of a snapshot, and calls a closure when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    if let collection {
      let items = collection.selectedPaths.compactMap { old.item(at: ($0.section, $0.item)) }
      collection.reloadData()
      collection.selectedPaths = Set(items.compactMap { indexPath(for: $0) })
    }
    completion?()
  }

  /// Shows the items of a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the items of a snapshot in new cells, and calls a closure when they are there.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    collection?.reloadData()
    completion?()
  }

  /// The sections and items that the collection has.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// The section at a place; nil outside.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The place of a section; nil for a section that the collection does not have.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at a place; nil outside.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: (indexPath.section, indexPath.item))
  }

  /// The place of an item; nil for an item that the collection does not have.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  // MARK: UICollectionViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// The number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(at: section) }

  /// The cell that the closure makes.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), "
          + "which is not allowed. You must always return a cell to the collection view")
    }
    return cell
  }

  /// The view that ``supplementaryViewProvider`` makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource: there is no supplementaryViewProvider, or it returned "
          + "nil, for the kind \(kind) at \(indexPath)")
    }
    return view
  }

  /// Whether an item can be moved; no unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
