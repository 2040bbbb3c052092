public import Foundation

/// The texts of a `.xcstrings` file, the string catalogue of Xcode 15 and later.
public struct StringCatalog: Sendable {
  /// The language that the document itself is written in.
  public let sourceLanguage: String
  private let entries: [String: Entry]

  /// Reads a catalogue.
  ///
  /// - Throws: ``ResourceError`` when it is no JSON of that shape.
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

  /// The languages that have at least one text, in order of name.
  public var languages: [String] {
    Set(entries.values.flatMap { ($0.localizations ?? [:]).keys }).sorted()
  }

  /// The texts of a language by their keys; of variations the general one.
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

    /// The text, or that of the most general variation.
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
