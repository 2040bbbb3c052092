import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

/// Cells keep their equations while they are kept for reuse.
@MainActor
@Suite struct KeptCellTests {
  final class Row: UITableViewCell {
    let label = UILabel()
    let detail = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      for label in [label, detail] {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
          .isActive = true
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
          .isActive = true
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        detail.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
        detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Tile: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      for (one, two) in [
        (label.leadingAnchor, contentView.leadingAnchor),
        (label.trailingAnchor, contentView.trailingAnchor),
      ] { one.constraint(equalTo: two).isActive = true }
      label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
      label.widthAnchor.constraint(equalToConstant: 300).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let count: Int
    init(_ count: Int) { self.count = count }

    func text(_ row: Int) -> String {
      String(repeating: "word ", count: 1 + (row * 7) % 23) + "\(row)"
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Row)?.label.text = text(path.row)
      (cell as? Row)?.detail.text = text(path.row + 5)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      (cell as? Tile)?.label.text = text(path.item)
      return cell
    }
  }

  private let window = UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480), scale: 2))

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.separatorStyle = .none
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    return table
  }

  private func collection(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    return collection
  }

  /// What scrolling one screen costs after the first ones, per row that comes into view.
  private func scrolled(_ list: UIScrollView, shown: () -> Set<Int>) -> (LayoutEffort, rows: Int) {
    let engine = window.layoutTree().engine
    for step in 1...20 {
      list.contentOffset.y = CGFloat(step * 60)
      window.layoutIfNeeded()
    }
    let before = engine.effort
    var (known, rows) = (shown(), 0)
    for step in 21...80 {
      list.contentOffset.y = CGFloat(step * 60)
      window.layoutIfNeeded()
      let now = shown()
      rows += now.subtracting(known).count
      known = now
    }
    return (engine.effort.since(before), rows)
  }

  @Test func `a reused row enters no constraint, in long and in short tables`() {
    TextMeasuring.with(TestFont()) {
      var costs: [LayoutEffort] = []
      for count in [1000, 4000] {
        let source = Source(count)
        let table = table(source)
        let (effort, rows) = scrolled(table) {
          Set((table.indexPathsForVisibleRows ?? []).map(\.row))
        }
        #expect(rows >= 20)
        // The frames of the cell and of its content; each cell has 7 constraints and 8 bounds of texts.
        #expect(effort.entered <= 8 * rows)
        costs.append(effort)
        table.removeFromSuperview()
      }
      #expect(costs[0] == costs[1])
    }
  }

  @Test func `a reused item enters no constraint`() {
    TextMeasuring.with(TestFont()) {
      let source = Source(1000)
      let collection = collection(source)
      let (effort, items) = scrolled(collection) {
        Set(collection.indexPathsForVisibleItems.map(\.item))
      }
      #expect(items > 20)
      // At most one more cell is made.
      #expect(effort.entered <= 8 * items + 24)
    }
  }

  @Test func `reused cells have the frames of new ones`() {
    TextMeasuring.with(TestFont()) {
      var random = SplitMix64.seeded(51)
      let source = Source(300)
      let table = table(source)
      for _ in 0..<25 {
        let limit = max(table.contentSize.height - 480, 0)
        table.contentOffset.y = CGFloat.random(in: 0...limit, using: &random).rounded()
        window.layoutIfNeeded()
        for path in table.indexPathsForVisibleRows ?? [] {
          guard let cell = table.cellForRow(at: path) as? Row else { continue }
          let fresh = Row(style: .default, reuseIdentifier: nil)
          fresh.label.text = source.text(path.row)
          fresh.detail.text = source.text(path.row + 5)
          let size = fresh.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
          fresh.frame = CGRect(x: 0, y: 0, width: 320, height: size.height)
          fresh.layoutIfNeeded()
          #expect(cell.frame.height == size.height)
          #expect(cell.label.frame == fresh.label.frame)
          #expect(cell.detail.frame == fresh.detail.frame)
        }
      }
    }
  }

  @Test func `a kept cell has neither window nor superview, and can be added elsewhere`() {
    let source = Source(40)
    let table = table(source)
    guard let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row else {
      Issue.record("no cell")
      return
    }
    table.contentOffset.y = 1500
    window.layoutIfNeeded()
    #expect(cell.superview == nil)
    #expect(cell.window == nil && cell.label.window == nil)
    cell.label.text = source.text(200)

    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.addSubview(other)
    other.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    window.layoutIfNeeded()
    #expect(cell.window === window && cell.label.window === window)
    #expect(cell.label.frame.minX == 16)
    cell.removeFromSuperview()
    table.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(cell.label.window == nil)
  }

  @Test func `a table that leaves its window frees its cells`() {
    weak var row: Row?
    do {
      let source = Source(40)
      let table = table(source)
      row = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Row
      table.contentOffset.y = 1500
      window.layoutIfNeeded()
      #expect(row != nil)
      table.removeFromSuperview()
    }
    #expect(row == nil)
  }

  @Test func `a table that owns its layout is freed with its cells`() {
    weak var known: UITableView?
    do {
      let source = Source(40)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.layoutIfNeeded()
      table.contentOffset.y = 900
      table.layoutIfNeeded()
      known = table
    }
    #expect(known == nil)
  }
}
