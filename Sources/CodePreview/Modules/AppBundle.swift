internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry

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
    } catch { throw PreviewError("\(bundle): \(error.localizedDescription)") }
  }

  /// The paths of the files that an app would have, in the order of their names.
  static func resources(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter(isResource).sorted()
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

/// The texts of a string catalog.
private struct CatalogTexts: Decodable {
  struct Unit: Decodable { var value: String }
  struct Localization: Decodable { var stringUnit: Unit? }
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
        if let text = localization.stringUnit?.value { found[language, default: [:]][key] = text }
      }
    }
    return found
  }
}
