import Testing
import TextMetrics

@Suite struct TextFontTests {
  @Test(arguments: [
    ("HelveticaNeue-BoldItalic", FontWeight.bold, true),
    ("Arial-BoldMT", .bold, false), ("Avenir-HeavyOblique", .heavy, true),
    ("Georgia", .regular, false), ("SFProText-Semibold", .semibold, false),
    ("Menlo-Strange", .regular, false), ("Baskerville-Italic", .regular, true),
  ])
  func `a custom name tells weight and slant`(name: String, weight: FontWeight, italic: Bool) {
    let font = TextFont.custom(name, 15)

    #expect(font.weight == weight)
    #expect(font.isItalic == italic)
    #expect(font.family == .custom(name))
  }
}
