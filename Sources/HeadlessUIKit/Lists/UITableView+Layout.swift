internal import AutoLayout
internal import Foundation
internal import TextMetrics

extension UITableView {
  /// The inset of groups in the inset style.
  var groupInset: CGFloat {
    style == .insetGrouped
      ? CellContentView.sideMargin(
        forWidth: bounds.width, in: layoutEnvironment.generation) : 0
  }

  var rowWidth: CGFloat { max(bounds.width - 2 * groupInset, 0) }

  /// The insets of separators unless others are set.
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// The height of a separator, one pixel, which is part of the height of self-sizing rows.
  private var separatorHeight: CGFloat {
    separatorStyle == .singleLine ? 1 / CGFloat(pixelScale) : 0
  }

  /// Measures heights, then lays out the header, the sections and the visible cells.
  ///
  /// - Complexity: O(*v* log *n*), where *v* is the number of visible rows and *n* the number of
  ///   rows. The first layout, and the first after a change of the width, is O(*n*).
  func layOutRows() {
    guard !placing.isActive else { return }
    placing.isActive = true
    // Content that becomes smaller scrolls back, where other rows are measured.
    while measureVisible(), !placing.isDiscarded {}
    placeEdges()
    placeCells()
    placeSectionViews()
    let isDiscarded = placing.isDiscarded
    placing = ListPlacing()
    if isDiscarded { discardRows() }
  }

  /// Measures what is visible, and returns whether something else is visible afterwards.
  private func measureVisible() -> Bool {
    if plan.isStale || plan.width != bounds.width { readHeights() }
    let start = tableHeaderView?.frame.height ?? 0
    plan.place(from: start)
    // Measuring a row moves the rows below it, which may become visible or invisible.
    while measureNext() { plan.place(from: start) }
    let size = contentSize
    contentSize = CGSize(
      width: bounds.width, height: plan.end + (tableFooterView?.frame.height ?? 0))
    return scrollBack(afterShrinkingFrom: size)
  }

  private func readHeights() {
    plan = TablePlan()
    plan.isStale = false
    plan.width = bounds.width
    if let dataSource {
      for section in 0..<dataSource.calls.numberOfSections(in: self) {
        plan.sections.append(plannedSection(section))
      }
    }
    plan.isCounted = true
  }

  /// Returns a section whose rows have estimated heights.
  func plannedSection(_ section: Int) -> TablePlan.Section {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    var planned = TablePlan.Section(
      rows: (0..<count).map { plannedRow(at: IndexPath(row: $0, section: section)) })
    (planned.header, planned.headerPadding) = plannedHeader(section)
    planned.footer = plannedEdge(section, isHeader: false)
    return planned
  }

