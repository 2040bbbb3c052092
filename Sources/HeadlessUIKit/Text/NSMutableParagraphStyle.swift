public import Foundation

/// A paragraph style whose values can be set.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle>
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The treatment of text that is wider than its line.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The direction of the text; it has no effect.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.writingDirection }
    set { values.writingDirection = newValue }
  }

  /// The threshold of hyphenation; it has no effect, because words are not hyphenated.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether the spacing of letters is reduced before text is truncated; it has no effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// The rules by which lines are broken; they have no effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// The space between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The space before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// The indent of the first line from the leading edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The indent of the other lines from the leading edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// The end of the lines: a distance from the leading edge if positive, otherwise from the
  /// trailing edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The minimum height of a line; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The maximum height of a line; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// A factor for the font's line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The interval of tab stops; 0 for the standard 28 points.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Sets all values to those of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops, in order.
  ///
  /// Setting nil restores the default ones.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { values.tabStops = newValue?.sorted { $0.location < $1.location } }
  }

  /// Adds a tab stop.
  open func addTabStop(_ stop: NSTextTab) { tabStops = tabStops + [stop] }

  /// Removes a tab stop; has no effect if there is no equal one.
  open func removeTabStop(_ stop: NSTextTab) { tabStops = tabStops.filter { $0 != stop } }
}
