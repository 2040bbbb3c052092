internal import Foundation
internal import IsolatedWork

/// Sockets of the loopback interface, with calls that do not wait.
enum LoopbackSocket {
  /// Opens a socket that accepts connections at 127.0.0.1.
  ///
  /// - Parameter port: The port; 0 for a free one.
  /// - Returns: The descriptor, and the port.
  /// - Throws: The system's error, such as that the port is in use.
  static func listen(port: UInt16) throws(SystemError) -> (descriptor: Int32, port: UInt16) {
    #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw .last }
    prepare(descriptor)
    var isReused: Int32 = 1
    unsafe setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
    #if os(Linux)
    // A connection whose client has sent nothing stays with the system for a second. Otherwise it could be
    // replaced by another one before its request arrives, if those of its owner have all other places.
    var seconds: Int32 = 1
    unsafe setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_DEFER_ACCEPT, &seconds,
      socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, size) == 0
          && Foundation.listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else {
      let error = SystemError.last
      _ = Foundation.close(descriptor)
      throw error
    }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Accepts the connection that has waited longest.
  ///
  /// - Returns: The descriptor; nil if none waits.
  static func accept(_ listener: Int32) throws(SystemError) -> Int32? {
    while true {
      let descriptor = Foundation.accept(listener, nil, nil)
      if descriptor >= 0 {
        prepare(descriptor)
        return descriptor
      }
      switch errno {
      // The client has already gone.
      case EINTR, ECONNABORTED: continue
      case EAGAIN, EWOULDBLOCK: return nil
      default: throw .last
      }
    }
  }

  /// Receives bytes into a buffer.
  ///
  /// - Returns: The number of bytes, 0 if the client sends no more; nil if none has arrived.
  static func receive(
    _ descriptor: Int32, into buffer: inout [UInt8]
  ) throws(SystemError) -> Int? {
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
    }
    return try transferred(count)
  }

  /// Sends as many bytes as the system takes now.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    // The write end of a broken connection raises a signal, which the command ignores.
    let count = unsafe bytes.withUnsafeBytes {
      unsafe Foundation.send(descriptor, $0.baseAddress, $0.count, 0)
    }
    return try transferred(count) ?? 0
  }

  /// Ends the side of the server, and leaves that of the client open.
  static func finishSending(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  private static func transferred(_ count: Int) throws(SystemError) -> Int? {
    guard count < 0 else { return count }
    guard [EINTR, EAGAIN, EWOULDBLOCK].contains(errno) else { throw .last }
    return nil
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
