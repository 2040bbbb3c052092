internal import Foundation
internal import InterfaceCanvas

/// The asset catalogs that the targets of sources contain, outside of the folders that are previewed: apps of one project
/// often share theirs.
enum ProjectCatalogs {
  /// Returns the catalogs of the targets with a source of folders.
  ///
  /// - Parameter paths: The files and folders.
  /// - Returns: Absolute paths, in order.
  static func outside(of paths: [String]) -> [String] {
    let folders = paths.map(LintPaths.absolute)
    var found: Set<String> = []
    for folder in folders {
      for project in XcodeProject.nearest(in: FolderIndex.places(near: folder)) {
        for target in project.targets {
          let files = target.allFiles
          guard
            files.contains(where: {
              $0.hasSuffix(".swift") && ($0 == folder || $0.hasPrefix(folder + "/"))
            })
          else { continue }
          found.formUnion(files.compactMap(catalog))
        }
      }
    }
    return found.filter { catalog in
      !folders.contains { catalog == $0 || catalog.hasPrefix($0 + "/") }
    }.sorted()
  }

  /// The catalog that a path is, or in which it is; nil if it is in none that exists.
  private static func catalog(of path: String) -> String? {
    let parts = path.components(separatedBy: ".xcassets")
    guard parts.count > 1 else { return nil }
    let catalog = parts[0] + ".xcassets"
    return FileManager.default.fileExists(atPath: catalog) ? catalog : nil
  }
}
