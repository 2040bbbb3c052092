import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

/// A cell around one view, with margins of 11 points above and below.
private final class BoxCell: UITableViewCell {
  let box = UIView()
  var height: NSLayoutConstraint?
  var bottom: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 50)
    let bottom = contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 11)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      height, bottom,
    ])
    self.height = height
    self.bottom = bottom
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  var cells: [UITableViewCell]
  init(_ cells: [UITableViewCell]) { self.cells = cells }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells[indexPath.row]
  }
}

/// Cells that size themselves (`scrollview.md`, sections 5, 6 and 11).
///
/// One after the other: the log is one for all.
@MainActor
@Suite(.serialized) struct CellRuleTests {
  private func table(_ rows: Rows) -> UITableView {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(table)
    table.dataSource = rows
    return table
  }

  private func reports(_ body: () -> Void) -> [ConflictReport] {
    let old = LayoutLog.shared.report
    var found: [ConflictReport] = []
    LayoutLog.shared.report = { found.append($0) }
    defer { LayoutLog.shared.report = old }
    body()
    return found
  }

  @Test(.rules("scrollview:V5.1, V5.2, V11.2"))
  func `rows measure themselves unless told otherwise`() {
    #expect(UITableView.automaticDimension == CGFloat(-1))
    let rows = Rows([BoxCell(style: .default, reuseIdentifier: nil)])
    let table = table(rows)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.estimatedRowHeight == UITableView.automaticDimension)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == CGFloat(72))
    table.rowHeight = 30
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == CGFloat(30))
  }

  @Test(.rules("scrollview:V5.9, V11.4, VT11"))
  func `a cell's text wraps in the width of its content`() {
    TextMeasuring.with(TestFont()) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 18)
      label.text = "one two three four five six seven"  // 33 letters of 18 points
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 15),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -15),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -11),
      ])
      let table = table(Rows([cell]))
      table.separatorStyle = .none
      let rows = Rows([cell])
      table.dataSource = rows
      table.layoutIfNeeded()
      // "one two three", "four five six", "seven"
      #expect(cell.frame.height == CGFloat(11 + 54 + 11))
      cell.accessoryType = .disclosureIndicator
      table.reloadData()
      table.layoutIfNeeded()
      #expect(cell.contentView.frame.width < CGFloat(320))
      #expect(cell.frame.height == CGFloat(11 + 54 + 11))
    }
  }

  @Test(.rules("scrollview:V5.2, V11.3"))
  func `a line between rows takes a pixel until iOS 13`() {
    LayoutGeneration.with(.iOS11) {
      let rows = Rows([BoxCell(style: .default, reuseIdentifier: nil)])
      let table = table(rows)
      table.layoutIfNeeded()
      #expect(table.visibleCells.first?.frame.height == CGFloat(72.5))
      #expect(table.visibleCells.first?.contentView.frame.height == CGFloat(72))
    }
  }

  @Test(.rules("scrollview:V5.3, V6.2"))
  func `the content view follows its cell by mask`() {
    for content in [
      UITableViewCell(style: .default, reuseIdentifier: nil).contentView,
      UICollectionViewCell(frame: .zero).contentView,
    ] {
      #expect(content.translatesAutoresizingMaskIntoConstraints)
      #expect(content.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  @Test(.rules("scrollview:V5.4, V5.5, V5.10"))
  func `the size that a table gives a cell is named in conflicts`() throws {
    let cell = BoxCell(style: .default, reuseIdentifier: nil)
    let rows = Rows([cell])
    let table = table(rows)
    table.separatorStyle = .none
    table.rowHeight = 44
    let found = reports { table.layoutIfNeeded() }
    let text = try #require(found.first).text()
    #expect(text.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"))
    #expect(text.contains(".height == 44   (active)>"))
    #expect(!text.contains("NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(found.count == 1)
    #expect(cell.contentView.frame.height == CGFloat(44))

    // One that gives way is the cure.
    let kind = BoxCell(style: .default, reuseIdentifier: nil)
    kind.bottom?.isActive = false
    kind.bottom?.priority = UILayoutPriority(999)
    kind.bottom?.isActive = true
    let others = Rows([kind])
    table.dataSource = others
    #expect(reports { table.layoutIfNeeded() }.isEmpty)

    // Measured before they are shown, rows conflict with nothing, nor do they when the width changes.
    let fitted = Rows([BoxCell(style: .default, reuseIdentifier: nil)])
    table.dataSource = fitted
    table.rowHeight = UITableView.automaticDimension
    #expect(
      reports {
        table.layoutIfNeeded()
        table.frame.size.width = 200
        table.layoutIfNeeded()
      }.isEmpty)
    #expect(fitted.cells[0].contentView.frame.size == CGSize(width: 200, height: 72))
  }

  @Test(.rules("scrollview:V6.1, V6.4"))
  func `a collection's cells are encapsulated alike`() throws {
    final class Item: UICollectionViewCell {
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
          box.widthAnchor.constraint(equalToConstant: 70),
          box.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    #expect(layout.estimatedItemSize == CGSize.zero)
    let window = UIWindow(screen: UIScreen(device: .standard))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    let items = Items()
    view.dataSource = items
    let found = reports { view.layoutIfNeeded() }
    #expect(found.count == 2)
    let text = found.map { $0.text() }.joined()
    #expect(text.contains("'UIView-Encapsulated-Layout-Width' UIView:0x"))
    #expect(text.contains("'UIView-Encapsulated-Layout-Height' UIView:0x"))

    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(reports { view.layoutIfNeeded() }.isEmpty)
    #expect(view.visibleCells.map(\.frame.size) == [CGSize(width: 70, height: 60)])
  }

  @Test(.rules("scrollview:V5.6, VT12"))
  func `content without a chain from top to bottom has the standard height, told once`() {
    func loose() -> BoxCell {
      let cell = BoxCell(style: .default, reuseIdentifier: nil)
      cell.bottom?.isActive = false
      return cell
    }
    let old = (LayoutLog.shared.write, UITableViewCell.hasReportedCollapse)
    var lines: [String] = []
    LayoutLog.shared.write = { lines.append($0) }
    UITableViewCell.hasReportedCollapse = false
    defer { (LayoutLog.shared.write, UITableViewCell.hasReportedCollapse) = old }
    let rows = Rows([loose(), loose()])
    let table = table(rows)
    table.layoutIfNeeded()
    // With the separator's pixel, as pictures of iOS 15 show.
    #expect(rows.cells.map(\.frame.height) == [43.5, 43.5])
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
          + "for a table view cell's content view.") == true)
  }

  @Test(.rules("scrollview:V5.8"))
  func `updates ask for heights again and keep the cells`() {
    let cell = BoxCell(style: .default, reuseIdentifier: nil)
    let rows = Rows([cell])
    let table = table(rows)
    table.separatorStyle = .none
    table.layoutIfNeeded()
    cell.height?.isActive = false
    cell.box.heightAnchor.constraint(equalToConstant: 80).isActive = true
    table.beginUpdates()
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell.frame.height == CGFloat(102))
    #expect(table.contentSize.height == CGFloat(102))
  }

  @Test(.rules("scrollview:V5.7"))
  func `headers of sections measure themselves, the table's own does not`() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor),
          box.topAnchor.constraint(equalTo: header.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
          box.heightAnchor.constraint(equalToConstant: 33),
        ])
        return header
      }
    }
    let rows = Rows([BoxCell(style: .default, reuseIdentifier: nil)])
    let delegate = Delegate()
    let table = table(rows)
    table.sectionHeaderTopPadding = 0
    table.estimatedSectionHeaderHeight = 20
    table.delegate = delegate
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 17))
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == CGFloat(33))
    #expect(table.tableHeaderView?.frame.height == CGFloat(17))
  }

  @Test(.rules("scrollview:V11.1"))
  func `the content is as high as estimates and measured rows together`() {
    let rows = Rows((0..<20).map { _ in BoxCell(style: .default, reuseIdentifier: nil) })
    let table = table(rows)
    table.separatorStyle = .none
    table.estimatedRowHeight = 100
    table.layoutIfNeeded()
    // Seven rows of 72 points fill 480.
    #expect(table.contentSize.height == CGFloat(7 * 72 + 13 * 100))
  }

  @Test(.rules("scrollview:V7.1, V7.2"))
  func `what has a content view takes its content there`() {
    let text = UITextView()
    text.text = "text"
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    text.isScrollEnabled = false
    #expect(text.intrinsicContentSize.height > CGFloat(0))
    let effect = UIVisualEffectView(effect: nil)
    #expect(effect.contentView.superview === effect)
  }
}
