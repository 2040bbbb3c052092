internal import Foundation

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

  static func absolute(_ path: String) -> String { "/" + parts(path).joined(separator: "/") }

  private static func parts(_ path: String) -> [String] {
    let whole =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [String] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
