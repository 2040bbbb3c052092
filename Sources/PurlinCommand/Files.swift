internal import Foundation
internal import InterfaceBuilder

/// Reading and writing, with errors in the command's own words.
enum Files {
  static func read(_ path: String) throws -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure.input("\(path): no such file")
    }
    guard !isFolder(path) else {
      throw CommandFailure.input("\(path): is a folder; give a .storyboard or .xib")
    }
    // Before it is in memory: the reader would refuse it only then.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let size = (attributes?[.size] as? NSNumber)?.intValue, size > 64 << 20 {
      throw CommandFailure.input(
        "\(path):1:1: the file has \(size >> 20) MB; files of up to 64 MB are read")
    }
    // What a shell hands over as `<(…)` is a pipe, which can only be read to its end.
    guard let data = try? FileHandle(forReadingAtPath: path)?.readToEnd() ?? Data() else {
      throw CommandFailure.input("\(path): cannot be read")
    }
    return [UInt8](data)
  }

  static func document(_ path: String) throws -> InterfaceDocument {
    try document(path, try read(path))
  }

  /// The document in bytes that were read from a path.
  static func document(_ path: String, _ bytes: [UInt8]) throws -> InterfaceDocument {
    do { return try InterfaceDocument(parsing: bytes) } catch {
      throw CommandFailure.input("\(path):\(error.position): \(error.message)")
    }
  }

  static func text(_ path: String) throws -> String {
    // Bytes that are no text become marks, and the reader of the text says where they hurt.
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Says something to a person, apart from what is written for programs.
  static func say(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Writes a whole file or nothing.
  static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a whole file or nothing.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = try FileDraft(path)
    try file.write(bytes)
    try file.finish()
  }

  /// The documents among the paths: files as given, folders searched through, in order of name.
  ///
  /// What is in hidden folders, such as a repository's own, is nobody's source. Links inside a folder
  /// are not followed: they could lead in a circle.
  ///
  /// - Parameters:
  ///   - paths: Documents and folders.
  ///   - trouble: Hears of what is in the way; without it that is thrown.
  /// - Returns: Each document once, as a path that begins with the one given.
  /// - Throws: ``CommandFailure`` for what is missing or cannot be read, without `trouble`.
  static func documents(
    in paths: [String], trouble: ((_ path: String, _ failure: CommandFailure) -> Void)? = nil
  ) throws -> [String] {
    var found: [String] = []
    for path in paths {
      do {
        found += try documents(at: path, trouble: trouble)
      } catch let failure as CommandFailure where trouble != nil {
        trouble?(path, failure)
      }
    }
    // What is named twice, or is in a folder that is named, too, counts once.
    var seen: Set<String> = []
    return found.filter { seen.insert(LintPaths.absolute($0)).inserted }
  }

  private static func documents(
    at path: String, trouble: ((_ path: String, _ failure: CommandFailure) -> Void)?
  ) throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure.input("\(path): no such file or folder")
    }
    guard isFolder(path) else { return [path] }
    var found: [String] = []
    var isRead = true
    var folders = [path == "." ? "" : trimmed(path)]
    while let folder = folders.popLast() {
      let shown = folder.isEmpty ? "." : folder
      let entries: [String]
      do {
        entries = try FileManager.default.contentsOfDirectory(atPath: shown)
      } catch {
        let failure = CommandFailure.input("\(shown): folder cannot be read")
        guard let trouble else { throw failure }
        trouble(shown, failure)
        isRead = false
        continue
      }
      for name in entries where !name.hasPrefix(".") {
        let entry = folder.isEmpty ? name : (folder == "/" ? "/" : folder + "/") + name
        if isFolder(entry) {
          if type(of: entry) != .typeSymbolicLink { folders.append(entry) }
        } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
          // A pipe that nobody writes to would be waited for without end.
          if let type = type(of: entry), [.typeRegular, .typeSymbolicLink].contains(type) {
            found.append(entry)
          }
        }
      }
    }
    if found.isEmpty, isRead { say("\(path): no .storyboard or .xib in it") }
    return found.sorted()
  }

  /// The path without slashes at its end.
  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Whether a path leads to a folder, perhaps by a link.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// What is at a path itself, links not followed.
  private static func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type]) as? FileAttributeType
  }
}
