import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The items of a list, each with a number of its own, which its cell has as its tag.
@MainActor
private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var sections: [(id: Int, items: [Int])]
  /// How many cells were configured.
  var configured = 0

  init(_ items: [Int]) { sections = [(0, items)] }

  init(sections: [(id: Int, items: [Int])]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  private func configure(_ cell: UIView, _ path: IndexPath) {
    configured += 1
    cell.tag = sections[path.section].items[path.item]
  }
}

/// A list whose visible cells can be compared before and after a change.
@MainActor
private protocol UpdatedList: UIView {
  func perform(_ changes: () -> Void)
  func insert(_ paths: [IndexPath])
  func delete(_ paths: [IndexPath])
  func move(_ path: IndexPath, to place: IndexPath)
  func insert(sections: IndexSet)
  func delete(sections: IndexSet)
  func moveSection(_ section: Int, toSection place: Int)
  var cells: [UIView] { get }
}

extension UITableView: UpdatedList {
  fileprivate func perform(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { performBatchUpdates($0) }
  }
  fileprivate func insert(_ paths: [IndexPath]) { insertRows(at: paths, with: .none) }
  fileprivate func delete(_ paths: [IndexPath]) { deleteRows(at: paths, with: .none) }
  fileprivate func move(_ path: IndexPath, to place: IndexPath) { moveRow(at: path, to: place) }
  fileprivate func insert(sections: IndexSet) { insertSections(sections, with: .none) }
  fileprivate func delete(sections: IndexSet) { deleteSections(sections, with: .none) }
  fileprivate var cells: [UIView] { visibleCells }
}

extension UICollectionView: UpdatedList {
  fileprivate func perform(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { performBatchUpdates($0) }
  }
  fileprivate func insert(_ paths: [IndexPath]) { insertItems(at: paths) }
  fileprivate func delete(_ paths: [IndexPath]) { deleteItems(at: paths) }
  fileprivate func move(_ path: IndexPath, to place: IndexPath) { moveItem(at: path, to: place) }
  fileprivate func insert(sections: IndexSet) { insertSections(sections) }
  fileprivate func delete(sections: IndexSet) { deleteSections(sections) }
  fileprivate var cells: [UIView] { visibleCells }
}

@MainActor
private func table(_ source: Numbers) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  table.rowHeight = 10
  table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = source
  table.layoutIfNeeded()
  return table
}

@MainActor
private func collection(
  _ source: Numbers, _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
) -> UICollectionView {
  layout.itemSize = CGSize(width: 320, height: 10)
  layout.minimumLineSpacing = 0
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = source
  view.layoutIfNeeded()
  return view
}

private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
  IndexPath(item: item, section: section)
}

@MainActor
@Suite struct ListUpdateTests {
  @Test func `items that are inserted and deleted leave the other cells`() {
    let source = Numbers([1, 2, 3, 4])
    let view = collection(source)
    let (second, third) = (view.cellForItem(at: path(1)), view.cellForItem(at: path(2)))
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    source.configured = 0
    source.sections[0].items = [1, 9, 2, 3]
    view.performBatchUpdates {
      view.deleteItems(at: [path(3)])
      view.insertItems(at: [path(1)])
    }
    #expect(view.visibleCells.map(\.tag) == [1, 9, 2, 3])
    #expect(view.visibleCells.map(\.frame.minY) == [0, 10, 20, 30])
    #expect(view.cellForItem(at: path(2)) === second && view.cellForItem(at: path(3)) === third)
    #expect(source.configured == 1)
    #expect(view.indexPathsForSelectedItems == [path(3)] && third?.isSelected == true)
  }

