internal import Foundation

/// The right to replace a file, which one process has at a time.
///
/// The lock (`flock`) is on the file that is replaced, so no further file is needed, and it ends
/// with its process. Since a replaced file is another one under the same name, the name is looked
/// up again when the lock is granted: if it has moved on, the lock of the new file is awaited.
/// Whoever holds the lock may compare and replace; no other process of this command replaces the
/// file in between.
///
/// Where a file system has no locks, the right is granted at once.
package final class FileLock {
  /// The locked file, for reading; -1 when the lock is released.
  package private(set) var descriptor: Int32
  /// What the file was when it was locked.
  package private(set) var info: Folder.Info

  private init(_ descriptor: Int32, _ info: Folder.Info) {
    (self.descriptor, self.info) = (descriptor, info)
  }

  deinit { release() }

  /// Lets others have the lock.
  ///
  /// A lock that nobody mentions any more is released, too, at a moment that the compiler chooses.
  package func release() {
    guard descriptor >= 0 else { return }
    _ = Foundation.close(descriptor)
    descriptor = -1
  }

  /// Why there is no lock.
  package enum Refusal: Error {
    /// The system refuses to open the file.
    case system(SystemError)
    /// Another process has held the lock for too long, without replacing the file.
    case held(seconds: Int)
  }

  /// The time for which another process may hold the lock.
  package static let patience = Duration.seconds(30)

  /// Waits for the lock of a file.
  ///
  /// - Returns: The lock; nil if there is no file.
  package static func take(_ place: WritePlace) throws(Refusal) -> FileLock? {
    let clock = ContinuousClock()
    var deadline = clock.now + patience
    var pause: UInt32 = 1000
    var access = O_RDONLY
    while true {
      let file: Int32
      let wanted = access
      do { file = try open(place, access) } catch {
        if error.code == ENOENT { return nil }
        throw .system(error)
      }
      // Closes the file on every other way out.
      guard let info = try? Folder.Info(of: file) else {
        let error = SystemError.last
        _ = Foundation.close(file)
        throw .system(error)
      }
      let lock = FileLock(file, info)
      while flock(file, LOCK_EX | LOCK_NB) != 0 {
        // NFS locks only what is open for writing.
        if errno == EBADF, access == O_RDONLY {
          access = O_RDWR
          break
        }
        if isUnsupported(errno) { return lock }
        if current(info, place) == nil { break }
        guard clock.now < deadline, !Interruption.isPending else {
          throw .held(seconds: Int(patience.components.seconds))
        }
        usleep(pause)
        pause = min(pause * 2, 32_000)
      }
      if access == wanted, let current = current(info, place) {
        // Who had the lock may have changed the file, as by removing the name of its draft.
        lock.info = current
        return lock
      }
      // The file was replaced: whoever waits has a reason to go on.
      deadline = clock.now + patience
    }
  }

  private static func open(
    _ place: WritePlace, _ access: Int32
  ) throws(SystemError) -> Int32 {
    do { return try place.folder.open(place.name, access) } catch  where error.code == EACCES {
      // A file may be writable and not readable.
      return try place.folder.open(place.name, O_WRONLY)
    }
  }

  /// Describes a file anew if it still has the name.
  private static func current(_ info: Folder.Info, _ place: WritePlace) -> Folder.Info? {
    guard let current = try? place.folder.info(place.name) else { return nil }
    return current.isSame(info) ? current : nil
  }

  /// Whether an error of `flock` means that the file system has no locks.
  package static func isUnsupported(_ code: Int32) -> Bool {
    [ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].contains(code)
  }
}

extension FileLock {
  /// Waits for the lock of a file, with the command's error messages.
  ///
  /// - Parameters:
  ///   - path: The file, as the messages name it.
  ///   - place: Where the path leads; nil to follow it.
  /// - Returns: The lock; nil if there is no file.
  /// - Throws: ``CommandFailure``.
  package static func take(_ path: String, at place: WritePlace? = nil) throws -> FileLock? {
    do {
      return try take(try place ?? WritePlace(path))
    } catch Refusal.held(let seconds) {
      throw CommandFailure.output(
        "\(path): is locked by another process; waited \(seconds) seconds")
    } catch Refusal.system(let error) {
      throw CommandFailure.output("\(path): cannot be written: \(error.words)")
    } catch let error as SystemError {
      throw CommandFailure.output("\(path): cannot be written: \(error.words)")
    }
  }
}
