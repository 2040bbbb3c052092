internal import Foundation
internal import HeadlessUIKit
package import TextMetrics

/// The font files of an app, found near its documents.
///
/// These are the files listed under `UIAppFonts` in an Info.plist, or in another property list that a project names
/// as that of an app, because the app cannot use others. If no such list near the documents lists fonts, these are the font files in the given
/// folders.
package struct AppFonts: Codable, Sendable {
  /// The paths of the files, in the order in which they were found.
  package private(set) var files: [String] = []
  /// Notes about used and missing fonts, one line each.
  package private(set) var notes: [String] = []

  /// Creates an empty value.
  package init() {}

  /// Finds the fonts of the apps to which documents and folders belong.
  package init(near paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      let places = FolderIndex.places(near: path)
      guard let nearest = places.first, seen.insert(nearest).inserted,
        let own = FolderIndex.nearest(to: path)
      else { continue }
      add(own, places)
    }
    var once: Set<String> = []
    files = files.filter { once.insert($0).inserted }
    notes = notes.filter { once.insert($0).inserted }
  }

  private mutating func add(_ own: FolderIndex, _ places: [String]) {
    if own.isCut, FolderIndex.root(near: places[0]) != nil {
      notes.append(
        "fonts: looked at \(FolderIndex.limit) files in \(Self.short(places[0])) and no further")
    }
    let projects =
      XcodeProject.nearest(in: places) + own.projects.compactMap(XcodeProject.project)
    let lists = projects.flatMap { $0.propertyLists() }
    func naming(_ index: FolderIndex, in place: String) -> [(list: String, names: [String])] {
      Self.named(
        in: Self.unique(index.propertyLists + lists.filter { $0.hasPrefix(place + "/") }))
    }
    var named = naming(own, in: places[0])
    for place in places.dropFirst() where named.isEmpty {
      // The Info.plist of a target is in its folder or a direct subfolder, such as `Supporting
      // Files`.
      named = naming(FolderIndex([place], depth: 1), in: place)
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

  /// Finds the files that a property list specifies: near the list, in the given folder, or in the
  /// repository.
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
          + "\(missing.count == 1 ? "is" : "are") not found; measured in the system font instead")
    }
  }

  // MARK: Property lists

  /// Returns the property lists that specify fonts, with the names of the fonts.
  private static func named(in lists: [String]) -> [(list: String, names: [String])] {
    lists.compactMap { list in
      guard let bytes = contents(list),
        let values = try? unsafe PropertyListSerialization.propertyList(
          from: bytes, options: [], format: nil) as? [String: Any],
        let names = values["UIAppFonts"] as? [String], !names.isEmpty
      else { return nil }
      return (list, names)
    }
  }

  /// Returns the bytes of a regular file of at most one mebibyte; nil for anything else, such as a
  /// pipe.
  private static func contents(_ path: String) -> Data? {
    var info = stat()
    guard unsafe stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= 1 << 20
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }

  // MARK: Adding faces to a library

  /// Adds the faces of the files to a library.
  ///
  /// - Parameters:
  ///   - library: The library to which the faces are added.
  ///   - report: A closure that is called with a line for each file or face that cannot be read.
  package func add(to library: inout FontLibrary, report: (String) -> Void) {
    for file in files {
      do {
        let (read, findings) = try FontLibrary.reading(folder: file)
        for face in read.faces { library.add(face) }
        for finding in findings { report("\(finding)") }
      } catch { report("\(error)") }
    }
  }

  // MARK: Texts

  private static func count(_ files: Int) -> String { "\(files) file\(files == 1 ? "" : "s")" }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Returns a path relative to the working directory if it is inside that directory.
  private static func short(_ path: String) -> String {
    let folder = FolderIndex.absolute(".")
    if path == folder { return "this folder" }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
