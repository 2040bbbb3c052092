package import Foundation

/// A temporary file beside the one that it is going to become.
///
/// Its name has a fixed form that nothing else has, and its process locks it until it ends, for
/// whatever reason. What has such a name and is not locked is left over by a process that was
/// killed, and is removed when a file is next written in the folder. The lock counts on every
/// machine and in every container that share the folder, where the number of a process does not.
package final class Draft {
  package let folder: Folder
  /// The temporary name.
  package let name: String
  /// Where the content is written; -1 when the draft has its final name.
  package private(set) var descriptor: Int32

  /// Creates an empty draft.
  ///
  /// - Parameters:
  ///   - folder: Where it is created.
  ///   - mode: The permissions, of which the process's mask is taken away.
  /// - Throws: The error for which nothing can be created in the folder.
  package init(in folder: Folder, mode: mode_t = 0o666) throws(SystemError) {
    self.folder = folder
    while true {
      let name = Self.name(for: UInt64.random(in: 0...UInt64.max))
      let file: Int32
      do {
        file = try folder.open(name, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      } catch  where error.code == EEXIST { continue }
      // Another process may take the lock, and remove the file, before this one has locked it.
      let isLocked = flock(file, LOCK_EX | LOCK_NB) == 0 || FileLock.isUnsupported(errno)
      if isLocked, let info = try? Folder.Info(of: file), info.st_nlink > 0 {
        (self.name, descriptor) = (name, file)
        return
      }
      try? Descriptor.close(file)
    }
  }

  deinit { discard() }

  /// Removes the draft, unless it has its final name.
  package func discard() {
    guard descriptor >= 0 else { return }
    try? folder.remove(name)
    close()
  }

  /// Makes sure that what was written has reached the disk, or at least that no error is pending.
  package func settle(surely: Bool) throws(SystemError) {
    // Some systems report errors of earlier writes when a file is closed, also if it is a copy.
    let copy = dup(descriptor)
    guard copy >= 0 else { throw .last }
    try Descriptor.close(copy)
    // Where it is not possible, as on some devices, the previous line has found what can be found.
    guard !surely || fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// Gives the draft its final name, which replaces what has that name.
  package func replace(_ other: String) throws(SystemError) {
    try folder.move(name, to: other)
    close()
  }

  /// Gives the draft its final name, which must be free.
  package func become(_ other: String) throws(SystemError) {
    try folder.moveWithoutReplacing(name, to: other)
    close()
  }

  private func close() {
    _ = Foundation.close(descriptor)
    descriptor = -1
  }

  // MARK: What killed processes leave

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tidied: Set<String> = []

  /// Removes the drafts beside a file whose processes have ended, once in the life of this process.
  package static func removeLeftovers(beside place: WritePlace) {
    let isFirst = lock.withLock { unsafe tidied.insert(place.folderPath).inserted }
    if isFirst { removeLeftovers(in: place.folder) }
  }

  /// Removes the drafts in a folder whose processes have ended.
  ///
  /// - Complexity: O(*n*), where *n* is the number of files in the folder.
  package static func removeLeftovers(in folder: Folder) {
    for name in (try? folder.names) ?? [] where isName(name) {
      guard let file = try? folder.open(name, O_RDONLY) else { continue }
      defer { _ = Foundation.close(file) }
      guard let info = try? Folder.Info(of: file), info.isRegular, info.st_uid == geteuid(),
        flock(file, LOCK_EX | LOCK_NB) == 0, let named = try? folder.info(name), named.isSame(info)
      else { continue }
      try? folder.remove(name)
    }
  }

  private static let beginning = ".purlin-draft-"

  /// A name of the fixed form: a number, and a part of its digest, as 16 digits each.
  package static func name(for number: UInt64) -> String {
    let digits = String(number, radix: 16)
    let whole = String(repeating: "0", count: 16 - digits.count) + digits
    return "\(beginning)\(whole)-\(SHA256.digest(of: Array((beginning + whole).utf8)).prefix(16))"
  }

  /// Whether a draft could have this name.
  package static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(beginning) else { return false }
    let digits = name.dropFirst(beginning.count).prefix(16)
    guard let number = UInt64(digits, radix: 16) else { return false }
    return Self.name(for: number) == name
  }
}
