import LayoutDiagnosis
import Testing

@Suite struct LogExplanationTests {
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
    let both = explanation(report + "\nother output\n" + report)
    #expect(both.hasConflict)
    #expect(both.diagnoses.map(\.report.line) == [1, 7])
    #expect(both.text() == both.diagnoses.map { $0.text() }.joined(separator: "\n"))
  }

  @Test func `views are described if there is no report`() {
    let views = explanation("<UIView: 0x7b; frame = (0 0; 375 667); layer = <CALayer: 0x60>>\n")
    #expect(views.describesViewsOnly)
    #expect(views.text() == views.views.description)
    #expect(!explanation(views.text() + report).describesViewsOnly)
  }
}
