import Foundation
import HeadlessUIKit
import Testing

/// Optional methods that a subclass adds to a class which adopts the protocol.
@MainActor
@Suite struct OptionalMethodTests {
  class Base: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  final class Sub: Base, UITableViewDelegate_heightForRowAt, UITableViewDataSource_numberOfSections,
    UIScrollViewDelegate_scrollViewDidScroll
  {
    var scrolled = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
  }

  @Test func `a subclass's optional methods are called where it adopts them`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let sub = Sub()
    table.dataSource = sub
    table.delegate = sub
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 4)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 77)
    table.contentOffset.y = 30
    #expect(sub.scrolled == 1)
  }

  @Test func `what no subclass adds is as the base class has it`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let base = Base()
    table.dataSource = base
    table.delegate = base
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
  }

  final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 33, height: 44) }
  }

  @Test func `a collection's controller adopts the flow layout's protocol itself`() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    grid.view.layoutIfNeeded()
    let attributes = grid.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame.size == CGSize(width: 33, height: 44))
  }

  final class Rows: UITableViewController {
    var heard: [String] = []
    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      heard.append("end")
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      heard.append("inset")
    }
  }

  @Test func `a table's controller has all methods of its protocols to override`() {
    let rows = Rows()
    rows.view.layoutIfNeeded()
    #expect(rows.tableView.numberOfSections == 3)
    rows.tableView.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    #expect(rows.heard.contains("scroll") && rows.heard.contains("end"))
  }
}
