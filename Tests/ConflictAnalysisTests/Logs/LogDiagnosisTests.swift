import ConflictAnalysis
import Foundation
import TestSupport
import Testing

@Suite(.late) struct LogDiagnosisTests {
  private static let card = """
    2026-01-02 10:00:00.000000+0000 Demo[1:2] [LayoutConstraints] Unable to simultaneously satisfy \
    constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x600000000010 H:|-(16)-[UILabel:0x7f0000000001'Next > it's']   \
    (active, names: '|':Demo.Card:0x7f0000000002 )>",
        "<SnapKit.LayoutConstraint:0x600000000020@Card.swift#88 \
    UILabel:0x7f0000000001.width == 120.0>",
        "<NSLayoutConstraint:0x600000000030 H:[UILabel:0x7f0000000001'Next > it's']-(16)-|   \
    (active, names: '|':Demo.Card:0x7f0000000002 )>",
        "<NSLayoutConstraint:0x600000000040 'UIView-Encapsulated-Layout-Width' \
    Demo.Card:0x7f0000000002.width == 150   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600000000030 H:[UILabel:0x7f0000000001'Next > it's']-(16)-|   (active, \
    names: '|':Demo.Card:0x7f0000000002 )>
    """

  private func diagnose(_ text: String) -> [LogDiagnosis] {
    ConsoleReader.reports(in: Array(text.utf8)).map { LogDiagnosis($0) }
  }

