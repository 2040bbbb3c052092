internal import Foundation

extension UITableView {
  func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var pending = updates {
      change(&pending)
      updates = pending
    }
    if updates?.depth == 1 { endUpdates() } else { updates?.depth -= 1 }
  }

  // MARK: Applying changes

  func apply(_ updates: ListUpdates) {
    if let problem = placing.problem(of: updates, self, .table) { failPrecondition(problem) }
    // Before the first layout there is nothing to transfer.
    guard plan.width >= 0 else { return discardRows() }
    let count = dataSource?.calls.numberOfSections(in: self) ?? 0
    let after = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    do {
      let origins = try ItemOrigins(
        updates, before: plan.sections.map(\.count), after: after, .table)
      if updates.isEmpty { heightsDidChange() } else { apply(origins) }
    } catch {
      failPrecondition("\(error.message)\nTable view: \(self)")
    }
  }

  /// Transfers cells, heights and the selection to the rows after a change.
  func apply(_ origins: ItemOrigins) {
    guard plan.width >= 0, origins.isPossible(after: plan.sections.map(\.count)) else {
      selectedPaths = Set(origins.destinations(of: selectedPaths).values)
      return discardRows()
    }
    plan.isCounted = false
    let places = origins.destinations(of: displayed.union(selectedPaths).union(shownCells.keys))
    for path in shownCells.keys.sorted() where places[path] == nil { recycle(path) }
    shownCells = shownCells.moved(to: places)
    displayed = Set(displayed.compactMap { places[$0] })
    selectedPaths = Set(selectedPaths.compactMap { places[$0] })
    let sections = origins.sectionDestinations
    for section in shownHeaders.keys.sorted() where sections[section] == nil {
      recycleEdge(section, isHeader: true)
    }
    for section in shownFooters.keys.sorted() where sections[section] == nil {
      recycleEdge(section, isHeader: false)
    }
    (shownHeaders, shownFooters) = (
      shownHeaders.moved(to: sections), shownFooters.moved(to: sections)
    )
    plan.sections = plannedSections(origins)
    plan.isCounted = true
    for path in origins.reconfigured { reconfigure(path) }
    setNeedsLayout()
  }

  /// The sections after a change; rows that were there before keep their measured heights.
  ///
  /// The delegate is asked for all heights, as in UIKit.
  private func plannedSections(_ origins: ItemOrigins) -> [TablePlan.Section] {
    let (old, rows) = (plan.sections, plan.sections.map(\.rows))
    return origins.sections.enumerated().map { number, section in
      var planned = TablePlan.Section(
        rows: section.items.enumerated().map { row, origin in
          let new = plannedRow(at: IndexPath(row: row, section: number))
          return new.isEstimate ? origin.map { rows[$0.section][$0.row] } ?? new : new
        })
      (planned.header, planned.headerPadding) = plannedHeader(number)
      planned.footer = plannedEdge(number, isHeader: false)
      guard section.origin == number else { return planned }
      let known = old[number]
      if planned.header.isEstimate, keepsMeasured(known.header, number, isHeader: true) {
        (planned.header, planned.headerPadding) = (known.header, known.headerPadding)
      }
      if planned.footer.isEstimate, keepsMeasured(known.footer, number, isHeader: false) {
        planned.footer = known.footer
      }
      return planned
    }
  }

  /// Configures the cell of a row again; without effect if the row has none.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = shownCells[path], let dataSource else { return }
    reconfigured = (path, cell)
    let returned = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    checkPrecondition(
      returned === cell,
      "The cell returned for the row at \(path) is not the existing cell, which is required when reconfiguring a row: "
        + "returned \(returned), existing \(cell)")
    let planned = plannedRow(at: path)
    if planned.isEstimate {
      plan.sections[path.section].estimate(at: path.row)
    } else {
      plan.sections[path.section].measured(planned.height, at: path.row)
    }
  }
}
