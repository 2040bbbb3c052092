internal import Foundation

/// A file that is written in parts and appears under its name when it is complete.
///
/// The parts are written to a temporary file beside it, which replaces the file at the end: if the
/// run is stopped, the previous file is kept. A device or a pipe is written directly.
struct FileDraft {
  private let path: String
  private let place: String
  private let draft: String?
  private let descriptor: Int32

  /// Begins writing a file.
  ///
  /// - Throws: ``CommandFailure`` if the file could not be replaced at the end.
  init(_ path: String) throws {
    self.path = path
    var info = stat()
    let isThere = unsafe stat(path, &info) == 0
    let reason = SystemError.last
    if isThere {
      switch info.st_mode & S_IFMT {
      case S_IFDIR: throw CommandFailure.output("\(path): is a folder")
      case S_IFREG:
        place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        draft = Self.draft(for: place)
      default:
        place = path
        draft = nil
      }
    } else {
      // A link to a missing file is replaced; a link in a cycle is not followed.
      guard reason.code == ENOENT else {
        throw CommandFailure.output("\(path): \(reason.words)")
      }
      place = path
      draft = Self.draft(for: path)
    }
    do throws(SystemError) {
      descriptor =
        if let draft {
          try Self.create(draft, mode: isThere ? info.st_mode & 0o7777 : nil)
        } else { try Self.openDevice(place) }
    } catch {
      throw CommandFailure.output("\(path): cannot be written: \(error.words)")
    }
  }

  private static func draft(for path: String) -> String {
    let file = URL(fileURLWithPath: path)
    let name = ".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return file.deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// Creates a file with the permissions of the one that it will replace, or the default ones.
  private static func create(_ path: String, mode: mode_t?) throws(SystemError) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw .last }
    if let mode { _ = fchmod(descriptor, mode) }
    return descriptor
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

  func write(_ bytes: some Collection<UInt8>) throws {
    do { try Descriptor.write(bytes, to: descriptor) } catch { throw failure(error) }
  }

  /// Moves the file to its final name.
  func finish() throws {
    do {
      // The system may report write errors only now.
      try Descriptor.close(descriptor)
      guard let draft else { return }
      guard unsafe rename(draft, place) == 0 else { throw SystemError.last }
    } catch let error as SystemError { throw failure(error) }
  }

  /// Keeps the previous file.
  func abandon() {
    try? Descriptor.close(descriptor)
    if let draft { _ = unsafe unlink(draft) }
  }

  private func failure(_ error: SystemError) -> CommandFailure {
    if let draft { _ = unsafe unlink(draft) }
    return CommandFailure.output("\(path): cannot be written to its end: \(error.words)")
  }
}
