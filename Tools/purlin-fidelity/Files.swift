internal import Foundation
internal import InterfaceBuilder
internal import LayoutGeometry

/// Reading and writing files, with the path in every error.
enum Files {
  static func read(_ path: String) throws -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw ToolFailure.input("\(path): cannot be read")
    }
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  static func document(_ path: String) throws -> InterfaceDocument {
    let bytes = try read(path)
    do { return try InterfaceDocument(parsing: bytes) } catch {
      throw ToolFailure.input("\(path):\(error.position): \(error.message)")
    }
  }

  static func write(_ text: String, to path: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw ToolFailure.input("\(path): cannot be written")
    }
  }

  /// The documents among the paths: files as given, folders searched through, in order of name.
  ///
  /// Hidden files and folders are left out, and inside of folders dependencies and build products.
  static func documents(in paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ToolFailure.input("\(path): no such file or folder")
      }
      guard isFolder.boolValue else { return [path] }
      let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return found.filter { entry in
        (entry.hasSuffix(".storyboard") || entry.hasSuffix(".xib"))
          && !entry.split(separator: "/")
            .contains { $0.hasPrefix(".") || ProjectFolder.isForeign($0) }
      }.map { path + "/" + $0 }.sorted()
    }
  }
}
