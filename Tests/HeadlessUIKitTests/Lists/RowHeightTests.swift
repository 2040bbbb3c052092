import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

/// Rows that `make` creates, in sections with titles.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  let count: Int
  let title: String?
  let make: () -> UITableViewCell

  init(_ count: Int = 2, title: String? = nil, _ make: @escaping () -> UITableViewCell) {
    (self.count, self.title, self.make) = (count, title, make)
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    make()
  }
}

/// The heights of rows and headers, as pictures and dumps of iOS 15 and 16 show them.
@MainActor @Suite struct RowHeightTests {
  private func heights(
    scale: Int = 3, separators: UITableView.SeparatorStyle = .singleLine,
    rowHeight: CGFloat = UITableView.automaticDimension, _ make: @escaping () -> UITableViewCell
  ) -> [CGFloat] {
    withTable(scale: scale, Rows(2, make)) { table in
      table.separatorStyle = separators
      table.rowHeight = rowHeight
      table.layoutIfNeeded()
      for cell in table.visibleCells { #expect(cell.contentView.frame.height == cell.frame.height) }
      return table.visibleCells.prefix(2).map(\.frame.height)
    }
  }

  private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 100)
    }
  }

  @Test func `a cell without constraints is as high as it says`() {
    // Inferred from the sample of PinLayout, whose cells are laid out by frames.
    #expect(heights { TallCell(style: .default, reuseIdentifier: nil) } == [100, 100])
  }

  private func withTable<Result>(
    scale: Int = 3, style: UITableView.Style = .plain, width: CGFloat = 414, _ rows: Rows,
    _ body: (UITableView) -> Result
  ) -> Result {
    LayoutGeneration.with(.iOS15) {
      let window = UIWindow(
        screen: UIScreen(size: CGSize(width: width, height: 896), scale: Double(scale)))
      let table = UITableView(frame: window.bounds, style: style)
      table.dataSource = rows
      table.contentInsetAdjustmentBehavior = .never
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      controller.view.addSubview(table)
      return body(table)
    }
  }

  private func cell(height: CGFloat, toBottom: Bool = true) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: height)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height,
      toBottom
        ? box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10)
        : box.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
    ])
    if toBottom {
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10).isActive =
        true
    }
    return cell
  }

  @Test(.rules("scrollview:V11.3"))
  func `a self-sizing row is a pixel higher than its content, for the separator`() {
    for (scale, pixel) in [(2, 0.5), (3, 1.0 / 3)] {
      for height in heights(scale: scale, { cell(height: 48) }) {
        #expect(abs(height - 68 - pixel) < 0.001)
      }
    }
    #expect(heights(separators: .none) { cell(height: 48) } == [68, 68])
    #expect(heights(rowHeight: 80) { cell(height: 48) } == [80, 80])
  }

  @Test func `content without a height makes a standard row without the separator`() {
    #expect(heights(scale: 2) { cell(height: 48, toBottom: false) } == [43.5, 43.5])
    #expect(heights(scale: 2, separators: .none) { cell(height: 48, toBottom: false) } == [44, 44])
  }

  @Test func `a row of one text is as high as a standard row`() {
    let found = heights {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
    #expect(found == [44, 44])
  }

  @Test func `a content configuration has its secondary text in caption 1`() {
    for style in [UITableViewCell.CellStyle.default, .subtitle] {
      let found = heights {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "São Paulo"
        content.secondaryText = "650"
        cell.contentConfiguration = content
        return cell
      }
      #expect(found.allSatisfy { abs($0 - 60) < 0.001 }, "\(found)")
    }
    let found = heights {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.secondaryText = "650"
      cell.contentConfiguration = content
      return cell
    }
    #expect(found.allSatisfy { abs($0 - 44 - 1.0 / 3) < 0.001 }, "\(found)")
  }

  @Test func `the first title of groups has the space that is between groups above it`() {
    for style in [UITableView.Style.grouped, .insetGrouped] {
      let rows = Rows(1, title: "HEADER") {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
      withTable(scale: 2, style: style, rows) { table in
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
        let second = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
        #expect(abs(second - 155) < 0.001)
        let label = table.headerView(forSection: 1)?.textLabel
        #expect(label?.frame.maxY == (label?.superview?.bounds.height ?? 0) - 6.5)
        #expect(label?.frame.height == 16)
        // Also where the group is narrower than a cell with this margin.
        #expect(label?.frame.minX == 20)
        #expect(table.visibleCells.first?.textLabel?.frame.minX == 20)
        #expect(table.visibleCells.first?.contentView.layoutMargins.left == 20)
      }
    }
  }

  @Test func `the title of a plain section is in the secondary color, in 15 points`() {
    withTable(Rows(1, title: "Activity") { UITableViewCell() }) { table in
      table.layoutIfNeeded()
      let label = table.headerView(forSection: 0)?.textLabel
      #expect(label?.font == .systemFont(ofSize: 15, weight: .semibold))
      #expect(label?.textColor == .secondaryLabel)
    }
  }
}
