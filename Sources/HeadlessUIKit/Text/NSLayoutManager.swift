public import Foundation
internal import TextMetrics

/// A text container and the text that is laid out in it.
///
/// There are no glyphs: a glyph is a UTF-16 code unit. Sizes are those that labels measure.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// The text.
  nonisolated(unsafe) open internal(set) weak var textStorage: NSTextStorage?
  /// The text of a text view, read without creating its storage.
  var viewText: (() -> NSAttributedString)?
  /// The containers.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the leading of fonts separates lines.
  open var usesFontLeading = true
  /// Whether layout may be done later.
  open var allowsNonContiguousLayout = false
  /// Whether control characters are shown; has no effect.
  open var showsInvisibleCharacters = false

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  private var whole: NSAttributedString {
    unsafe viewText?() ?? textStorage ?? NSAttributedString(string: "")
  }

  /// The number of UTF-16 code units.
  open var numberOfGlyphs: Int { whole.length }
  /// Lays out the text; has no effect, because sizes are computed when they are read.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays out a part of the text; has no effect.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Discards the layout; has no effect.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// Draws the text; has no effect.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws the background of the text; has no effect.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Returns the rectangle of the laid-out text in a container, with the padding at both ends of lines.
  ///
  /// Source: Apple's documentation of `extraLineFragmentUsedRect`, which is twice as wide as the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    var rect = size(of: whole, in: container)
    rect.size.width += 2 * container.lineFragmentPadding
    return rect
  }

  /// Returns the glyphs in a container: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Returns the glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    unsafe actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the rectangle of characters: from the top of the first line in which they are to the
  /// bottom of the last, and as wide as the container's text unless all are in one line.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    unpaddedRect(forGlyphRange: glyphRange, in: container)
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// Returns the rectangle of characters without the padding.
  private func unpaddedRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let text = whole
    let end = min(NSMaxRange(glyphRange), text.length)
    let start = min(max(glyphRange.location, 0), end)
    func upTo(_ length: Int) -> CGRect {
      size(of: text.attributedSubstring(from: NSRange(location: 0, length: length)), in: container)
    }
    let last = upTo(end)
    guard start > 0 else { return last }
    let before = upTo(start)
    let line = upTo(min(start + 1, text.length)).height
    let part = size(
      of: text.attributedSubstring(from: NSRange(location: start, length: end - start)),
      in: container)
    if last.height <= line + 0.01 {
      let x = before.height < line - 0.01 ? 0 : min(before.width, max(last.width - part.width, 0))
      return CGRect(
        x: x, y: last.height - part.height, width: part.width, height: part.height)
    }
    let first = line - part.height < 0 ? 0 : min(before.height, line)
    return CGRect(x: 0, y: max(first - part.height, 0), width: last.width, height: last.height)
  }

  private func size(of text: NSAttributedString, in container: NSTextContainer) -> CGRect {
    let padding = 2 * container.lineFragmentPadding
    let width = container.size.width > 0 ? max(container.size.width - padding, 0) : 0
    return text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], context: nil)
  }

  // MARK: Settings without effect

  /// The delegate; it is never called.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether control characters are shown; has no effect.
  open var showsControlCharacters = false
  /// Whether words are hyphenated; they are not.
  open var usesDefaultHyphenation = false
  /// Whether parts of the text are not laid out: always false.
  open var hasNonContiguousLayout: Bool { false }
  /// The rectangle of the line after a final newline; empty, as it is part of ``usedRect(for:)``.
  open var extraLineFragmentRect: CGRect { .zero }

  // MARK: Glyphs

  /// Returns the index of a character's glyph: the same.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of a glyph's character: the same.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// Returns the container of a glyph: the first.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    unsafe effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }
  /// Discards glyphs; has no effect.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// Draws again; has no effect.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Draws again; has no effect.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Makes glyphs; has no effect.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Called when a container has another size; has no effect, because sizes are computed when they are read.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    addTextContainer(container)
    textContainers.insert(textContainers.removeLast(), at: index)
  }

  /// Returns the nearest glyph to a point in a container: the first whose line is at the point and whose
  /// trailing edge is behind it.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    var fraction: CGFloat = 0
    return unsafe glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
  }

  /// Returns the nearest glyph to a point in a container, and the part of its width before the point.
  ///
  /// - Complexity: O(*n*) measurements in the number of characters.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let count = numberOfGlyphs
    guard count > 0 else { return 0 }
    for index in 0..<count {
      let rect = boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      let isLast = index == count - 1
      guard isLast || rect.maxY > point.y && rect.maxX > point.x else { continue }
      let part = rect.width > 0 ? (point.x - rect.minX) / rect.width : 0
      unsafe partialFraction?.pointee = min(max(part, 0), 1)
      return index
    }
    return count - 1
  }

  /// Returns the nearest character to a point in a container, and the part of its width before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}

extension NSMutableAttributedString {
  /// Sets a font where the text has none.
  func setStandardFont(_ font: UIFont) {
    let whole = NSRange(location: 0, length: length)
    var bare: [NSRange] = []
    unsafe enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      if value == nil { bare.append(range) }
    }
    for range in bare { addAttribute(.font, value: font, range: range) }
  }
}

/// Methods by which the layout of a text is changed; they are never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate>
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
