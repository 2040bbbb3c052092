import TestSupport
import Testing
import TextMetrics

/// Ten points a letter: `TestFont` at size 10.
@Suite struct TypesetterTests {
  func lines(
    _ text: String, width: Double, lines: Int = 0, style: ParagraphStyle = ParagraphStyle()
  ) -> [String] {
    let layout = layout(text, width: width, lines: lines, style: style)
    return layout.lines.map { layout.shownText(of: $0) }
  }

  func layout(
    _ text: String, width: Double = .infinity, lines: Int = 0,
    style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    Typesetter(text, font: .system(10), style: style, measurer: TestFont())
      .layout(width: width, numberOfLines: lines)
  }

  @Test(arguments: [
    (100.0, ["The quick", "brown fox"]), (90.0, ["The quick", "brown fox"]),
    (89.0, ["The", "quick", "brown", "fox"]), (190.0, ["The quick brown fox"]),
    (40.0, ["The", "quic", "k", "brow", "n", "fox"]),
    (0.0, ["T", "h", "e", "q", "u", "i", "c", "k", "b", "r", "o", "w", "n", "f", "o", "x"]),
  ])
  func `words wrap, and too long words are broken`(width: Double, expected: [String]) {
    #expect(lines("The quick brown fox", width: width) == expected)
  }

  @Test func `characters wrap`() {
    let style = ParagraphStyle(lineBreakMode: .byCharWrapping)

    #expect(lines("ab cd ef", width: 40, style: style) == ["ab c", "d ef"])
    #expect(lines("👩‍👩‍👧é漢x", width: 20, style: style) == ["👩‍👩‍👧é", "漢x"])
  }

  @Test(.rules("controls:N1.3"))
  func `space at a wrapped end does not count, at a paragraph's end it does`() {
    let wrapped = layout("ab   cd ", width: 45)

    #expect(wrapped.lines.map(\.width) == [20, 30])
    #expect(wrapped.lines.map(\.range) == [0..<5, 5..<8])
    #expect(wrapped.lines.map(\.isWrapped) == [true, false])
    #expect(layout("ab  ").size.width == 40)
    #expect(layout("ab  ", width: 25).size.width == 25)
    #expect(layout("ab  ", width: 20).lines.count == 1)
  }

  @Test func `the width of a text holds the text`() {
    let measurer = SystemTextMeasurer()
    for text in ["Title AV To", "WAVE Typography", "11:45 – Tomorrow"] {
      let typesetter = Typesetter(text, font: .system(17), measurer: measurer)
      let width = measurer.width(of: text, in: .system(17)).points
      #expect(typesetter.layout(width: width).lines.count == 1)
      #expect(abs(typesetter.layout().size.width - width) < 1e-9)
    }
  }

  @Test func `kerning with the space at a line's end does not count`() {
    let measurer = SystemTextMeasurer()
    let typesetter = Typesetter("To, or", font: .system(28), measurer: measurer)

    let layout = typesetter.layout(width: 60)

    #expect(abs(layout.lines[0].width - measurer.width(of: "To,", in: .system(28)).points) < 1e-9)
  }

  @Test func `newlines part paragraphs, the last one makes no line`() {
    #expect(lines("a\n\nb\n", width: 100) == ["a", "", "b"])
    #expect(layout("\n").lines.count == 1)
    #expect(layout("").lines.isEmpty)
    #expect(layout("").size == .zero)
    var style = ParagraphStyle()
    style.countsFinalNewline = true
    #expect(lines("a\n", width: 100, style: style) == ["a", ""])
    #expect(lines("a\n", width: 100, lines: 1, style: style) == ["a"])
  }

  @Test func `tabs go to the next stop`() {
    #expect(layout("a\tb").size.width == 38)
    #expect(layout("abc\td").size.width == 66)
    var style = ParagraphStyle()
    style.tabInterval = 50
    style.firstLineHeadIndent = 5
    #expect(layout("a\tb", style: style).size.width == 60)
  }

  @Test(
    arguments: [
      // The text after the tab begins at a leading stop, ends at a trailing one while there is space.
      (TabStop.Alignment.leading, "a\tbc", 70), (.trailing, "a\tbc", 50), (.center, "a\tbc", 60),
      (.trailing, "a\tbcdefg", 70), (.center, "a\tbcdefghij", 100), (.trailing, "a\t", 50),
    ] as [(TabStop.Alignment, String, Double)])
  func `text stands at a paragraph's own stops`(
    alignment: TabStop.Alignment, text: String, width: Double
  ) {
    var style = ParagraphStyle()
    style.tabStops = [TabStop(200), TabStop(50, alignment)]
    #expect(layout(text, style: style).size.width == width)
    // Beyond them come the standard ones.
    style.tabStops = [TabStop(5)]
    #expect(layout("a\tb", style: style).size.width == 38)
  }

