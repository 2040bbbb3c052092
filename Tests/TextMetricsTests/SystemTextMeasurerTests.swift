import Testing
import TextMetrics

@Suite struct SystemTextMeasurerTests {
  @Test func `random strings measure as the reference implementation says`() throws {
    var count = 0
    for line in expectedWidths.split(separator: "\n") {
      let parsed = ExpectedWidth(line)
      let expected = try #require(parsed, "\(line)")
      let width = SystemTextMeasurer(generation: expected.generation).width(
        of: expected.text, in: expected.font)
      #expect(abs(width.points - expected.points) < 1e-6, "\(line)")
      count += 1
    }
    #expect(count == 640)
  }

  @Test func `clusters add up to the width and to the bytes`() throws {
    for line in expectedWidths.split(separator: "\n") {
      let parsed = ExpectedWidth(line)
      let expected = try #require(parsed, "\(line)")
      let measurer = SystemTextMeasurer(generation: expected.generation)
      var clusters: [TextCluster] = []
      measurer.appendClusters(of: expected.text, in: expected.font, to: &clusters)
      let sum = clusters.reduce(0) { $0 + $1.advance + $1.kerning }
      #expect(abs(sum - expected.points) < 1e-6, "\(line)")
      #expect(clusters.reduce(0) { $0 + $1.utf8Count } == expected.text.utf8.count)
      #expect(clusters.last?.kerning == 0)
    }
  }

  @Test(
    arguments: [
      ("a", "á", TextEstimates()), ("a", "a\u{301}", TextEstimates()),
      ("A", "A\u{323}\u{308}", TextEstimates()), ("K", "\u{212A}", TextEstimates()),
      (" ", "\u{A0}", TextEstimates()), ("AV", "A\u{301}V\u{308}", TextEstimates()),
      ("'", "’", TextEstimates.punctuation), ("o", "ø", TextEstimates.borrowedLetters),
      ("p", "р", TextEstimates.borrowedLetters), ("E", "Ё", TextEstimates.borrowedLetters),
      ("wuk", "жик", TextEstimates.borrowedLetters), ("MR", "ШЯ", TextEstimates.borrowedLetters),
    ] as [(String, String, TextEstimates)])
  func `a character borrows its advance and kerning`(
    plain: String, text: String, estimates: TextEstimates
  ) {
    let measurer = SystemTextMeasurer()
    let width = measurer.width(of: text, in: .system(17))

    #expect(width.points == measurer.width(of: plain, in: .system(17)).points)
    #expect(width.estimates == estimates)
  }

