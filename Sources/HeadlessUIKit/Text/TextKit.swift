public import Foundation
internal import TextMetrics

/// A text with attributes that notifies layout managers of changes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextstorage>
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of a change.
  public struct EditActions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates actions with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of the last change.
  open private(set) var editedMask: EditActions = []
  /// The range of the last change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 code units by which the last change lengthened the text.
  open private(set) var changeInLength = 0

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    unsafe aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    unsafe aLayoutManager.textStorage = nil
  }

  /// Records a change, and processes it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    self.editedMask = editedMask
    self.editedRange = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    changeInLength = delta
    processEditing()
  }

  /// Processes a change; has no effect unless overridden.
  open func processEditing() {}
}

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
  /// The text of a text view, which has no storage.
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

  /// Returns the rectangle of the laid-out text in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    size(of: whole, in: container)
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
