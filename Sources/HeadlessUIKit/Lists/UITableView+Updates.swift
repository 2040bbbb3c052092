public import Foundation

/// A batch of changes of a table's rows.
struct TableUpdates {
  /// The nesting depth of `beginUpdates`.
  var depth = 0
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Whether there are no changes of rows, so that only heights are reloaded (`scrollview:V5.8`).
  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
  }
}

extension UITableView {
  /// Inserts rows that the data source has added.
  ///
  /// Other rows keep their cells and heights.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows += indexPaths }
  }
  /// Deletes rows that the data source has removed.
  ///
  /// Other rows keep their cells and heights.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows += indexPaths }
  }
  /// Reloads rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows += indexPaths }
  }
  /// Moves a row that the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections that the data source has added.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections that the data source has removed.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Begins a batch of changes.
  public func beginUpdates() { updates = with(updates ?? TableUpdates()) { $0.depth += 1 } }

  /// Ends the changes since ``beginUpdates()``; if there are none, reloads all heights.
  public func endUpdates() {
    guard var pending = updates else { return }
    pending.depth -= 1
    updates = pending.depth > 0 ? pending : nil
    guard pending.depth <= 0 else { return }
    if pending.isEmpty { heightsDidChange() } else { apply(pending) }
    layoutIfNeeded()
  }

  /// Performs a batch of changes.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  private func with(
    _ updates: TableUpdates, _ change: (inout TableUpdates) -> Void
  ) -> TableUpdates {
    var updates = updates
    change(&updates)
    return updates
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    if let updates {
      self.updates = with(updates, change)
    } else {
      beginUpdates()
      if let updates { self.updates = with(updates, change) }
      endUpdates()
    }
  }

  // MARK: Applying changes

  private struct Entry {
    var row: TablePlan.Row
    var cell: UITableViewCell?
    var isSelected = false
    var isDisplayed = false
  }

  /// Transfers heights and cells to the rows after the changes.
  private func apply(_ updates: TableUpdates) {
    // Before the first layout there is nothing to transfer.
    guard !plan.isStale, plan.width >= 0 else { return reloadData() }
    let old = plan.sections
    var sections: [[Entry]] = old.indices.map { section in
      old[section].rows.enumerated().map { row, planned in
        let path = IndexPath(row: row, section: section)
        return Entry(
          row: planned, cell: shownCells[path], isSelected: selectedPaths.contains(path),
          isDisplayed: displayed.contains(path))
      }
    }
    func check(_ path: IndexPath, _ verb: String) {
      precondition(
        sections.indices.contains(path.section)
          && sections[path.section].indices.contains(path.row),
        "attempt to \(verb) row \(path.row) from section \(path.section), but there are only "
          + "\(sections.indices.contains(path.section) ? sections[path.section].count : 0) rows "
          + "before the update")
    }
    for path in updates.reloadedRows {
      check(path, "reload")
      drop(&sections[path.section][path.row])
      sections[path.section][path.row].row = plannedRow(at: path)
    }
    let moved = updates.movedRows.map { move in
      check(move.from, "move")
      return (to: move.to, entry: sections[move.from.section][move.from.row])
    }
    let leaving = Set(updates.deletedRows + updates.movedRows.map(\.from))
    for path in leaving.sorted(by: >) {
      check(path, "delete")
      let entry = sections[path.section].remove(at: path.row)
      if updates.deletedRows.contains(path), let cell = entry.cell { retire(cell) }
    }
    for section in updates.deletedSections.union(updates.reloadedSections).reversed() {
      precondition(
        sections.indices.contains(section),
        "attempt to delete section \(section), but there are only \(sections.count) sections "
          + "before the update")
      for entry in sections.remove(at: section) { if let cell = entry.cell { retire(cell) } }
    }
    for section in updates.insertedSections.union(updates.reloadedSections) {
      sections.insert([], at: min(section, sections.count))
      let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      sections[min(section, sections.count - 1)] = (0..<count).map {
        Entry(row: plannedRow(at: IndexPath(row: $0, section: section)))
      }
    }
    var arriving = moved
    arriving += updates.insertedRows.map { ($0, Entry(row: plannedRow(at: $0))) }
    for (path, entry) in arriving.sorted(by: { $0.to < $1.to }) {
      precondition(
        sections.indices.contains(path.section)
          && path.row <= sections[path.section].count,
        "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(sections.indices.contains(path.section) ? sections[path.section].count : 0) rows in "
          + "section \(path.section) after the update")
      sections[path.section].insert(entry, at: path.row)
    }
    validate(sections.map(\.count), old.map(\.count), updates)
    take(sections)
  }

  /// Traps with Apple's wording if the rows of the data source do not match the changes.
  private func validate(_ new: [Int], _ old: [Int], _ updates: TableUpdates) {
    let count = dataSource?.calls.numberOfSections(in: self) ?? 0
    precondition(
      count == new.count,
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (\(count)) must be equal to the number of sections contained in "
        + "the table view before the update (\(old.count)), plus or minus the number of sections "
        + "inserted or deleted (\(updates.insertedSections.count) inserted, "
        + "\(updates.deletedSections.count) deleted).")
    for section in new.indices {
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      let inserted = updates.insertedRows.count { $0.section == section }
      let deleted = updates.deletedRows.count { $0.section == section }
      let movedIn = updates.movedRows.count { $0.to.section == section }
      let movedOut = updates.movedRows.count { $0.from.section == section }
      precondition(
        rows == new[section],
        "Invalid update: invalid number of rows in section \(section). The number of rows "
          + "contained in an existing section after the update (\(rows)) must be equal to the "
          + "number of rows contained in that section before the update "
          + "(\(old.indices.contains(section) ? old[section] : 0)), plus or minus the number of "
          + "rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
          + "and plus or minus the number of rows moved into or out of that section "
          + "(\(movedIn) moved in, \(movedOut) moved out).")
    }
  }

  private func drop(_ entry: inout Entry) {
    if let cell = entry.cell { retire(cell) }
    entry.cell = nil
    entry.isDisplayed = false
  }

  private func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cells.put(cell, identifier: cell.reuseIdentifier)
  }

  private func take(_ sections: [[Entry]]) {
    shownCells.removeAll()
    displayed.removeAll()
    selectedPaths.removeAll()
    // Headers and footers belong to sections whose indexes may have changed.
    for section in shownHeaders.keys.sorted() { recycleEdge(section, isHeader: true) }
    for section in shownFooters.keys.sorted() { recycleEdge(section, isHeader: false) }
    let width = plan.width
    plan = TablePlan()
    plan.isStale = false
    plan.width = width
    for (number, entries) in sections.enumerated() {
      var planned = TablePlan.Section(rows: entries.map(\.row))
      (planned.header, planned.headerPadding) = plannedHeader(number)
      planned.footer = plannedEdge(number, isHeader: false)
      plan.sections.append(planned)
      for (row, entry) in entries.enumerated() {
        let path = IndexPath(row: row, section: number)
        if let cell = entry.cell { shownCells[path] = cell }
        if entry.isDisplayed { displayed.insert(path) }
        if entry.isSelected { selectedPaths.insert(path) }
      }
    }
    setNeedsLayout()
  }
}
