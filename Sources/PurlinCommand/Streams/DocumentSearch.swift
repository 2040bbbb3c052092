internal import Foundation
internal import InterfaceBuilder
internal import LayoutGeometry
internal import InterfaceLinter
internal import IsolatedWork

/// The documents among paths that were named: files as given, folders searched with their subfolders.
///
/// A file or folder that is named is always taken. Inside a folder these are left out: hidden entries, such as
/// `.git` and `.build`; folders of ``ProjectFolder/foreign``; exported localizations, which contain
/// copies of documents; what `.gitignore` names; documents for other platforms than UIKit's, and those that a project puts
/// in no target; links to folders, because they could form a cycle.
struct DocumentSearch {
  /// Each document once, as a path that begins with the given one, in order of name within a folder.
  private(set) var documents: [String] = []
  /// The number of documents for macOS and watchOS in folders.
  private(set) var foreignCount = 0
  /// The documents in folders that no target contains.
  private var unbuilt: [String] = []
  private var unbuiltFiles = UnbuiltFiles()

  private let searchesEverything: Bool
  /// The folders that were left out of this search.
  private var leftOut: [String] = []

  /// Searches.
  ///
  /// - Parameters:
  ///   - paths: Documents and folders.
  ///   - everything: Whether what `.gitignore` names, folders of ``ProjectFolder/foreign`` and documents in no target
  ///     are searched, too.
  ///   - trouble: Called with each error; if it is nil, the first error is thrown.
  /// - Throws: ``CommandFailure`` for paths that are missing, cannot be read or contain no document, if
  ///   `trouble` is nil.
  init(
    _ paths: [String], everything: Bool = false,
    trouble: ((_ path: String, _ failure: CommandFailure) -> Void)? = nil
  ) throws {
    searchesEverything = everything
    var found: [String] = []
    for path in paths {
      do {
        found += try search(path, trouble)
      } catch let failure as CommandFailure where trouble != nil {
        trouble?(path, failure)
      }
    }
    // A document that is named twice, or that is also in a named folder, is returned once.
    var seen: Set<String> = []
    documents = found.filter { seen.insert(LintPaths.absolute($0)).inserted }
  }

  /// Writes a line about documents for other platforms, and one about those in no target, if folders have some.
  func tell() {
    func count(_ number: Int) -> String { "\(number) document\(number == 1 ? "" : "s")" }
    if foreignCount > 0 {
      StandardError.line("\(count(foreignCount)) for macOS or watchOS skipped")
    }
    if let first = unbuilt.first {
      StandardError.line(
        "\(count(unbuilt.count)) in no target of a project skipped, such as \(first): name a document "
          + "to check it")
    }
  }

  private mutating func search(
    _ path: String, _ trouble: ((_ path: String, _ failure: CommandFailure) -> Void)?
  ) throws -> [String] {
    guard let info = Folder.Info(at: path) else {
      let error = SystemError.last
      if error.code == ENOENT, path.contains(where: { "*?".contains($0) }) {
        return try search(pattern: path, trouble)
      }
      let handle = DocumentHandle(path)
      let isObject = handle.object != nil && Folder.Info(at: handle.file) != nil
      throw CommandFailure.input(
        isObject
          ? "'\(path)' names an object; give the whole document, \(handle.file)"
          : "\(path): \(error.code == ENOENT ? "no such file or folder" : error.words)")
    }
    guard info.isFolder else { return [path] }
    var found: [String] = []
    var isRead = true
    let skippedBefore = foreignCount + unbuilt.count
    leftOut = []
    var folders = [
      (
        path: path == "." ? "" : Self.trimmed(path),
        ignored: searchesEverything ? IgnoredPaths() : IgnoredPaths(above: path)
      )
    ]
    let start = folders[0].path
    while let (folder, above) = folders.popLast() {
      let shown = folder.isEmpty ? "." : folder
      let entries: [String]
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: shown)
      } catch {
        let failure = CommandFailure.input("\(shown): folder cannot be read: \(reason(shown))")
        guard let trouble else { throw failure }
        trouble(shown, failure)
        isRead = false
        continue
      }
      var ignored = above
      if !searchesEverything, entries.contains(".gitignore") { ignored.add(in: shown) }
      for name in entries where !name.hasPrefix(".") {
        let entry = folder.isEmpty ? name : (folder == "/" ? "/" : folder + "/") + name
        let isFolder = Files.isFolder(entry)
        guard isFolder ? !Self.isLink(entry) : Files.isDocument(name) else { continue }
        if !searchesEverything,
          isFolder && ProjectFolder.isForeign(name)
            || isFolder && folder != start && ProjectFolder.isOfSamples(name, beside: entries)
            || ignored.contains(entry, isFolder: isFolder)
        {
          leftOut.append(entry)
        } else if isFolder {
          folders.append((entry, ignored))
        } else if Self.isForOtherPlatform(entry) {
          foreignCount += 1
        } else if !searchesEverything, unbuiltFiles.contains(entry) {
          unbuilt.append(entry)
        } else {
          found.append(entry)
        }
      }
    }
    if found.isEmpty, isRead, foreignCount + unbuilt.count == skippedBefore {
      throw CommandFailure.input("\(path): no .storyboard or .xib in it\(exception)")
    }
    return found.sorted()
  }

  /// Returns the documents that a pattern matches, as of a shell: the folder before the first wildcard is searched.
  private mutating func search(
    pattern: String, _ trouble: ((_ path: String, _ failure: CommandFailure) -> Void)?
  ) throws -> [String] {
    let names = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let plain = names.prefix { name in !name.contains { "*?".contains($0) } }
    let folder = plain.isEmpty ? "." : plain.joined(separator: "/")
    let matcher = PathPattern(pattern)
    let found = try search(folder.isEmpty ? "/" : folder, trouble).filter { path in
      // A pattern without a slash is one of this folder's names.
      matcher.matches(path) && (names.count > 1 || !path.contains("/"))
    }
    guard found.isEmpty else { return found }
    throw CommandFailure.input("\(pattern): matches no .storyboard or .xib")
  }

  /// What an error about an empty folder says of what was not searched.
  private var exception: String {
    guard let first = leftOut.min() else { return "" }
    let others = leftOut.count == 1 ? "" : " and \(leftOut.count - 1) more"
    return ", without \(first)\(others) (.gitignore, "
      + "\(ProjectFolder.foreign.sorted().joined(separator: ", "))), which must be named"
  }

  /// Returns whether a document's beginning says that it is for macOS or watchOS.
  ///
  /// One that cannot be read is not; the error is reported where it is read.
  private static func isForOtherPlatform(_ path: String) -> Bool {
    // A pipe would be waited for, and read only once.
    guard Files.isRegular(path), let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    guard let beginning = try? file.read(upToCount: 1024) else { return false }
    return InterfaceDocument.isForOtherPlatform(
      beginning: String(decoding: beginning, as: UTF8.self))
  }

  /// Returns the path without trailing slashes.
  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the reason for which a folder cannot be listed.
  private func reason(_ folder: String) -> String {
    guard let opened = unsafe opendir(folder) else { return SystemError.last.words }
    unsafe closedir(opened)
    return "unknown reason"
  }
}
