internal import Foundation

/// Reading and writing by file descriptor, with errors as values, and restarted after signals.
package enum Descriptor {
  /// Reads at most `count` bytes and appends them to `bytes`.
  ///
  /// - Returns: The number of bytes; 0 at the end of the file.
  package static func read(
    _ descriptor: Int32, upTo count: Int, into bytes: inout [UInt8]
  ) throws(SystemError) -> Int {
    var got = 0
    var failure: SystemError?
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      repeat {
        got = unsafe Foundation.read(descriptor, buffer.baseAddress, count)
      } while got < 0 && errno == EINTR
      if got < 0 { failure = .last }
      length = max(got, 0)
    }
    if let failure { throw failure }
    bytes += piece
    return got
  }

  /// Writes all bytes.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32)
    throws(SystemError)
  {
    var left = Array(bytes)[...]
    while !left.isEmpty { left.removeFirst(try writeSome(left, to: descriptor)) }
  }

  /// Writes as much as one call can write, and returns the number of bytes.
  package static func writeSome(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32
  ) throws(SystemError) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      // Another program made the file non-blocking, as programs on terminals do.
      case EAGAIN: _ = wait(for: [(descriptor, Int16(POLLOUT))], milliseconds: -1)
      default: throw .last
      }
    }
  }

  /// Waits until one of the descriptors is ready.
  ///
  /// - Parameters:
  ///   - wanted: Descriptors with the events to wait for; negative ones are ignored.
  ///   - milliseconds: The longest wait; negative for no limit.
  /// - Returns: For each descriptor its events, in the bits of `poll`.
  package static func wait(
    for wanted: [(descriptor: Int32, events: Int16)], milliseconds: Int32
  ) -> [Int16] {
    var entries = wanted.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    let count = unsafe poll(&entries, nfds_t(entries.count), milliseconds)
    return count > 0 ? entries.map(\.revents) : entries.map { _ in 0 }
  }

  /// Closes a descriptor, and throws an error of earlier writes that the system reports now.
  package static func close(_ descriptor: Int32) throws(SystemError) {
    guard Foundation.close(descriptor) == 0 || errno == EINTR else { throw .last }
  }
}

/// The two ends of a pipe, which children inherit only on request.
package struct PipeEnds {
  package let read: Int32
  package let write: Int32

  package init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (read, write) = (ends[0], ends[1])
  }
}
