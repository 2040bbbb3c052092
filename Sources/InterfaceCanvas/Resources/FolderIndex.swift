internal import Foundation
internal import HeadlessUIKit

/// An index of the font files, property lists, asset catalogs and projects in folders of an app.
///
/// Hidden folders and links to folders are skipped, as for documents.
package struct FolderIndex {
  package private(set) var fonts: [String] = []
  package private(set) var propertyLists: [String] = []
  package private(set) var catalogues: [String] = []
  /// The files of Xcode projects.
  package private(set) var projects: [String] = []
  /// Whether the folders contain more entries than are examined.
  package private(set) var isCut = false

  /// The maximum number of entries that are examined.
  ///
  /// A large repository has 50 000.
  package static let limit = 100_000

  /// Creates an index of folders and their subfolders up to a depth, in the order of their names.
  ///
  /// - Complexity: O(*n*) in the number of files, which is at most `limit`.
  package init(_ folders: [String], depth: Int = 32, limit: Int = FolderIndex.limit) {
    var waiting = folders.reversed().map { (path: $0, depth: depth) }
    var seen = 0
    while let folder = waiting.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      var inside: [(path: String, depth: Int)] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        seen += 1
        guard seen <= limit else {
          isCut = true
          return
        }
        let path = folder.path == "/" ? "/" + name : folder.path + "/" + name
        switch (name as NSString).pathExtension.lowercased() {
        case "ttf", "otf", "ttc", "otc": fonts.append(path)
        case "plist":
          if name.lowercased().contains("info") { propertyLists.append(path) }
        case "xcassets": catalogues.append(path)
        case "xcodeproj": projects.append(path + "/project.pbxproj")
        case "storyboard", "xib", "swift", "m", "h", "strings", "png", "jpg", "json": continue
        default:
          if folder.depth > 0, Self.isFolder(path) { inside.append((path, folder.depth - 1)) }
        }
      }
      waiting += inside.reversed()
    }
  }

  /// Returns the asset catalogs that a document can name: those beside it, then those up to the repository's root.
  package static func catalogues(near path: String) -> [String] {
    var folders = AssetCatalogs.beside(documentAt: absolute(path))
    // A target's catalogs are in its folder or a direct subfolder, such as `Resources`.
    for place in places(near: path) { folders += FolderIndex([place], depth: 1).catalogues }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0).inserted }
  }

  /// Returns whether a path is a folder and not a link to a folder.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the folders that enclose a document, or a folder and the folders that enclose it, the
  /// nearest first, up to the root of the repository.
  ///
  /// Without a repository, the last one is the outermost with a project; if no folder has one, only the nearest is
  /// returned.
  package static func places(near path: String) -> [String] { enclosing(path).places }

  /// Returns the root of the repository of a document or folder, or without one, the outermost enclosing folder with a
  /// project; nil if there is neither.
  package static func root(near path: String) -> String? {
    let (places, isApp) = enclosing(path)
    return isApp ? places.last : nil
  }

  /// Returns the index of the nearest folder of a document or folder.
  ///
  /// What is in no app, such as a copy in a temporary folder, is looked at with the two levels below: a folder that has many
  /// apps is no app.
  package static func nearest(to path: String) -> FolderIndex? {
    let (places, isApp) = enclosing(path)
    return places.first.map {
      isApp ? FolderIndex([$0]) : FolderIndex([$0], depth: 2, limit: 2_000)
    }
  }

  private static func enclosing(_ path: String) -> (places: [String], isApp: Bool) {
    var parts = absolute(path).split(separator: "/").map(String.init)
    if !isFolder(absolute(path)) { _ = parts.popLast() }
    // A localization folder belongs to the enclosing folder.
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    var places: [String] = []
    var outermost: Int?
    while !parts.isEmpty {
      let place = "/" + parts.joined(separator: "/")
      places.append(place)
      if FileManager.default.fileExists(atPath: place + "/.git") { return (places, true) }
      // What is in a home folder belongs to many apps.
      if place != NSHomeDirectory(), hasProject(place) { outermost = places.count }
      parts.removeLast()
    }
    return (Array(places.prefix(outermost ?? 1)), outermost != nil)
  }

  private static func hasProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
    }
  }

  /// Returns an absolute path without `.` and `..`.
  ///
  /// Links are not resolved.
  package static func absolute(_ path: String) -> String {
    let whole =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