  @Test func `a soft hyphen shows where a line ends`() {
    #expect(lines("hyphen\u{AD}ation", width: 70) == ["hyphen-", "ation"])
    #expect(lines("hyphen\u{AD}ation", width: 60) == ["hyphen", "ation"])
    #expect(layout("hyphen\u{AD}ation", width: 75).lines[0].width == 70)
    #expect(layout("hyphen\u{AD}ation").size.width == 110)
  }

  @Test func `a limited number of lines hides the rest`() {
    let layout = layout("one two three", width: 50, lines: 2)

    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.size == LayoutSize(width: 30, height: 20))
    #expect(!self.layout("one two", width: 50, lines: 2).isTruncated)
  }

  @Test func `baselines count from the top`() {
    let layout = layout("a b c", width: 10)

    #expect(layout.lines.map(\.top) == [0, 10, 20])
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaseline == 28)
  }

  @Test func `spacing stands between lines and between paragraphs`() {
    var style = ParagraphStyle()
    style.lineSpacing = 3
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 7

    let layout = layout("a b\nc", width: 10, style: style)

    #expect(layout.lines.map(\.top) == [0, 13, 38])
    #expect(layout.size.height == 48)
  }

  @Test func `each paragraph has the style of its first run`() {
    var first = ParagraphStyle(lineBreakMode: .byCharWrapping)
    first.lineSpacing = 3
    first.paragraphSpacing = 5
    var second = ParagraphStyle()
    second.paragraphSpacingBefore = 7
    second.firstLineHeadIndent = 2
    second.minimumLineHeight = 20
    let font = TextFont.system(10)
    let text = StyledText(runs: [
      .init("abc", font, paragraph: first), .init("\n", font, paragraph: second),
      .init("d e", font, paragraph: second), .init("\nf", font),
    ])

    let layout = Typesetter(text, measurer: TestFont()).layout(width: 22)

    // Two lines of the first, one mark and two lines of the second, one line of the plain last.
    #expect(layout.lines.map(\.top) == [0, 13, 38, 58, 78])
    #expect(layout.lines.map(\.x) == [0, 0, 2, 0, 0])
    #expect(layout.size.height == 88)
  }

  @Test func `line height rules move the letters down`() {
    var style = ParagraphStyle()
    style.lineHeightMultiple = 1.5
    #expect(layout("a", style: style).size.height == 15)
    #expect(layout("a", style: style).firstBaseline == 13)
    style.maximumLineHeight = 12
    #expect(layout("a", style: style).size.height == 12)
    style.minimumLineHeight = 14
    style.maximumLineHeight = 0
    style.lineHeightMultiple = 0
    #expect(layout("a", style: style).firstBaseline == 12)
  }

  @Test func `indents narrow the lines`() {
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 20
    style.headIndent = 10
    style.tailIndent = -10

    let layout = layout("ab cd ef", width: 60, style: style)

    #expect(layout.lines.map(\.x) == [20, 10, 10])
    #expect(layout.lines.map { layout.shownText(of: $0) } == ["ab", "cd", "ef"])
    #expect(layout.size.width == 40)
  }

  @Test func `the tallest font of a line makes its height`() {
    let text = StyledText(runs: [
      .init("small ", .system(10)), .init("BIG", .system(20)), .init(" small", .system(10)),
    ])
    let typesetter = Typesetter(text, measurer: TestFont())

    let layout = typesetter.layout(width: 70)

    #expect(layout.text == "small BIG small")
    #expect(layout.lines.map(\.height) == [10, 20, 10])
    #expect(layout.size == LayoutSize(width: 60, height: 40))
    #expect(typesetter.layout().size == LayoutSize(width: 180, height: 20))
  }

  @Test func `letter spacing and baseline offsets count`() {
    let text = StyledText(runs: [
      .init("ab", .system(10), letterSpacing: 2), .init("c", .system(10), baselineOffset: 4),
    ])

    let layout = Typesetter(text, measurer: TestFont()).layout()

    #expect(layout.size == LayoutSize(width: 34, height: 14))
    #expect(layout.firstBaseline == 12)
  }

  @Test func `estimates come with the layout`() {
    let typesetter = Typesetter("a 😀", font: .system(17), measurer: SystemTextMeasurer())

    #expect(typesetter.estimates == .emoji)
    #expect(typesetter.layout().estimates == .emoji)
  }

  @Test func `a width that is no number traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = Typesetter("a", font: .system(10), measurer: TestFont()).layout(width: .nan)
    }
  }
}
