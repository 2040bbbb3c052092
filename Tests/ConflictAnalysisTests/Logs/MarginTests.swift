import ConflictAnalysis
import Testing

/// What follows from lists without a report.
struct MarginTests {
  private static let cell = "UITableViewCellContentView:0x7c"

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
