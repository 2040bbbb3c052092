public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { dataSource?.calls.numberOfSections(in: self) ?? 0 }

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
      (0..<plan.sections[indexPath.section].count).contains(indexPath.row)
    else { return .zero }
    let section = plan.sections[indexPath.section]
    return CGRect(
      x: groupInset, y: section.rowsY + section.heights.start(of: indexPath.row),
      width: rowWidth, height: section.heights.heights[indexPath.row])
  }

  /// Where a section is, with its header and footer, by the heights known now.
  public func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(x: 0, y: planned.y, width: bounds.width, height: planned.end - planned.y)
  }

  /// Where a section's header is, by the heights known now.
  public func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(
      x: 0, y: planned.headerY, width: bounds.width, height: planned.header.height)
  }

  /// Where a section's footer is, by the heights known now.
  public func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(x: 0, y: planned.footerY, width: bounds.width, height: planned.footer.height)
  }

  /// The row at a point of the content, or `nil`.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.001)))?.first
  }

  /// The rows of which something lies in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return plan.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      plan.sections[section].rows(from: rect.minY, to: rect.maxY)
        .map { IndexPath(row: $0.row, section: section) }
    }
  }

  /// The title of a section's header.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// The title of a section's footer.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Chosen rows

  /// The chosen row, or the first of them.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
  /// The chosen rows.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects a row at once, without notifying the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: false) }
    }
    guard let indexPath else { return }
    selectedPaths.insert(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
  }

  /// Deselects a row at once, without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls to a row, at once; rows that come into view are measured, others count as estimated.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    var rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    var y = bounds.minY
    switch scrollPosition {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    case .none:
      if rect.minY < bounds.minY + inset.top { y = rect.minY - inset.top }
      if rect.maxY > bounds.maxY - inset.bottom { y = rect.maxY - bounds.height + inset.bottom }
    }
    // What comes into view is measured and may move the row.
    for _ in 0..<8 {
      contentOffset.y = legalOffset(CGPoint(x: contentOffset.x, y: y)).y
      layoutIfNeeded()
      let now = rectForRow(at: indexPath)
      guard now.minY != rect.minY || now.height != rect.height else { return }
      y += position(scrollPosition, now) - position(scrollPosition, rect)
      rect = now
    }
  }

  /// Where in a row's rectangle it is held while it is scrolled to.
  private func position(_ position: ScrollPosition, _ rect: CGRect) -> CGFloat {
    switch position {
    case .top, .none: rect.minY
    case .middle: rect.midY
    case .bottom: rect.maxY
    }
  }
}