  @Test func `a reloaded item has a new cell and is not selected`() {
    let source = Numbers([1, 2])
    let (rows, items) = (table(source), collection(source))
    rows.selectRow(at: path(1), animated: false, scrollPosition: .none)
    items.selectItem(at: path(1), animated: false, scrollPosition: [])
    source.sections[0].items = [1, 7]
    rows.reloadRows(at: [path(1)], with: .none)
    items.reloadItems(at: [path(1)])
    #expect(rows.visibleCells.map(\.tag) == [1, 7] && items.visibleCells.map(\.tag) == [1, 7])
    #expect(rows.indexPathForSelectedRow == nil && items.indexPathsForSelectedItems == nil)
  }

  @Test func `a reconfigured item keeps its cell`() {
    let source = Numbers([1, 2])
    let (rows, items) = (table(source), collection(source))
    let (row, item) = (rows.cellForRow(at: path(1)), items.cellForItem(at: path(1)))
    rows.selectRow(at: path(1), animated: false, scrollPosition: .none)
    source.configured = 0
    source.sections[0].items = [1, 7]
    rows.reconfigureRows(at: [path(1)])
    items.reconfigureItems(at: [path(1)])
    #expect(row?.tag == 7 && rows.cellForRow(at: path(1)) === row && row?.isSelected == true)
    #expect(item?.tag == 7 && items.cellForItem(at: path(1)) === item)
    #expect(source.configured == 2)
  }

