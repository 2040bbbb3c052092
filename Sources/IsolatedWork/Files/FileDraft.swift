internal import Foundation

/// A file that is written in parts and appears under its name when it is complete.
///
/// The parts are written to a temporary file beside it (``Draft``), which replaces the file at the
/// end: if the run is stopped, the previous file is kept. Owner, group, permissions and attributes of
/// the previous file are kept; a link stays, and the file that it leads to is replaced. A device or a
/// pipe is written directly.
///
/// Not replaced is what the user may not want to lose: a write-protected file, one that has other
/// names, one whose owner could not be kept, and, by a report, a document.
package struct FileDraft {
  /// What is written.
  package enum Content {
    /// A document, which may replace one.
    case document
    /// Anything else.
    case report
  }

  /// Whether a file is replaced that is not replaced otherwise.
  package enum Force {
    case given, withheld
    /// The subcommand has no such option.
    case unavailable
  }

  /// What must be in place of the file for it to be replaced.
  package enum Expectation {
    case anything
    /// These contents, or no file.
    case version(FileVersion?)
  }

  /// The file is not as expected: another program has written it.
  package struct Changed: Error {}

  private enum Target {
    case device(Int32)
    case file(WritePlace, Draft)
  }

  private let path: String
  private let force: Force
  private let target: Target

  /// Begins writing a file.
  ///
  /// - Throws: ``CommandFailure`` if the file could not be replaced at the end.
  package init(_ path: String, _ content: Content = .report, force: Force = .unavailable) throws {
    self.path = path
    self.force = force
    do {
      // Followed by the system, because the links of open files, as `/dev/stdout`, lead to no path.
      if let info = Folder.Info(at: path), !info.isRegular {
        guard !info.isFolder else { throw SystemError(code: EISDIR) }
        target = .device(try Self.openDevice(path))
        return
      }
      let place = try WritePlace(path)
      if content == .report { try Files.refuseReport(inPlaceOf: path, leadingTo: place.name) }
      let file = try Self.info(path, place)
      if let file { try Self.check(path, place, file, force) }
      Draft.removeLeftovers(beside: place)
      target = .file(place, try Draft(in: place.folder, mode: file == nil ? 0o666 : 0o600))
    } catch let error as SystemError {
      throw CommandFailure.output(
        "\(path): " + (error.code == EISDIR ? "is a folder" : "cannot be written: \(error.words)"))
    }
  }

  /// Describes the file; nil if there is none.
  ///
  /// A new file has two names until that of its draft is removed. Its process holds the lock until
  /// then, and if it was killed in between, the draft is left over.
  private static func info(_ path: String, _ place: WritePlace) throws -> Folder.Info? {
    guard let info = try place.info, info.isRegular, info.st_nlink > 1 else {
      return try place.info
    }
    try FileLock.take(path, at: place)?.release()
    Draft.removeLeftovers(in: place.folder)
    return try place.info
  }

  /// Throws an error if an existing file is not to be replaced.
  private static func check(
    _ path: String, _ place: WritePlace, _ info: Folder.Info, _ force: Force
  ) throws {
    guard force != .given else { return }
    func refuse(_ reason: String) -> CommandFailure {
      .output("\(path): \(reason); \(remedy(force))")
    }
    do { try place.folder.checkWritable(place.name) } catch {
      throw refuse(error.code == EACCES ? "is write-protected" : error.words)
    }
    // The system lets root write everything.
    guard info.st_mode & 0o222 != 0 else { throw refuse("is write-protected") }
    guard info.st_nlink <= 1 else {
      throw refuse(
        "has \(info.st_nlink) names (hard links), and the others would keep the old contents")
    }
    guard info.st_uid == geteuid() || geteuid() == 0 else {
      throw refuse("belongs to another user, and would become yours")
    }
  }

  private static func remedy(_ force: Force) -> String {
    force == .withheld ? "--force writes it all the same" : "name another file"
  }

  /// Opens a device, or a pipe if it has or soon gets a reader.
  private static func openDevice(_ path: String) throws(SystemError) -> Int32 {
    let deadline = ContinuousClock().now + InputFile.patience
    while true {
      let descriptor = unsafe open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      if descriptor >= 0 { return descriptor }
      let error = SystemError.last
      guard error.code == ENXIO, ContinuousClock().now < deadline else { throw error }
      usleep(20_000)
    }
  }

  package func write(_ bytes: some Collection<UInt8>) throws {
    switch target {
    case .device(let descriptor):
      try finally { () throws(SystemError) in try Descriptor.write(bytes, to: descriptor) }
    case .file(_, let draft):
      try finally { () throws(SystemError) in try Descriptor.write(bytes, to: draft.descriptor) }
    }
  }

  /// Moves the file to its final name.
  ///
  /// - Parameters:
  ///   - expectation: What must be there. A device is as expected.
  ///   - lock: The file's lock, if it is held already; otherwise it is taken.
  /// - Throws: ``Changed`` if something else is there, and ``CommandFailure``; the previous file is
  ///   then kept.
  package func finish(replacing expectation: Expectation = .anything, lock: FileLock? = nil) throws
  {
    switch target {
    case .device(let descriptor):
      try finally { () throws(SystemError) in try Descriptor.close(descriptor) }
    case .file(let place, let draft):
      defer { draft.discard() }
      while try !move(draft, to: place, replacing: expectation, lock: lock) {}
    }
  }

  /// Gives the draft its final name; returns false if a file has just got it.
  private func move(
    _ draft: Draft, to place: WritePlace, replacing expectation: Expectation, lock: FileLock?
  ) throws -> Bool {
    let own = lock == nil ? try FileLock.take(path, at: place) : nil
    defer { own?.release() }
    guard let lock = lock ?? own else {
      if case .version(.some) = expectation { throw Changed() }
      do throws(SystemError) {
        try draft.settle(surely: false)
        try draft.become(place.name)
        return true
      } catch {
        guard error.code == EEXIST else { throw failure(error) }
        // Another process was faster, and has written what this one has not seen.
        if case .version = expectation { throw Changed() }
        return false
      }
    }
    if case .version(let version) = expectation {
      let bytes = try? InputFile.readAgain(lock.descriptor, limit: Files.longestDocument)
      // The path may lead to another file than the one whose lock was taken before.
      guard let bytes, FileVersion(of: bytes) == version,
        try place.info?.isSame(lock.info) == true
      else { throw Changed() }
    }
    guard lock.info.isRegular else { throw failure(SystemError(code: EEXIST)) }
    try Self.check(path, place, lock.info, force)
    do {
      try FileAttributes.copy(
        from: lock.descriptor, lock.info, to: draft.descriptor, mayDiffer: force == .given)
    } catch {
      throw CommandFailure.output(
        "\(path): has an owner, a group or attributes that cannot be kept (\(error.words)); "
          + Self.remedy(force))
    }
    try finally { () throws(SystemError) in
      try draft.settle(surely: true)
      try draft.replace(place.name)
    }
    return true
  }

  /// Keeps the previous file.
  package func abandon() {
    switch target {
    case .device(let descriptor): try? Descriptor.close(descriptor)
    case .file(_, let draft): draft.discard()
    }
  }

  /// Performs the end of writing; after an error the previous file is kept.
  private func finally(_ body: () throws(SystemError) -> Void) throws {
    do { try body() } catch {
      if case .file(_, let draft) = target { draft.discard() }
      throw failure(error)
    }
  }

  private func failure(_ error: SystemError) -> CommandFailure {
    CommandFailure.output("\(path): cannot be written to its end: \(error.words)")
  }
}
