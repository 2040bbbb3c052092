import ConflictAnalysis
import Testing

/// When either of two constraints may be changed, and what is offered besides the first repair.
struct EqualStandingTests {
  private static let cell = "UITableViewCellContentView:0x7c"

  private func diagnosis(_ lines: [String], breaking broken: Int?) throws -> LogDiagnosis {
    var log = Report.text(lines)
    if let broken {
      log += "Will attempt to recover by breaking constraint\n"
      log += "<NSLayoutConstraint:0x6\(broken)0 \(lines[broken])   (active)>\n"
    }
    return try #require(ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(
    arguments: [
      ["UIView:0x71.height == 90", "V:|-(4)-[UIView:0x71]|\(cell)"],
      ["UIView:0x71.height >= 90", "V:|-(4)-[UIView:0x71]|\(cell)"],
      ["UIView:0x71.height == UIView:0x71.width", "V:|-(4)-[UIView:0x71]|\(cell)"],
    ], [0, nil])
  func `a length and a pin are both named, whether the broken line is there or not`(
    _ lines: [String], _ broken: Int?
  ) throws {
    let found = try diagnosis(
      lines + [
        "UIView:0x71.bottom == \(Self.cell).bottom - 4", "UIView:0x71.width == 60",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 44",
      ], breaking: broken)
    #expect(found.suspectedLines.sorted() == [0, 2], "\(found)")
  }

  @Test func `a pin that was broken is named alone`() throws {
    let found = try diagnosis(
      [
        "UIView:0x71.height == 90", "UIView:0x71.top == \(Self.cell).top",
        "UIView:0x71.bottom == \(Self.cell).bottom - 4",
        "'UIView-Encapsulated-Layout-Height' \(Self.cell).height == 44",
      ], breaking: 2)
    #expect(found.suspectedLines == [2])
  }

  @Test func `of two pins of one view neither is more likely`() throws {
    let found = try diagnosis(
      ["UIView:0x71.left == UIView:0x70.left + 31", "UIView:0x71.right == UIView:0x70.left + 25"],
      breaking: 1)
    #expect(found.suspectedLines.sorted() == [0, 1])
  }
}