  @Test func `a layout is told what has changed`() {
    final class Told: UICollectionViewFlowLayout {
      var calls: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        calls += updateItems.map { item in
          "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) \(item.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func finalizeCollectionViewUpdates() { calls.append("end") }
      override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: offset.y + 3)
      }
    }
    let layout = Told()
    let source = Numbers([1, 2, 3])
    let view = collection(source, layout)
    source.sections[0].items = [9, 1, 3]
    view.performBatchUpdates {
      view.deleteItems(at: [path(1)])
      view.insertItems(at: [path(0)])
    }
    #expect(layout.calls == ["delete 1 -1", "insert -1 0", "end"])
    #expect(view.contentOffset.y == 3)
  }

  /// Deletions and reloads are named by old index paths, insertions by new ones.
  @Test func `a reloaded item is found behind deleted and inserted ones`() {
    final class Told: UICollectionViewFlowLayout {
      var reloaded: [IndexPath?] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for item in updateItems where item.updateAction == .reload {
          reloaded += [item.indexPathBeforeUpdate, item.indexPathAfterUpdate]
        }
      }
    }
    let layout = Told()
    let source = Numbers([1, 2, 3, 4])
    let (rows, items) = (table(source), collection(source, layout))
    source.configured = 0
    source.sections[0].items = [8, 9, 2, 7, 4]
    rows.performBatchUpdates {
      rows.reloadRows(at: [path(2)], with: .none)
      rows.insertRows(at: [path(0), path(1)], with: .none)
      rows.deleteRows(at: [path(0)], with: .none)
    }
    items.performBatchUpdates {
      items.reloadItems(at: [path(2)])
      items.insertItems(at: [path(0), path(1)])
      items.deleteItems(at: [path(0)])
    }
    #expect(rows.visibleCells.map(\.tag) == [8, 9, 2, 7, 4])
    #expect(items.visibleCells.map(\.tag) == [8, 9, 2, 7, 4])
    #expect(source.configured == 6)
    #expect(layout.reloaded == [path(2), path(3)])
  }

  @Test func `items that are inserted twice at an index path follow each other`() {
    let source = Numbers([1, 2])
    let view = collection(source)
    source.sections[0].items = [1, 8, 9, 2]
    view.insertItems(at: [path(1), path(1)])
    #expect(view.visibleCells.map(\.tag) == [1, 8, 9, 2])
  }

  @Test func `completions of inner batches are called after the outermost`() {
    let source = Numbers([1])
    let (rows, items) = (table(source), collection(source))
    source.sections[0].items = [1, 2, 3]
    var counts: [Int] = []
    rows.performBatchUpdates {
      rows.insertRows(at: [path(1)], with: .none)
      rows.performBatchUpdates {
        rows.insertRows(at: [path(2)], with: .none)
      } completion: { _ in
        counts.append(rows.visibleCells.count)
      }
    } completion: { _ in
      counts.append(0)
    }
    items.performBatchUpdates {
      items.insertItems(at: [path(1)])
      items.performBatchUpdates {
        items.insertItems(at: [path(2)])
      } completion: { _ in
        counts.append(items.visibleCells.count)
      }
    }
    #expect(counts == [3, 0, 3])
  }

  @Test func `a layout during a batch waits for its end`() {
    let source = Numbers([1, 2, 3])
    let (rows, items) = (table(source), collection(source))
    rows.beginUpdates()
    source.sections[0].items = [2, 3]
    rows.rowHeight = 20
    rows.layoutIfNeeded()
    rows.deleteRows(at: [path(0)], with: .none)
    rows.endUpdates()
    #expect(rows.visibleCells.map(\.frame.minY) == [0, 20])
    items.performBatchUpdates {
      source.sections[0].items = [2]
      items.collectionViewLayout.invalidateLayout()
      items.layoutIfNeeded()
      items.deleteItems(at: [path(0), path(2)])
    }
    #expect(items.visibleCells.map(\.tag) == [2])
  }

  @Test func `a list knows the numbers of items that it shows`() {
    let source = Numbers([1, 2])
    let (rows, items) = (table(source), collection(source))
    source.sections[0].items.append(3)
    #expect(rows.numberOfRows(inSection: 0) == 2 && items.numberOfItems(inSection: 0) == 2)
    rows.insertRows(at: [path(rows.numberOfRows(inSection: 0))], with: .none)
    items.insertItems(at: [path(items.numberOfItems(inSection: 0))])
    #expect(rows.numberOfRows(inSection: 0) == 3 && items.numberOfItems(inSection: 0) == 3)
    source.sections.append((1, [4]))
    rows.reloadData()
    items.reloadData()
    #expect(rows.numberOfSections == 2 && items.numberOfSections == 2)
  }

  /// As the documentation of `reloadData` has it.
  @Test func `a list that becomes shorter scrolls back`() {
    let source = Numbers(Array(0..<100))
    let (rows, items) = (table(source), collection(source))
    for list in [rows, items] as [UIScrollView] {
      list.contentOffset.y = 520
      list.layoutIfNeeded()
    }
    source.sections[0].items.removeLast(40)
    let gone = (60..<100).map { path($0) }
    rows.deleteRows(at: gone, with: .none)
    items.deleteItems(at: gone)
    #expect(rows.contentOffset.y == 120 && items.contentOffset.y == 120)
    #expect(rows.visibleCells.first?.tag == 12 && items.visibleCells.first?.tag == 12)
    source.sections[0].items.removeLast(50)
    rows.reloadData()
    items.reloadData()
    rows.layoutIfNeeded()
    items.layoutIfNeeded()
    #expect(rows.contentOffset.y == 0 && items.contentOffset.y == 0)
    #expect(rows.visibleCells.count == 10 && items.visibleCells.count == 10)
  }

  @Test func `heights of other rows can change with an insertion`() {
    final class Heights: NSObject, UITableViewDelegate {
      var height: CGFloat = 10
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height
      }
    }
    let source = Numbers([1, 2])
    let view = table(source)
    let heights = Heights()
    view.delegate = heights
    view.layoutIfNeeded()
    source.sections[0].items = [9, 1, 2]
    heights.height = 30
    view.insertRows(at: [path(0)], with: .none)
    #expect(view.visibleCells.map(\.frame.minY) == [0, 30, 60])
  }

  @Test func `a table keeps the headers of the sections that remain`() {
    final class Headers: NSObject, UITableViewDelegate {
      var made = 0
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        made += 1
        return UIView()
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        20
      }
    }
    let source = Numbers(sections: [(0, [1]), (1, [2])])
    let view = table(source)
    let headers = Headers()
    view.sectionHeaderTopPadding = 0
    view.delegate = headers
    view.layoutIfNeeded()
    #expect(headers.made == 2)
    source.sections[1].items = [2, 3]
    view.insertRows(at: [path(1, 1)], with: .none)
    source.sections.removeFirst()
    view.deleteSections([0], with: .none)
    #expect(headers.made == 2 && view.rectForRow(at: path(0)).minY == 20)
    source.sections.append((5, [6]))
    view.insertSections([1], with: .none)
    #expect(headers.made == 3)
  }

  @Test func `a moved section takes its cells along`() {
    let source = Numbers(sections: [(0, [1]), (1, [2])])
    let view = table(source)
    let cell = view.cellForRow(at: path(0, 1))
    source.sections.swapAt(0, 1)
    view.moveSection(1, toSection: 0)
    #expect(view.visibleCells.map(\.tag) == [2, 1] && view.cellForRow(at: path(0)) === cell)
  }

  @Test func `headers stay with their sections`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 20)
    let source = HeaderSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header"
    )
    view.dataSource = source
    view.layoutIfNeeded()
    let second = view.supplementaryView(forElementKind: kind, at: path(0, 1))
    source.titles = ["b"]
    view.deleteSections([0])
    #expect(source.requested == ["a", "b"])
    #expect(view.supplementaryView(forElementKind: kind, at: path(0, 0)) === second)
    #expect(second?.frame.minY == 0)
  }

  /// What is neither inserted nor deleted keeps its cell, wherever it moves.
  @Test(arguments: 0..<40) func `any batch keeps the cells of what remains`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var next = 100
    var old: [(id: Int, items: [Int])] = (0..<3).map { id in
      (id, (0..<Int.random(in: 0...6, using: &random)).map { id * 10 + $0 })
    }
    old.shuffle(using: &random)
    let source = Numbers(sections: old)
    let lists: [any UpdatedList] = [table(source), collection(source)]
    for _ in 0..<4 {
      let new = changed(source.sections, &next, &random)
      let before = lists.map { Dictionary(uniqueKeysWithValues: $0.cells.map { ($0.tag, $0) }) }
      let batch = Batch(from: source.sections, to: new)
      source.sections = new
      for (list, cells) in zip(lists, before) {
        list.perform { batch.apply(to: list) }
        #expect(list.cells.map(\.tag) == new.flatMap(\.items))
        for cell in list.cells where !batch.isNew(cell.tag) { #expect(cells[cell.tag] === cell) }
      }
    }
  }

  private func changed(
    _ old: [(id: Int, items: [Int])], _ next: inout Int, _ random: inout SplitMix64
  ) -> [(id: Int, items: [Int])] {
    var new = old
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      next += 1
      let section = new.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<6, using: &random), section) {
      case (0, let section?): new.remove(at: section)
      case (1, _), (_, nil):
        new.insert(
          (next, [next + 1000, next + 2000]), at: Int.random(in: 0...new.count, using: &random))
      case (2, let section?):
        let moved = new.remove(at: section)
        new.insert(moved, at: Int.random(in: 0...new.count, using: &random))
      case (3, let section?):
        new[section].items.insert(
          next, at: Int.random(in: 0...new[section].items.count, using: &random))
      case (4, let section?):
        if !new[section].items.isEmpty { new[section].items.removeLast() }
      case (_, let section?):
        guard let item = new[section].items.popLast(),
          let other = new.indices.randomElement(using: &random)
        else { continue }
        new[other].items.insert(
          item, at: Int.random(in: 0...new[other].items.count, using: &random))
      }
    }
    return new
  }
}

