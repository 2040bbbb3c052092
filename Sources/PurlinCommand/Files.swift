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
      throw CommandFailure.input("\(path): has \(size >> 20) MB; documents of up to 64 MB are read")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.input("\(path): cannot be read")
    }
    return [UInt8](data)
  }

  static func document(_ path: String) throws -> InterfaceDocument {
    let bytes = try read(path)
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
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandFailure.output("\(path): cannot be written")
    }
  }

  /// The documents among the paths: files as given, folders searched through, in order of name.
  ///
  /// What is in hidden folders, such as a repository's own, is nobody's source.
  static func documents(in paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      guard FileManager.default.fileExists(atPath: path) else {
        throw CommandFailure.input("\(path): no such file or folder")
      }
      guard isFolder(path) else {
        found.append(path)
        continue
      }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let documents = names.filter { name in
        (name.hasSuffix(".storyboard") || name.hasSuffix(".xib"))
          && !name.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      found += documents.sorted().map { path == "." ? $0 : trimmed(path) + "/" + $0 }
    }
    return found
  }

  /// The path without slashes at its end.
  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path == "/" ? "" : path
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type]) as? FileAttributeType
      == .typeDirectory
  }
}
