internal import Foundation

/// What the command prints: every write is checked.
///
/// The standard library's `print` ignores errors, so that a full disc would cut a report short and
/// the status would still be 0.
enum StandardOutput {
  /// Nobody reads any more, which is no error of ours and needs no words.
  struct Closed: Error {}

  /// Prints a text as it is.
  static func write(_ text: String) throws {
    do { try Descriptor.write(text.utf8, to: 1) } catch { throw failure(error) }
  }

  /// Prints a text and ends the line.
  static func line(_ text: String) throws { try write(text + "\n") }

  /// Prints a text unless an interruption comes while the reader makes us wait.
  ///
  /// - Returns: Whether all was written.
  static func writeInterruptibly(_ text: String) throws -> Bool {
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      // As much as a pipe takes at once where it takes anything (POSIX, `PIPE_BUF`).
      let piece = left.prefix(Int(PIPE_BUF))
      while Descriptor.wait(for: [(1, Int16(POLLOUT))], milliseconds: 50) == [0] {
        if Interruption.isPending { return false }
      }
      do { left.removeFirst(try Descriptor.writeSome(piece, to: 1)) } catch { throw failure(error) }
    }
    return true
  }

  /// Closes the stream: some systems report only now what they could not store.
  static func finish() throws {
    do { try Descriptor.close(1) } catch  where error.code == EBADF {
      // It was closed from the beginning, and whoever wrote to it has heard of that.
    } catch { throw failure(error) }
  }

  private static func failure(_ error: SystemError) -> any Error {
    error.code == EPIPE
      ? Closed() : CommandFailure.output("standard output: cannot be written: \(error.words)")
  }
}

/// What is said to a person, apart from what is printed for programs.
enum StandardError {
  /// Where the lines go: in a supervised process not to 2, which a crash's words go to.
  nonisolated(unsafe) private static var descriptor: Int32 = 2

  static func use(_ other: Int32) { unsafe descriptor = other }

  /// Says a line; where nobody can be told there is nobody to tell that, either.
  static func line(_ text: String) { write(text + "\n") }

  static func write(_ text: String) { try? Descriptor.write(text.utf8, to: unsafe descriptor) }
}

/// The three streams that every program has.
enum StandardStreams {
  /// Makes errors of the streams errors of calls, before anything is opened.
  ///
  /// A broken pipe and a file at its size limit would end the process by signal. And where a stream
  /// is closed, the next file opened would take its number: instead it becomes one whose use fails.
  static func prepare() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Of the free numbers the lowest is taken, which is this one.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
