internal import Foundation

/// Reads a file, device or pipe to its end, in bounded time and memory.
enum InputFile {
  typealias Refusal = InputRefusal

  /// The time to wait for a writer of a pipe.
  static let patience = Duration.seconds(5)

  /// Reads the file at a path.
  ///
  /// - Throws: ``Refusal`` if the file is missing, not permitted, a folder, longer than `limit`, or
  ///   a pipe without a writer.
  static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
    // Non-blocking, because opening a pipe would otherwise wait until its other end is opened.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let error = SystemError.last
      throw Refusal(reason: error.code == ENOENT ? "no such file" : error.words)
    }
    defer { _ = Foundation.close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else {
      throw Refusal(reason: SystemError.last.words)
    }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: throw Refusal(reason: "is a folder; give a file")
    case S_IFREG:
      guard info.st_size <= limit else { throw tooLong(limit, size: Int(info.st_size)) }
      return try readFile(descriptor, expecting: Int(info.st_size), limit: limit)
    case S_IFIFO: return try readPipe(descriptor, hasWriter: isHandedOver(path), limit: limit)
    // A device: `/dev/null` is empty, `/dev/zero` exceeds the limit.
    default: return try readPipe(descriptor, hasWriter: true, limit: limit)
    }
  }

  /// Reads standard input to its end, without a time limit.
  static func readStandardInput(limit: Int) throws(Refusal) -> [UInt8] {
    try readFile(0, expecting: 1 << 16, limit: limit)
  }

  /// Reads an open file from its beginning.
  static func readAgain(_ descriptor: Int32, limit: Int) throws(Refusal) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Refusal(reason: SystemError.last.words) }
    let size = (try? Folder.Info(of: descriptor))?.st_size ?? 0
    return try readFile(descriptor, expecting: min(Int(size), limit), limit: limit)
  }

  /// Returns whether the shell opened the pipe, as for `<(…)`: then it has, or had, a writer.
  private static func isHandedOver(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") || path == "/dev/stdin"
  }

  private static func tooLong(_ limit: Int, size: Int? = nil) -> Refusal {
    let size = size.map { "has \($0 >> 20) MB" } ?? "has more than \(limit >> 20) MB"
    return Refusal(
      reason: "the file \(size); files of up to \(limit >> 20) MB are read", isAboutContent: true)
  }

  private static func readFile(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more detects the end without growing the buffer.
    bytes.reserveCapacity(size + 1)
    while true {
      let piece = min(1 << 20, max(1 << 16, size - bytes.count + 1))
      do {
        guard try Descriptor.read(descriptor, upTo: piece, into: &bytes) > 0 else { return bytes }
      } catch { throw Refusal(reason: error.words) }
      guard bytes.count <= limit else { throw tooLong(limit) }
    }
  }

  private static func readPipe(
    _ descriptor: Int32, hasWriter: Bool, limit: Int
  ) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var hasWriter = hasWriter
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while true {
      do {
        // No data means the end if there was a writer, and otherwise that there is no writer yet.
        if try Descriptor.read(descriptor, upTo: 1 << 16, into: &bytes) == 0 {
          if hasWriter { return bytes }
          guard clock.now < deadline else {
            throw Refusal(
              reason: "nobody writes to this pipe; waited \(patience.components.seconds) seconds")
          }
          usleep(20_000)
        } else {
          hasWriter = true
        }
      } catch let error as SystemError where error.code == EAGAIN {
        hasWriter = true
        _ = Descriptor.wait(for: [(descriptor, Int16(POLLIN))], milliseconds: -1)
      } catch let error as SystemError {
        throw Refusal(reason: error.words)
      } catch let refusal as Refusal {
        throw refusal
      } catch { throw Refusal(reason: "\(error)") }
      guard bytes.count <= limit else { throw tooLong(limit) }
    }
  }
}
