internal import Foundation
internal import InterfaceCanvas

/// Paths as they are stored in settings and baselines: relative to one folder, independent of the
/// working directory.
struct LintPaths {
  private let folder: [String]

  init(folder: String) {
    self.folder = Self.parts(folder)
  }

  /// Returns the path relative to the folder, or the absolute path of a file elsewhere.
  func relative(_ path: String) -> String {
    let parts = Self.parts(path)
    guard parts.count > folder.count, parts.starts(with: folder) else {
      return "/" + parts.joined(separator: "/")
    }
    return parts.dropFirst(folder.count).joined(separator: "/")
  }

  static func absolute(_ path: String) -> String { FolderIndex.absolute(path) }

  /// Returns an absolute path for messages, without the working directory.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private static func parts(_ path: String) -> [String] {
    FolderIndex.absolute(path).split(separator: "/").map(String.init)
  }
}
