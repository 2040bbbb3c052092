internal import Foundation
public import TextMetrics

/// The error of a font folder that cannot be read.
public struct FontFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder or file.
  public let path: String
  /// The error in one line, without a period.
  public let message: String

  /// The path and the message.
  public var description: String { "\(path): \(message)" }
}

extension FontLibrary {
  /// A font file that could not be read.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The error.
    public let error: FontFileError

    /// The path and the reason.
    public var description: String { "\(path): \(error)" }
  }

  /// Reads the font files in a folder and its subfolders, sorted by name.
  ///
  /// Files with the extensions `ttf`, `otf`, `ttc` and `otc` are read. A file that cannot be read
  /// is reported as a finding. The path can also be that of a font file.
  ///
  /// - Parameter path: The path of a folder or file.
  /// - Returns: The faces, and the files that could not be read.
  /// - Throws: ``FontFolderError`` if the folder or file does not exist, or contains no font.
  public static func reading(
    folder path: String
  ) throws(FontFolderError) -> (library: FontLibrary, findings: [Finding]) {
    let files = try fontFiles(at: path)
    var library = FontLibrary()
    var findings: [Finding] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw FontFolderError(path: file, message: "cannot be read")
      }
      do {
        for face in try FontFile.faces(in: [UInt8](data)) { library.add(face) }
      } catch {
        findings.append(Finding(path: file, error: error))
      }
    }
    return (library, findings)
  }

  private static func fontFiles(at path: String) throws(FontFolderError) -> [String] {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw FontFolderError(path: path, message: "no such folder or font file")
    }
    guard attributes[.type] as? FileAttributeType == .typeDirectory else { return [path] }
    let endings = [".ttf", ".otf", ".ttc", ".otc"]
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { name in endings.contains { name.lowercased().hasSuffix($0) } }
    guard !files.isEmpty else {
      throw FontFolderError(path: path, message: "has no font (.ttf, .otf, .ttc, .otc)")
    }
    return files.sorted().map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
  }
}
