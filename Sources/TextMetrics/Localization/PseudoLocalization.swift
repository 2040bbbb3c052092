/// A pseudolanguage: changes texts as a translation might, to test a layout.
///
/// Placeholders such as `%@`, `%1$d` or `{name}` are not changed. The results can be measured: all
/// added letters are Latin letters in the model of the system font.
///
///     PseudoLocalization.longer("Name")            // "Nnnaaammmeee"
///     PseudoLocalization.accented("%d files")      // "%d ḟîļéš"
///     PseudoLocalization(name: "double+bounded")?("Name")   // "[Name Name]"
///
/// The presets are those of Xcode's scheme editor, and ``longer``.
public struct PseudoLocalization: Sendable, Hashable {
  /// The growth of texts.
  public enum Growth: Sendable, Hashable {
    /// The same length.
    case none
    /// The text twice, separated by a space, as in Xcode's double-length pseudolanguage.
    case doubled
    /// Each word longer by a factor.
    case factor(Double)
    /// Each word longer by a factor that a translation into a European language usually has: 1.75 up to 10
    /// characters, 1.6 up to 20, 1.45 up to 30, 1.3 up to 50, and 1.22 for longer texts.
    ///
    /// Source: that of ``byLength``; three quarters of the growth by the lower bounds of the table.
    case typical
    /// Each word longer by a factor that depends on the length of the text: the shorter the text,
    /// the greater the factor.
    ///
    /// The factors are 3 up to 10 characters, 2 up to 20, 1.8 up to 30, 1.6 up to 50, 1.7 up to 70,
    /// and 1.3 for longer texts: the upper bounds of the table below.
    ///
    /// Source: W3C, “Text size in translation”, the table by IBM.
    /// <https://www.w3.org/International/articles/article-text-size>
    case byLength
  }

  /// The growth of texts.
  public var growth: Growth
  /// Whether letters are accented.
  public var addsAccents: Bool
  /// Whether texts are enclosed in square brackets, which shows truncation.
  public var addsBounds: Bool
  /// Whether the language is written from right to left.
  ///
  /// Texts do not change; the caller mirrors the interface.
  public var isRightToLeft: Bool
  /// Whether the characters of texts are also displayed from right to left.
  ///
  /// Texts are enclosed in a right-to-left override and a pop directional formatting character,
  /// which have no width.
  public var reversesCharacters: Bool

  /// Creates a pseudolanguage; without arguments, one that does not change texts.
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

  /// Returns the text in this pseudolanguage.
  ///
  /// Empty text and white space are not changed.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result.
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
