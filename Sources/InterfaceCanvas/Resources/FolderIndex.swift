internal import Foundation

/// What an app has beside its documents: font files, property lists, asset catalogues.
///
/// Hidden folders and links to folders are left out, as for documents.
package struct FolderIndex {
  package private(set) var fonts: [String] = []
  package private(set) var propertyLists: [String] = []
  package private(set) var catalogues: [String] = []
  /// Whether there was more than ``limit`` to look at.
  package private(set) var isCut = false

  /// The most entries of folders that are looked at: a large repository has 50 000.
  package static let limit = 100_000

  /// Looks through folders and, to a depth, the folders in them, in order of names.
  ///
  /// - Complexity: O(*n*) in the number of files, at most ``limit``.
  package init(_ folders: [String], depth: Int = 32) {
    var waiting = folders.reversed().map { (path: $0, depth: depth) }
    var seen = 0
    while let folder = waiting.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      var inside: [(path: String, depth: Int)] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        seen += 1
        guard seen <= Self.limit else {
          isCut = true
          return
        }
        let path = folder.path == "/" ? "/" + name : folder.path + "/" + name
        switch (name as NSString).pathExtension.lowercased() {
        case "ttf", "otf", "ttc", "otc": fonts.append(path)
        case "plist":
          if name.lowercased().contains("info") { propertyLists.append(path) }
        case "xcassets": catalogues.append(path)
        case "storyboard", "xib", "swift", "m", "h", "strings", "png", "jpg", "json": continue
        default:
          if folder.depth > 0, Self.isFolder(path) { inside.append((path, folder.depth - 1)) }
        }
      }
      waiting += inside.reversed()
    }
  }

  /// Whether a path is a folder and no link to one.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The folders around a document or in place of a folder, the nearest first, up to the repository's
  /// own; the nearest alone where there is no repository.
  package static func places(near path: String) -> [String] {
    var parts = absolute(path).split(separator: "/").map(String.init)
    if !isFolder(absolute(path)) { _ = parts.popLast() }
    // The folder of a language belongs to the one around it.
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    var places: [String] = []
    while !parts.isEmpty {
      let place = "/" + parts.joined(separator: "/")
      places.append(place)
      if FileManager.default.fileExists(atPath: place + "/.git") { return places }
      parts.removeLast()
    }
    return Array(places.prefix(1))
  }

  /// A path from the root without `.` and `..`, links as they are.
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
