internal import AutoLayout
internal import Foundation
internal import TextMetrics

extension UITableView {
  /// The space beside groups in the inset style.
  var groupInset: CGFloat {
    style == .insetGrouped ? CellContentView.sideMargin(forWidth: bounds.width) : 0
  }

  private var rowWidth: CGFloat { max(bounds.width - 2 * groupInset, 0) }

  private var separatorHeight: CGFloat {
    guard separatorStyle == .singleLine else { return 0 }
    return LayoutEra.current.sizes.separatorPixels / CGFloat(pixelScale)
  }

  /// Finds heights, then places header, sections and the cells in view.
  func layOutRows() {
    if plan.isStale || plan.width != bounds.width { readHeights() }
    let start = tableHeaderView?.frame.height ?? 0
    plan.place(from: start)
    // Measuring a row moves those below, which may come into view or leave it.
    while let path = plan.firstEstimate(from: bounds.minY, to: bounds.maxY) {
      plan.sections[path.section].rows[path.row].height = measuredHeight(of: cell(at: path))
      plan.sections[path.section].rows[path.row].isEstimate = false
      plan.place(from: start)
    }
    placeEdges()
    placeCells()
    placeSectionViews()
    contentSize = CGSize(
      width: bounds.width, height: plan.end + (tableFooterView?.frame.height ?? 0))
  }

  private func readHeights() {
    plan = TablePlan()
    plan.isStale = false
    plan.width = bounds.width
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      var planned = TablePlan.Section()
      let hasHeader = prepareSectionView(section, isHeader: true)
      let hasFooter = prepareSectionView(section, isHeader: false)
      planned.headerHeight = sectionViewHeight(section, isHeader: true, exists: hasHeader)
      planned.footerHeight = sectionViewHeight(section, isHeader: false, exists: hasFooter)
      if style == .plain, hasHeader {
        planned.headerPadding =
          sectionHeaderTopPadding >= 0
          ? sectionHeaderTopPadding : LayoutEra.current.sizes.plainHeaderTopPadding
      }
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        planned.rows.append(self.row(at: IndexPath(row: row, section: section)))
      }
      plan.sections.append(planned)
    }
  }

  private func row(at path: IndexPath) -> TablePlan.Row {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return TablePlan.Row(height: height, isEstimate: false) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return TablePlan.Row(height: estimate > 0 ? estimate : 44, isEstimate: true)
  }

  /// The height that a cell's constraints ask for at the table's width, in whole pixels.
  private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    let separator = cell.separatorHeight
    cell.frame.size.width = rowWidth
    let fitted = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Content that does not reach from top to bottom gives no height (`scrollview:VT12`).
    guard fitted.height > separator else { return 44 }
    return CGFloat(textGrid.ceil(Double(fitted.height)))
  }

  // MARK: Cells

  /// The cell of a row, asked for if the row has none yet.
  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = shownCells[path] { return cell }
    guard let dataSource else { preconditionFailure("a table without data source has no rows") }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.separatorHeight = separatorHeight
    shownCells[path] = cell
    if cell.superview !== self { insertSubview(cell, at: 0) }
    return cell
  }

  private func placeCells() {
    var wanted: Set<IndexPath> = []
    let (top, bottom) = (bounds.minY, bounds.maxY)
    for (number, section) in plan.sections.enumerated()
    where section.end > top && section.y < bottom {
      for (index, row) in section.rows.enumerated() where row.y + row.height > top && row.y < bottom
      {
        let path = IndexPath(row: index, section: number)
        wanted.insert(path)
        let isNew = shownCells[path] == nil
        let cell = cell(at: path)
        let frame = CGRect(x: groupInset, y: row.y, width: rowWidth, height: row.height)
        if cell.frame != frame { cell.frame = frame }
        if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
      }
    }
    for path in shownCells.keys.sorted() where !wanted.contains(path) { recycle(path) }
  }

  private func recycle(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cells.put(cell, identifier: cell.reuseIdentifier)
  }

  func discardViews() {
    for path in shownCells.keys.sorted() { recycle(path) }
    for section in shownHeaders.keys.sorted() { shownHeaders[section]?.removeFromSuperview() }
    for section in shownFooters.keys.sorted() { shownFooters[section]?.removeFromSuperview() }
    shownHeaders.removeAll()
    shownFooters.removeAll()
  }

  private func placeEdges() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: plan.end, width: bounds.width, height: tableFooterView.frame.height)
    }
  }

  // MARK: Headers and footers

  /// Makes what stands above or below a section; tells whether anything does.
  private func prepareSectionView(_ section: Int, isHeader: Bool) -> Bool {
    let known = isHeader ? shownHeaders[section] : shownFooters[section]
    let view = known ?? makeSectionView(section, isHeader: isHeader)
    if isHeader { shownHeaders[section] = view } else { shownFooters[section] = view }
    return view != nil
  }

  private func makeSectionView(_ section: Int, isHeader: Bool) -> UIView? {
    let custom =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let custom { return custom }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.font =
      style == .plain && isHeader
      ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .footnote)
    return view
  }

  private func sectionViewHeight(_ section: Int, isHeader: Bool, exists: Bool) -> CGFloat {
    let asked =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let sizes = LayoutEra.current.sizes
    if asked >= 0 { return exists || style != .plain ? asked : 0 }
    guard exists, let view = isHeader ? shownHeaders[section] : shownFooters[section] else {
      guard style != .plain else { return 0 }
      return isHeader && section == 0 ? sizes.firstGroupedHeaderHeight : sizes.groupedHeaderHeight
    }
    let isTitle = (view as? UITableViewHeaderFooterView)?.textLabel?.text?.isEmpty == false
    if isTitle { return style == .plain ? sizes.plainHeaderHeight : titleHeight(of: view) }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitted.height > 0
      ? CGFloat(textGrid.ceil(Double(fitted.height))) : sizes.plainHeaderHeight
  }

  /// The text of a group's header or footer with 11 points above and below; an estimate.
  private func titleHeight(of view: UIView) -> CGFloat {
    let side = CellContentView.sideMargin(forWidth: bounds.width)
    let label = (view as? UITableViewHeaderFooterView)?.textLabel
    return (label?.sizeThatFits(CGSize(width: rowWidth - 2 * side, height: 0)).height ?? 0) + 22
  }

  private func placeSectionViews() {
    for (number, section) in plan.sections.enumerated() {
      if let header = shownHeaders[number] {
        var y = section.y + section.headerPadding
        if style == .plain {
          // A plain header stays in view as long as its section does.
          y = min(max(y, bounds.minY), max(section.footerY - section.headerHeight, y))
        }
        place(header, y: y, height: section.headerHeight)
      }
      if let footer = shownFooters[number] {
        place(footer, y: section.footerY, height: section.footerHeight)
      }
    }
  }

  private func place(_ view: UIView, y: CGFloat, height: CGFloat) {
    if view.superview !== self { addSubview(view) }
    let frame = CGRect(x: groupInset, y: y, width: rowWidth, height: height)
    if view.frame != frame { view.frame = frame }
  }
}
