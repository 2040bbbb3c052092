public import Foundation

extension UITableView {
  /// The number of sections, as of the last layout or change.
  public var numberOfSections: Int {
    guard let dataSource else { return 0 }
    return plan.isCounted ? plan.sections.count : dataSource.calls.numberOfSections(in: self)
  }

  /// Returns the number of rows in a section, as of the last layout or change.
  public func numberOfRows(inSection section: Int) -> Int {
    guard let dataSource else { return 0 }
    guard plan.isCounted else { return dataSource.tableView(self, numberOfRowsInSection: section) }
    return plan.sections.indices.contains(section) ? plan.sections[section].count : 0
  }

  /// Returns the cell of a visible row; nil for other rows.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

  /// Returns the index path of the row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    shownCells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the frame of a row, according to the present heights.
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

  /// Returns the frame of a section including its header and footer, according to the present
  /// heights.
  public func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(x: 0, y: planned.y, width: bounds.width, height: planned.end - planned.y)
  }

  /// Returns the frame of a section's header, according to the present heights.
  public func rectForHeader(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(
      x: 0, y: planned.headerY, width: bounds.width, height: planned.header.height)
  }

  /// Returns the frame of a section's footer, according to the present heights.
  public func rectForFooter(inSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard plan.sections.indices.contains(section) else { return .zero }
    let planned = plan.sections[section]
    return CGRect(x: 0, y: planned.footerY, width: bounds.width, height: planned.footer.height)
  }

  /// Returns the row at a point of the content; nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.001)))?.first
  }

  /// Returns the rows that intersect a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutIfNeeded()
    return plan.sections(from: rect.minY, to: rect.maxY).flatMap { section in
      plan.sections[section].rows(from: rect.minY, to: rect.maxY)
        .map { IndexPath(row: $0.row, section: section) }
    }
  }

  /// Returns the header of a visible section; nil if there is none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a visible section; nil if there is none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  /// The first selected row; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
  /// The selected rows; nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths.sorted()
  }

  /// Selects a row, without animation and without notifying the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !selectsSeveral {
      for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: false) }
    }
    guard let indexPath else { return }
    selectedPaths.insert(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: false) }
  }

  /// Deselects a row, without animation and without notifying the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Scrolls to a row, without animation.
  ///
  /// Rows that become visible are measured; others have estimated heights. The row `NSNotFound` stands for the
  /// beginning of a section, which may be empty. In a plain table, the row is below the header of its section, which
  /// stays visible.
  ///
  /// - Precondition: The row exists.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    checkIsInBounds(indexPath)
    var rect = rectForScrolling(to: indexPath)
    var inset = adjustedContentInset
    if style == .plain, indexPath.row != NSNotFound {
      inset.top += rectForHeader(inSection: indexPath.section).height
    }
    var y = bounds.minY
    switch scrollPosition {
    case .top: y = rect.minY - inset.top
    case .middle:
      y = rect.midY - (bounds.height + adjustedContentInset.top - inset.bottom) / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    case .none:
      if rect.minY < bounds.minY + inset.top { y = rect.minY - inset.top }
      if rect.maxY > bounds.maxY - inset.bottom { y = rect.maxY - bounds.height + inset.bottom }
    }
    // Rows that become visible are measured, which may move the row.
    for _ in 0..<8 {
      contentOffset.y = legalOffset(CGPoint(x: contentOffset.x, y: y)).y
      layoutIfNeeded()
      let now = rectForScrolling(to: indexPath)
      guard now.minY != rect.minY || now.height != rect.height else { return }
      y += position(scrollPosition, now) - position(scrollPosition, rect)
      rect = now
    }
  }

  private func rectForScrolling(to indexPath: IndexPath) -> CGRect {
    guard indexPath.row == NSNotFound else { return rectForRow(at: indexPath) }
    var rect = rect(forSection: indexPath.section)
    rect.size.height = rectForHeader(inSection: indexPath.section).height
    return rect
  }

  /// Traps with Apple's wording if there is no row at an index path.
  private func checkIsInBounds(_ path: IndexPath) {
    let sections = numberOfSections
    checkPrecondition(
      (0..<sections).contains(path.section),
      "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only "
        + "\(sections) sections. Table view: \(self)")
    guard path.row != NSNotFound else { return }
    let rows = numberOfRows(inSection: path.section)
    checkPrecondition(
      (0..<rows).contains(path.row),
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(rows) rows "
        + "in section \(path.section). Table view: \(self)")
  }

  /// Returns the position in the row's frame that is kept while scrolling to it.
  private func position(_ position: ScrollPosition, _ rect: CGRect) -> CGFloat {
    switch position {
    case .top, .none: rect.minY
    case .middle: rect.midY
    case .bottom: rect.maxY
    }
  }
}
