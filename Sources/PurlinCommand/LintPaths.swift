internal import Foundation
internal import InterfaceCanvas

/// Paths as settings and baselines know them: from one folder, whatever folder the command runs in.
struct LintPaths {
  private let folder: [String]

  init(folder: String) {
    self.folder = Self.parts(folder)
  }

  /// The path from the folder; the absolute path of what lies elsewhere.
  func relative(_ path: String) -> String {
    let parts = Self.parts(path)
    guard parts.count > folder.count, parts.starts(with: folder) else {
      return "/" + parts.joined(separator: "/")
    }
    return parts.dropFirst(folder.count).joined(separator: "/")
  }

  static func absolute(_ path: String) -> String { FolderIndex.absolute(path) }

  private static func parts(_ path: String) -> [String] {
    FolderIndex.absolute(path).split(separator: "/").map(String.init)
  }
}
