import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TextMetrics

@Suite struct UIFontTests {
  @Test(.rules("controls:N2.1, N2.2"))
  func `the system font has the measures of its model`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(font.leading == 0)
    #expect(font.pointSize == 17)
    #expect(abs(font.capHeight - 17 * 0.7046) < 0.01)
    #expect(abs(font.xHeight - 17 * 0.5259) < 0.01)
  }

  @Test func `names are those that UIKit prints`() {
    #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 12, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
    #expect(UIFont(name: "Avenir-Heavy", size: 12)?.fontName == "Avenir-Heavy")
    #expect(UIFont(name: "Avenir-Heavy", size: 12)?.familyName == "Avenir")
  }

  @Test func `only an empty name makes no font`() {
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "NoSuchFont", size: 12) != nil)
  }

  @Test func `fonts of equal family size and weight are equal`() {
    #expect(UIFont.boldSystemFont(ofSize: 14) == UIFont.systemFont(ofSize: 14, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 14) != UIFont.systemFont(ofSize: 15))
    #expect(UIFont.systemFont(ofSize: 14).withSize(15) == UIFont.systemFont(ofSize: 15))
  }

  @Test(.rules("controls:N2.3"))
  func `a size of zero means 12 points`() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12)
    #expect(UIFont.systemFontSize == CGFloat(14) && UIFont.smallSystemFontSize == CGFloat(12))
    #expect(UIFont.labelFontSize == CGFloat(17) && UIFont.buttonFontSize == CGFloat(18))
  }

  @Test func `text styles have the sizes of the published table`() {
    let sizes: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
      (.largeTitle, 34, 60), (.title1, 28, 58), (.title2, 22, 56), (.title3, 20, 55),
      (.headline, 17, 53), (.body, 17, 53), (.callout, 16, 51), (.subheadline, 15, 49),
      (.footnote, 13, 44), (.caption1, 12, 43), (.caption2, 11, 40),
    ]
    let largest = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    for (style, size, size5) in sizes {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
      #expect(
        UIFont.preferredFont(forTextStyle: style, compatibleWith: largest).pointSize == size5)
    }
  }

  @Test(.rules("controls:N2.6"))
  func `font metrics scale with the reader's text size`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: traits)
    #expect(font.pointSize == 27)  // 20 × 23/17
    let limited = metrics.scaledFont(
      for: .systemFont(ofSize: 20), maximumPointSize: 24, compatibleWith: traits)
    #expect(limited.pointSize == 24)
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 14)
  }

  @Test func `bold text makes fonts that follow the reader heavier`() {
    let traits = UITraitCollection(legibilityWeight: .bold)
    let weights: [(UIFont, TextMetrics.FontWeight)] = [
      (.preferredFont(forTextStyle: .body, compatibleWith: traits), .semibold),
      (.preferredFont(forTextStyle: .headline, compatibleWith: traits), .heavy),
      (
        UIFontMetrics.default.scaledFont(
          for: .systemFont(ofSize: 20, weight: .black), compatibleWith: traits), .black
      ),
      (.preferredFont(forTextStyle: .body), .regular),
    ]
    for (font, weight) in weights { #expect(font.textFont.weight == weight) }
    let named = UIFont(name: "Avenir-Book", size: 20).map {
      UIFontMetrics.default.scaledFont(for: $0, compatibleWith: traits)
    }
    #expect(named?.textFont.weight == .regular)
  }

  @Test func `a measurer counts while its body runs and no longer`() {
    let font = UIFont.systemFont(ofSize: 10)
    let height = TextMeasuring.with(TestFont()) { font.lineHeight }
    #expect(height == 10)
    #expect(font.lineHeight > 11.9)
  }
}

@Suite struct AttributedTextTests {
  @Test func `a string is as large as its attributes say`() {
    TextMeasuring.with(TestFont()) {
      let size = "Word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
      #expect(size == CGSize(width: 40, height: 10))
      let box = NSString(string: "two words").boundingRect(
        with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
        attributes: [.font: UIFont.systemFont(ofSize: 10)], context: nil)
      #expect(box == CGRect(x: 0, y: 0, width: 50, height: 20))
    }
  }

  @Test func `a paragraph style keeps what a mutable one was given`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copy.lineSpacing == 4)
    #expect(copy.alignment == .center)
    #expect(copy != style)
  }
}
