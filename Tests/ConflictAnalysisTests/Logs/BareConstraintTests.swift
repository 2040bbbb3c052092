import ConflictAnalysis
import Testing

/// Constraints that have lost their angle brackets, as a page takes them for tags.
struct BareConstraintTests {
  private static let cell = "UITableViewCellContentView:0x71"
  private static let listed =
    "NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Height' V:[\(cell)(80.5)]"

  @Test(arguments: [
    "SnapKit.LayoutConstraint:0x62@Photo.swift#12 PhotoView:0x72.height == 120.0",
    "NSLayoutConstraint:0x62 PhotoView:0x72.height == 120",
    "<NSLayoutConstraint:0x62 PhotoView:0x72.height == 120   (active)>",
  ])
  func `a list without its beginning is read with the broken constraint`(
    _ broken: String
  ) throws {
    for gap in ["\n", "\n)\n\n", " "] {
      let log =
        "the app printed\n\(Self.listed)\nWill attempt to recover by breaking constraint"
        + (gap == " " ? " " : gap) + broken + "\n"
      let report = try #require(ConsoleReader.reports(in: Array(log.utf8)).first, "\(log)")
      #expect(report.constraints.map(\.address) == ["0x61"], "\(log)")
      #expect(report.broken?.address == "0x62", "\(log)")
      #expect(report.line == 2)
      let text = LogExplanation(Array(log.utf8)).text()
      #expect(text.contains("UIKit broke this one: the height of PhotoView is 120"), "\(text)")
    }
  }

  @Test func `a whole list without brackets is a report`() throws {
    let log = """
      NSLayoutConstraint:0x61 UIView:0x71.height == 20
      NSLayoutConstraint:0x62 UIView:0x71.height == 30
      Will attempt to recover by breaking constraint
      NSLayoutConstraint:0x62 UIView:0x71.height == 30
      """
    let explanation = LogExplanation(Array(log.utf8))
    #expect(explanation.diagnoses.map(\.verdict) == [.conflict])
    #expect(explanation.diagnoses.first?.brokenIsMember == true)
  }

  @Test(arguments: [
    ("UIView:0x71.right == UIView:0x73.right   (activ", 0),
    ("UIView:0x71.right == UIView:0x73.right + 8   (active, nam", 0),
    ("UIView:0x71.right == UIView:0x73.ri", 1),
    ("UIView:0x71.right == UIView:0x73.right   (inact", 1),
    ("card.right == UIView:0x73.right   (active", 1),
    ("H:[UIView:0x71]-(8)-|   (active, names: '|':UIV", 1),
  ])
  func `a constraint of which only the state is cut off is read`(
    _ text: String, _ unreadable: Int
  ) throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIView:0x71.minX == 300   (active, names: '|':UIView:0x73 )>",
          "<NSLayoutConstraint:0x62 \(text)
      """
    let found = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(found.report.constraints.count == 2 - unreadable)
    #expect(found.report.unreadable == unreadable)
    #expect(
      found.description.contains("this one competes with the others") == (unreadable == 0),
      "\(found)")
  }

  @Test func `text that names constraints is no list`() {
    let log = """
      NSLayoutConstraint:0x61 UIView:0x71.height == 20
      NSLayoutConstraint:0x62 UIView:0x71.height == 30
      Both were made by the same method.
      """
    #expect(ConsoleReader.reports(in: Array(log.utf8)).isEmpty)
  }
}
