import Foundation
import Testing

@testable import HeadlessUIKit

/// Lists that replace those of their controllers.
@MainActor
@Suite struct ReplacedListTests {
  final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
  }

  final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
  }

  /// A class with a layout of its own.
  final class Grid: UICollectionView {
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a table that replaces that of its controller has its rows`() {
    let controller = Rows(style: .plain)
    controller.loadViewIfNeeded()
    let table = UITableView(frame: .zero, style: .grouped)
    controller.tableView = table
    #expect(controller.view === table)
    #expect(table.dataSource === controller && table.delegate === controller)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let other = UITableView()
    controller.view = other
    #expect(other.dataSource === controller)
  }

  @Test func `a table keeps its own data source`() {
    let (controller, source) = (Rows(style: .plain), Rows(style: .plain))
    let table = UITableView()
    table.dataSource = source
    controller.tableView = table
    #expect(table.dataSource === source && table.delegate === controller)
  }

  @Test func `a collection view replaces that of its controller in the view`() {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    let old = controller.collectionView
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = grid
    #expect(grid.superview === controller.view && old?.superview == nil)
    #expect(grid.dataSource === controller && grid.delegate === controller)
    #expect(grid.frame == controller.view.bounds)
    let root = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.view = root
    #expect(controller.collectionView === root && root.dataSource === controller)
  }

  @Test func `a subclass with a layout of its own is made without one`() {
    #expect(Grid().tag == 7)
    let grid = Grid(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(grid.frame.width == 100)
    #expect(grid.collectionViewLayout is UICollectionViewFlowLayout)
  }
}