  @Test(arguments: ["\u{200B}", "\u{AD}", "\u{200F}", "\u{2060}", "\n", "\t", "\u{301}"])
  func `invisible characters have no advance`(text: String) {
    let width = SystemTextMeasurer().width(of: text, in: .custom("Lobster", 17))

    #expect(width == TextWidth(points: 0))
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "✅", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑‍💻",
  ])
  func `a sequence is one emoji`(text: String) {
    let width = SystemTextMeasurer().width(of: text, in: .system(16))

    #expect(abs(width.points - (1.165 * 16 + 2.95)) < 0.0001)
    #expect(width.estimates == .emoji)
  }

  @Test(arguments: [(11, 16), (17, 23), (18, 24), (30, 38)] as [(Double, Double)])
  func `an emoji is wider than 1_25 em in small text`(size: Double, saved: Double) {
    let width = SystemTextMeasurer().width(of: "👍", in: .system(size))

    #expect(PixelGrid(scale: 2).ceil(width.points) == saved)
  }

  @Test func `an ellipsis is wider in bold`() {
    let measurer = SystemTextMeasurer()
    let (regular, bold) = (TextFont.system(17), TextFont.system(17, weight: .bold))

    let cache = measurer.width(of: "Clear Cache…", in: bold).points
    #expect(PixelGrid(scale: 2).ceil(cache) == 114.5)
    let siri = measurer.width(of: "Add to Siri…", in: bold).points
    #expect(PixelGrid(scale: 1).ceil(siri) == 101)
    #expect(
      measurer.width(of: "…", in: bold).points > measurer.width(of: "…", in: regular).points + 2.5)
  }

  @Test(
    arguments: [
      ("lbl_info_1", 17, 70), ("lbl_info_3", 17, 74), ("lbl_section_3", 14, 86.3333),
      ("lbl_pay_request_by_hint", 11, 128), ("lbl_title", 17, 55.6667),
    ] as [(String, Double, Double)])
  func `underscores have kerning`(text: String, size: Double, saved: Double) {
    let width = SystemTextMeasurer().width(of: text, in: .system(size)).points

    #expect(abs(width - saved) < 0.35)
  }

  @Test func `an emoji of size zero has no width`() {
    #expect(SystemTextMeasurer().width(of: "👍", in: .system(0)).points == 0)
  }

  @Test(arguments: [
    ("大观园", SystemFontGeneration.twoCuts, 13.0, 39.0),
    ("名前", .variable, 20, 37.6667), ("生年月日", .variable, 20, 75),
    ("パスワード", .variable, 20, 93.6667), ("第一希望面接日", .variable, 20, 131),
    ("朝食あり", .variable, 17, 63.6667), ("500円以下", .variable, 17, 80.6667),
    ("Wi-Fiあり", .variable, 17, 74.6667), ("晴れ", .variable, 32, 60),
  ])
  func `ideographs have the widths seen in documents`(
    text: String, generation: SystemFontGeneration, size: Double, saved: Double
  ) {
    let measurer = SystemTextMeasurer(generation: generation, ideographStyle: .japanese)
    let width = measurer.width(of: text, in: .system(size))

    #expect(abs(PixelGrid(scale: 3).ceil(width.points) - saved) < 0.001)
    #expect(width.estimates.contains(.ideographs))
  }

  @Test(arguments: [
    ("활동경험", 16.0, 3.0, 55.6667), ("이름을", 15, 2, 39), ("취소", 17, 3, 29.6667),
    ("한국어글자들", 22, 2, 114.5), ("\u{1112}\u{1161}\u{11AB}", 2000, 1, 1730),
  ])
  func `Hangul syllables have the widths seen in documents`(
    text: String, size: Double, scale: Double, saved: Double
  ) {
    let width = SystemTextMeasurer().width(of: text, in: .system(size))

    #expect(abs(PixelGrid(scale: scale).ceil(width.points) - saved) < 0.001)
    #expect(width.estimates.contains(.ideographs))
  }

  @Test func `kana make a text Japanese`() {
    let measurer = SystemTextMeasurer()

    #expect(measurer.width(of: "東京", in: .system(20)).points == 40)
    #expect(measurer.width(of: "東京の", in: .system(2048)).points == 3 * 1914)
  }

  @Test func `the fixed pitch has one width for every glyph and no tracking`() {
    let font = TextFont.system(2048, weight: .black, design: .monospaced)
    let width = SystemTextMeasurer().width(of: "AV Ωil", in: font)

    #expect(width.points == 6 * 1266)
  }

  @Test func `what was not measured is said`() {
    let measurer = SystemTextMeasurer()
    func estimates(_ text: String, _ font: TextFont) -> TextEstimates {
      measurer.width(of: text, in: font).estimates
    }

    #expect(estimates("Hello", .system(17)).isEmpty)
    #expect(estimates("", .custom("Lobster", 17)).isEmpty)
    #expect(estimates("Hello", .custom("Lobster", 17)) == .substitutedFont)
    #expect(estimates("Hello", .system(41)) == .largeSize)
    #expect(estimates("Hello", .system(17, design: .rounded)) == .fontVariant)
    #expect(estimates("Hello", .system(17, weight: .bold, italic: true)) == .fontVariant)
    #expect(estimates("Hello", .monospacedDigits(17)) == .fontVariant)
    #expect(estimates("नमस्ते", .system(17)) == .unknownCharacters)
    let old = SystemTextMeasurer(generation: .helveticaNeue)
    #expect(old.width(of: "Hello", in: .system(17)).estimates == .helveticaNeue)
  }

  @Test func `digits of equal width are as wide as the zero`() {
    let measurer = SystemTextMeasurer()
    let font = TextFont.monospacedDigits(17)

    #expect(
      measurer.width(of: "1:11", in: font).points == measurer.width(of: "0:00", in: font).points)
  }

  @Test func `vertical measures are proportional to the size`() {
    let metrics = SystemTextMeasurer().metrics(of: .system(2048))

    #expect(metrics.ascender == 1950)
    #expect(metrics.descender == -494)
    #expect(metrics.lineHeight == 2444)
    #expect(metrics.capHeight == 1443)
    #expect(metrics.xHeight == 1040)
    #expect(metrics.leading == 0)
  }

  @Test(arguments: [
    (9531, SystemFontGeneration.twoCuts), (16999, .twoCuts), (17000, .variable), (0, .variable),
    (8191, .helveticaNeue),
  ])
  func `a document's tools tell its generation`(toolsVersion: Int, generation: SystemFontGeneration)
  {
    #expect(SystemFontGeneration(toolsVersion: toolsVersion) == generation)
  }
}

struct ExpectedWidth {
  var font: TextFont
  var generation: SystemFontGeneration
  var points: Double
  var text: String

  init?(_ line: Substring) {
    guard let start = line.firstIndex(of: "⟨"), line.last == "⟩" else { return nil }
    text = String(line[start...].dropFirst().dropLast())
    var words = line[..<start].split(separator: " ")
    let isItalic = words.count == 5 && words.remove(at: 2) == "italic"
    guard words.count == 4, let size = Double(words[0]), let tools = Int(words[2]),
      let weight = FontWeight(name: String(words[1])), let points = Double(words[3])
    else { return nil }
    font = .system(size, weight: weight, italic: isItalic)
    generation = SystemFontGeneration(toolsVersion: tools)
    self.points = points
  }
}
