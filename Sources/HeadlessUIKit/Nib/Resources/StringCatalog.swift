public import Foundation

/// The texts of a `.xcstrings` file, the string catalog of Xcode 15 and later.
public struct StringCatalog: Sendable {
  /// The language of the document.
  public let sourceLanguage: String
  private let entries: [String: Entry]

  /// Reads a catalog.
  ///
  /// - Throws: ``ResourceError`` if it is not valid JSON or not a string catalog.
  public init(_ data: Data) throws(ResourceError) {
    do {
      let file = try JSONDecoder().decode(File.self, from: data)
      sourceLanguage = file.sourceLanguage
      entries = file.strings
    } catch let DecodingError.dataCorrupted(context) {
      throw ResourceError("is not JSON: \(context.debugDescription)")
    } catch {
      throw ResourceError("is not a string catalog")
    }
  }

  /// The languages with at least one text, sorted by name.
  public var languages: [String] {
    Set(entries.values.flatMap { ($0.localizations ?? [:]).keys }).sorted()
  }

  /// Returns the texts of a language by their keys.
  ///
  /// For variations, the most general one is used.
  public func texts(in language: String) -> [String: String] {
    entries.compactMapValues { $0.localizations?[language]?.text }
  }

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// The text, or the text of the most general variation.
    var text: String? {
      if let stringUnit { return stringUnit.value }
      for kind in (variations ?? [:]).sorted(by: { $0.key < $1.key }) {
        for name in ["other", "iphone", "one"] {
          if let text = kind.value[name]?.text { return text }
        }
      }
      return nil
    }
  }
}
