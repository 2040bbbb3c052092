internal import Foundation

/// Where a file is written: the folder and the name to which a path leads, after all links.
///
/// A link to a file stays, and the file that it leads to is written; that one need not exist yet.
package struct WritePlace {
  package let folder: Folder
  package let name: String
  /// The path of the folder, by which it was opened.
  package let folderPath: String

  /// The number of links that are followed, as Linux does.
  private static let mostLinks = 40

  /// Follows a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isNew: Whether a link with this name counts as a file that exists, and is not followed.
  /// - Throws: The error for which nothing can be written there.
  package init(_ path: String, isNew: Bool = false) throws(SystemError) {
    var path = path
    for _ in 0...Self.mostLinks {
      let (folderPath, name) = Self.parts(path)
      guard !name.isEmpty else { throw SystemError(code: path.isEmpty ? ENOENT : EISDIR) }
      let folder = try Folder(folderPath)
      guard let info = try? folder.info(name), info.isLink else {
        (self.folder, self.name, self.folderPath) = (folder, name, folderPath)
        return
      }
      guard !isNew else { throw SystemError(code: EEXIST) }
      let target = try folder.link(name)
      path = target.hasPrefix("/") || folderPath.isEmpty ? target : "\(folderPath)/\(target)"
    }
    throw SystemError(code: ELOOP)
  }

  /// Describes the file; nil if there is none.
  package var info: Folder.Info? {
    get throws(SystemError) {
      do { return try folder.info(name) } catch  where error.code == ENOENT { return nil }
    }
  }

  /// The folder and the name in a path; no name if it is a folder's by its form.
  private static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else {
      return path == "." || path == ".." ? (path, "") : ("", path)
    }
    let name = String(path[path.index(after: slash)...])
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return name == "." || name == ".." ? (path, "") : (folder, name)
  }
}
