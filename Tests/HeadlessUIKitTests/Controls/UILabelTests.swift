import AutoLayout
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import HeadlessUIKit

@MainActor @Suite struct UILabelTests {
  /// A label in a window of that many pixels per point.
  private func label(_ text: String, size: CGFloat, scale: CGFloat) -> (UILabel, UIWindow) {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667), scale: scale))
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    window.addSubview(label)
    return (label, window)
  }

  @Test(.rules("controls:N2.5, N2.7", "measured:M4"))
  func `one line is as high as the font asks rounded up to a pixel`() {
    let heights: [(CGFloat, CGFloat, CGFloat)] = [
      (11, 13.5, 40.0 / 3), (12, 14.5, 43.0 / 3), (13, 16, 47.0 / 3), (14, 17, 17), (15, 18, 18),
      (16, 19.5, 58.0 / 3), (17, 20.5, 61.0 / 3), (18, 21.5, 65.0 / 3), (20, 24, 24),
      (22, 26.5, 79.0 / 3), (24, 29, 86.0 / 3), (28, 33.5, 101.0 / 3), (30, 36, 36),
      (34, 41, 122.0 / 3), (40, 48, 48),
    ]
    for (size, twice, thrice) in heights {
      for (scale, expected) in [(CGFloat(2), twice), (3, thrice)] {
        let (label, window) = label("Text", size: size, scale: scale)
        #expect(
          abs(label.intrinsicContentSize.height - expected) < 1e-6, "\(size) points at \(scale)")
        withExtendedLifetime(window) {}
      }
    }
  }

  @Test(.rules("controls:N1.3", "measured:M4"))
  func `the width is the text's rounded up to a pixel`() {
    let (label, window) = label("Test", size: 17, scale: 2)
    #expect(label.intrinsicContentSize == CGSize(width: 32.5, height: 20.5))
    withExtendedLifetime(window) {}
  }

  @Test func `a label without text has no extent`() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test(.rules("measured:M4"))
  func `three lines are rounded up once`() {
    let (label, window) = label("a\nb\nc", size: 13, scale: 3)
    label.numberOfLines = 0
    #expect(abs(label.intrinsicContentSize.height - 140.0 / 3) < 1e-6)
    withExtendedLifetime(window) {}
  }

  @Test(.rules("measured:M6", "engine:E11.3"))
  func `a wrapping label keeps its one-line width and grows in height`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("one two three", size: 10, scale: 2)
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize == CGSize(width: 130, height: 10))
      #expect(label.rewrapsText(at: 70))
      #expect(label.intrinsicContentSize == CGSize(width: 130, height: 20))
      #expect(!label.rewrapsText(at: 70))
      #expect(label.rewrapsText(at: 50))
      #expect(label.intrinsicContentSize == CGSize(width: 130, height: 30))
      #expect(label.rewrapsText(at: 200))
      #expect(label.intrinsicContentSize == CGSize(width: 130, height: 10))
      withExtendedLifetime(window) {}
    }
  }

  @Test func `one line never wraps`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("one two three", size: 10, scale: 2)
      #expect(!label.rewrapsText(at: 30))
      #expect(label.intrinsicContentSize == CGSize(width: 130, height: 10))
      withExtendedLifetime(window) {}
    }
  }

  @Test(.rules("engine:E11.2"))
  func `a preferred width wraps in both directions`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("one two three", size: 10, scale: 2)
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 70
      #expect(label.intrinsicContentSize == CGSize(width: 70, height: 20))
      #expect(!label.rewrapsText(at: 30))
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize == CGSize(width: 130, height: 10))
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a text that just fits does not wrap`() {
    let (label, window) = label("A sentence of several words", size: 17, scale: 3)
    label.numberOfLines = 0
    let size = label.intrinsicContentSize
    #expect(!label.rewrapsText(at: size.width))
    withExtendedLifetime(window) {}
  }

  @Test func `sizeThatFits wraps at the width given and counts only lines that fit`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("one two three", size: 10, scale: 2)
      label.numberOfLines = 2
      #expect(
        label.sizeThatFits(CGSize(width: 75, height: 0)) == CGSize(width: 75, height: 20))
      withExtendedLifetime(window) {}
    }
  }

  @Test(.rules("measured:M5", "engine:E12.3"))
  func `the baseline is the ascender on a whole pixel`() {
    let baselines: [(CGFloat, Double)] = [(28, 26.5), (13, 12.5), (22, 21)]
    for (size, expected) in baselines {
      let (label, window) = label("Text", size: size, scale: 2)
      let height = Double(label.intrinsicContentSize.height)
      let line = label.ownFirstBaseline
      #expect(line.fraction * height + line.offset == expected)
      let last = label.ownLastBaseline
      #expect(last.fraction * height + last.offset == expected)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `text is centred in a taller label and its baselines are at top and bottom`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("Text", size: 10, scale: 2)
      #expect(label.ownFirstBaseline == TextBaseline(fraction: 0, offset: 8))
      #expect(label.ownLastBaseline == TextBaseline(fraction: 1, offset: -2))
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      #expect(label.laidOutLines().map(\.baseline) == [18])
      withExtendedLifetime(window) {}
    }
  }

  @Test(.rules("engine:E12.3"))
  func `the last baseline stands on the last line`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("a\nb\nc", size: 10, scale: 2)
      label.numberOfLines = 0
      let line = label.ownLastBaseline
      #expect(line.fraction * 30 + line.offset == 28)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `lines are shown broken aligned and cut`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("one two threefour", size: 10, scale: 2)
      label.numberOfLines = 2
      label.textAlignment = .right
      label.frame = CGRect(x: 0, y: 0, width: 75, height: 20)
      let lines = label.laidOutLines()
      #expect(lines.map(\.text) == ["one two", "threef…"])
      #expect(lines.map(\.x) == [5, 5])
      #expect(lines.map(\.baseline) == [8, 18])
      #expect(lines.map(\.isTruncated) == [false, true])
      withExtendedLifetime(window) {}
    }
  }

  @Test func `lines that do not fit the height are left out`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("one two three four", size: 10, scale: 2)
      label.numberOfLines = 0
      label.frame = CGRect(x: 0, y: 0, width: 75, height: 12)
      #expect(label.laidOutLines().map(\.text) == ["one tw…"])
      withExtendedLifetime(window) {}
    }
  }

  @Test(.rules("controls:N1.5"))
  func `text that shrinks to fit keeps its intrinsic size`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("0123456789", size: 10, scale: 2)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
      #expect(label.intrinsicContentSize == CGSize(width: 100, height: 10))
      #expect(label.laidOutLines().map(\.font.pointSize) == [6])
      withExtendedLifetime(window) {}
    }
  }

  @Test func `attributes win over the label's properties`() {
    TextMeasuring.with(TestFont()) {
      let (label, window) = label("plain", size: 10, scale: 2)
      label.attributedText = NSAttributedString(
        string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 1])
      #expect(label.intrinsicContentSize == CGSize(width: 84, height: 20))
      #expect(label.text == "wide")
      label.text = "text"
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 10))
      withExtendedLifetime(window) {}
    }
  }

  @Test func `line spacing of a paragraph counts between lines`() {
    TextMeasuring.with(TestFont()) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 5
      let (label, window) = label("", size: 10, scale: 2)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "a\nb", attributes: [.paragraphStyle: style])
      #expect(label.intrinsicContentSize == CGSize(width: 10, height: 25))
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a text style follows the traits when asked to`() {
    let (label, window) = label("Text", size: 17, scale: 2)
    label.font = .preferredFont(forTextStyle: .body)
    window.screen.traitOverrides = UITraitCollection(
      preferredContentSizeCategory: .extraExtraExtraLarge)
    label.traitCollectionDidChange(nil)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 23)
  }

  @Test func `text that is changed after layout wraps at the width that stays`() {
    let (label, window) = label("One line", size: 17, scale: 2)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
    label.text = "A text that takes three lines"
    window.layoutIfNeeded()
    #expect(label.frame.height == 61)
    label.text = "One line"
    window.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test func `no text differs from an empty one`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    label.text = ""
    #expect(label.text == "")
  }
}
