package import Foundation

/// An open folder, in which files are named without a path.
///
/// A name cannot lead elsewhere, whatever happens to the folder's own path meanwhile: links are
/// neither followed nor opened.
package final class Folder: Sendable {
  /// What a name stands for.
  package typealias Info = stat

  private let descriptor: Int32

  /// Opens a folder.
  ///
  /// - Parameters:
  ///   - path: Its path; empty for the working directory.
  ///   - followsLink: Whether the path may be a link itself. Links to its parents are followed.
  /// - Throws: The error for which it cannot be opened.
  convenience init(_ path: String, followsLink: Bool = true) throws(SystemError) {
    try self.init(
      unsafe Foundation.open(
        path.isEmpty ? "." : path,
        O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)))
  }

  private init(_ descriptor: Int32) throws(SystemError) {
    guard descriptor >= 0 else { throw .last }
    self.descriptor = descriptor
  }

  deinit { _ = Foundation.close(descriptor) }

  /// Opens a folder in this one.
  package func folder(_ name: String) throws(SystemError) -> Folder {
    try Folder(
      unsafe openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// Creates a folder in this one; one that is there already is no error.
  package func makeFolder(_ name: String) throws(SystemError) {
    guard unsafe mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Opens a file without waiting, also if it is a pipe.
  package func open(_ name: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) -> Int32 {
    let file = unsafe openat(
      descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode)
    guard file >= 0 else { throw .last }
    return file
  }

  /// Describes what has a name; a link itself, not what it leads to.
  package func info(_ name: String) throws(SystemError) -> Info {
    var info = Info()
    guard unsafe fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    return info
  }

  /// The text of a link.
  package func link(_ name: String) throws(SystemError) -> String {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe readlinkat(descriptor, name, &text, text.count - 1)
    guard count >= 0 else { throw .last }
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Throws an error if this process may not write what has a name.
  package func checkWritable(_ name: String) throws(SystemError) {
    guard unsafe faccessat(descriptor, name, W_OK, AT_EACCESS) == 0 else { throw .last }
  }

  /// Gives a file of this folder another name in it, which replaces what has that name.
  package func move(_ name: String, to other: String) throws(SystemError) {
    guard unsafe renameat(descriptor, name, descriptor, other) == 0 else { throw .last }
  }

  /// Gives a file of this folder another name in it, which must be free.
  package func moveWithoutReplacing(_ name: String, to other: String) throws(SystemError) {
    if unsafe linkat(descriptor, name, descriptor, other, 0) == 0 {
      try remove(name)
      return
    }
    let error = SystemError.last
    // File systems without hard links, such as FAT.
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.code) else { throw error }
    guard (try? info(other)) == nil else { throw SystemError(code: EEXIST) }
    try move(name, to: other)
  }

  /// Removes a file, or a link itself.
  package func remove(_ name: String) throws(SystemError) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 else { throw .last }
  }

  /// The names in the folder, in no particular order.
  package var names: [String] {
    get throws(SystemError) {
      // A descriptor of its own, because reading moves it, and closing the list closes it.
      let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard copy >= 0 else { throw .last }
      guard let list = unsafe fdopendir(copy) else {
        let error = SystemError.last
        _ = Foundation.close(copy)
        throw error
      }
      defer { unsafe closedir(list) }
      var names: [String] = []
      while let entry = unsafe readdir(list) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
          unsafe $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
            unsafe String(cString: $0)
          }
        }
        if name != ".", name != ".." { names.append(name) }
      }
      return names
    }
  }
}

extension Folder.Info {
  package var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  /// Describes an open file.
  package init(of descriptor: Int32) throws(SystemError) {
    self.init()
    guard unsafe fstat(descriptor, &self) == 0 else { throw .last }
  }

  /// Reads what is at a path, or what a link there leads to; nil if nothing is there.
  package init?(at path: String) {
    self.init()
    guard unsafe stat(path, &self) == 0 else { return nil }
  }

  /// The time of the last change of the contents.
  package var changed: timespec {
    #if canImport(Darwin)
    st_mtimespec
    #else
    st_mtim
    #endif
  }

  /// Whether both describe one file.
  package func isSame(_ other: Self) -> Bool { st_dev == other.st_dev && st_ino == other.st_ino }
}
