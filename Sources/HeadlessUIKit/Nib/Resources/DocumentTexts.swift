internal import Foundation

/// Finds the localized texts of a document.
///
/// For `Base.lproj/Main.storyboard` these are `de.lproj/Main.strings`, and `Main.xcstrings` in
/// `mul.lproj` or in either folder. `de` is also used for `de-AT` if that has no texts.
public enum DocumentTexts {
  /// Localized texts.
  public struct Found: Sendable, Equatable {
    /// The texts by their keys.
    public let texts: [String: String]
    /// The path of the file.
    public let path: String
    /// The language of the file.
    public let language: String
  }

  /// Returns the texts for a document; nil if there are none.
  ///
  /// - Throws: ``ResourceError`` with the file's path in its message if a file cannot be read.
  public static func find(
    language: String, forDocumentAt path: String
  ) throws(ResourceError) -> Found? {
    for language in fallbacks(of: language) {
      for candidate in candidates(language, path) {
        guard let data = FileManager.default.contents(atPath: candidate) else { continue }
        let texts: [String: String]
        do {
          texts =
            candidate.hasSuffix(".xcstrings")
            ? try StringCatalog(data).texts(in: language) : try StringsFile(data).texts
        } catch {
          throw ResourceError(error, in: candidate)
        }
        if !texts.isEmpty { return Found(texts: texts, path: candidate, language: language) }
      }
    }
    return nil
  }

  /// Returns the languages of a document's texts, sorted by name.
  ///
  /// - Throws: ``ResourceError`` with the file's path in its message if a catalog cannot be read.
  public static func languages(forDocumentAt path: String) throws(ResourceError) -> [String] {
    var found: Set<String> = []
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let above = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let name = url.deletingPathExtension().lastPathComponent
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: above.path)) ?? []
    where entry.hasSuffix(".lproj") {
      let language = String(entry.dropLast(".lproj".count))
      let file = above.appendingPathComponent("\(entry)/\(name).strings").path
      if FileManager.default.fileExists(atPath: file) { found.insert(language) }
    }
    for file in candidates("", path) where file.hasSuffix(".xcstrings") {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      do { found.formUnion(try StringCatalog(data).languages) } catch {
        throw ResourceError(error, in: file)
      }
    }
    return found.subtracting(["Base"]).sorted()
  }

  /// Returns the paths of the files that are searched, in order.
  public static func candidates(_ language: String, _ path: String) -> [String] {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let above =
      folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let names = [
      above.appendingPathComponent("\(language).lproj/\(name).strings"),
      above.appendingPathComponent("mul.lproj/\(name).xcstrings"),
      above.appendingPathComponent("\(name).xcstrings"),
    ]
    // Beside the document, which is a different folder only if the document is in a language
    // folder.
    let inner = folder.appendingPathComponent("\(name).xcstrings")
    return (above == folder ? names : names + [inner]).map(\.path)
  }

  /// Returns whether a language is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"]
      .contains(code?.lowercased() ?? "")
  }

  private static func fallbacks(of language: String) -> [String] {
    var all = [language]
    var parts = language.split(separator: "-")
    while parts.count > 1 {
      parts.removeLast()
      all.append(parts.joined(separator: "-"))
    }
    return all
  }
}
