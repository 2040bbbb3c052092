import ConflictAnalysis
import TestSupport
import Testing

@Suite(.late) struct ViewListingTests {
  private static let trace = """
    •UIWindow:0x7f94
    |   •UIView:0x7f95
    |   |   *UILabel:0x7f96'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f96'Name'.minX{id: 12}, \
    UILabel:0x7f96'Name'.Width{id: 14}
    |   |   +UIView:0x7f97
    """

  private static let description = """
    <UIView: 0x7b; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x60>>
       | <UIView: 0x7a; frame = (0 20; 375 0); layer = <CALayer: 0x61>>
       |    | <UILabel: 0x7c; frame = (0 0; 42 21); text = 'Label'; userInteractionEnabled = NO>
    """

  private func listing(_ text: String) -> ViewListing { ConsoleReader.views(in: Array(text.utf8)) }

  @Test func `an auto layout trace tells superviews and ambiguity`() throws {
    let views = listing(Self.trace)
    #expect(views.views.map(\.superview) == [nil, 0, 1, 1])
    #expect(views.view(at: "0x7f96")?.ambiguous == ["minX", "width"])
    #expect(views.view(at: "0x7f97")?.isManual == true)
    #expect(
      views.description.contains(
        "Line 3: the layout of UILabel ‘Name’ is ambiguous (horizontal position and width)"))
  }

  @Test func `a recursive description tells frames and texts`() throws {
    let views = listing(Self.description)
    #expect(views.views.map(\.superview) == [nil, 0, 1])
    #expect(views.view(at: "0x7a")?.frame == [0, 20, 375, 0])
    #expect(views.view(at: "0x7c")?.text == "Label")
    #expect(views.description.contains("Line 2: UIView 0x7a has height 0."))
  }

  @Test func `other objects and constraints are no views`() {
    #expect(listing("<NSLayoutConstraint:0x61 UIView:0x7a.width == 3   (active)>").views.isEmpty)
    #expect(listing("<CALayer: 0x60>\n<NSObject: 0x61>").views.isEmpty)
  }

  @Test func `a position without its superview is decided only with a description`() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- UIView:0x7a.midY == + 70>",
          "<NSLayoutConstraint:0x62 UIView:0x7a.top == UIView:0x7b.top>",
          "<NSAutoresizingMaskLayoutConstraint:0x63 h=-&- v=-&- V:[UIView:0x7a(100)]>"
      )
      """
    let report = try #require(ConsoleReader.reports(in: Array(log.utf8)).first)
    #expect(LogDiagnosis(report).verdict == .undecidable([.superview]))
    #expect(LogDiagnosis(report).description.contains("recursiveDescription"))
    let helped = LogDiagnosis(report, views: listing(Self.description))
    #expect(helped.verdict == .conflict)
    #expect(helped.conflicts.first?.suspect?.reason == .leftoverMask)
  }
}
