/// A font as a document describes it, not yet resolved to a size and a face.
public struct FontElement: Hashable, Sendable {
  /// `system`, `boldSystem`, `italicSystem`, `monospacedSystem`, or nil for a named font.
  public internal(set) var type: String?
  /// Whether ``type`` is a role of the Mac's fonts, as attributed text spells it.
  public internal(set) var isMetaFont = false
  /// The PostScript name of a custom font.
  public internal(set) var name: String?
  /// The family of a custom font.
  public internal(set) var family: String?
  /// The size in points; absent where a text style decides.
  public internal(set) var pointSize: Double?
  /// The weight's word, such as `semibold`; absent means regular.
  public internal(set) var weight: String?
  /// The text style, such as `UICTFontTextStyleBody`.
  public internal(set) var textStyle: String?
}

/// A text with attributes, in pieces.
public struct AttributedText: Hashable, Sendable {
  /// A piece of text in one font.
  public struct Fragment: Hashable, Sendable {
    /// The text of this piece.
    public internal(set) var content = ""
    /// Its font, if one is written.
    public internal(set) var font: FontElement?
    /// Its colour, if one is written.
    public internal(set) var color: ColorElement?
    /// The paragraph's alignment, such as `center`.
    public internal(set) var alignment: String?
    /// The paragraph's extra distance between lines, in points.
    public internal(set) var lineSpacing: Double?
    /// The paragraph's factor for the height of lines; 0 means none.
    public internal(set) var lineHeightMultiple: Double?
    /// The extra distance between characters, in points.
    public internal(set) var kerning: Double?
  }

  /// The pieces in order.
  public internal(set) var fragments: [Fragment] = []

  /// The whole text.
  public var string: String { fragments.map(\.content).joined() }
}
