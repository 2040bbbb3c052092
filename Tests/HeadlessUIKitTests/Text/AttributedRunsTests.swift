import Foundation
import HeadlessUIKit
import Testing
import TextMetrics

/// Runs of one text that differ in what UIKit's own classes describe.
@MainActor
@Suite struct AttributedRunsTests {
  private func text(
    _ runs: [[NSAttributedString.Key: Any]]
  ) -> NSMutableAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in runs { whole.append(NSAttributedString(string: "Name", attributes: run)) }
    return whole
  }

  private func attributes(of text: NSAttributedString) -> [[NSAttributedString.Key: Any]] {
    var found: [[NSAttributedString.Key: Any]] = []
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, _, _ in found.append(attributes)
    }
    return found
  }

  @Test func `neighbouring runs may have different fonts`() {
    let fonts = [UIFont.systemFont(ofSize: 15), .boldSystemFont(ofSize: 17)]
    let runs = attributes(of: text(fonts.map { [.font: $0] }))
    #expect(runs.map { $0[.font] as? UIFont } == fonts)
  }

  @Test func `neighbouring runs may have different colours`() {
    let runs = attributes(
      of: text([[.foregroundColor: UIColor.red], [.foregroundColor: UIColor.blue]]))
    #expect(runs.map { $0[.foregroundColor] as? UIColor } == [.red, .blue])
  }

  @Test func `neighbouring runs may have different paragraph styles`() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let runs = attributes(
      of: text([[.paragraphStyle: NSParagraphStyle()], [.paragraphStyle: centered]]))
    #expect(
      runs.map { ($0[.paragraphStyle] as? NSParagraphStyle)?.alignment } == [.natural, .center])
  }

  @Test func `neighbouring runs that are equal become one`() {
    let runs = attributes(
      of: text([
        [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.red],
        [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.red],
      ]))
    #expect(runs.count == 1)
  }

  @Test func `a label is as wide as its runs of several sizes`() {
    let label = UILabel()
    label.attributedText = text([15, 30].map { [.font: UIFont.systemFont(ofSize: $0)] })
    let small = UILabel()
    small.font = .systemFont(ofSize: 15)
    small.text = "Name"
    let large = UILabel()
    large.font = .systemFont(ofSize: 30)
    large.text = "Name"
    let sum = small.intrinsicContentSize.width + large.intrinsicContentSize.width
    #expect(abs(label.intrinsicContentSize.width - sum) <= 1)
    #expect(label.intrinsicContentSize.height >= large.intrinsicContentSize.height)
  }

  @Test func `each paragraph is spaced and aligned by its own style`() {
    let first = NSMutableParagraphStyle()
    first.paragraphSpacing = 6
    first.alignment = .right
    let second = NSMutableParagraphStyle()
    second.lineHeightMultiple = 2
    let text = NSMutableAttributedString(
      string: "ab\n", attributes: [.paragraphStyle: first])
    text.append(NSAttributedString(string: "c", attributes: [.paragraphStyle: second]))
    TextMeasuring.with(TestFont()) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 66))
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      label.attributedText = text

      let lines = label.laidOutLines()

      #expect(label.intrinsicContentSize.height == CGFloat(66))
      #expect(lines.map(\.x) == [60, 0])
      #expect(lines.map(\.text) == ["ab", "c"])
    }
  }

  @Test func `a paragraph's tab stops count in a label`() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(3) == [28, 56, 84])
    style.tabStops = [NSTextTab(textAlignment: .right, location: 150)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 100))
    #expect(style.tabStops.map(\.location) == [100, 150])
    TextMeasuring.with(TestFont()) {
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.attributedText = NSAttributedString(
        string: "a\tb\tcd", attributes: [.paragraphStyle: style])
      #expect(label.intrinsicContentSize.width == CGFloat(150))
    }
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 100))
    #expect(style.tabStops.count == 1)
  }
}
