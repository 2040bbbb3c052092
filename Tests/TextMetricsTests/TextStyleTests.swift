import Testing
import TextMetrics

@Suite struct TextStyleTests {
  @Test(arguments: [
    (TextStyle.largeTitle, [31.0, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func `a style has a size for each category`(style: TextStyle, sizes: [Double]) {
    #expect(ContentSizeCategory.allCases.map { style.pointSize(in: $0) } == sizes)
    #expect(ContentSizeCategory.allCases.allSatisfy { style.recommendedLeading(in: $0) > 12 })
  }

  @Test func `categories are ordered by size`() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(
      ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
        == .accessibilityExtraLarge)
  }

  @Test func `a headline is semibold`() {
    #expect(TextFont.preferred(.headline).withSize(17) == .system(17, weight: .semibold))
    #expect(
      TextFont.preferred(.body, in: .accessibilityExtraExtraExtraLarge).withSize(53)
        == .system(53))
  }

  @Test func `lines of a text style stand as far apart as the guidelines say`() {
    let text = Typesetter("one\ntwo", font: .preferred(.body), measurer: SystemTextMeasurer())
    let lines = text.layout().lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 22) < 1e-9)
    // Below the last line nothing is added in a label: 20.29 + 22.
    #expect(abs(text.layout().size.height - 42.287109375) < 1e-9)
  }

  @Test func `a text view adds a text style's space below the last line too`() {
    var style = ParagraphStyle()
    style.countsLastLineSpacing = true
    let text = Typesetter(
      "one\ntwo", font: .preferred(.body), style: style, measurer: SystemTextMeasurer())
    #expect(abs(text.layout().size.height - 44) < 1e-9)
  }

  @Test func `a style whose leading is less than its line adds nothing`() {
    #expect(TextFont.preferred(.caption2).lineSpacing == 0)
    #expect(TextFont.preferred(.body).withSize(17).lineSpacing == 0)
  }

  @Test func `lengths scale with their style`() {
    #expect(TextStyle.body.scaledValue(10, in: .large) == 10)
    #expect(TextStyle.body.scaledValue(34, in: .extraExtraExtraLarge) == 46)
  }
}
