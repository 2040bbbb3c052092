internal import Foundation

/// A file, device or pipe, or standard input, that is read piece by piece.
package final class InputPieces {
  package typealias Refusal = InputRefusal

  /// The size of a file; nil for a pipe or a device.
  package private(set) var size: Int?

  private let descriptor: Int32
  private let isOwned: Bool
  private let isPipe: Bool
  /// Whether a pipe has, or had, a writer.
  private var hasWriter = true
  private let deadline = ContinuousClock().now + InputFile.patience

  /// Opens the file at a path.
  ///
  /// - Throws: ``Refusal`` if the file is missing, not permitted or a folder.
  package init(_ path: String) throws(Refusal) {
    // Non-blocking, because opening a pipe would otherwise wait until its other end is opened.
    let opened = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else {
      let error = SystemError.last
      throw Refusal(reason: error.code == ENOENT ? "no such file" : error.words)
    }
    let info = try? Folder.Info(of: opened)
    let reason = info == nil ? SystemError.last.words : "is a folder; give a file"
    guard let info, !info.isFolder else {
      _ = Foundation.close(opened)
      throw Refusal(reason: reason)
    }
    (descriptor, isOwned) = (opened, true)
    isPipe = !info.isRegular
    if !isPipe { size = Int(info.st_size) }
    // A device: `/dev/null` is empty, `/dev/zero` exceeds the limit.
    if info.st_mode & S_IFMT == S_IFIFO { hasWriter = Self.isHandedOver(path) }
  }

  /// Reads an open file, from its present position.
  package init(of descriptor: Int32) {
    self.descriptor = descriptor
    (isOwned, isPipe) = (false, false)
  }

  /// Standard input, without a time limit.
  package static var standardInput: InputPieces { InputPieces(of: 0) }

  deinit { if isOwned { _ = Foundation.close(descriptor) } }

  /// Appends the next piece, as soon as there is one.
  ///
  /// - Parameters:
  ///   - bytes: What the piece is appended to.
  ///   - rest: The number of bytes that are expected until the end.
  /// - Returns: Whether there was one before the end.
  /// - Throws: ``Refusal`` if it cannot be read, or nobody writes to a pipe.
  package func read(into bytes: inout [UInt8], expecting rest: Int = 0) throws(Refusal) -> Bool {
    let length = isPipe ? 1 << 16 : min(1 << 20, max(1 << 16, rest))
    while true {
      do {
        if try Descriptor.read(descriptor, upTo: length, into: &bytes) > 0 {
          hasWriter = true
          return true
        }
      } catch {
        guard error.code == EAGAIN else { throw Refusal(reason: error.words) }
        hasWriter = true
        _ = Descriptor.wait(for: [(descriptor, Int16(POLLIN))], milliseconds: -1)
        continue
      }
      // No data means the end if there was a writer, and otherwise that there is no writer yet.
      if hasWriter { return false }
      guard ContinuousClock().now < deadline else {
        throw Refusal(
          reason:
            "nobody writes to this pipe; waited \(InputFile.patience.components.seconds) seconds")
      }
      usleep(20_000)
    }
  }

  /// Waits for the next piece or the end; returns false if a signal arrives that ``Interruption`` holds.
  package func waitUnlessInterrupted() -> Bool {
    while !Interruption.isPending {
      if Descriptor.wait(for: [(descriptor, Int16(POLLIN))], milliseconds: 50) != [0] {
        return true
      }
    }
    return false
  }

  /// Returns whether the shell opened the pipe, as for `<(…)`: then it has, or had, a writer.
  private static func isHandedOver(_ path: String) -> Bool {
    path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") || path == "/dev/stdin"
  }
}
