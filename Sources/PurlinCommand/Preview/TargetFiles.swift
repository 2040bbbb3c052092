internal import Foundation
internal import InterfaceCanvas

/// What the targets of sources contain outside of the folders that are previewed: apps of one project often share
/// catalogs, and a target can have the sources of a library beside it.
enum TargetFiles {
  /// Returns the asset catalogs of the targets with a source of folders.
  ///
  /// - Parameter paths: The files and folders.
  /// - Returns: Absolute paths, in order.
  static func catalogs(outside paths: [String]) -> [String] {
    let folders = paths.map(LintPaths.absolute)
    return outside(folders, folders.flatMap(targets).flatMap { $0.files }.compactMap(catalog))
  }

  /// Returns the Swift files of the app whose entry point is in a folder: of several that share it, the one with the
  /// most files there.
  ///
  /// A folder without the entry point is a part of an app, and is meant alone.
  ///
  /// - Parameter paths: The files and folders.
  /// - Returns: Absolute paths, in order.
  static func sources(outside paths: [String]) -> [String] {
    let folders = paths.map(LintPaths.absolute)
    let found = folders.flatMap { folder -> [String] in
      let apps = targets(of: folder).filter { target in
        target.isApp
          && target.files.contains { isInside($0, folder) && $0 != folder && hasEntryPoint($0) }
      }
      let files = apps.map { $0.files.filter { $0.hasSuffix(".swift") } }
      return files.max { first, second in
        first.count { isInside($0, folder) } < second.count { isInside($0, folder) }
      } ?? []
    }
    return outside(folders, found).filter(FileManager.default.fileExists)
  }

  /// The targets of the nearest projects that have a source at or below a path, and their files.
  private static func targets(of path: String) -> [(isApp: Bool, files: [String])] {
    XcodeProject.nearest(in: FolderIndex.places(near: path)).flatMap(\.targets)
      .map { ($0.isApp, $0.allFiles) }
      .filter { $0.files.contains { $0.hasSuffix(".swift") && isInside($0, path) } }
  }

  private static func outside(_ folders: [String], _ files: [String]) -> [String] {
    Set(files).filter { file in !folders.contains { isInside(file, $0) } }.sorted()
  }

  private static func isInside(_ file: String, _ folder: String) -> Bool {
    file == folder || file.hasPrefix(folder + "/")
  }

  private static func hasEntryPoint(_ path: String) -> Bool {
    guard path.hasSuffix(".swift") else { return false }
    if path.hasSuffix("/main.swift") { return true }
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.contains("@main") || text.contains("@UIApplicationMain")
  }

  /// The catalog that a path is, or in which it is; nil if it is in none that exists.
  private static func catalog(of path: String) -> String? {
    let parts = path.components(separatedBy: ".xcassets")
    guard parts.count > 1 else { return nil }
    let catalog = parts[0] + ".xcassets"
    return FileManager.default.fileExists(atPath: catalog) ? catalog : nil
  }
}
