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

  /// Escapes every character that a link may not have, or `kept` as well.
  private func link(_ list: String, keeping kept: String = "", blank: String = "%20") -> String {
    let digits = Array("0123456789ABCDEF")
    let value = list.utf8.map { byte -> String in
      let isPlain =
        byte < 0x80
        && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
          || (kept + "-_~").utf8.contains(byte))
      if isPlain { return String(Unicode.Scalar(byte)) }
      return byte == 0x20
        ? blank : "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    }
    return "https://example.com/?constraintlog=" + value.joined()
  }

  @Test func `a list in a link is read`() {
    let list = report.split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
    let plain = explanation(list).text()
    #expect(plain.contains("10 points apart"))
    for text in [list, "(\n\(list)\n)"] {
      for link in [
        link(text), link(text, keeping: ".'()*!"), link(text, blank: "+"),
        link(text, blank: "+").lowercased().replacing(
          "nslayoutconstraint", with: "NSLayoutConstraint"
        )
        .replacing("uiview", with: "UIView"),
        link(text).replacing("%", with: "%25"), "[The list](\(link(text)))",
        "See <\(link(text))> for it.",
      ] { #expect(explanation(link).text() == plain, "\(link)") }
    }
    let cut = explanation(String(link(list).dropLast(30))).text()
    #expect(cut.contains("cut off") || cut.contains("cannot be read"), "\(cut)")
    let progress = explanation("Constraints: 20% of 30%\nurl=%20%3C%3E\n").text()
    #expect(progress == "Read as a log: no report of a conflict in 2 lines.\n")
  }

  @Test(arguments: [
    #""…Bar.width <= 67.6667 (active)","#, "  UILabel:0x7a.bottom == UIView:0x7b.bottom - 8",
    "H:[UIView:0x7a(320)]   (active)", "V:|-(8)-[UILabel:0x7c]  (Names: '|':UIView:0x7b )",
  ])
  func `lines that look like constraints are said not to be read`(_ line: String) {
    let text = explanation("a\n\(line)\n").text()
    #expect(text.contains("no constraint can be read in 2 lines, though 1 line looks like"))
    #expect(!explanation("\(report)\n\(line)\n").text().contains("looks like"))
  }

  @Test(arguments: ["if frame.width == 320 {", "x <= 8 // (active)", "a:0x7 == b"])
  func `other lines with relations are none`(_ line: String) {
    #expect(explanation(line).text() == "Read as a log: no report of a conflict in 0 lines.\n")
  }

  @Test func `what one report shows of a view holds in the others`() {
    let mask = "mask Demo.Bar:0x7b.width == 0"
    let inside = [
      mask, "H:|-(8)-[UILabel:0x7c]|Demo.Bar:0x7b", "H:[UILabel:0x7c]-(8)-|   |Demo.Bar:0x7b",
    ]
    let outside = [
      "H:|-(0)-[Demo.Bar:0x7b]|UIView:0x7a", mask, "H:[Demo.Bar:0x7b]-(0)-|   |UIView:0x7a",
      "UIView:0x7a.width == 320",
    ]
    let says =
      "still on, though your constraints place that view, as another report of this log shows."
    let alone = explanation(Report.text(inside))
    #expect(alone.causes.first?.diagnosis.conflicts.first?.suspect?.reason == .temporarySize)
    for reports in [[inside, outside], [outside, inside]] {
      let both = explanation(reports.map { Report.text($0) }.joined(separator: "\n"))
      #expect(
        both.causes.map { $0.diagnosis.conflicts.first?.suspect?.reason }
          == [.leftoverMask, .leftoverMask])
      #expect(both.text().contains(says), "\(both.text())")
    }
    // Another view has another address.
    let others = outside.map { $0.replacing("0x7b", with: "0x7d") }
    let both = explanation(Report.text(inside) + "\n" + Report.text(others))
    #expect(!both.text().contains(says))
  }

  @Test func `views are described if there is no report`() {
    let views = explanation("<UIView: 0x7b; frame = (0 0; 375 667); layer = <CALayer: 0x60>>\n")
    #expect(views.describesViewsOnly)
    #expect(views.text() == views.views.description)
    #expect(!explanation(views.text() + report).describesViewsOnly)
  }
}