/// Sections of one item, with headers.
@MainActor
private final class HeaderSource: NSObject, UICollectionViewDataSource {
  var titles = ["a", "b"]
  var requested: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { titles.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    requested.append(titles[indexPath.section])
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// The changes that lead from some sections to others.
@MainActor
private struct Batch {
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(from: IndexPath, to: IndexPath)] = []
  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var movedSections: [(from: Int, to: Int)] = []
  private var fresh: Set<Int> = []

  init(from old: [(id: Int, items: [Int])], to new: [(id: Int, items: [Int])]) {
    func index(_ id: Int, _ sections: [(id: Int, items: [Int])]) -> Int? {
      sections.firstIndex { $0.id == id }
    }
    deletedSections = IndexSet(old.indices.filter { index(old[$0].id, new) == nil })
    insertedSections = IndexSet(new.indices.filter { index(new[$0].id, old) == nil })
    var last = -1
    for (place, section) in new.enumerated() {
      guard let origin = index(section.id, old) else { continue }
      if origin > last { last = origin } else { movedSections.append((origin, place)) }
    }
    var places: [Int: IndexPath] = [:]
    for (number, section) in old.enumerated() where !deletedSections.contains(number) {
      for (item, id) in section.items.enumerated() {
        places[id] = IndexPath(item: item, section: number)
      }
    }
    for (number, section) in new.enumerated() {
      guard let origin = index(section.id, old) else {
        fresh.formUnion(section.items)
        continue
      }
      var last = -1
      for (item, id) in section.items.enumerated() {
        let path = IndexPath(item: item, section: number)
        guard let from = places.removeValue(forKey: id) else {
          inserted.append(path)
          fresh.insert(id)
          continue
        }
        if from.section == origin, from.item > last {
          last = from.item
        } else {
          moved.append((from, path))
        }
      }
    }
    deleted = places.values.sorted()
  }

  func isNew(_ id: Int) -> Bool { fresh.contains(id) }

  func apply(to list: any UpdatedList) {
    list.delete(deleted)
    list.insert(inserted)
    list.delete(sections: deletedSections)
    list.insert(sections: insertedSections)
    for move in moved { list.move(move.from, to: move.to) }
    for move in movedSections { list.moveSection(move.from, toSection: move.to) }
  }
}

/// Snapshots are compared, as since iOS 15, whether they are animated or not.
@MainActor
@Suite struct SnapshotDifferenceTests {
  @Test func `rows of both snapshots keep their cells`() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var configured: [Int] = []
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, item in
      configured.append(item)
      return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    view.layoutIfNeeded()
    let third = view.cellForRow(at: path(2))
    snapshot.deleteItems([1])
    snapshot.insertItems([4], afterItem: 2)
    source.apply(snapshot, animatingDifferences: false)
    #expect(configured == [1, 2, 3, 4])
    #expect(view.cellForRow(at: path(2)) === third)

