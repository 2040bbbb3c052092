import ConflictAnalysis
import TestSupport
import Testing

@Suite(.late) struct LogExplanationTests {
  private func explanation(_ text: String) -> LogExplanation { LogExplanation(Array(text.utf8)) }

  private let report = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 10>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 20>"
    )
    """

  @Test func `a log without a report is a success with the number of its lines`() {
    let one = explanation("Build complete!\n")
    #expect(one.text() == "Read as a log: no report of a conflict in 1 line.\n")
    #expect(!one.hasConflict)
    #expect(explanation("").text() == "Read as a log: no report of a conflict in 0 lines.\n")
  }

  @Test func `reports are explained in their order, with a blank line between them`() {
    let other = report.replacing("== 20", with: "== 30")
    let both = explanation(report + "\nother output\n" + other)
    #expect(both.hasConflict)
    #expect(both.diagnoses.map(\.report.line) == [1, 7])
    #expect(both.text() == both.diagnoses.map { $0.text() }.joined(separator: "\n"))
  }

  @Test func `a report that is repeated is explained once`() {
    let one = explanation(report).text().drop { $0 != ":" }
    let two = explanation(report + "\n" + report)
    #expect(two.diagnoses.count == 1)
    #expect(two.text() == "2 ×, first at line 1\(one)The same at line 6.\n")
    let many = explanation(Array(repeating: report, count: 9).joined(separator: "\n"))
    #expect(many.text().hasSuffix("The same at lines 6, 11, 16, 21, 26 and 3 more.\n"))
  }

  /// Apple prints a list of constraints as an array of strings, in which characters beyond ASCII are escaped.
  @Test func `characters that the console escapes are printed`() {
    let escaped = report.replacing("UIView:0xa", with: #"UILabel:0xa'Don\U2019t \Ud83d\Ude00'"#)
    #expect(explanation(escaped).text().contains("the width of UILabel ‘Don’t 😀’ is 10"))
  }

  @Test func `views are described if there is no report`() {
    let views = explanation("<UIView: 0x7b; frame = (0 0; 375 667); layer = <CALayer: 0x60>>\n")
    #expect(views.describesViewsOnly)
    #expect(views.text() == views.views.description)
    #expect(!explanation(views.text() + report).describesViewsOnly)
  }
}
