package import Foundation

/// What is in a folder: every file, folder and link below it, with contents.
package struct FileTree: Equatable {
  /// One thing in the folder.
  package enum Item: Equatable {
    case file([UInt8], mode: UInt16)
    case folder
    case link(String)
    case other
  }

  package var items: [String: Item] = [:]

  /// Reads a folder; links are not followed.
  package init(_ folder: URL) throws {
    let list = FileManager.default.enumerator(atPath: folder.path)
    for case let name as String in list ?? .init() {
      let path = folder.path + "/" + name
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      switch attributes[.type] as? FileAttributeType {
      case .typeRegular:
        items[name] = .file(
          Array(try Data(contentsOf: URL(fileURLWithPath: path))),
          mode: (attributes[.posixPermissions] as? NSNumber)?.uint16Value ?? 0)
      case .typeDirectory: items[name] = .folder
      case .typeSymbolicLink:
        items[name] = .link(try FileManager.default.destinationOfSymbolicLink(atPath: path))
      default: items[name] = .other
      }
    }
  }
}

/// Gives a file, a folder or a link itself a time, in seconds since 1970.
package func setTime(_ seconds: Int, of path: String) {
  let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
  _ = unsafe utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW)
}
