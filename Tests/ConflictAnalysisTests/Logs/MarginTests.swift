import ConflictAnalysis
import Testing

/// What follows from margins and contents whose sizes are not printed, and from lists without a report.
struct MarginTests {
  private static let cell = "UITableViewCellContentView:0x7c"

  /// A label between the margins of a row.
  private static func row(_ height: Double, relation: String = "==") -> [String] {
    [
      "UILabel:0x71.top == \(cell).topMargin", "\(cell).bottomMargin == UILabel:0x71.bottom",
      "UILabel:0x71.height \(relation) 30",
      "'UIView-Encapsulated-Layout-Height' \(cell).height == \(height)",
    ]
  }

  @Test(arguments: [
    (46.0, "==", "8"), (62, "==", "16"), (70, "==", "20"), (30, "==", "0"), (46, ">=", "8"),
    (62, ">=", "16"),
  ])
  func `margins with which a row fits exactly have no sum`(
    _ row: (height: Double, relation: String, margin: String)
  ) throws {
    let diagnosis = try #require(Report.diagnosis(Self.row(row.height, relation: row.relation)))
    let text = diagnosis.description
    #expect(
      text.contains("with margins of \(row.margin) points these constraints fit exactly"), "\(text)"
    )
    #expect(text.contains("These 4 constraints take part:"))
    #expect(text.contains("to priority 999.\n"))
    for word in ["too few", "too many", "points off", "constant of number", "Give the row"] {
      #expect(!text.contains(word), "\(text)")
    }
  }

  @Test func `margins with which a row does not fit exactly have a sum`() throws {
    let diagnosis = try #require(Report.diagnosis(Self.row(50)))
    #expect(diagnosis.verdict == .conflictForUsualMargins)
    #expect(diagnosis.description.contains("8 + 30 + 8 = 46, but the height"))
  }

  @Test func `pins to a margin and to a scroll view are named`() throws {
    let lines = [
      "H:[UIScrollView:0x71]-(0)-|   |UIView:0x70",
      "Demo.Field:0x72.trailing == UIView:0x70.trailingMargin",
      "H:[Demo.Field:0x72]-(0)-|   |UIScrollView:0x71",
    ]
    let diagnosis = try #require(Report.diagnosis(lines))
    #expect(diagnosis.verdict == .conflictForMargins([8, 16, 20]))
    #expect(diagnosis.suspectedLines.sorted() == [1, 2])
    let text = diagnosis.description
    #expect(text.contains("if the content of UIScrollView is as large as the view itself"))
    // Without margins, the content may have any size.
    let edges = lines.map { $0.replacing("trailingMargin", with: "trailing") }
    #expect(try #require(Report.diagnosis(edges)).verdict.isConflict == false)
  }

  @Test(arguments: [("", ""), ("(\n", "\n)")])
  func `a list that can hold together is said to, with parentheses or without`(
    _ ends: (String, String)
  ) throws {
    let list = [
      "<NSLayoutConstraint:0x61 UIImageView:0x71.height == 210>",
      "<NSLayoutConstraint:0x62 UIImageView:0x71.top == \(Self.cell).top>",
      "<NSLayoutConstraint:0x63 \(Self.cell).bottom == UIImageView:0x71.bottom>",
      "<NSLayoutConstraint:0x64 \(Self.cell).height == 210>",
    ].map { "    \"\($0)\"" }.joined(separator: ",\n")
    let text = LogExplanation(Array((ends.0 + list + ends.1).utf8)).text()
    #expect(text.contains("can hold together: values may be rounded, or a line is missing."))
    #expect(text.contains("lower one of these to priority 999: the height of UIImageView is 210;"))
    #expect(!text.contains("missing (before"))
  }
}
