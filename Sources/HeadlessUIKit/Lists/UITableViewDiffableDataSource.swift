public import Foundation

/// The data source of a table whose rows are those of a snapshot.
///
/// A snapshot is applied at once, without animation; selected rows stay selected where their items stay.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource>
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// How rows would come and go; they do at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source without rows and makes it the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows the rows of a snapshot, and calls a closure when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    if let table {
      let selected = (table.indexPathsForSelectedRows ?? []).compactMap {
        old.item(at: ($0.section, $0.row))
      }
      table.reloadData()
      table.selectedPaths = Set(selected.compactMap { indexPath(for: $0) })
    }
    completion?()
  }

  /// Shows the rows of a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows the rows of a snapshot in new cells, and calls a closure when they are there.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    completion?()
  }

  /// The sections and rows that the table has.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  /// The section at a place; nil outside.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.section(at: index)
  }

  /// The place of a section; nil for a section that the table does not have.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item of a row; nil outside.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: (indexPath.section, indexPath.row))
  }

  /// The row of an item; nil for an item that the table does not have.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  // MARK: UITableViewDataSource

  /// The number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// The number of items of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(at: section)
  }

  /// The cell that the closure makes.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      preconditionFailure(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which "
          + "is not allowed. You must always return a cell to the table view")
    }
    return cell
  }

  /// The title above a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The title below a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Whether a row can be edited; no unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has inserted or deleted a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Whether a row can be moved; no unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The titles of the index beside the table; none unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a title of the index leads to.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
