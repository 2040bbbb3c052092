internal import Foundation

/// The command's standard output, with every write checked.
///
/// The standard library's `print` ignores errors, so a full disk would truncate a report, and the
/// exit status would still be 0.
package enum StandardOutput {
  /// The reader has closed the pipe, which is not an error and not reported.
  package struct Closed: Error {}

  /// The descriptor to which text is written; tests read another one.
  @TaskLocal package static var descriptor: Int32 = 1

  /// Prints a text without a newline.
  package static func write(_ text: OutputText) throws { try write(text.text.utf8) }

  /// Prints a text and a newline.
  package static func line(_ text: OutputText) throws { try write(text + "\n") }

  /// Prints a patch: byte for byte, so that it can be applied, except to a terminal.
  package static func patch(_ text: String) throws {
    guard isatty(descriptor) == 0 else { return try write(OutputText(text, as: .lines)) }
    try write(text.utf8)
  }

  private static func write(_ bytes: some Collection<UInt8>) throws {
    do { try Descriptor.write(bytes, to: descriptor) } catch { throw failure(error) }
  }

  /// Prints a text, unless a signal arrives while a slow reader blocks the output.
  ///
  /// - Returns: Whether everything was written.
  package static func writeInterruptibly(_ text: OutputText) throws -> Bool {
    var left = Array(text.text.utf8)[...]
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
  package static func finish() throws {
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
package struct StandardOutputStream: TextOutputStream {
  private let syntax: OutputText.Syntax
  private var waiting = ""
  private var failure: (any Error)?

  /// The number of bytes that are written at once, at least.
  private static let piece = 1 << 16

  /// Begins a text of a syntax.
  package init(as syntax: OutputText.Syntax) { self.syntax = syntax }

  package mutating func write(_ text: String) {
    waiting += text
    // Whole lines, because what a mark means depends on its place in the line.
    if waiting.utf8.count >= Self.piece, waiting.utf8.last == UInt8(ascii: "\n") { flush() }
  }

  /// Writes what is left.
  package mutating func finish() throws {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    defer { waiting.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    do { try StandardOutput.write(OutputText(waiting, as: syntax)) } catch { failure = error }
  }
}

/// Messages for users, separate from the output for programs.
package enum StandardError {
  /// The descriptor for messages: not 2 in a supervised process, where 2 receives the text of a
  /// crash.
  nonisolated(unsafe) private static var usual: Int32 = 2

  /// A descriptor instead of the usual one, for tests.
  @TaskLocal package static var redirected: Int32?

  package static func use(_ other: Int32) { unsafe usual = other }

  /// Prints a line; errors are ignored, because they could not be reported.
  package static func line(_ text: OutputText) { write(text + "\n") }

  package static func write(_ text: OutputText) {
    let descriptor = unsafe redirected ?? usual
    try? Descriptor.write(text.text.utf8, to: descriptor)
  }
}

/// The three standard streams.
package enum StandardStreams {
  /// Prepares the streams so that their errors become errors of calls, before any file is opened.
  ///
  /// Otherwise a broken pipe or a file at its size limit would end the process by a signal. And if
  /// a stream is closed, the next file would get its number; instead, the number is assigned to a
  /// descriptor whose use fails.
  package static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is assigned, which is this one.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
