internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry
internal import PreviewRunner

/// The main bundle of the code: a folder with the program that runs it, and links to the app's resources.
///
/// The documents, texts and other files of the app lie in it side by side, as Xcode copies them; those of a language in
/// its folder.
struct AppBundle {
  /// The program in the bundle.
  let program: String

  /// Makes the bundle of what is now in folders of an app.
  ///
  /// - Parameters:
  ///   - folders: The folders; without any, the program runs where it is.
  ///   - runner: The program that runs the code.
  ///   - work: The folder of the work, in which the bundle is made anew.
  /// - Throws: ``PreviewError`` if the bundle cannot be written.
  init(of folders: [String], runner: String, in work: WorkFolder) throws(PreviewError) {
    guard !folders.isEmpty else {
      program = runner
      return
    }
    let bundle = work.path + "/app"
    let manager = FileManager.default
    program = bundle + "/purlin-preview-runner"
    do {
      if manager.fileExists(atPath: bundle) { try manager.removeItem(atPath: bundle) }
      try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      // A link would lead back to the folder of the program itself.
      do { try manager.linkItem(atPath: runner, toPath: program) } catch {
        try manager.copyItem(atPath: runner, toPath: program)
      }
      // The program looks for its library beside itself.
      let place = URL(fileURLWithPath: runner).deletingLastPathComponent().path
      for name in try manager.contentsOfDirectory(atPath: place) where name.hasSuffix(".so") {
        try manager.createSymbolicLink(
          atPath: "\(bundle)/\(name)", withDestinationPath: "\(place)/\(name)")
      }
      for folder in folders {
        for path in Self.resources(in: folder) {
          try Self.add("\(folder)/\(path)", to: bundle)
        }
      }
      try Self.addOtherLanguages(to: bundle)
    } catch { throw PreviewError("\(bundle): \(error.localizedDescription)") }
  }

  /// The paths of the files that an app would have, in the order of their names.
  static func resources(in folder: String) -> [String] {
    FileManager.default.paths(below: folder).filter(isResource).sorted()
  }

  /// Whether a path below a folder is that of a resource: not of a source, a catalog or a project.
  static func isResource(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last, let point = name.lastIndex(of: "."), point != name.startIndex,
      !sources.contains(name[name.index(after: point)...].lowercased())
    else { return false }
    return !parts.contains { $0.hasPrefix(".") }
      && !parts.dropLast().contains { part in
        ProjectFolder.isWithoutSources(part)
          || [".xcassets", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".docc"].contains {
            part.hasSuffix($0)
          }
      }
  }

  private static let sources: Set = [
    "swift", "m", "mm", "h", "c", "cpp", "md", "pbxproj", "xcassets", "entitlements", "lock",
    "lproj", "xcconfig", "yml", "sh", "modulemap", "xcodeproj", "xcworkspace", "pch",
  ]

  /// Adds a resource: as a link, and a string catalog as the texts of each of its languages.
  private static func add(_ path: String, to bundle: String) throws {
    let manager = FileManager.default
    let parts = path.split(separator: "/").map(String.init)
    let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    if path.hasSuffix(".xcstrings") {
      guard let data = manager.contents(atPath: path) else { return }
      let name = parts.last?.dropLast(".xcstrings".count) ?? ""
      for (language, texts) in try CatalogTexts(data).byLanguage {
        let folder = "\(bundle)/\(language).lproj"
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
          .write(to: URL(fileURLWithPath: "\(folder)/\(name).strings"))
      }
      return
    }
    if path.hasSuffix(".stringsdict") {
      guard let data = manager.contents(atPath: path), let plurals = PluralTexts(data) else {
        return
      }
      let folder = language.map { "\(bundle)/\($0)" } ?? bundle
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // The texts of the table beside it, which may be a link.
      let table = "\(folder)/\(parts.last?.dropLast("dict".count) ?? "")"
      let known = manager.contents(atPath: table).flatMap {
        try? unsafe PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      let texts = (known ?? [:]).merging(plurals.texts) { _, plural in plural }
      try? manager.removeItem(atPath: table)
      try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
        .write(to: URL(fileURLWithPath: table))
      return
    }
    var folder = bundle
    if let language {
      folder += "/\(language)"
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let place = "\(folder)/\(parts.last ?? "")"
    // Of two files of one name, the first is used; Xcode refuses them.
    guard (try? manager.attributesOfItem(atPath: place)) == nil else { return }
    try manager.createSymbolicLink(atPath: place, withDestinationPath: path)
  }
}

extension AppBundle {
  /// Adds what only folders of other languages have to that of English, which the program prefers: an app whose sources are
  /// in another language has no other.
  private static func addOtherLanguages(to bundle: String) throws {
    let manager = FileManager.default
    let languages = try manager.contentsOfDirectory(atPath: bundle)
      .filter { $0.hasSuffix(".lproj") && !["Base.lproj", "en.lproj"].contains($0) }.sorted()
    let english = "\(bundle)/en.lproj"
    for language in languages {
      for name in try manager.contentsOfDirectory(atPath: "\(bundle)/\(language)").sorted() {
        let places = [bundle, "\(bundle)/Base.lproj", english]
        guard !places.contains(where: { manager.fileExists(atPath: "\($0)/\(name)") }) else {
          continue
        }
        try manager.createDirectory(atPath: english, withIntermediateDirectories: true)
        try manager.createSymbolicLink(
          atPath: "\(english)/\(name)", withDestinationPath: "\(bundle)/\(language)/\(name)")
      }
    }
  }
}

/// The texts of a table of plurals, which Foundation reads on Apple's systems only: those for other numbers than one.
private struct PluralTexts {
  private(set) var texts: [String: String] = [:]

  /// Reads a property list; nil if it is none.
  init?(_ data: Data) {
    guard
      let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: [String: Any]]
    else { return nil }
    for (key, entry) in list {
      guard var text = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      // A form can name another variable.
      for _ in 0..<4 {
        for (name, rule) in entry {
          guard let form = (rule as? [String: Any])?["other"] as? String else { continue }
          for position in [""] + (1...9).map({ "\($0)$" }) {
            text = text.replacing("%\(position)#@\(name)@", with: form)
          }
        }
      }
      texts[key] = text
    }
  }
}

/// The texts of a string catalog.
private struct CatalogTexts: Decodable {
  struct Unit: Decodable { var value: String }
  struct Variant: Decodable { var stringUnit: Unit? }
  struct Variations: Decodable { var plural: [String: Variant]? }
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit?.value }
  }
  struct Entry: Decodable { var localizations: [String: Localization]? }
  var sourceLanguage: String
  var strings: [String: Entry]

  init(_ data: Data) throws { self = try JSONDecoder().decode(CatalogTexts.self, from: data) }

  /// The texts of each language; in that of the sources, a key without a text is its own.
  var byLanguage: [String: [String: String]] {
    var found: [String: [String: String]] = [sourceLanguage: [:]]
    for (key, entry) in strings {
      found[sourceLanguage]?[key] = key
      for (language, localization) in entry.localizations ?? [:] {
        if let text = localization.text { found[language, default: [:]][key] = text }
      }
    }
    return found
  }
}
