internal import Foundation

/// Finds the texts of a document in another language, where Xcode keeps them.
///
/// Beside `Base.lproj/Main.storyboard` these are `de.lproj/Main.strings`, and `Main.xcstrings` in
/// `mul.lproj` or in either folder. `de` also serves for `de-AT` where that has no texts of its own.
public enum DocumentTexts {
  /// The texts that were found.
  public struct Found: Sendable, Equatable {
    /// The texts by their keys.
    public let texts: [String: String]
    /// The file they come from.
    public let path: String
    /// The language of that file.
    public let language: String
  }

  /// Returns the texts for a document, or nothing if there are none.
  ///
  /// - Throws: ``ResourceError`` with the file's path in its message when a file is there but cannot
  ///   be read.
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
          throw ResourceError("\(candidate):\(error.line == 0 ? " " : "")\(error)")
        }
        if !texts.isEmpty { return Found(texts: texts, path: candidate, language: language) }
      }
    }
    return nil
  }

  /// The languages that a document has texts in, in order of name.
  ///
  /// - Throws: ``ResourceError`` with the file's path in its message when a catalogue is there but
  ///   cannot be read.
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
        throw ResourceError("\(file):\(error.line == 0 ? " " : "")\(error)")
      }
    }
    return found.subtracting(["Base"]).sorted()
  }

  /// The files that are looked for, in order.
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
    // Beside the document itself, which is another place only in a folder of a language.
    let inner = folder.appendingPathComponent("\(name).xcstrings")
    return (above == folder ? names : names + [inner]).map(\.path)
  }

  /// Whether people read a language from right to left.
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
