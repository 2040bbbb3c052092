internal import Foundation

/// The command's standard output, with every write checked.
///
/// The standard library's `print` ignores errors, so a full disk would truncate a report, and the
/// exit status would still be 0.
enum StandardOutput {
  /// The reader has closed the pipe, which is not an error and not reported.
  struct Closed: Error {}

  /// Prints a text without a newline.
  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Prints bytes.
  static func write(_ bytes: [UInt8]) throws {
    do { try Descriptor.write(bytes, to: 1) } catch { throw failure(error) }
  }

  /// Prints a text and a newline.
  static func line(_ text: String) throws { try write(text + "\n") }

  /// Prints a text, unless a signal arrives while a slow reader blocks the output.
  ///
  /// - Returns: Whether everything was written.
  static func writeInterruptibly(_ text: String) throws -> Bool {
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      // The number of bytes that a pipe accepts at once if it accepts any (POSIX, `PIPE_BUF`).
      let piece = left.prefix(Int(PIPE_BUF))
      while Descriptor.wait(for: [(1, Int16(POLLOUT))], milliseconds: 50) == [0] {
        if Interruption.isPending { return false }
      }
      do { left.removeFirst(try Descriptor.writeSome(piece, to: 1)) } catch { throw failure(error) }
    }
    return true
  }

  /// Closes the stream: some systems report write errors only now.
  static func finish() throws {
    do { try Descriptor.close(1) } catch  where error.code == EBADF {
      // It was closed from the start, and writing to it has already failed.
    } catch { throw failure(error) }
  }

  private static func failure(_ error: SystemError) -> any Error {
    error.code == EPIPE
      ? Closed() : CommandFailure.output("standard output: cannot be written: \(error.words)")
  }
}

/// Standard output for a text that is too large to be in memory at once.
///
/// Nothing is written after an error, which ``finish()`` throws.
struct StandardOutputStream: TextOutputStream {
  private var waiting: [UInt8] = []
  private var failure: (any Error)?

  /// The number of bytes that are written at once.
  private static let piece = 1 << 16

  mutating func write(_ text: String) {
    waiting += text.utf8
    if waiting.count >= Self.piece { flush() }
  }

  /// Writes what is left.
  mutating func finish() throws {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    defer { waiting.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do { try StandardOutput.write(waiting) } catch { failure = error }
  }
}

/// Messages for users, separate from the output for programs.
enum StandardError {
  /// The descriptor for messages: not 2 in a supervised process, where 2 receives the text of a
  /// crash.
  nonisolated(unsafe) private static var descriptor: Int32 = 2

  static func use(_ other: Int32) { unsafe descriptor = other }

  /// Prints a line; errors are ignored, because they could not be reported.
  static func line(_ text: String) { write(text + "\n") }

  static func write(_ text: String) { try? Descriptor.write(text.utf8, to: unsafe descriptor) }
}

/// The three standard streams.
enum StandardStreams {
  /// Prepares the streams so that their errors become errors of calls, before any file is opened.
  ///
  /// Otherwise a broken pipe or a file at its size limit would end the process by a signal. And if
  /// a stream is closed, the next file would get its number; instead, the number is assigned to a
  /// descriptor whose use fails.
  static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is assigned, which is this one.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