  func plannedRow(at path: IndexPath) -> TablePlan.Row {
    let height = delegate?.rowCalls.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return TablePlan.Row(height: height, isEstimate: false) }
    let estimate =
      delegate?.rowCalls.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return TablePlan.Row(height: estimate > 0 ? estimate : 44, isEstimate: true)
  }

  /// Measures the first visible row, header or footer that is estimated; returns whether there was
  /// one.
  private func measureNext() -> Bool {
    guard !placing.isDiscarded else { return false }
    let (top, bottom) = (bounds.minY, bounds.maxY)
    for section in plan.sections(from: top, to: bottom) {
      if plan.sections[section].header.isEstimate {
        measureHeader(section)
        return true
      }
      for (row, _) in plan.sections[section].rows(from: top, to: bottom)
      where plan.sections[section].isEstimate[row] {
        let path = IndexPath(row: row, section: section)
        plan.sections[section].measured(measuredHeight(of: cell(at: path)), at: row)
        return true
      }
      let footerY = plan.sections[section].footerY
      // The footer of a plain table is visible as long as its section is.
      if plan.sections[section].footer.isEstimate, style == .plain || footerY <= bottom {
        plan.sections[section].footer = measuredEdge(section, isHeader: false)
        return true
      }
    }
    return false
  }

  /// Gives a cell what its layout needs of the table, which can change with the screen and the width.
  private func prepare(_ cell: UITableViewCell) {
    cell.content.tableWidth = bounds.width
    let endsAtSeparator = controlSizes.contentEndsAtSeparator
    cell.separatorHeight = endsAtSeparator ? separatorHeight : 0
    cell.separatorSpace = endsAtSeparator ? 0 : separatorHeight
  }

  /// Returns the fitting height of a cell at the table's width, rounded to whole pixels.
  private func measuredHeight(of cell: UITableViewCell) -> CGFloat {
    prepare(cell)
    cell.frame.size.width = rowWidth
    let fitted = cell.visiting(self) {
      cell.systemLayoutSizeFitting(
        CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    // Content that is not constrained from top to bottom determines no height (`scrollview:VT12`).
    guard fitted.height > separatorHeight else {
      UITableViewCell.reportCollapse(of: cell, to: layoutEnvironment.log)
      return CGFloat(textGrid.ceil(Double(44 - cell.separatorSpace)))
    }
    return CGFloat(textGrid.ceil(Double(fitted.height)))
  }

  // MARK: Cells

  /// Returns the cell of a row, and requests it from the data source if the row has none.
  private func cell(at path: IndexPath) -> UITableViewCell {
    if let cell = shownCells[path] { return cell }
    guard let dataSource else {
      failPrecondition("a table view without a data source has no rows")
    }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    prepare(cell)
    shownCells[path] = cell
    cell.isSelected = selectedPaths.contains(path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.updateConfigurationIfNeeded()
    return cell
  }

  private func placeCells() {
    var wanted: Set<IndexPath> = []
    let (top, bottom) = (bounds.minY, bounds.maxY)
    for section in plan.sections(from: top, to: bottom) {
      for (row, y) in plan.sections[section].rows(from: top, to: bottom) {
        guard !placing.isDiscarded else { return }
        let path = IndexPath(row: row, section: section)
        wanted.insert(path)
        let cell = cell(at: path)
        let frame = CGRect(
          x: groupInset, y: y, width: rowWidth,
          height: plan.sections[section].heights.heights[row])
        prepare(cell)
        // The cell is added with its measured height, so that it is not laid out at another height.
        if cell.frame != frame { cell.frame = frame }
        cell.content.isEncapsulated = true
        if cell.superview !== self { insertSubview(cell, at: 0) }
        if displayed.insert(path).inserted {
          delegate?.rowCalls.tableView(self, willDisplay: cell, forRowAt: path)
        }
      }
    }
    for path in shownCells.keys.sorted() where !wanted.contains(path) { recycle(path) }
  }

  func recycle(_ path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    cells.recycle(cell, identifier: cell.reuseIdentifier)
    if displayed.remove(path) != nil {
      delegate?.rowCalls.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  func discardViews() {
    for path in shownCells.keys.sorted() { recycle(path) }
    for section in shownHeaders.keys.sorted() { recycleEdge(section, isHeader: true) }
    for section in shownFooters.keys.sorted() { recycleEdge(section, isHeader: false) }
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

  // MARK: Pictures

  /// Whether the table has its system colors: a document's canvas has the saved ones only.
  var hasSystemColors: Bool { window?.rootViewController != nil }

  /// Describes the style and the background of the system, unless the app has set another.
  func describeStyle(in shown: inout ViewDescription) {
    guard hasSystemColors else { return }
    if style != .plain {
      var state = shown.state ?? ViewDescription.State()
      state.style = style == .grouped ? "grouped" : "insetGrouped"
      shown.state = state
    }
    if backgroundColor == nil {
      shown.background = (style == .plain ? .systemBackground : .systemGroupedBackground, 0)
    }
  }

  /// Describes the separators of cells, unless they are the system's.
  func describeSeparator(in state: inout ViewDescription.State) {
    guard hasSystemColors else { return }
    if separatorStyle == .none { state.style = "plain" }
    if let separatorColor { state.tints = ViewDescription.Tints(track: separatorColor) }
  }

  /// The background of a cell without one of its own.
  var cellBackground: UIColor? {
    guard hasSystemColors else { return nil }
    return style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}
