internal import Foundation

/// What a file contained when it was read.
package struct FileVersion: Codable, Hashable, Sendable {
  private let digest: String

  package init(of bytes: [UInt8]) { digest = SHA256.digest(of: bytes) }
}

/// Files that are read, changed and written again, without losing what others write meanwhile.
package enum DocumentFile {
  /// The number of times that a file is changed again before that is given up.
  package static let mostTries = 5

  /// Replaces a file, unless it has changed.
  ///
  /// - Parameters:
  ///   - path: The file; if it is a link, the file that it leads to.
  ///   - bytes: The new contents.
  ///   - version: What was read; nil if there was no file.
  ///   - content: Whether it is a document.
  ///   - force: Whether protected files are written, too.
  ///   - lock: The file's lock, if it is held already.
  /// - Throws: ``FileDraft/Changed`` if the file has other contents now, and ``CommandFailure``. The
  ///   file is then as it was.
  package static func replace(
    _ path: String, with bytes: [UInt8], read version: FileVersion?,
    _ content: FileDraft.Content = .document, force: FileDraft.Force = .withheld,
    lock: FileLock? = nil
  ) throws {
    let draft = try FileDraft(path, content, force: force)
    try draft.write(bytes)
    try draft.finish(replacing: .version(version), lock: lock)
  }

  /// Changes a file, and changes it again if another process has changed it meanwhile.
  ///
  /// The first time nothing is locked during the work. From the second time on the lock is held, so
  /// that processes that lock wait for each other and all of them succeed; only a program that
  /// does not can still be faster.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - content: Whether it is a document.
  ///   - force: Whether protected files are written, too.
  ///   - change: Returns the new contents, nil for none, and a result; it is given nil if there is no file.
  /// - Returns: The result of the last `change`, whose contents are in the file.
  /// - Throws: What `change` throws, and ``CommandFailure``.
  package static func update<Result>(
    _ path: String, _ content: FileDraft.Content = .document,
    force: FileDraft.Force = .withheld,
    _ change: ([UInt8]?) throws -> (bytes: [UInt8]?, result: Result)
  ) throws -> Result {
    for number in 1...mostTries {
      let lock = number == 1 ? nil : try FileLock.take(path)
      defer { lock?.release() }
      let isThere = unsafe access(path, F_OK) == 0 || errno != ENOENT
      let before = isThere ? try Files.read(path) : nil
      let (after, result) = try change(before)
      guard let after, after != before else { return result }
      do {
        try replace(
          path, with: after, read: before.map { FileVersion(of: $0) }, content, force: force,
          lock: lock)
        return result
      } catch is FileDraft.Changed {}
    }
    throw changedTooOften(path)
  }

  /// The error for a file that other programs change all the time.
  package static func changedTooOften(_ path: String) -> CommandFailure {
    .output(
      "\(path): was changed by another program \(mostTries) times meanwhile, and is as that program "
        + "left it; try again")
  }
}
