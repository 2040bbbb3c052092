internal import Foundation

/// The font files that an app carries, found beside its documents.
///
/// Those that `UIAppFonts` of an Info.plist names, as the app can use no others; where no Info.plist
/// near the documents names any, the font files in the folders given.
struct AppFonts: Codable, Sendable {
  /// The files, in the order in which they were found.
  private(set) var files: [String] = []
  /// What was used and what is missing, a line each.
  private(set) var notes: [String] = []

  /// No fonts.
  init() {}

  /// Finds the fonts of the apps that documents and folders belong to.
  init(near paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      let places = FolderIndex.places(near: path)
      guard let nearest = places.first, seen.insert(nearest).inserted else { continue }
      add(places)
    }
    var once: Set<String> = []
    files = files.filter { once.insert($0).inserted }
    notes = notes.filter { once.insert($0).inserted }
  }

  private mutating func add(_ places: [String]) {
    let own = FolderIndex([places[0]])
    if own.isCut {
      notes.append(
        "fonts: looked at \(FolderIndex.limit) files in \(Self.short(places[0])) and no further")
    }
    var named = Self.named(in: own.propertyLists)
    for place in places.dropFirst() where named.isEmpty {
      // A target's Info.plist stands in its folder or one in it, such as `Supporting Files`.
      named = Self.named(in: FolderIndex([place], depth: 1).propertyLists)
    }
    guard !named.isEmpty else {
      files += own.fonts
      if !own.fonts.isEmpty {
        notes.append(
          "fonts: \(Self.count(own.fonts.count)) in \(Self.short(places[0])), as no Info.plist there or "
            + "above names any")
      }
      return
    }
    for (list, names) in named { use(names, of: list, own: own, places) }
  }

  /// Finds the files that a property list names: near it, in the folder given, in the repository.
  private mutating func use(
    _ names: [String], of list: String, own: FolderIndex, _ places: [String]
  ) {
    let folder = (list as NSString).deletingLastPathComponent
    var missing = Self.unique(names.map { ($0 as NSString).lastPathComponent })
    var found: [String] = []
    for index in [{ own }, { FolderIndex([folder]) }, { FolderIndex(places.suffix(1)) }] {
      guard !missing.isEmpty else { break }
      let fonts = index().fonts
      missing.removeAll { name in
        guard let file = fonts.first(where: { ($0 as NSString).lastPathComponent == name }) else {
          return false
        }
        found.append(file)
        return true
      }
    }
    files += found
    if !found.isEmpty {
      notes.append("fonts: \(Self.count(found.count)) that \(Self.short(list)) names")
    }
    if !missing.isEmpty {
      notes.append(
        "fonts: \(Self.short(list)) names \(missing.joined(separator: ", ")), which "
          + "\(missing.count == 1 ? "is" : "are") not here; the system's font is measured instead")
    }
  }

  // MARK: Property lists

  /// The property lists that name fonts, with the names.
  private static func named(in lists: [String]) -> [(list: String, names: [String])] {
    lists.compactMap { list in
      guard let bytes = try? InputFile.read(list, limit: 1 << 20),
        let values = try? unsafe PropertyListSerialization.propertyList(
          from: Data(bytes), options: [], format: nil) as? [String: Any],
        let names = values["UIAppFonts"] as? [String], !names.isEmpty
      else { return nil }
      return (list, names)
    }
  }

  // MARK: Words

  private static func count(_ files: Int) -> String { "\(files) file\(files == 1 ? "" : "s")" }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// A path from the folder in which the command runs, where it is in it.
  private static func short(_ path: String) -> String {
    let folder = LintPaths.absolute(".")
    if path == folder { return "this folder" }
    return LintPaths(folder: folder).relative(path)
  }
}
