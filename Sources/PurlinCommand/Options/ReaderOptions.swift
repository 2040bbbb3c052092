internal import ArgumentParser
internal import InterfaceLinter
internal import TextMetrics

/// For whom scenes are laid out: text size, language, direction.
struct ReaderOptions: ParsableArguments {
  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "The text size of the system's settings: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or 'all'. "
        + "May be repeated.", valueName: "name"))
  var textSizes: [String] = []

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      "A language whose texts stand beside the document, in .strings or .xcstrings. May be repeated.",
      valueName: "code"))
  var languages: [String] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "The direction of the layout: left-to-right or right-to-left. May be repeated.",
      valueName: "name"))
  var directions: [String] = []

  @Flag(help: "Replace texts by pseudo-translations: accented, in brackets, and longer.")
  var pseudoLocalized = false

  /// The text sizes asked for.
  func sizes() throws -> [ContentSizeCategory] { try Self.sizes(textSizes) }

  static func sizes(_ names: [String]) throws -> [ContentSizeCategory] {
    if names == ["all"] { return ContentSizeCategory.allCases }
    return try names.map { try size($0) }
  }

  /// The size of a name as the system's settings and Apple's tools shorten it.
  static func size(_ name: String) throws -> ContentSizeCategory {
    guard let size = ContentSizeCategory(shortName: name) else {
      let known = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
      throw CommandFailure.usage("--text-size is one of \(known), not '\(name)'")
    }
    return size
  }

  /// Whether the layouts asked for read from right to left, one value for each direction.
  func isRightToLeft() throws -> [Bool] {
    try directions.map { name in
      switch name {
      case "left-to-right", "ltr": false
      case "right-to-left", "rtl": true
      default:
        throw CommandFailure.usage(
          "--direction is left-to-right or right-to-left, not '\(name)'")
      }
    }
  }

  /// The languages asked for.
  func codes() throws -> [String] { try Self.codes(languages) }

  static func codes(_ codes: [String]) throws -> [String] {
    for code in codes {
      guard !code.isEmpty,
        code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
      else {
        throw CommandFailure.usage("--language is a code such as de or pt-BR, not '\(code)'")
      }
    }
    return codes
  }
}
