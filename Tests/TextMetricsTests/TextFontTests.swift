import Testing
import TextMetrics

@Suite struct TextFontTests {
  @Test func `names that begin like the system's own are the system font`() {
    #expect(TextFont.custom(".AppleSystemUIFont", 15) == .system(15))
    #expect(TextFont.custom(".SFUIText-Semibold", 15) == .system(15, weight: .semibold))
    #expect(
      TextFont.custom(".AppleSystemUIFontMonospaced-Bold", 15)
        == .system(15, weight: .bold, design: .monospaced))
    #expect(TextFont.custom("SFUI", 15).family == .custom("SFUI"))
  }

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
