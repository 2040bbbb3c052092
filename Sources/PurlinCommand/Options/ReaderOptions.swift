internal import ArgumentParser
internal import IsolatedWork
internal import TextMetrics

/// The user settings for which scenes are laid out: text size, language, direction.
struct ReaderOptions: ParsableArguments {
  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp(
      "The user's text size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or 'all'; can be repeated.",
      valueName: "name"), completion: .textSizes)
  var textSizes: [String] = []

  @Option(name: .customLong("language"), help: LanguageOptions.help)
  var languages: [String] = []

  @Option(
    name: .customLong("direction"),
    help: ArgumentHelp(
      "The layout direction: left-to-right or right-to-left; can be repeated.",
      valueName: "name"), completion: .list(["left-to-right", "right-to-left"]))
  var directions: [String] = []

  @Flag(help: "Use texts of the length of translations (pseudolocalization).")
  var pseudoLocalized = false

  /// The first of the options that is given; nil if nothing differs from a document as it was saved.
  var given: String? {
    if !textSizes.isEmpty { return "--text-size" }
    if !languages.isEmpty { return "--language" }
    if !directions.isEmpty { return "--direction" }
    return pseudoLocalized ? "--pseudo-localized" : nil
  }

  /// The same settings, with all text sizes, languages and directions where none are specified.
  var matrix: ReaderOptions {
    var all = self
    if textSizes.isEmpty { all.textSizes = ["all"] }
    if languages.isEmpty { all.languages = ["all"] }
    if directions.isEmpty { all.directions = ["left-to-right", "right-to-left"] }
    return all
  }

  /// Returns the specified text sizes.
  func sizes() throws -> [ContentSizeCategory] { try Self.sizes(textSizes) }

  static func sizes(_ names: [String]) throws -> [ContentSizeCategory] {
    if names == ["all"] { return ContentSizeCategory.allCases }
    return try names.map { try size($0) }
  }

  /// Returns the text size with a short name, as in the settings and Apple's tools.
  static func size(_ name: String) throws -> ContentSizeCategory {
    guard let size = ContentSizeCategory(shortName: name) else {
      let known = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
      throw CommandFailure.usage("--text-size is one of \(known), not '\(name)'")
    }
    return size
  }

  /// Returns for each specified direction whether it is right to left.
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

  /// Returns the codes of the specified languages.
  func codes() throws -> [String] { try LanguageOptions.codes(languages) }
}
