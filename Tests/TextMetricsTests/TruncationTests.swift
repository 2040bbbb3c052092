import TestSupport
import Testing
import TextMetrics

@Suite struct TruncationTests {
  func layout(
    _ text: String, _ mode: LineBreakMode, width: Double, lines: Int = 1
  ) -> TextLayout {
    let style = ParagraphStyle(lineBreakMode: mode)
    return Typesetter(text, font: .system(10), style: style, measurer: TestFont())
      .layout(width: width, numberOfLines: lines)
  }

  func shown(_ text: String, _ mode: LineBreakMode, width: Double, lines: Int = 1) -> [String] {
    let layout = layout(text, mode, width: width, lines: lines)
    return layout.lines.map { layout.shownText(of: $0) }
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, 50.0, "abcd…"), (.byTruncatingHead, 50, "…ghij"),
    (.byTruncatingMiddle, 50, "ab…ij"), (.byTruncatingMiddle, 60, "ab…hij"),
    (.byTruncatingTail, 100, "abcdefghij"), (.byTruncatingHead, 100, "abcdefghij"),
    (.byTruncatingMiddle, 100, "abcdefghij"), (.byTruncatingTail, 10, "…"),
    (.byTruncatingTail, 3, "…"), (.byTruncatingHead, 3, "…"), (.byTruncatingMiddle, 3, "…"),
    (.byClipping, 50, "abcdefghij"), (.byWordWrapping, 50, "abcde"), (.byCharWrapping, 50, "abcde"),
  ])
  func `a mode shows its part`(mode: LineBreakMode, width: Double, expected: String) {
    let layout = layout("abcdefghij", mode, width: width)

    #expect(layout.lines.map { layout.shownText(of: $0) } == [expected])
    #expect(layout.isTruncated == (width < 100))
    #expect(layout.size.width <= width)
  }

  @Test func `what an ellipsis replaces is told`() {
    #expect(layout("abcdefghij", .byTruncatingTail, width: 50).lines[0].elided == 4..<10)
    #expect(layout("abcdefghij", .byTruncatingHead, width: 50).lines[0].elided == 0..<6)
    #expect(layout("abcdefghij", .byTruncatingMiddle, width: 50).lines[0].elided == 2..<8)
    #expect(layout("abc", .byTruncatingTail, width: 50).lines[0].elided == nil)
  }

  @Test func `lines above the last one wrap by words`() {
    let text = "one two three four"

    #expect(shown(text, .byTruncatingTail, width: 50, lines: 2) == ["one", "two …"])
    #expect(shown(text, .byTruncatingTail, width: 50, lines: 3) == ["one", "two", "thre…"])
    #expect(shown(text, .byTruncatingHead, width: 60, lines: 2) == ["one", "… four"])
    #expect(shown(text, .byTruncatingTail, width: 50, lines: 0) == ["one", "two", "three", "four"])
  }

  @Test func `a paragraph that is not shown leaves an ellipsis`() {
    #expect(shown("one\ntwo", .byTruncatingTail, width: 50) == ["one…"])
    #expect(shown("five5\ntwo", .byTruncatingTail, width: 50) == ["five…"])
    #expect(shown("\ntwo", .byTruncatingTail, width: 50) == ["…"])
    #expect(layout("one\ntwo", .byClipping, width: 50).isTruncated)
    #expect(!layout("one\n", .byTruncatingTail, width: 50).isTruncated)
  }

  @Test(.rules("controls:N1.3"))
  func `the width on one line does not depend on the mode`() {
    for mode in LineBreakMode.allCases {
      #expect(layout("abc def", mode, width: .infinity).size.width == 70)
    }
  }

  @Test func `characters are never cut`() {
    #expect(shown("👩‍👩‍👧🇩🇪éx", .byTruncatingTail, width: 30) == ["👩‍👩‍👧🇩🇪…"])
    #expect(shown("👩‍👩‍👧🇩🇪éx", .byTruncatingHead, width: 30) == ["…éx"])
  }

  @Test func `an ellipsis takes the font that it replaces`() {
    let text = StyledText(runs: [.init("ab", .system(10)), .init("cd", .system(20))])
    let style = ParagraphStyle(lineBreakMode: .byTruncatingTail)
    let typesetter = Typesetter(text, style: style, measurer: TestFont())

    #expect(typesetter.layout(width: 45, numberOfLines: 1).size.width == 40)
    #expect(typesetter.layout(width: 35, numberOfLines: 1).size.width == 20)
  }
}