    var again = source.snapshot()
    again.reconfigureItems([3])
    again.reloadItems([2])
    source.apply(again)
    #expect(configured.suffix(2).sorted() == [2, 3])
    #expect(view.cellForRow(at: path(2)) === third)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    source.applySnapshotUsingReloadData(source.snapshot())
    view.layoutIfNeeded()
    #expect(configured.count == 9)
  }

  @Test func `items of both snapshots keep their cells`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var configured: [Int] = []
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      configured.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 1)
    source.apply(snapshot)
    view.layoutIfNeeded()
    let (second, third) = (view.cellForItem(at: path(1)), view.cellForItem(at: path(0, 1)))
    view.selectItem(at: path(0, 1), animated: false, scrollPosition: [])
    snapshot.moveSection(1, beforeSection: 0)
    snapshot.deleteItems([1])
    source.apply(snapshot)
    #expect(configured == [1, 2, 3])
    #expect(view.cellForItem(at: path(0)) === third && view.cellForItem(at: path(0, 1)) === second)
    #expect(view.indexPathsForSelectedItems == [path(0)])
  }
}

@MainActor
@Suite struct ListStateTests {
  @Test func `nothing is selected after all items are reloaded`() {
    let source = Numbers([1, 2])
    let (rows, items) = (table(source), collection(source))
    rows.selectRow(at: path(1), animated: false, scrollPosition: .none)
    items.selectItem(at: path(1), animated: false, scrollPosition: [])
    source.sections[0].items = [1]
    rows.reloadData()
    items.reloadData()
    #expect(rows.indexPathForSelectedRow == nil && items.indexPathsForSelectedItems == nil)
  }

