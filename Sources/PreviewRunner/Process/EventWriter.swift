internal import Foundation

/// Writes the events of a runner.
struct EventWriter {
  private let descriptor: Int32

  init(to descriptor: Int32) { self.descriptor = descriptor }

  func write(_ event: PreviewEvent) {
    guard var bytes = try? Array(JSONEncoder().encode(event)) else { return }
    bytes.append(UInt8(ascii: "\n"))
    var start = 0
    while start < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Foundation.write(
          descriptor, $0.baseAddress.map { unsafe $0 + start }, $0.count - start)
      }
      // Without a reader there is nothing left to do.
      guard count > 0 || errno == EINTR else { _exit(1) }
      start += max(count, 0)
    }
  }
}
