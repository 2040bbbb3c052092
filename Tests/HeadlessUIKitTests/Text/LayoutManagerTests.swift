import Foundation
import HeadlessUIKit
import Testing
import TextMetrics

/// Rectangles of text in containers.
///
/// A letter of the test font is as wide and a line as high as the font's
/// size, 10 points; the padding of a container is 5 points.
@MainActor
@Suite struct LayoutManagerTests {
  private func measure(
    _ text: String, width: CGFloat, _ body: (NSLayoutManager, NSTextContainer) -> Void
  ) {
    TextMeasuring.with(TestFont()) {
      let storage = NSTextStorage(
        attributedString: NSAttributedString(
          string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)]))
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: width, height: 0))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      body(manager, container)
      withExtendedLifetime(storage) {}
    }
  }

  @Test func `the used rectangle of a line is its letters and the padding at both ends`() {
    measure("abcd", width: 200) { manager, container in
      #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 50, height: 10))
    }
  }

  @Test func `the used rectangle of wrapped text is as wide as the longest line`() {
    // 65 points less the padding hold five letters and a half.
    measure("abc abcde ab", width: 65) { manager, container in
      #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 60, height: 30))
    }
  }

  @Test func `letters in the middle of a line follow those before them`() {
    measure("abcdef", width: 200) { manager, container in
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: 2, length: 3), in: container)
      #expect(rect == CGRect(x: 25, y: 0, width: 30, height: 10))
    }
  }

  @Test func `letters of the second line are below the first`() {
    measure("abc def", width: 45) { manager, container in
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: 4, length: 3), in: container)
      #expect(rect == CGRect(x: 5, y: 10, width: 30, height: 10))
    }
  }

  @Test func `a point is in the letter that is there`() {
    measure("abcdef", width: 200) { manager, container in
      var part: CGFloat = 0
      let index = unsafe manager.glyphIndex(
        for: CGPoint(x: 30, y: 5), in: container, fractionOfDistanceThroughGlyph: &part)
      #expect(index == 2 && part == 0.5)
      #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 5), in: container) == 5)
    }
  }

  @Test func `a text view and its storage have the same text`() {
    let view = UITextView()
    view.text = "one"
    view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
    let known = unsafe view.layoutManager.textStorage
    #expect(view.text == "one two" && known === view.textStorage)
    view.text = "three"
    #expect(view.textStorage.string == "three")
  }

  @Test func `a storage processes several changes at once and notifies its delegate`() {
    final class Log: NSObject, NSTextStorageDelegate {
      var changes: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        changes.append(
          "\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
      }
    }
    let log = Log()
    let storage = NSTextStorage(string: "abc")
    storage.delegate = log
    storage.append(NSAttributedString(string: "de"))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.setAttributes([:], range: NSRange(location: 2, length: 2))
    storage.endEditing()
    #expect(storage.string == "bcde")
    #expect(log.changes == ["3 3 2 2", "1 0 2 0", "3 0 4 -1"])
  }
}
