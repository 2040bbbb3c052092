import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

@MainActor
private final class Source: UITableViewDataSource {
  var counts: [Int]
  var header: String?
  var asked: [IndexPath] = []
  var style = UITableViewCell.CellStyle.default

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    header
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: style, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor @Suite struct UITableViewTests {
  private func table(_ source: Source, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: style)
    table.dataSource = source
    return table
  }

  @Test func `only rows in view have cells`() {
    let source = Source([1000])
    let table = table(source)
    table.rowHeight = 30
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [0, 30, 60, 90])
    #expect(table.visibleCells.map(\.frame.width) == [320, 320, 320, 320])
    #expect(table.contentSize == CGSize(width: 320, height: 30_000))
    #expect(source.asked.count == 4)
  }

  @Test func `cells that scroll away show other rows`() {
    let source = Source([1000])
    let table = table(source)
    table.rowHeight = 50
    table.layoutIfNeeded()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [10, 11])
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(table.visibleCells.contains { $0 === first })
    #expect(table.cellForRow(at: IndexPath(row: 12, section: 0))?.textLabel?.text == "Row 12")
  }

  @Test(.rules("controls:N3.2"))
  func `rows of automatic height are measured as they come into view`() {
    let source = Source([100])
    let table = table(source)
    table.estimatedRowHeight = 60
    table.layoutIfNeeded()
    // Three rows measure 44 points each, the others keep the estimate.
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    #expect(table.contentSize.height == 5952)
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 5936)
  }

  @Test func `sections stand below each other with their headers`() {
    let source = Source([2, 1])
    source.header = "Header"
    let table = table(source)
    table.rowHeight = 20
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 15))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 15))
    #expect(table.rectForHeader(inSection: 0).minY == 37)  // 15 + 22 of iOS 15
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 65)
    #expect(table.rectForHeader(inSection: 1).minY == 127)
    #expect(table.contentSize.height == 175)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 131)
  }

  @Test func `a plain header stays in view with its section`() {
    let source = Source([10, 10])
    source.header = "Header"
    let table = table(source)
    table.rowHeight = 20
    table.sectionHeaderTopPadding = 0
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 50)
    table.contentOffset.y = 215
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 200)
  }

  @Test(.rules("controls:N3.2"))
  func `grouped tables keep space between sections`() {
    let source = Source([1, 1])
    let table = table(source, style: .grouped)
    table.rowHeight = 20
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 90)
  }

  @Test func `inset groups stand off the sides`() {
    let source = Source([1])
    let table = table(source, style: .insetGrouped)
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.frame.minX == 16)
    #expect(table.visibleCells.first?.frame.width == 288)
  }

  @Test func `registered closures make the cells`() {
    final class RowCell: UITableViewCell {}
    let table = UITableView()
    table.register(forCellReuseIdentifier: "row") {
      RowCell(style: .subtitle, reuseIdentifier: "row")
    }
    #expect(table.dequeueReusableCell(withIdentifier: "row") is RowCell)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "plain")?.reuseIdentifier == "plain")
  }

  @Test func `a table scrolls to a row`() {
    let source = Source([100])
    let table = table(source)
    table.rowHeight = 20
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
    #expect(table.contentOffset.y == 960)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 1900)
  }
}

@MainActor @Suite struct UITableViewCellTests {
  @Test func `the content view stops short of an accessory`() {
    let widths: [(LayoutGeneration, UITableViewCell.AccessoryType, CGFloat, CGFloat)] = [
      (.iOS11, .disclosureIndicator, 375, 341), (.iOS11, .disclosureIndicator, 414, 376),
      (.iOS11, .checkmark, 375, 335), (.iOS13, .disclosureIndicator, 320, 293),
      (.iOS14, .disclosureIndicator, 414, 383), (.iOS10, .disclosureIndicator, 320, 287),
      (.iOS15, .disclosureIndicator, 375, 348.5), (.iOS15, .none, 375, 375),
      (.iOS15, .detailDisclosureButton, 414, 357),
    ]
    for (generation, accessory, width, expected) in widths {
      LayoutGeneration.with(generation) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = accessory
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        cell.layoutSubviews()
        #expect(cell.contentView.frame.width == expected, "\(generation) \(accessory) \(width)")
      }
    }
  }

  @Test func `labels stand where documents have them`() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667), scale: 2))
    LayoutGeneration.with(.iOS11) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      window.addSubview(cell)
      cell.separatorHeight = 0.5
      cell.textLabel?.text = "All"
      cell.textLabel?.font = .systemFont(ofSize: 17)
      cell.detailTextLabel?.text = "Subtitle"
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
      cell.layoutSubviews()
      #expect(cell.contentView.frame.height == 43.5)
      #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 5))
      #expect(cell.textLabel?.frame.height == 20.5)
      #expect(cell.detailTextLabel?.frame.origin == CGPoint(x: 16, y: 25.5))
    }
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    window.addSubview(cell)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: 414, height: 44)
    cell.layoutSubviews()
    #expect(cell.textLabel?.frame.origin == CGPoint(x: 20, y: 12))
    #expect(cell.detailTextLabel?.frame.maxX == 394)
    cell.accessoryType = .disclosureIndicator
    cell.layoutSubviews()
    #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.frame.width - 8)
  }

  @Test func `a cell of a style is at least forty-four points high`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    TextMeasuring.with(TestFont()) {
      cell.textLabel?.font = .systemFont(ofSize: 20)
      cell.detailTextLabel?.font = .systemFont(ofSize: 10)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 55)
    }
  }

  @Test func `a header's background is as large as the header, behind its content`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.backgroundView = UIView()
    header.backgroundView = UIView()
    header.frame.size = CGSize(width: 375, height: 50)
    header.layoutIfNeeded()
    #expect(header.backgroundView?.frame == header.bounds)
    #expect(header.subviews == [header.backgroundView, header.contentView].compactMap(\.self))
  }

  @Test func `margins of the content follow width and generation`() {
    func margins(_ width: CGFloat) -> UIEdgeInsets {
      let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      return cell.content.standardMargins
    }
    #expect(margins(375) == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(margins(414) == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    LayoutGeneration.with(.iOS26) { #expect(margins(414).top == 15) }
    LayoutGeneration.with(.iOS7) {
      #expect(margins(414) == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }
}
