internal import Foundation
public import HeadlessUIKit
public import TextMetrics

/// The language that a layout is tested in: the app's own texts, other texts, or a pseudo-language.
///
/// Tested code shows the texts of its development language. They are replaced after the screen
/// was created: titles, labels and placeholders whose text is among `texts`, or all of them for a
/// pseudo-language. Typed text is kept.
public struct LayoutLanguage: Hashable, Sendable {
  /// The name of the language in reports, such as `de`.
  public var name: String
  /// Translations by the text of the development language.
  ///
  /// A format, such as `%d files`, also applies to the texts made from it.
  public var texts: [String: String]
  /// How texts without a translation are changed.
  public var pseudo: PseudoLocalization?
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool

  /// Creates a language.
  public init(
    _ name: String, texts: [String: String] = [:], pseudo: PseudoLocalization? = nil,
    isRightToLeft: Bool = false
  ) {
    self.name = name
    self.texts = texts
    self.pseudo = pseudo
    self.isRightToLeft = isRightToLeft || pseudo?.isRightToLeft == true
  }

  /// The texts of the code.
  public static let development = LayoutLanguage("development language")
  /// Each text doubled: Xcode's “Double-Length Pseudolanguage”.
  public static let doubleLength = LayoutLanguage("double-length", pseudo: .doubleLength)
  /// Words as long as those of a translation into a European language usually are.
  public static let typical = LayoutLanguage(
    "typical length", pseudo: PseudoLocalization(growth: .typical))
  /// Letters with marks above and below: Xcode's “Accented Pseudolanguage”.
  public static let accented = LayoutLanguage("accented", pseudo: .accented)
  /// Texts in brackets: Xcode's “Bounded String Pseudolanguage”.
  public static let bounded = LayoutLanguage("bounded", pseudo: .bounded)
  /// Lengthened words, the shorter the text the more: the upper bounds of the W3C's table.
  public static let longer = LayoutLanguage("longer", pseudo: .longer)
  /// The same texts in a mirrored interface: Xcode's “Right-to-Left Pseudolanguage”.
  public static let rightToLeft = LayoutLanguage("right-to-left", pseudo: .rightToLeft)

  /// A language of a string catalog, `Localizable.xcstrings`, by its code, such as `de`.
  ///
  /// - Parameters:
  ///   - code: The language's code.
  ///   - catalog: The catalog; the texts of its source language, or its keys, are replaced.
  /// - Returns: A language; missing texts stay in the source language.
  public static func translation(_ code: String, in catalog: StringCatalog) -> LayoutLanguage {
    let source = catalog.texts(in: catalog.sourceLanguage)
    var texts: [String: String] = [:]
    for (key, text) in catalog.texts(in: code) { texts[source[key] ?? key] = text }
    return LayoutLanguage(code, texts: texts, isRightToLeft: isRightToLeft(code))
  }

  /// Whether a language of that code is written from right to left.
  ///
  /// Source: Unicode CLDR, the scripts Arabic, Hebrew, Thaana and N'Ko of living languages.
  public static func isRightToLeft(_ code: String) -> Bool {
    let language = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    return ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
      .contains(language ?? "")
  }

  /// Whether the texts of the code are shown unchanged.
  public var changesTexts: Bool { !texts.isEmpty || pseudo.map { $0 != .rightToLeft } == true }

  /// Returns what is shown for a text of the development language.
  public func text(_ text: String) -> String {
    if let replacement = texts[text] ?? Self.filledIn(text, by: texts) { return replacement }
    guard let pseudo, text.contains(where: \.isLetter) else { return text }
    return pseudo(text)
  }

  /// The translation of a text that was made from a format: `%d files` applies to `3 files`.
  private static func filledIn(_ text: String, by texts: [String: String]) -> String? {
    for (format, translation) in texts.sorted(by: { $0.key < $1.key }) where format.contains("%") {
      let (pieces, _) = TextFormat.pieces(of: format)
      guard let values = TextFormat.values(in: text, between: pieces) else { continue }
      return TextFormat.filled(translation, with: values)
    }
    return nil
  }
}

/// A format, such as `%1$@ of %2$@` in a strings file.
enum TextFormat {
  /// The literal text before, between and after the placeholders, and the places that those name.
  static func pieces(of format: String) -> (literals: [String], places: [Int?]) {
    var literals = [""]
    var places: [Int?] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      literals[literals.count - 1] += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literals[literals.count - 1] += "%"
        rest = rest.dropFirst()
        continue
      }
      guard
        let end = rest.firstIndex(where: { $0.isLetter && !"hlqLztj".contains($0) || $0 == "@" })
      else { continue }
      let specifier = rest[..<end]
      places.append(
        specifier.firstIndex(of: "$").flatMap { Int(specifier[..<$0]) }.map { $0 - 1 })
      literals.append("")
      rest = rest[rest.index(after: end)...]
    }
    literals[literals.count - 1] += rest
    return (literals, places)
  }

  /// The parts of a text at the placeholders between literals; nil if the literals do not match.
  static func values(in text: String, between literals: [String]) -> [String]? {
    guard literals.count > 1, literals.contains(where: { $0.contains(where: \.isLetter) }),
      text.hasPrefix(literals[0])
    else { return nil }
    var values: [String] = []
    var rest = text.dropFirst(literals[0].count)
    for (index, literal) in literals.enumerated().dropFirst() {
      let isLast = index == literals.count - 1
      if isLast {
        guard rest.hasSuffix(literal) else { return nil }
        values.append(String(rest.dropLast(literal.count)))
      } else {
        guard !literal.isEmpty, let found = rest.range(of: literal) else { return nil }
        values.append(String(rest[..<found.lowerBound]))
        rest = rest[found.upperBound...]
      }
    }
    return values
  }

  static func filled(_ format: String, with values: [String]) -> String {
    let (literals, places) = pieces(of: format)
    var text = literals[0]
    for (index, place) in places.enumerated() {
      let value = place ?? index
      text += (values.indices.contains(value) ? values[value] : "") + literals[index + 1]
    }
    return text
  }
}
