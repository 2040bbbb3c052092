import TestSupport
import Testing
import TextMetrics

@Suite struct TestFontTests {
  @Test(arguments: [
    ("Name", 40.0), ("", 0), ("é", 10), ("e\u{301}", 10), ("👩‍👩‍👧🇩🇪", 20), ("漢字", 20), ("a\nb", 20),
    ("a\u{200B}", 10),
  ])
  func `every character is one em wide`(text: String, width: Double) {
    #expect(TestFont().width(of: text, in: .system(10, weight: .black)).points == width)
  }

  @Test(.rules("controls:N1.4"))
  func `a line is one em high`() {
    let metrics = TestFont().metrics(of: .custom("Any", 10))

    #expect(metrics.lineHeight == 10)
    #expect(metrics.ascender == 8)
    #expect(metrics.descender == -2)
  }
}
