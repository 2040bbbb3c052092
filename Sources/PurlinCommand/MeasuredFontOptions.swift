internal import ArgumentParser
internal import TextMetrics

/// The font that `purlin measure` measures a text in.
struct MeasuredFontOptions: ParsableArguments {
  @Option(
    name: .customLong("point-size"),
    help: ArgumentHelp("The font's size; 17 unless a style says otherwise.", valueName: "points"))
  var size: Double?

  @Option(
    help: "The weight: ultralight, thin, light, regular, medium, semibold, bold, heavy, black.")
  var weight: String?

  @Flag(help: "The slanted face.")
  var italic = false

  @Flag(help: "The face in which every letter has one width.")
  var monospaced = false

  @Option(help: "A text style: largeTitle, title1, headline, body, caption2 and so on.")
  var style: String?

  @Option(
    help: ArgumentHelp(
      "The text size of the system's settings: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.",
      valueName: "name"))
  var textSize = "L"

  @Option(help: ArgumentHelp("A font by its PostScript name.", valueName: "name"))
  var name: String?

  @Option(help: "The version of Xcode's tools whose iOS measures, such as 16097.")
  var tools = 0

  @OptionGroup var files: FontOptions

  /// The font, and who measures it.
  func chosen() throws -> (TextFont, any TextMeasurer) {
    let system = SystemTextMeasurer(era: SystemFontEra(toolsVersion: tools))
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
  /// Why a number is an estimate, a few words each.
  var reasons: [String] {
    let all: [(TextEstimates, String)] = [
      (.substitutedFont, "the font is not at hand, the system's is measured (--font DIR)"),
      (.helveticaNeue, "iOS 8 and before had another font"),
      (.unknownCharacters, "characters whose widths are not known"),
      (.punctuation, "typographic signs"), (.borrowedLetters, "letters that look like others"),
      (.ideographs, "ideographs"), (.emoji, "emoji"), (.largeSize, "a size above 40 points"),
      (.fontVariant, "a variant of the font that was not measured"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
