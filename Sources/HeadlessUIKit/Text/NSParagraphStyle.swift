public import Foundation
internal import TextMetrics

/// The attributes for breaking, aligning and spacing the lines of a paragraph; lengths are in
/// points.
///
/// Foundation does not have this class on this platform. Hyphenation and writing direction are not
/// implemented.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // The first property, as attributed text requires.
  private let foundationTypeWord = FoundationTypeWord()

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var defaultTabInterval: CGFloat = 0
    var writingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var lineBreakStrategy: LineBreakStrategy = []
    /// Nil for Apple's twelve default tab stops at the standard interval.
    var tabStops: [NSTextTab]?
  }

  var values: Values

  /// Creates the style of a plain paragraph.
  public override init() {
    values = Values()
    super.init()
  }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The style of a plain paragraph.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of text that is wider than its line.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of the text; it has no effect.
  open var baseWritingDirection: NSWritingDirection { values.writingDirection }
  /// The threshold of hyphenation; it has no effect, because words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the spacing of letters is reduced before text is truncated; it has no effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The rules by which lines are broken; they have no effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The direction of a language: that of its locale.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    switch Locale(identifier: languageName ?? Locale.current.identifier).language.characterDirection
    {
    case .rightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
  /// The space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines: a distance from the leading edge if positive, otherwise from the
  /// trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// A factor for the font's line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The interval of tab stops; 0 for the standard 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops, in order; by default twelve at intervals of 28 points.
  open var tabStops: [NSTextTab]! {
    values.tabStops
      ?? (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0 * 28)) }
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns whether `object` is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash value that is the same for equal styles.
  open override var hash: Int { values.hashValue }
}

extension ParagraphStyle {
  init(_ values: NSParagraphStyle.Values) {
    self.init(
      lineBreakMode: LineBreakMode(rawValue: values.lineBreakMode.rawValue) ?? .byWordWrapping)
    lineSpacing = Double(values.lineSpacing)
    lineHeightMultiple = Double(values.lineHeightMultiple)
    minimumLineHeight = Double(values.minimumLineHeight)
    maximumLineHeight = Double(values.maximumLineHeight)
    paragraphSpacing = Double(values.paragraphSpacing)
    paragraphSpacingBefore = Double(values.paragraphSpacingBefore)
    firstLineHeadIndent = Double(values.firstLineHeadIndent)
    headIndent = Double(values.headIndent)
    tailIndent = Double(values.tailIndent)
    if let stops = values.tabStops {
      tabStops = stops.map { TabStop(Double($0.location), .init($0.alignment)) }
    }
    if values.defaultTabInterval > 0 { tabInterval = Double(values.defaultTabInterval) }
  }
}

extension TabStop.Alignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .center
    case .right: self = .trailing
    case .left, .natural, .justified: self = .leading
    }
  }
}