  @Test func `selecting no item deselects all`() {
    let source = Numbers([1, 2, 3])
    let view = collection(source)
    view.allowsMultipleSelection = true
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func `no item is selected or deselected where selection is not allowed`() {
    let source = Numbers([1, 2, 3])
    let view = collection(source)
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.allowsSelection = false
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.deselectItem(at: path(0), animated: false)
    #expect(view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `several items are selected during editing`() {
    let source = Numbers([1, 2, 3])
    let (rows, items) = (table(source), collection(source))
    rows.allowsMultipleSelectionDuringEditing = true
    items.allowsMultipleSelectionDuringEditing = true
    rows.isEditing = true
    items.isEditing = true
    for item in 0..<2 {
      rows.selectRow(at: path(item), animated: false, scrollPosition: .none)
      items.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    #expect(rows.indexPathsForSelectedRows == [path(0), path(1)])
    #expect(items.indexPathsForSelectedItems == [path(0), path(1)])
  }

  @Test func `cells that become visible during editing are edited`() {
    let source = Numbers(Array(0..<200))
    let (rows, items) = (table(source), collection(source))
    rows.isEditing = true
    items.isEditing = true
    rows.contentOffset.y = 1000
    items.contentOffset.y = 1000
    rows.layoutIfNeeded()
    items.layoutIfNeeded()
    #expect(rows.visibleCells.map(\.isEditing).allSatisfy { $0 })
    #expect(items.visibleCells.map(\.configurationState.isEditing).allSatisfy { $0 })
  }

  @Test func `a snapshot before the first layout leaves the selection`() {
    let rows = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let rowSource = UITableViewDiffableDataSource<Int, Int>(tableView: rows) { _, _, _ in
      UITableViewCell()
    }
    let itemSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: items) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    rowSource.applySnapshotUsingReloadData(snapshot)
    itemSource.applySnapshotUsingReloadData(snapshot)
    rows.selectRow(at: path(1), animated: false, scrollPosition: .none)
    items.selectItem(at: path(1), animated: false, scrollPosition: [])
    snapshot.insertItems([3], beforeItem: 1)
    rowSource.apply(snapshot)
    itemSource.apply(snapshot)
    #expect(rows.indexPathForSelectedRow == path(2))
    #expect(items.indexPathsForSelectedItems == [path(2)])
  }

  @Test func `a row is scrolled to below the header that stays visible`() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIView()
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
    }
    let source = Numbers(sections: (0..<3).map { ($0, Array(0..<100)) })
    let view = table(source)
    let headers = Headers()
    view.sectionHeaderTopPadding = 0
    view.delegate = headers
    view.scrollToRow(at: path(0, 1), at: .top, animated: false)
    #expect(view.contentOffset.y == view.rect(forSection: 1).minY)
    view.scrollToRow(at: path(50, 1), at: .top, animated: false)
    #expect(view.contentOffset.y == view.rectForRow(at: path(50, 1)).minY - 30)
    view.scrollToRow(at: path(40, 1), at: .none, animated: false)
    #expect(view.contentOffset.y == view.rectForRow(at: path(40, 1)).minY - 30)
  }

  @Test func `a plain footer stays in view with its section`() {
    final class Footers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        30
      }
    }
    let source = Numbers(sections: [(0, Array(0..<50)), (1, Array(0..<100))])
    let view = table(source)
    let footers = Footers()
    view.delegate = footers
    view.layoutIfNeeded()
    #expect(view.footerView(forSection: 0)?.frame.minY == 450)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.footerView(forSection: 0)?.frame.minY == 500)
    #expect(view.footerView(forSection: 1)?.frame.minY == 550)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    // The second section has just begun.
    #expect(view.footerView(forSection: 1)?.frame.minY ?? 530 == 530)
  }

  @Test func `an item is centered between the insets`() {
    let source = Numbers(Array(0..<200))
    let view = collection(source)
    view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0)
    view.scrollToItem(at: path(100), at: .centeredVertically, animated: false)
    // The visible part is from 100 to 460.
    #expect(view.contentOffset.y == CGFloat(725))
  }
}

