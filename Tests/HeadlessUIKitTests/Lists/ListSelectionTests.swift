import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct ListSelectionTests {
  @Test func `a tap selects a row in Apple's order and deselects the one before`() throws {
    let (window, table, delegate) = table()
    try tap(0, in: table)
    try tap(2, in: table)
    #expect(table.indexPathForSelectedRow?.row == 2)
    #expect(
      delegate.calls == [
        "will 0", "did 0", "will 2", "willDeselect 0", "didDeselect 0", "did 2",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func `the delegate refuses or redirects a selection`() throws {
    let (window, table, delegate) = table()
    delegate.unlit = [0]
    delegate.replacements = [1: nil, 2: 3]
    for row in 0..<3 { try tap(row, in: table) }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [3])
    table.allowsSelection = false
    try tap(4, in: table)
    #expect(delegate.calls == ["will 1", "will 2", "did 3"])
    withExtendedLifetime(window) {}
  }

  @Test func `with several selected rows a tap deselects`() throws {
    let (window, table, delegate) = table()
    table.allowsMultipleSelection = true
    for row in [0, 1, 0] { try tap(row, in: table) }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
    #expect(delegate.calls.suffix(2) == ["willDeselect 0", "didDeselect 0"])
    withExtendedLifetime(window) {}
  }

  @Test func `a control in a cell takes the tap, and a drag selects nothing`() throws {
    let (window, table, delegate) = table()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    cell.contentView.addSubview(button)
    TouchSimulator.tap(button)
    TouchSimulator.drag(in: cell, from: CGPoint(x: 100, y: 5), by: CGVector(dx: 40, dy: 0))
    #expect(delegate.calls.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func `a tap selects an item of a collection, and a subclass's own method is called`() throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let delegate = ItemsSubclass()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    collection.dataSource = delegate
    collection.delegate = delegate
    window.addSubview(collection)
    window.layoutIfNeeded()
    for item in [0, 1, 2] {
      let path = IndexPath(item: item, section: 0)
      TouchSimulator.tap(try #require(collection.cellForItem(at: path)))
    }
    // The third is refused.
    #expect(delegate.calls == ["did 0", "didDeselect 0", "did 1"])
    #expect(collection.indexPathsForSelectedItems?.map(\.item) == [1])
  }

  // MARK: -

  private func table() -> (UIWindow, UITableView, Rows) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    let delegate = Rows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.dataSource = delegate
    table.delegate = delegate
    window.addSubview(table)
    window.layoutIfNeeded()
    return (window, table, delegate)
  }

  private func tap(_ row: Int, in table: UITableView) throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    TouchSimulator.tap(cell)
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var calls: [String] = []
  var unlit: Set<Int> = []
  var replacements: [Int: Int?] = [:]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { !unlit.contains(indexPath.row) }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("will \(indexPath.row)")
    guard let replacement = replacements[indexPath.row] else { return indexPath }
    return replacement.map { IndexPath(row: $0, section: 0) }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append("willDeselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
}

private class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item < 2 }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { calls.append("didDeselect \(indexPath.item)") }
}

private final class ItemsSubclass: Items, UICollectionViewDelegate_didSelectItemAt {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("did \(indexPath.item)") }
}
