/// Rewrites texts as another language might write them, to see whether a layout can bear it.
///
/// Placeholders such as `%@`, `%1$d` or `{name}` are not changed. Widths can still be measured: all
/// added letters are Latin letters in the model of the system font.
///
///     PseudoLocalization.longer("Name")            // "Nnnaaammmeee"
///     PseudoLocalization.accented("%d files")      // "%d ḟîļéš"
///     PseudoLocalization(name: "double+bounded")?("Name")   // "[Name Name]"
///
/// The presets are those of Xcode's scheme editor, and one that grows words by their length.
public struct PseudoLocalization: Sendable, Hashable {
  /// How much longer texts become.
  public enum Growth: Sendable, Hashable {
    /// As long as they are.
    case none
    /// The text twice, with a space between, as Xcode's double-length language does.
    case doubled
    /// Every word longer by a factor, as a language with long words would have it.
    case factor(Double)
    /// Every word longer, the more so the shorter the whole text is.
    ///
    /// Up to 10 characters 3 times, up to 20 twice, up to 30 1.8 times, up to 50 1.6 times, up to
    /// 70 1.7 times, beyond 1.3 times as long: the upper ends of the table below.
    ///
    /// Source: W3C, “Text size in translation”, the table by IBM.
    /// <https://www.w3.org/International/articles/article-text-size>
    case byLength
  }

  /// How much longer texts become.
  public var growth: Growth
  /// Whether letters get marks above or below.
  public var addsAccents: Bool
  /// Whether texts are enclosed in square brackets, so that a missing end is visible.
  public var addsBounds: Bool
  /// Whether the interface runs from right to left.
  ///
  /// Whether the language is written from right to left. Texts do not change; the caller mirrors
  /// the interface.
  public var isRightToLeft: Bool
  /// Whether the characters of texts run from right to left, too.
  ///
  /// Texts are enclosed in a right-to-left override and its end, two marks without width.
  public var reversesCharacters: Bool

  /// Creates a language; without arguments one that changes nothing.
  public init(
    growth: Growth = .none, addsAccents: Bool = false, addsBounds: Bool = false,
    isRightToLeft: Bool = false, reversesCharacters: Bool = false
  ) {
    self.growth = growth
    self.addsAccents = addsAccents
    self.addsBounds = addsBounds
    self.isRightToLeft = isRightToLeft
    self.reversesCharacters = reversesCharacters
  }

  /// Returns a text as this language writes it; empty text and text of white space stay.
  ///
  /// - Complexity: O(*n*) in the length of the result.
  public func callAsFunction(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    var pieces = TextPiece.pieces(of: text)
    if let factor = factor(for: text) {
      pieces = pieces.map { $0.mapText { Self.lengthen($0, by: factor) } }
    }
    if addsAccents { pieces = pieces.map { $0.mapText(Self.accented) } }
    var result = pieces.map(\.string).joined()
    if growth == .doubled { result += " " + result }
    if reversesCharacters { result = "\u{202E}" + result + "\u{202C}" }
    return addsBounds ? "[" + result + "]" : result
  }
}
