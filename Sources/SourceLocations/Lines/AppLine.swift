internal import Foundation
internal import LayoutGeometry

/// Chooses from a call stack the line that its reader wants to see.
///
/// That is the innermost line outside Purlin's own sources and those of libraries. A library is a folder with a
/// podspec, or with a license beside `Package.swift`, that does not contain the code which calls it; or one to which
/// a package manager has copied its dependencies. Where only the library has lines, such as in its own tests, the
/// innermost line is chosen.
struct AppLine {
  /// The folder of Purlin's own sources.
  private let own: String
  /// The folder of code that was generated for the app's; nil without any.
  private let generated: String?
  private let files: any FileKnowledge
  private var libraries: [String: String?] = [:]
  private var existing: [String: Bool] = [:]

  /// The folders to which package managers copy dependencies.
  private static let dependencyFolders = ProjectFolder.dependencies.union(["checkouts"])

  init(
    own: String = Self.sources, generated: String? = nil, files: any FileKnowledge = FoundFiles()
  ) {
    (self.own, self.generated, self.files) = (own, generated, files)
  }

  /// The folder `Sources` in which this file was compiled.
  static let sources = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  /// Returns the line for a call stack, innermost first; nil if it has none of the app.
  mutating func location(in stack: [CodeLocation.Frame]) -> CodeLocation? {
    let frames = stack.filter { frame in
      frame.line > 0 && !frame.path.hasPrefix(own + "/")
        && !(generated.map { frame.path.hasPrefix($0 + "/") } ?? false) && isThere(frame.path)
    }
    guard let innermost = frames.first else { return nil }
    let library = library(of: innermost.path)
    let rest = frames.drop { frame in library != nil && self.library(of: frame.path) == library }
    guard let line = rest.first else {
      return CodeLocation(path: innermost.path, line: innermost.line)
    }
    let caller = rest.dropFirst().first.flatMap { $0.path == line.path ? nil : $0 }
    return CodeLocation(
      path: line.path, line: line.line, library: line == innermost ? nil : innermost,
      caller: caller)
  }

  private mutating func isThere(_ path: String) -> Bool {
    if let known = existing[path] { return known }
    let answer = files.exists(path)
    existing[path] = answer
    return answer
  }

  /// The folder of the library that a file belongs to; nil if it belongs to none.
  private mutating func library(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let folder = parts.joined(separator: "/")
    if let known = libraries[folder] { return known }
    var found: String?
    for count in stride(from: parts.count, to: 1, by: -1) where found == nil {
      let candidate = parts.prefix(count).joined(separator: "/")
      if Self.dependencyFolders.contains(String(parts[count - 2]))
        || isLibrary(files.names(in: candidate))
      {
        found = candidate
      }
    }
    libraries[folder] = .some(found)
    return found
  }

  private func isLibrary(_ names: [String]) -> Bool {
    if names.contains(where: { $0.hasSuffix(".podspec") }) { return true }
    return names.contains("Package.swift")
      && names.contains { $0.uppercased().hasPrefix("LICENSE") }
  }
}

/// What files and folders there are.
protocol FileKnowledge: Sendable {
  func exists(_ path: String) -> Bool
  func names(in folder: String) -> [String]
}

/// The files of the machine.
private struct FoundFiles: FileKnowledge {
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