  @Test func `a sum that cannot hold is told with its numbers`() throws {
    let diagnosis = try #require(diagnose(Self.card).first)
    #expect(diagnosis.verdict == .conflict)
    #expect(diagnosis.conflicts.map { $0.members.count } == [4])
    #expect(diagnosis.brokenIsMember == true)
    #expect(
      diagnosis.description.contains(
        "16 + 120 + 16 = 152, but the width of Card is 150: 2 points too few."))
    #expect(diagnosis.description.contains("Card.swift:88"))
  }

  @Test func `every repair offered removes the conflict`() throws {
    let diagnosis = try #require(diagnose(Self.card).first)
    let repairs = try #require(diagnosis.conflicts.first).repairs
    #expect(!repairs.isEmpty)
    for repair in repairs { #expect(diagnosis.system.applying(repair.change).isFeasible) }
    #expect(
      repairs.contains { repair in
        guard case .setConstant(let place, 118) = repair.change else { return false }
        return diagnosis.listPlaces[place] == 1
      })
  }

  @Test func `a width below nothing is a conflict of its own`() throws {
    let diagnosis = try #require(
      diagnose("(\n\"<NSLayoutConstraint:0x61 UIView:0x71.width == - 20   (active)>\"\n)").first)
    #expect(diagnosis.conflicts.first?.suspect?.reason == .negativeLength)
    #expect(diagnosis.description.contains("-20 is less than 0, and no length is negative."))
  }

  @Test func `a list that is cut and can hold is left undecided`() throws {
    let end = try #require(Self.card.range(of: "\"<NSLayoutConstraint:0x600000000040"))
    let diagnosis = try #require(diagnose(String(Self.card[..<end.lowerBound])).first)
    #expect(diagnosis.verdict == .undecidable([.end]))
  }

  @Test func `equal numbers can hold as printed`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x61 UIView:0x71.height >= 48   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x71.height == 48   (active)>"
      )
      """
    #expect(diagnose(text).map(\.verdict) == [.satisfiableAsPrinted])
  }

  @Test func `constraints that leave space are not explained by rounding`() {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x61 UIView:0x71.height >= 40   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x71.height == 48.5   (active)>",
        "<NSLayoutConstraint:0x63 V:[UIView:0x71]-(8)-[UILabel:0x72]   (active)>"
      )
      """
    #expect(diagnose(text).map(\.verdict) == [.undecidable([.otherConstraints])])
    #expect(diagnose(text).first?.description.contains("rounds") == false)
  }

  @Test func `a length that must be exactly 0 can be a rounded one`() {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x61 H:|-(16)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>",
        "<NSLayoutConstraint:0x62 H:[UIView:0x71]-(16)-|   (active, names: '|':UIView:0x72 )>",
        "<NSLayoutConstraint:0x63 UIView:0x72.width == 32   (active)>"
      )
      """
    #expect(diagnose(text).map(\.verdict) == [.satisfiableAsPrinted])
  }

  @Test func `the height of a layout guide is that of the bars, and not temporary`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
        "<_UILayoutSupportConstraint:0x61 _UILayoutGuide:0x71.height == 0   (active)>",
        "<_UILayoutSupportConstraint:0x62 V:|-(0)-[_UILayoutGuide:0x71]   \
      (active, names: '|':UIView:0x72 )>",
        "<NSLayoutConstraint:0x63 V:[_UILayoutGuide:0x71]-(-20)-[UINavigationBar:0x73]   (active)>",
        "<NSLayoutConstraint:0x64 V:|-(0)-[UINavigationBar:0x73]   \
      (active, names: '|':UIView:0x72 )>"
      )
      """
    let diagnosis = try #require(diagnose(text).first)
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(conflict.suspect.map { diagnosis.listPlaces[$0.member] } == 2)
    #expect(conflict.suspect?.reasons.prefix(2) == [.placedTwice, .againstGuide])
    #expect(conflict.standing == .author)
  }

  /// Source: Apple, Auto Layout Guide, "Working with Scroll Views": edges attach to the content area,
  /// widths, heights and centers to the frame.
  @Test func `edges inside a scroll view are those of its content`() throws {
    let pages = [
      "H:|-(0)-[UIView:0x7a]|UIScrollView:0x7c", "UIView:0x7a.width == UIScrollView:0x7c.width",
      "H:[UIView:0x7a]-(0)-[UIView:0x7b]", "UIView:0x7b.width == UIScrollView:0x7c.width",
      "H:[UIView:0x7b]-(0)-|   |UIScrollView:0x7c", "UIScrollView:0x7c.width == 375",
    ]
    #expect(Report.diagnosis(pages)?.verdict == .undecidable([.otherConstraints]))
    let plain = pages.map { $0.replacingOccurrences(of: "UIScrollView", with: "UIView") }
    #expect(Report.diagnosis(plain)?.verdict == .conflict)

    let card = [
      "H:|-(16)-[UIView:0x7a]|UIScrollView:0x7c",
      "UIView:0x7a.trailing == UIScrollView:0x7c.trailing - 16",
      "UIView:0x7a.width == UIScrollView:0x7c.width", "UIView:0x7a.width == 343",
      "'UIView-Encapsulated-Layout-Width' UIScrollView:0x7c.width == 375",
    ]
    let diagnosis = try #require(Report.diagnosis(card))
    let conflict = try #require(diagnosis.conflicts.first)
    #expect(conflict.members.map { diagnosis.listPlaces[$0] }.sorted() == [2, 3, 4])
  }

  @Test func `a scroll view's own edges, and those of a mask inside, are those of its frame`() {
    let mask = [
      "mask V:[UIView:0x7b]-(0)-|   |UIScrollView:0x7c",
      "mask V:|-(0)-[UIView:0x7b]|UIScrollView:0x7c",
      "UIView:0x7b.height == 40", "UIScrollView:0x7c.height == 30",
    ]
    #expect(Report.diagnosis(mask)?.verdict == .conflict)
    let list = [
      "V:|-(0)-[UIScrollView:0x7c]|UIView:0x7d", "UIScrollView:0x7c.bottom == UIView:0x7d.bottom",
      "UIScrollView:0x7c.height == 300", "UIView:0x7d.height == 400",
    ]
    #expect(Report.diagnosis(list)?.verdict == .conflict)
  }

  @Test func `a broken constraint without its list is a report that cannot be decided`() {
    let text = """
      Will attempt to recover by breaking constraint
      <MASLayoutConstraint:0x61 UIButton:0x71.width == 93.3333>
      Break on objc_exception_throw to catch this in the debugger.
      """
    let diagnoses = diagnose(text)
    #expect(diagnoses.map(\.verdict.isConflict) == [false])
    #expect(diagnoses.first?.description.contains("but not the list") == true)
  }

  @Test func `several reports in one paste are distinguished`() {
    let log = "noise <NSObject: 0x1>\n" + Self.card + "\nfooter\n" + Self.card
    #expect(diagnose(log).map(\.verdict) == [.conflict, .conflict])
  }

  @Test func `no cut of a log is too much`() {
    let bytes = Array(Self.card.utf8)
    for end in bytes.indices { _ = ConsoleReader.reports(in: Array(bytes[..<end])) }
    #expect(ConsoleReader.reports(in: bytes).count == 1)
  }

  @Test(arguments: [
    "<NSLayoutConstraint: 0x61 H:[NSButton:0x71'OK']-(20)-|   (Names: '|':NSView:0x72 ) >",
    "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- V:|-(6)-[NSView:0x71]   (Names: "
      + "'|':NSBox:0x72'Title' )>",
    "<NSLayoutConstraint:0x61 progress bar.height == 5   (active, names: progress bar:0x71 )>",
    "<MASLayoutConstraint:0x61 UIImageView:iconView.height == 70>",
    "<NSLayoutConstraint:0x61 H:[UILabel:0x71'Name'(>=400)]>",
    "<NSLayoutConstraint:0x61 V:[A.B:0x71]-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x72](LTR)>",
    "<SnapKit.LayoutConstraint:0x61@/a b/P+X.swift#7 UIView:0x71.width == UIView:0x72.width * 2.0>",
  ])
  func `each dialect's line is read`(_ line: String) {
    let reports = ConsoleReader.reports(in: Array("\"\(line)\"\n".utf8))
    #expect(reports.map(\.constraints.count) == [1])
    #expect(reports.map(\.unreadable) == [0])
  }

  @Test func `a reported conflict leaves only margins with which there is one`() throws {
    let lines = [
      "UILabel:0x7a'Hi'.leading == UIView:0x7b.leadingMargin",
      "UIView:0x7b.trailingMargin == UILabel:0x7a'Hi'.trailing",
      "'UIView-Encapsulated-Layout-Width' UIView:0x7b.width == 0",
    ]
    let diagnosis = try #require(Report.diagnosis(lines))
    #expect(diagnosis.verdict == .conflictForMargins([8, 16, 20]))
    #expect(diagnosis.isAuthors)
    #expect(diagnosis.description.contains("margins of 8, 16 or 20 points, but not for 0."))
    // A list reports nothing.
    let list = lines.map { "\"<NSLayoutConstraint:0x60 \($0)   (active)>\"" }.joined(
      separator: ",\n")
    let explanation = LogExplanation(Array(list.utf8))
    #expect(!explanation.hasConflict)
  }

  @Test func `what is printed as 0 is not rounded`() throws {
    let diagnosis = try #require(
      Report.diagnosis([
        "'BIB_Leading_Leading' H:|-(0)-[_UIModernBarButton:0x7a]|_UIButtonBarButton:0x7b",
        "'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0x7c.width == 0",
      ]))
    #expect(diagnosis.verdict == .undecidable([.otherConstraints]))
    #expect(diagnosis.description.contains("The constraints that can be read are not yours"))
  }

  @Test func `without a decision the constraint that was broken can yield`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x61 UIImageView:0x71.top == UIView:0x72.top   (active)>",
        "<NSLayoutConstraint:0x62 UIImageView:0x71.bottom == UIView:0x72.bottom   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x63 UIImageView:0x71.height == 0.5*UIImageView:0x71.width   (active)>
      """
    let diagnosis = try #require(LogExplanation(Array(log.utf8)).diagnoses.first)
    #expect(!diagnosis.verdict.isConflict)
    #expect(diagnosis.description.contains("With priority 999 it yields without a report."))
  }

  @Test func `a broken constraint that is cut after its address is the listed one`() throws {
    let cut = try #require(Self.card.range(of: "600000000030 H:[UILabel", options: .backwards))
    let text = Self.card[..<Self.card.index(cut.lowerBound, offsetBy: 18)]
    let diagnosis = try #require(diagnose(String(text)).first)
    #expect(diagnosis.report.broken?.address == "0x600000000030")
    #expect(diagnosis.brokenIsMember == true)
    #expect(diagnosis.description.contains("UIKit broke number"))
  }

  @Test func `what a debugger adds behind a constraint is left out`() throws {
    let text = Self.card.replacing(
      "(active)>\"", with: "(active)> (Actual Distance - pixels):196\"")
    let diagnosis = try #require(diagnose(text).first)
    #expect(diagnosis.report.constraints.count == 4)
    #expect(diagnosis.verdict == .conflict)
  }

  @Test func `a report without its list is not one whose names are gone`() throws {
    let text = "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the "
    let diagnosis = try #require(diagnose(text).first)
    #expect(diagnosis.description.contains("the list of constraints is missing"))
  }

  @Test func `a document's fixed frame in a list that is cut is named`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
      "<NSIBPrototypingLayoutConstraint:0x8c364d0 'IB auto generated at build time for view with fixed \
      frame' H:[UIView:0x8c356f0(275)]>",
      "<NSLayoutConstraint:0x8d43d80 H:|-(0)-[Autolayout
      """
    let diagnosis = try #require(diagnose(text).first)
    #expect(
      diagnosis.description.contains("Whatever is missing, this one competes with the others"))
    #expect(diagnosis.description.contains("Interface Builder added it"))
  }

  @Test func `a multiplier is printed with the digits of the console`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
      "<NSLayoutConstraint:0x600001 UIView:0x7f01.height == 0.28125*UIView:0x7f01.width   (active)>",
      "<NSLayoutConstraint:0x600002 UIView:0x7f01.width == 304   (active)>",
      "<NSLayoutConstraint:0x600003 UIView:0x7f01.height == 290   (active)>"
      )
      """
    let diagnosis = try #require(diagnose(text).first)
    #expect(diagnosis.description.contains("0.28125 × the width of UIView"), "\(diagnosis)")
    #expect(diagnosis.description.contains("290 ÷ 0.28125 = 1031.1111"), "\(diagnosis)")
  }

  @Test func `an indicator is not the share sheet's`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
      "<NSLayoutConstraint:0x600001 UIActivityIndicatorView:0x7f01.width == 20   (active)>",
      "<NSLayoutConstraint:0x600002 UIActivityIndicatorView:0x7f01.width == 40   (active)>"
      )
      """
    let diagnosis = try #require(diagnose(text).first)
    #expect(diagnosis.isAuthors)
    #expect(diagnosis.description.contains("Likely mistake: either number 1 or number 2"))
  }

  @Test func `what is to be changed first has a repair`() throws {
    for logs in Cause.all.indices {
      for seed in 0..<(Rounds.areAll ? 10 : 2) {
        let lines = Cause.all[logs].lines(seed: UInt64(9_000_000 + logs * 100 + seed))
        let text = LogWriter.report(lines, breaking: lines.last)
        guard let conflict = diagnose(text).first?.conflicts.first, let first = conflict.suspect
        else { continue }
        let places = conflict.repairs.map(\.change.place)
        let suspects = conflict.suspects.map(\.member)
        #expect(places.contains(first.member) || places.allSatisfy { !suspects.contains($0) })
      }
    }
  }

  @Test func `constraints as the inspector prints them are a list`() throws {
    let log = """
      self.leading = superview.leading + 16 @ 1000
      self.trailing = superview.trailing - 16 @ 1000
      self.width ≥ 320 @ 1000
      superview.width = 320 @ 1000
      self.height = 20.5 @ 750
      """
    let explanation = LogExplanation(Array(log.utf8))
    let diagnosis = try #require(explanation.diagnoses.first)
    #expect(explanation.diagnoses.count == 1)
    #expect(diagnosis.report.constraints.count == 5)
    #expect(diagnosis.verdict == .contradictoryList)
    #expect(diagnosis.conflicts.first?.members.count == 4)
    #expect(!explanation.hasConflict)
    let other = "sent to a.top = best @ 10\nmail someone @ 1000\nsize.width = 4 @ 2x"
    #expect(LogExplanation(Array(other.utf8)).diagnoses.isEmpty)
  }
}
