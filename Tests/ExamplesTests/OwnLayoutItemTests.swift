import AutoLayout
import Foundation
@testable import OwnLayoutItem
import Testing

@MainActor
@Suite struct OwnLayoutItemTests {
  private func cells(_ dashboard: Dashboard) -> [String: Cells] {
    Dictionary(
      dashboard.screen.layOut().map { ($0.pane.title ?? "", $0.cells) },
      uniquingKeysWith: { _, last in last })
  }

  @Test func `panes share the terminal in whole cells`() throws {
    let dashboard = Dashboard(columns: 64, rows: 19)
    let cells = cells(dashboard)
    #expect(!dashboard.screen.isAmbiguous)
    // A quarter of 64; above a status line of one row.
    #expect(cells["Jobs"] == Cells(column: 0, row: 0, columns: 16, rows: 18))
    #expect(cells[""] == Cells(column: 1, row: 18, columns: 63, rows: 1))
    #expect(cells["CPU"] == Cells(column: 16, row: 0, columns: 24, rows: 6))
    #expect(cells["Memory"] == Cells(column: 40, row: 0, columns: 24, rows: 6))
    #expect(cells["Net"] == Cells(column: 40, row: 6, columns: 24, rows: 6))
    // 19 / 3, with edges on whole rows.
    #expect(cells["Log"] == Cells(column: 16, row: 12, columns: 48, rows: 6))
  }

  @Test func `a larger terminal is laid out again from the same equations`() throws {
    let dashboard = Dashboard(columns: 64, rows: 19)
    _ = dashboard.screen.draw()
    #expect(dashboard.screen.movedPanes == 8)
    _ = dashboard.screen.draw()
    #expect(dashboard.screen.movedPanes == 0)
    dashboard.screen.resize(columns: 120, rows: 31)
    // At most 24 columns for the list.
    #expect(cells(dashboard)["Jobs"] == Cells(column: 0, row: 0, columns: 24, rows: 30))
    #expect(cells(dashboard)["Memory"]?.columns == 48)
    // At least as wide as its longest line and its border.
    dashboard.screen.resize(columns: 30, rows: 31)
    #expect(cells(dashboard)["Jobs"]?.columns == 9)
  }

  @Test func `a changed constraint and changed text move what depends on them`() throws {
    let dashboard = Dashboard(columns: 64, rows: 19)
    _ = dashboard.screen.draw()
    dashboard.logHeight.isActive = false
    dashboard.logHeight = dashboard.log.makeDimension(.height).constraint(equalToConstant: 3)
    dashboard.logHeight.isActive = true
    #expect(cells(dashboard)["Log"]?.rows == 3)
    dashboard.logHeight.constant = 4
    #expect(cells(dashboard)["Log"] == Cells(column: 16, row: 14, columns: 48, rows: 4))
    dashboard.jobs.lines = ["a job with a long name"]
    #expect(cells(dashboard)["Jobs"]?.columns == 24)
  }

  @Test func `the drawing has a line for each row and no column too many`() {
    let dashboard = Dashboard(columns: 40, rows: 12)
    let lines = dashboard.screen.draw().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 12)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(lines[0].hasPrefix("┌─ Jobs "))
    #expect(lines[11] == " 3 jobs done, 1 waits")
    // Nothing to draw on is no reason to stop.
    dashboard.screen.resize(columns: 0, rows: 0)
    #expect(dashboard.screen.draw() == "")
    dashboard.screen.resize(columns: 3, rows: 2)
    #expect(dashboard.screen.draw().count <= 8)
  }
}
