internal import ArgumentParser
internal import IsolatedWork
internal import TextMetrics

/// The font in which `purlin measure` measures a text.
struct MeasuredFontOptions: ParsableArguments {
  @Option(
    name: .customLong("point-size"),
    help: ArgumentHelp(
      "The size of the font; by default that of the style, or 17.", valueName: "points"))
  var size: Double?

  @Option(
    help: "The weight: ultralight, thin, light, regular, medium, semibold, bold, heavy, black.")
  var weight: String?

  @Flag(help: "Italic.")
  var italic = false

  @Flag(help: "Monospaced.")
  var monospaced = false

  @Option(help: "A text style: largeTitle, title1, headline, body, caption2 and so on.")
  var style: String?

  @Option(
    help: ArgumentHelp(
      "The user's text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.", valueName: "name"))
  var textSize = "L"

  @Option(help: ArgumentHelp("A font by its PostScript name.", valueName: "name"))
  var name: String?

  @Option(help: "The toolsVersion of the Xcode whose version of iOS is used, such as 16097.")
  var tools = 0

  /// Returns the font, and the measurer.
  func chosen(from files: FontOptions) throws -> (TextFont, any TextMeasurer) {
    let system = SystemTextMeasurer(generation: SystemFontGeneration(toolsVersion: tools))
    let library = try files.library()
    let measurer: any TextMeasurer =
      library.isEmpty ? system : FontFileMeasurer(library, fallback: system)
    let category = try ReaderOptions.size(textSize)
    if let size, !(size > 0 && size <= 10_000) {
      throw CommandFailure.usage("--point-size is a number of points up to 10000, not '\(size)'")
    }
    if let name {
      let font = TextFont.custom(name, size ?? 17)
      guard library.isEmpty || library.face(named: name) != nil else {
        let names = library.faces.prefix(8).map(\.postScriptName).joined(separator: ", ")
        throw CommandFailure.input("no font '\(name)' among the files; there is \(names)")
      }
      return (font, measurer)
    }
    var font = TextFont.system(size ?? 17)
    if let style {
      guard let known = TextStyle(shortName: style) else {
        let names = TextStyle.allCases.map { "\($0)" }.joined(separator: ", ")
        throw CommandFailure.usage("--style is one of \(names), not '\(style)'")
      }
      font = .preferred(known, in: category)
      if let size { font = font.withSize(size) }
    }
    if let weight {
      guard let known = FontWeight(name: weight) else {
        throw CommandFailure.usage("--weight is a word such as 'semibold', not '\(weight)'")
      }
      font.weight = known
    }
    font.isItalic = italic
    if monospaced { font.family = .system(.monospaced) }
    return (font, measurer)
  }
}

extension TextStyle {
  fileprivate init?(shortName: String) {
    guard let style = Self.allCases.first(where: { "\($0)" == shortName }) else { return nil }
    self = style
  }
}

extension TextEstimates {
  /// The reasons for which a number is estimated, in a few words each.
  var reasons: [String] {
    let all: [(TextEstimates, String)] = [
      (.substitutedFont, "the font is missing, measured in the system font (--font DIR)"),
      (.helveticaNeue, "iOS 8 and earlier have another font"),
      (.unknownCharacters, "characters with unknown widths"),
      (.punctuation, "typographic signs"), (.borrowedLetters, "letters measured as similar ones"),
      (.ideographs, "ideographs"), (.emoji, "emoji"), (.largeSize, "a size above 40 points"),
      (.fontVariant, "a font variant that was not measured"),
      (.kerning, "the font's kerning is not known"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
