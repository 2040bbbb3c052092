public import Foundation

/// A data source that provides the rows of a snapshot.
///
/// A snapshot is applied immediately, without animation. As since iOS 15, rows that were in the last snapshot keep
/// their cells, which are not configured again, and their selection.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource>
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// Creates the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
    didSet { paths = nil }
  }
  /// The index paths of the items; nil until one is requested.
  private var paths: [ItemIdentifierType: IndexPath]?

  /// The animation of insertions and deletions, which has no effect.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates an empty data source and sets it as the data source of the table view.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Applies a snapshot, and calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let origins = snapshot.origins(in: current)
    current = snapshot.applied
    table?.apply(origins)
    table?.layoutIfNeeded()
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
    current = snapshot.applied
    table?.reloadData()
    completion?()
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
    current.item(at: (indexPath.section, indexPath.row))
  }

  /// Returns the index path of an item; nil if there is no such item.
  ///
  /// - Complexity: O(1), but O(*n*) for the first item after a snapshot was applied.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let known = paths ?? current.paths
    paths = known
    return known[itemIdentifier]
  }

  // MARK: UITableViewDataSource

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(at: section)
  }

  /// Returns the cell that the cell provider creates.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      failPrecondition(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which "
          + "is not allowed. You must always return a cell to the table view")
    }
    return cell
  }

  /// The title above a section; nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The title below a section; nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited; false unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has inserted or deleted a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Whether a row can be moved; false unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns the section index titles; nil unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section for a title of the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
