package import Foundation
package import TextMetrics

/// The text of a control: a string in one font, or an attributed string.
///
/// Measurements are cached until the text, the font or the measurer changes.
package struct TextContent {
  /// The displayed text.
  ///
  /// Plain text uses ``font``, and attributed text uses it for characters without a font.
  package enum Source {
    case plain(String)
    case attributed(NSAttributedString)
  }

  package var source = Source.plain("") { didSet { cache = nil } }
  var font: UIFont { didSet { cache = nil } }
  /// The paragraph style of text without one.
  var paragraph: NSParagraphStyle.Values {
    get { style.values }
    set {
      guard newValue != style.values else { return }
      style = Style.of(newValue)
      cache = nil
    }
  }
  private var style = Style.plain
  var countsFinalNewline = false
  var countsLastLineSpacing = false

  /// Creates an empty text in a font.
  package init(font: UIFont) { self.font = font }

  private var cache: Cache?

  /// A paragraph style in memory of its own, which most labels share.
  private final class Style: @unchecked Sendable {
    // Immutable, so it can be shared between threads.
    let values: NSParagraphStyle.Values

    private init(_ values: NSParagraphStyle.Values) { self.values = values }

    /// The style of new texts.
    static let plain = Style(NSParagraphStyle.Values())

    /// The style of new labels.
    private static let truncating: Style = {
      var values = NSParagraphStyle.Values()
      values.lineBreakMode = .byTruncatingTail
      return Style(values)
    }()

    static func of(_ values: NSParagraphStyle.Values) -> Style {
      if values == plain.values { return plain }
      return values == truncating.values ? truncating : Style(values)
    }
  }

  private struct Cache {
    let source: LayoutEnvironment.TextSource
    /// Where the measured characters are among the recent ones.
    var ticket: Int
    var layouts: [(query: Query, layout: TextLayout)] = []
  }

  private struct Query: Equatable {
    var width: Double
    var lines: Int
  }

  var string: String {
    switch source {
    case .plain(let string): string
    case .attributed(let attributed): attributed.string
    }
  }

  var isEmpty: Bool { string.isEmpty }
  /// Whether nothing of it is visible.
  var isBlank: Bool { string.allSatisfy(\.isWhitespace) }

  /// Breaks the text into lines.
  ///
  /// An infinite width breaks at newlines only; 0 lines is no limit.
  package mutating func layout(
    width: Double = .infinity, lines: Int = 0, in environment: LayoutEnvironment
  ) -> TextLayout {
    // A width that was rounded down within the tolerance of the pixel grid still fits its text.
    let query = Query(width: max(width, 0) + 0.001, lines: max(lines, 0))
    let present = environment.text
    if cache?.source !== present {
      cache = Cache(source: present, ticket: present.recent.add(typesetter(present)))
    } else if let known = cache?.layouts.first(where: { $0.query == query }) {
      return known.layout
    }
    var layout = measuredText(present).layout(width: query.width, numberOfLines: query.lines)
    // Text that fits has the same layout at several widths; equal ones share their lines.
    if let equal = cache?.layouts.first(where: { $0.layout == layout }) { layout = equal.layout }
    // A view needs its size without wrapping, its present width, and one or two previous widths.
    if let count = cache?.layouts.count, count >= 8 {
      cache?.layouts.removeAll(keepingCapacity: true)
    }
    cache?.layouts.append((query, layout))
    return layout
  }

  /// Returns the measured characters: the recent ones, or measured again.
  private mutating func measuredText(_ source: LayoutEnvironment.TextSource) -> Typesetter {
    if let ticket = cache?.ticket, let recent = source.recent[ticket] { return recent }
    let measured = typesetter(source)
    cache?.ticket = source.recent.add(measured)
    return measured
  }

  private func typesetter(_ environment: LayoutEnvironment.TextSource) -> Typesetter {
    let measurer = environment.measurer
    switch source {
    case .plain(let string):
      var style = ParagraphStyle(paragraph)
      style.countsFinalNewline = countsFinalNewline
      style.countsLastLineSpacing = countsLastLineSpacing
      return Typesetter(
        StyledText(string, font.textFont), style: style, measurer: measurer)
    case .attributed(let attributed):
      let (text, values) = read(attributed)
      var style = ParagraphStyle(values)
      style.countsFinalNewline = countsFinalNewline
      style.countsLastLineSpacing = countsLastLineSpacing
      return Typesetter(text, style: style, measurer: measurer)
    }
  }

  /// The paragraph style of the first character.
  var effectiveParagraph: NSParagraphStyle.Values { paragraph(at: 0) }

  /// Returns the style of the paragraph that begins at a UTF-16 offset.
  func paragraph(at offset: Int) -> NSParagraphStyle.Values {
    guard case .attributed(let attributed) = source, attributed.length > offset else {
      return paragraph
    }
    return own(unsafe attributed.attributes(at: offset, effectiveRange: nil)[.paragraphStyle])
  }

  /// Returns the values of an attribute that the control does not override.
  private func own(_ attribute: Any?) -> NSParagraphStyle.Values {
    guard let style = attribute as? NSParagraphStyle else { return paragraph }
    var values = style.values
    // The label's mode applies unless the style specifies one other than the default.
    if values.lineBreakMode == .byWordWrapping { values.lineBreakMode = paragraph.lineBreakMode }
    if values.alignment == .natural { values.alignment = paragraph.alignment }
    return values
  }

  private func read(_ attributed: NSAttributedString) -> (StyledText, NSParagraphStyle.Values) {
    var runs: [StyledText.Run] = []
    let whole = NSRange(location: 0, length: attributed.length)
    let string = NSString(string: attributed.string)
    unsafe attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? self.font
      let spacing = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0
      runs.append(
        StyledText.Run(
          string.substring(with: range), font.textFont, letterSpacing: spacing,
          baselineOffset: Self.number(attributes[.baselineOffset]) ?? 0,
          paragraph: ParagraphStyle(own(attributes[.paragraphStyle])),
          attachment: (attributes[.attachment] as? NSTextAttachment)?.metrics))
    }
    return (StyledText(runs: runs), effectiveParagraph)
  }

  /// Returns the parts of a line that differ in font or color; none for a line in one style.
  func runs(of line: TextLine, in layout: TextLayout) -> [LaidOutLine.Run] {
    guard case .attributed(let attributed) = source, let cache, hasSeveralStyles(attributed) else {
      return []
    }
    let typesetter = cache.source.recent[cache.ticket] ?? typesetter(cache.source)
    // A line that is truncated at its start or in its middle has the style of its first character.
    if let elided = line.elided, elided.upperBound < line.range.upperBound { return [] }
    let shown = layout.shownRange(of: line)
    let (text, utf16) = (layout.text, layout.text.utf16)
    func offset(_ position: Int) -> Int {
      let index = utf16.index(utf16.startIndex, offsetBy: position)
      return text.utf8.distance(from: text.utf8.startIndex, to: index)
    }
    var runs: [LaidOutLine.Run] = []
    var x = 0.0
    func append(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any]) {
      guard !range.isEmpty else { return }
      let utf8 = text.utf8
      let words = text[
        utf8.index(
          utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(
            utf8.startIndex, offsetBy: range.upperBound)]
      let width = typesetter.width(ofBytes: range)
      var run = LaidOutLine.Run(
        text: String(words), x: CGFloat(x), width: CGFloat(width),
        font: attributes[.font] as? UIFont ?? font,
        color: attributes[.foregroundColor] as? UIColor
          ?? (attributes[.link] == nil ? nil : .link),
        background: attributes[.backgroundColor] as? UIColor)
      run.isUnderlined = (Self.number(attributes[.underlineStyle]) ?? 0) != 0
      run.isStruckThrough = (Self.number(attributes[.strikethroughStyle]) ?? 0) != 0
      run.underlineColor = attributes[.underlineColor] as? UIColor
      run.strikethroughColor = attributes[.strikethroughColor] as? UIColor
      // In percent of the size of the font.
      run.outlineWidth =
        CGFloat(Self.number(attributes[.strokeWidth]) ?? 0) / 100 * run.font.pointSize
      run.outlineColor = attributes[.strokeColor] as? UIColor
      if let shadow = attributes[.shadow] as? NSShadow {
        run.shadowColor =
          shadow.shadowColor as? UIColor ?? UIColor(white: 0, alpha: 1 / 3)
        run.shadowOffset = shadow.shadowOffset
      }
      run.isOblique = (Self.number(attributes[.obliqueness]) ?? 0) != 0
      run.rise = CGFloat(Self.number(attributes[.baselineOffset]) ?? 0)
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        run.text = ""
        run.image = attachment.image
        let place = attachment.placedBounds
        run.imageFrame = CGRect(
          x: attachment.lineLayoutPadding + place.minX, y: -place.maxY, width: place.width,
          height: place.height)
      }
      runs.append(run)
      x += width
    }
    let whole = NSRange(location: 0, length: attributed.length)
    unsafe attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let bytes = offset(range.location)..<offset(range.location + range.length)
      append(bytes.clamped(to: shown), attributes)
    }
    if line.elided != nil || line.isHyphenated, let last = runs.last {
      // The sign at the end has the font of the text before it.
      var sign = last
      sign.text = line.isHyphenated ? "-" : "…"
      sign.image = nil
      sign.x = CGFloat(x)
      sign.width = CGFloat(max(line.width - x, 1))
      runs.append(sign)
    }
    return runs
  }

  private func hasSeveralStyles(_ attributed: NSAttributedString) -> Bool {
    let whole = NSRange(location: 0, length: attributed.length)
    let keys: [NSAttributedString.Key] = [
      .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .attachment, .link,
      .baselineOffset, .strokeWidth, .shadow, .obliqueness,
    ]
    var found = false
    var first: UIFont?
    unsafe attributed.enumerateAttributes(in: whole, options: []) { attributes, _, _ in
      let own = attributes[.font] as? UIFont ?? font
      found = found || keys.contains { attributes[$0] != nil } || first.map { $0 != own } ?? false
      first = first ?? own
    }
    return found
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
