import ConflictAnalysis
import TestSupport
import Testing

@Suite(.late) struct ConflictProseTests {
  private func text(_ lines: [String]) throws -> String {
    try #require(Report.diagnosis(lines)).text(withRanking: true)
  }

  @Test func `a number that counts twice is a product`() throws {
    let told = try text([
      "UILabel:0x7a.width == 200", "UILabel:0x7b.width == UILabel:0x7a.width",
      "H:|-(16)-[UILabel:0x7a]|UIView:0x7c", "H:[UILabel:0x7a]-(0)-[UILabel:0x7b]",
      "UILabel:0x7b.trailing == UIView:0x7c.trailing - 16",
      "'UIView-Encapsulated-Layout-Width' UIView:0x7c.width == 375",
    ])
    #expect(told.contains("16 + 2 × 200 + 16 = 432, but the width of UIView is 375"))
  }

  @Test func `two numbers for one thing stand side by side`() throws {
    let told = try text(["UIView:0x7a.height == 200", "UIView:0x7a.height >= 284"])
    #expect(told.contains("Number 1 says 200, number 2 says at least 284: 84 points apart."))
  }

  @Test func `the system's size is not what should change`() throws {
    let told = try text([
      "UIImageView:0x7a.height == 60", "V:|-(0)-[UIImageView:0x7a]|UITableViewCellContentView:0x7c",
      "UIImageView:0x7a.bottom == UITableViewCellContentView:0x7c.bottom",
      "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7c.height == 80",
    ])
    #expect(
      told.contains("The others result in 60, but the height of UITableViewCellContentView is 80"))
    #expect(told.contains("Give the row a height of 60"))
    #expect(told.contains("number 4, never: it belongs to the container"))
  }

  @Test func `a long chain begins with its ends`() throws {
    let cell = "UITableViewCellContentView:0x7c"
    var lines = ["'UIView-Encapsulated-Layout-Height' \(cell).height == 44"]
    for index in 0..<8 {
      lines.append("V:[UILabel:0x70\(index)]-(8)-[UILabel:0x70\(index + 1)]")
    }
    lines.append("UILabel:0x708.bottom == \(cell).bottom - 8")
    lines.insert("V:|-(8)-[UILabel:0x700]|\(cell)", at: 4)
    let told = try text(lines)
    let order = [
      "The conflicting ends:", "  1. the height of UITableViewCellContentView is 44",
      "  2. UILabel …x708 ends 8 points before the bottom edge of",
      "The chain between them, from top to bottom:", "  3. UILabel …x700 begins 8 points inside",
      "  4. UILabel …x701 begins 8 points below UILabel …x700",
    ]
    var rest = told[...]
    for line in order {
      let found = try #require(rest.firstRange(of: line), "\(line) in \(told)")
      rest = rest[found.upperBound...]
    }
    #expect(told.contains("Change first: number 2."))
  }

  @Test func `an unreadable line is named, and what to paste`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 UIView:0x7a.height == 3   (active)>",
          "<NSLayoutConstraint:0x62 UIView:0x7a.hei
      """
    let report = try #require(ConsoleReader.reports(in: Array(log.utf8)).first)
    let told = LogDiagnosis(report).description
    #expect(told.contains("the list is cut off in its last constraint (line 4). Paste"))
    #expect(told.contains("Paste the report as the console prints it"))
  }
}
