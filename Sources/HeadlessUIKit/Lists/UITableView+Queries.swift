public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row in view, or `nil`.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// The row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The rows in view, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// The cells in view, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Where a row is, by the heights known now.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(indexPath.section),
      plan.sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return .zero }
    let row = plan.sections[indexPath.section].rows[indexPath.row]
    return CGRect(x: 0, y: row.y, width: bounds.width, height: row.height)
  }

  /// Where a section's header is, by the heights known now.
  public func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(
      x: 0, y: planned.y + planned.headerPadding, width: bounds.width, height: planned.headerHeight)
  }

  /// Where a section's footer is, by the heights known now.
  public func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(x: 0, y: planned.footerY, width: bounds.width, height: planned.footerHeight)
  }

  /// What stands above a section.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// What stands below a section.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Changes, all at once

  /// Asks for some rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for some sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Shows rows that the data source has added.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Stops showing rows that the data source has taken away.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Shows sections that the data source has added.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Stops showing sections that the data source has taken away.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Measures the rows anew after changes.
  public func beginUpdates() {}

  /// Measures the rows anew after changes.
  public func endUpdates() {
    plan.isStale = true
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Makes changes and measures the rows anew.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Scrolls to a row, at once; estimates on the way count as they are.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    var y = bounds.minY
    switch scrollPosition {
    case .top: y = rect.minY
    case .middle: y = rect.midY - bounds.height / 2
    case .bottom: y = rect.maxY - bounds.height
    case .none:
      if rect.minY < bounds.minY { y = rect.minY }
      if rect.maxY > bounds.maxY { y = rect.maxY - bounds.height }
    }
    contentOffset.y = max(min(y, contentSize.height - bounds.height), 0)
  }
}
