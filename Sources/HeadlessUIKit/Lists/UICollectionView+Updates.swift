internal import Foundation

/// Batches of changes: other items keep their cells, and their selection.
extension UICollectionView {
  /// The number of items of each section that the data source returns now.
  var countedItems: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.calls.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Adds to the batch that has begun, or performs a batch of its own.
  func update(_ change: (inout ListUpdates) -> Void) {
    beginBatch()
    if var pending = updates {
      change(&pending)
      updates = pending
    }
    endBatch()
  }

  func beginBatch() {
    updates = updates ?? ListUpdates()
    updates?.depth += 1
  }

  /// Ends a batch, and applies it if it is the outermost.
  func endBatch() {
    updates?.depth -= 1
    guard let whole = updates, whole.depth == 0 else { return }
    updates = nil
    apply(whole)
    for completion in whole.completions { completion(true) }
  }

  private func apply(_ updates: ListUpdates) {
    if let problem = placing.problem(of: updates, self, .collection) { failPrecondition(problem) }
    // Before the first layout there is nothing to transfer.
    guard let before = itemCounts else { return discardItems() }
    do {
      let origins = try ItemOrigins(updates, before: before, after: countedItems, .collection)
      apply(origins, updates.updateItems(origins))
    } catch {
      failPrecondition("\(error.message)\nCollection view: \(self)")
    }
  }

  /// Transfers cells and the selection to the items after a change, and lays out the view.
  func apply(_ origins: ItemOrigins) {
    guard let before = itemCounts, origins.isPossible(after: before) else {
      selectedPaths = Set(origins.destinations(of: selectedPaths).values)
      return discardItems()
    }
    apply(origins, origins.updates(before: before).updateItems(origins))
  }

  private func apply(_ origins: ItemOrigins, _ items: [UICollectionViewUpdateItem]) {
    itemCounts = origins.counts
    let places = origins.destinations(of: selectedPaths.union(shownCells.keys))
    for path in shownCells.keys.sorted() where places[path] == nil { recycle(path) }
    shownCells = shownCells.moved(to: places)
    selectedPaths = Set(selectedPaths.compactMap { places[$0] })
    moveSections(origins.sectionDestinations)
    removeDecorations(except: [:])
    invalidateLayout { $0.concernsCounts = true }
    collectionViewLayout.prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    let size = contentSize
    contentSize = collectionViewLayout.collectionViewContentSize
    let proposed = offset(afterShrinkingFrom: size)
    let offset = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if offset != contentOffset { contentOffset = offset }
    for path in origins.reconfigured { reconfigure(path) }
    setNeedsLayout()
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Transfers headers, footers and scroll views to the sections after a change.
  ///
  /// Other supplementary views can belong to items, and are requested again.
  private func moveSections(_ places: [Int: Int]) {
    let edges = [Self.elementKindSectionHeader, Self.elementKindSectionFooter]
    for kind in shownSupplements.keys.sorted() {
      let shown = shownSupplements[kind] ?? [:]
      let kept = edges.contains(kind) ? shown.keys.filter { places[$0.section] != nil } : []
      recycleSupplements(kind, except: Set(kept))
      shownSupplements[kind] = shown.moved(
        to: Dictionary(
          uniqueKeysWithValues: kept.map {
            ($0, IndexPath(item: $0.item, section: places[$0.section] ?? $0.section))
          }))
    }
    for (section, strip) in strips where places[section] == nil { strip.removeFromSuperview() }
    strips = strips.moved(to: places)
  }

  /// Configures the cell of an item again; without effect if the item has none.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = shownCells[path], let dataSource else { return }
    reconfigured = (path, cell)
    let returned = dataSource.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    checkPrecondition(
      returned === cell,
      "The cell returned for the item at \(path) is not the existing cell, which is required when reconfiguring an "
        + "item: returned \(returned), existing \(cell)")
    cell.setNeedsUpdateConfiguration()
  }

  /// Traps with Apple's wording if there is no item at an index path.
  func checkIsInBounds(_ path: IndexPath) {
    let sections = numberOfSections
    checkPrecondition(
      (0..<sections).contains(path.section),
      "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are only "
        + "\(sections) sections. Collection view: \(self)")
    let items = numberOfItems(inSection: path.section)
    checkPrecondition(
      (0..<items).contains(path.item),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
        + "\(items) items in section \(path.section). Collection view: \(self)")
  }
}

extension ListUpdates {
  /// The changes, as a layout receives them; the index path of a section has `NSNotFound` as its item.
  @MainActor fileprivate func updateItems(_ origins: ItemOrigins) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return deletedSections.map { UICollectionViewUpdateItem(.delete, from: path($0), to: nil) }
      + deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: path($0)) }
      + insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloadedSections.map {
        UICollectionViewUpdateItem(
          .reload, from: path($0), to: origins.reloadedSections[$0].map { path($0) })
      }
      + reloadedItems.map {
        UICollectionViewUpdateItem(.reload, from: $0, to: origins.reloaded[$0])
      }
      + movedSections.map {
        UICollectionViewUpdateItem(.move, from: path($0.from), to: path($0.to))
      }
      + movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
  }
}
