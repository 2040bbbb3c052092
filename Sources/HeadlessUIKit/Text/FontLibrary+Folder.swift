internal import Foundation
public import TextMetrics

/// Why the fonts of a folder cannot be read at all.
public struct FontFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder or file.
  public let path: String
  /// The error, in one line without a full stop.
  public let message: String

  /// The path and the message.
  public var description: String { "\(path): \(message)" }
}

extension FontLibrary {
  /// A font file that was left out.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// Why it cannot be read.
    public let error: FontFileError

    /// The path and the reason.
    public var description: String { "\(path): \(error)" }
  }

  /// Reads the font files of a folder and the folders in it, in order of their names.
  ///
  /// Files whose names end in `ttf`, `otf`, `ttc` or `otc` count; a broken one costs a finding.
  /// The path of a single font file is read as well.
  ///
  /// - Parameter path: The folder, or one file.
  /// - Returns: The faces, and the files that could not be read.
  /// - Throws: When there is no such folder or file, or no font in it.
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
