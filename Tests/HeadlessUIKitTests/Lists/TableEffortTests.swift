import AutoLayout
import Foundation
import HeadlessUIKit
import Testing
import TextMetrics

/// A cell that sizes itself, and counts how often it is made and measured.
private final class Row: UITableViewCell {
  @MainActor static var made = 0
  @MainActor static var measured = 0
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Row.made += 1
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Row.measured += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

@MainActor
private final class Source: NSObject, UITableViewDataSource {
  var texts: [String]
  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.label.text = texts[indexPath.row]
    return cell
  }
}

@MainActor
@Suite(.serialized) struct TableEffortTests {
  @Test func `scrolling ten thousand rows touches only those that come into view`() {
    TextMeasuring.with(TestFont()) {
      Row.made = 0
      Row.measured = 0
      let source = Source((0..<10_000).map { "Row \($0)" })
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.separatorStyle = .none
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.layoutIfNeeded()
      // Rows of one line of 17 points with 22 points of margins: 480 / 39.
      #expect(table.visibleCells.count == 13)
      #expect(Row.made == 13)
      #expect(Row.measured == 13)

      for step in 1...100 {
        table.contentOffset.y = CGFloat(step * 39)
        table.layoutIfNeeded()
      }
      // A row comes into view with each step; its cell is one that left.
      #expect(Row.measured == 113)
      #expect(Row.made <= 15)
      #expect(table.visibleCells.map(\.frame.height).allSatisfy { $0 == 39 })

      // A jump measures what is in view there, and nothing on the way.
      table.contentOffset.y = 300_000
      table.layoutIfNeeded()
      #expect(Row.measured <= 113 + 13)
      // Back to what was measured: nothing is measured again.
      let before = Row.measured
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      #expect(Row.measured == before)
    }
  }

  @Test func `a row inserted or deleted leaves the other cells and heights`() {
    TextMeasuring.with(TestFont()) {
      let source = Source(["one", "two", "three", "four"])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.separatorStyle = .none
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.layoutIfNeeded()
      let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
      Row.measured = 0

      source.texts.insert("a line that is too long for one", at: 1)
      source.texts.remove(at: 4)
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
      #expect(Row.measured == 1)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === second)
      // 31 letters of 17 points in 288 points: two lines.
      #expect(table.visibleCells.map(\.frame.minY) == [0, 39, 95, 134])
      #expect(table.contentSize.height == CGFloat(173))
    }
  }

  @Test func `a moved row takes its cell and height along`() {
    TextMeasuring.with(TestFont()) {
      let source = Source(["one", "a line that is too long for one", "three"])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.separatorStyle = .none
      table.register(Row.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.layoutIfNeeded()
      let long = table.cellForRow(at: IndexPath(row: 1, section: 0))
      source.texts = ["one", "three", "a line that is too long for one"]
      table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === long)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 39, 78])
    }
  }

  @Test func `headers of one's own are made as their sections come into view`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var made = 0
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        30
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        made += 1
        return UIView()
      }
    }
    final class Sections: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 500 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }
    let (delegate, sections) = (Delegate(), Sections())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 20
    table.sectionHeaderTopPadding = 0
    table.dataSource = sections
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(delegate.made == 3)
    #expect(table.contentSize.height == CGFloat(500 * 230))
    table.scrollToRow(at: IndexPath(row: 5, section: 400), at: .top, animated: false)
    // The header of the section covers the row before.
    #expect(
      table.contentOffset.y == table.rectForRow(at: IndexPath(row: 5, section: 400)).minY - 30)
    #expect(delegate.made <= 7)
  }

  @Test func `an insertion that the data source does not know of stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Source(["one"])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.layoutIfNeeded()
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
    }
  }
}

@MainActor
@Suite struct SelfSizingItemTests {
  private final class Item: UICollectionViewCell {
    @MainActor static var measured = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Item.measured += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3000 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  @Test func `items are measured as they come into view`() {
    Item.measured = 0
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.size).allSatisfy { $0 == CGSize(width: 100, height: 60) })
    #expect(view.visibleCells.count == 12)
    #expect(Item.measured < 20)
  }
}