/// Calls that name what does not exist stop the program with UIKit's messages.
@Suite struct ListErrorTests {
  @Test func `an item that is deleted and reloaded stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        let view = table(source)
        source.sections[0].items = [1, 3]
        view.performBatchUpdates {
          view.deleteRows(at: [path(1)], with: .none)
          view.reloadRows(at: [path(1)], with: .none)
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("attempt to delete and reload the same index path"))
  }

  @Test func `an item that is reloaded and moved stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2])
        let view = collection(source)
        source.sections[0].items = [2, 1]
        view.performBatchUpdates {
          view.reloadItems(at: [path(1)])
          view.moveItem(at: path(1), to: path(0))
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
      ))
  }

  @Test func `a section that is inserted where another is moved stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers(sections: [(0, [1]), (1, [2])])
        let view = collection(source)
        source.sections = [(1, [2]), (0, [1]), (2, [3])]
        view.performBatchUpdates {
          view.moveSection(1, toSection: 0)
          view.insertSections([0])
        }
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("attempt to perform an insert and a move to the same section (0)"))
  }

  @Test func `a row that is deleted twice counts twice`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        let view = table(source)
        source.sections[0].items = [2, 3]
        view.deleteRows(at: [path(0), path(0)], with: .none)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Invalid batch updates detected"))
  }

  @Test func `an insertion into a section that does not exist stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        table(source).insertRows(at: [path(0, 1)], with: .none)
        withExtendedLifetime(source) {}
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "attempt to insert row 0 into section 1, but there are only 1 sections after the update"))
  }

  @Test func `an empty batch after a change of the data stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        let view = table(source)
        source.sections[0].items = [1]
        view.beginUpdates()
        view.endUpdates()
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Invalid batch updates detected"))
  }

  @Test func `an insertion that the data source does not know of stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        collection(source).insertItems(at: [path(1)])
        withExtendedLifetime(source) {}
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Data source before updates = { 1 section with item counts: [3] }"))
    #expect(text.contains("Updates = [\n\tInsert item (0 - 1)\n]"))
  }

  @Test func `a deletion of what does not exist stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        table(source).deleteRows(at: [path(8)], with: .none)
        withExtendedLifetime(source) {}
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "attempt to delete row 8 from section 0 which only contains 3 rows before the update"))
  }

  @Test func `scrolling to a row that does not exist stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1, 2, 3])
        table(source).scrollToRow(at: path(9), at: .top, animated: false)
        withExtendedLifetime(source) {}
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Attempted to scroll the table view to an out-of-bounds row (9) when there are only 3 rows in section 0."
      ))
  }

  @Test func `scrolling to an item that does not exist stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Numbers([1])
        collection(source).scrollToItem(at: path(0, 4), at: .top, animated: false)
        withExtendedLifetime(source) {}
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Attempted to scroll the collection view to an out-of-bounds section (4) when there are only 1 sections."
      ))
  }

  @Test @MainActor func `the row NSNotFound is the beginning of a section`() {
    let source = Numbers(sections: [(0, Array(0..<100)), (1, []), (2, Array(100..<200))])
    let view = table(source)
    view.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
    #expect(view.contentOffset.y == 1000)
  }

  @Test func `an item of negative size stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Numbers([1])
        let view = collection(source)
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
          width: -10, height: 10)
        view.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    }
  }
}
