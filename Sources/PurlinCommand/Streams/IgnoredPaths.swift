internal import Foundation
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// What the `.gitignore` files of a repository name.
///
/// Source: gitignore(5). A file that is ignored but was added to the repository all the same counts as ignored,
/// because only the index would say so; character classes such as `[[:alpha:]]` are not read.
struct IgnoredPaths {
  private struct Pattern {
    /// The names of the file's folder.
    var folder: [String]
    /// The pattern's names; nil stands for any number of folders.
    var names: [NamePattern?]
    var isNegated: Bool
    var isForFolders: Bool

    func matches(_ path: ArraySlice<String>) -> Bool {
      StarPattern.matches(names, Array(path), isStar: { $0 == nil }) {
        $0?.matches($1) == true
      }
    }
  }

  /// The patterns, in ascending precedence.
  private var patterns: [Pattern] = []

  /// Creates an empty set.
  init() {}

  /// Reads the files above a folder, up to the root of the repository, if they do not name the folder itself.
  init(above folder: String) {
    let places = FolderIndex.places(near: folder)
    guard places.count > 1, let root = places.last else { return }
    read(root + "/.git/info/exclude", in: root)
    for (place, inside) in zip(places.dropFirst().reversed(), places.dropLast().reversed()) {
      add(in: place)
      if contains(inside, isFolder: true) {
        patterns = []
        return
      }
    }
  }

  /// Reads the file in a folder.
  mutating func add(in folder: String) { read(folder + "/.gitignore", in: folder) }

  private mutating func read(_ file: String, in folder: String) {
    guard let bytes = try? InputFile.read(file, limit: 1 << 20) else { return }
    let names = Self.names(folder)
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let pattern = Self.pattern(line, in: names) { patterns.append(pattern) }
    }
  }

  private static func names(_ path: String) -> [String] {
    LintPaths.absolute(path).split(separator: "/").map(String.init)
  }

  private static func pattern(_ line: Substring, in folder: [String]) -> Pattern? {
    var line = line
    // Blanks at the end do not count, unless the last is escaped.
    while line.hasSuffix(" "), !line.hasSuffix("\\ ") { line.removeLast() }
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let isNegated = line.hasPrefix("!")
    if isNegated { line.removeFirst() }
    let isForFolders = line.hasSuffix("/")
    if isForFolders { line.removeLast() }
    var names: [NamePattern?] = line.contains("/") ? [] : [nil]
    let parts = NamePattern.names(inGitPattern: line)
    for part in parts {
      if part == "**" {
        names.append(nil)
      } else if let name = NamePattern(gitPattern: part) {
        names.append(name)
      } else {
        return nil
      }
    }
    guard !parts.isEmpty else { return nil }
    // `**` at the end stands for everything inside, but not for the folder itself.
    if parts.count > 1, parts.last == "**" { names.append(NamePattern(wildcards: "*")) }
    return Pattern(
      folder: folder, names: names, isNegated: isNegated, isForFolders: isForFolders)
  }

  /// Returns whether a file or folder is ignored, other than through a folder around it.
  func contains(_ path: String, isFolder: Bool) -> Bool {
    guard !patterns.isEmpty else { return false }
    let names = Self.names(path)
    let last = patterns.last { pattern in
      (isFolder || !pattern.isForFolders) && names.starts(with: pattern.folder)
        && pattern.matches(names.dropFirst(pattern.folder.count))
    }
    return last.map { !$0.isNegated } ?? false
  }
}
