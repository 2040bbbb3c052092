internal import Foundation
internal import IsolatedWork

/// Answers that tasks have finished, until the thread of the server sends them.
final class FinishedAnswers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [(key: Int, response: HTTPResponse)] = []
  private let wake: PipeEnds

  init() throws(SystemError) {
    wake = try PipeEnds()
    for end in [wake.read, wake.write] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
  }

  /// A descriptor that can be read while there are answers.
  var descriptor: Int32 { wake.read }

  /// Adds the answer for the connection with a key.
  func add(_ response: HTTPResponse, to key: Int) {
    lock.withLock { answers.append((key, response)) }
    // Without waiting: if the pipe is full, the thread is awake anyway.
    unsafe withUnsafeBytes(of: UInt8(0)) { _ = unsafe write(wake.write, $0.baseAddress, 1) }
  }

  /// Removes and returns the answers.
  func take() -> [(key: Int, response: HTTPResponse)] {
    var ignored: [UInt8] = []
    while let count = try? Descriptor.read(wake.read, upTo: 256, into: &ignored), count > 0 {}
    return lock.withLock {
      defer { answers = [] }
      return answers
    }
  }
}
