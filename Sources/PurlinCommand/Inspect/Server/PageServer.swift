internal import Foundation
internal import IsolatedWork

/// Decides which requests a server answers, and answers them.
protocol RequestHandler: Sendable {
  /// Returns the answer to a request that is not admitted; nil admits it.
  ///
  /// Called before the body is read, on the thread that serves all connections, so it must be cheap.
  func refusal(of head: HTTPRequestHead) -> HTTPResponse?

  /// Answers an admitted request, in any time.
  func answer(_ request: HTTPRequest) async -> HTTPResponse
}

/// An HTTP server on the loopback interface that keeps serving whatever its clients do.
///
/// One thread accepts connections, and reads and writes without waiting; tasks answer the requests.
/// Requests have limits of size (``HTTPRequestReader/Limit``) and time (``Connection/Patience``). The
/// number of connections has a limit, too: a new connection replaces the least useful one
/// (``ConnectionTable/evictable``), or waits in the queue of the system while all are being answered or
/// there is no descriptor.
final class PageServer: Sendable {
  /// The port at which the server listens.
  let port: UInt16
  private let listener: Int32
  private let finished: FinishedAnswers

  /// Opens the port.
  ///
  /// Clients can connect from now on, and are served after ``start(_:)``.
  ///
  /// - Parameter port: The port; 0 for a free one.
  /// - Throws: The system's error, such as that the port is in use.
  init(port: UInt16) throws(SystemError) {
    finished = try FinishedAnswers()
    (listener, self.port) = try LoopbackSocket.listen(port: port)
    guard Descriptor.areFree(ConnectionTable.spareFiles + 1) else {
      _ = close(listener)
      throw SystemError(code: EMFILE)
    }
  }

  /// Serves until the process ends, on a thread of its own.
  func start(_ handler: some RequestHandler) {
    let thread = Thread { [listener, finished] in
      var loop = ServerLoop(listener: listener, finished: finished, handler: handler)
      while true { loop.serveOnce() }
    }
    thread.name = "page server"
    thread.start()
  }
}

/// The state of the thread that serves connections.
private struct ServerLoop<Handler: RequestHandler> {
  let listener: Int32
  let finished: FinishedAnswers
  let handler: Handler
  var table = ConnectionTable(limit: ConnectionTable.limit(files: Descriptor.limit))
  var buffer = [UInt8](repeating: 0, count: 16 << 10)
  /// When accepting is tried again after the system had no descriptor left.
  var pause: Connection.Instant?

  /// The number of connections that are accepted before those that exist are served again: not as many
  /// as replace all others.
  private var batch: Int { max(1, min(16, table.limit / 2)) }

  /// Waits until something can be done, and does it once for each connection.
  mutating func serveOnce() {
    let keys = table.keys
    let isListening = pause == nil && canAccept
    var wanted: [(descriptor: Int32, events: Int16)] = [
      (finished.descriptor, Int16(POLLIN)), (isListening ? listener : -1, Int16(POLLIN)),
    ]
    var canContinue = false
    for connection in keys.compactMap({ table[$0] }) {
      let input = connection.wantsInput ? Int16(POLLIN) : 0
      wanted.append((connection.socket, input | (connection.output.isEmpty ? 0 : Int16(POLLOUT))))
      canContinue = canContinue || connection.hasInput
    }
    let events = Descriptor.wait(for: wanted, milliseconds: canContinue ? 0 : untilDeadline())
    if events[0] != 0 { sendAnswers() }
    // Before the next requests of those that have just been answered, so that new clients have their turn.
    if events[1] != 0 || !isListening, pause.map({ $0 <= .now }) != false { accept() }
    for (key, event) in zip(keys, events.dropFirst(2)) { serve(key, event) }
    let now = ContinuousClock.now
    for key in keys {
      table[key]?.expire(at: now)
      finish(key)
    }
  }

  /// The milliseconds until the first deadline; negative if there is none.
  private func untilDeadline() -> Int32 {
    guard let next = [table.deadline, pause].compactMap({ $0 }).min() else { return -1 }
    return Int32(max(0, min((next - .now) / .milliseconds(1) + 1, 1e6)))
  }

  private mutating func sendAnswers() {
    for (key, response) in finished.take() where table[key]?.stage == .answering {
      table[key]?.respond(response, at: .now)
      send(key)
      finish(key)
    }
  }

  /// Receives, reads at most one request, and sends.
  private mutating func serve(_ key: Int, _ event: Int16) {
    if table[key]?.wantsInput == true {
      if event & ~Int16(POLLOUT) != 0 { receive(key) }
    } else if event & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
      // The client has gone while its request was answered.
      table[key]?.end()
    }
    if table[key]?.hasInput == true { advance(key) }
    send(key)
    finish(key)
  }

  private mutating func receive(_ key: Int) {
    guard let socket = table[key]?.socket else { return }
    do throws(SystemError) {
      guard let count = try LoopbackSocket.receive(socket, into: &buffer) else { return }
      table[key]?.receive(buffer[..<count])
    } catch { table[key]?.end() }
  }

  private mutating func advance(_ key: Int) {
    let (finished, handler) = (finished, handler)
    let request = table[key]?.advance(at: .now, refusal: handler.refusal)
    guard let request = request ?? nil else { return }
    Task { finished.add(await handler.answer(request), to: key) }
  }

  private mutating func send(_ key: Int) {
    guard let output = table[key]?.output, !output.isEmpty, let socket = table[key]?.socket else {
      return
    }
    do throws(SystemError) {
      table[key]?.sent(try LoopbackSocket.send(output, to: socket), at: .now)
      if table[key]?.stage == .draining { LoopbackSocket.finishSending(socket) }
    } catch { table[key]?.end() }
  }

  /// Closes the socket of a connection that has ended.
  private mutating func finish(_ key: Int) {
    guard let connection = table[key], connection.stage == .ended else { return }
    table.remove(key)
    _ = close(connection.socket)
    pause = nil
  }

  // MARK: Accepting

  /// Whether another connection has a place; otherwise it waits in the queue of the system.
  private var canAccept: Bool { !table.isFull || table.evictable != nil }

  private mutating func accept() {
    pause = nil
    for _ in 0..<batch where canAccept {
      if !Descriptor.areFree(ConnectionTable.spareFiles + 1) {
        // A connection is ended only if another one waits.
        let events = Descriptor.wait(for: [(listener, Int16(POLLIN))], milliseconds: 0)
        guard events[0] != 0 else { return }
        guard makeSpace() else { return rest() }
      }
      do throws(SystemError) {
        guard let socket = try LoopbackSocket.accept(listener) else { return }
        add(socket)
      } catch {
        // No descriptor is left in the whole system.
        if !makeSpace() { return rest() }
      }
    }
  }

  /// Accepts no connection for a while; they wait in the queue of the system.
  private mutating func rest() { pause = .now + .milliseconds(100) }

  private mutating func add(_ socket: Int32) {
    if table.isFull { makeSpace() }
    let key = table.add(Connection(socket: socket, at: .now))
    // A request usually arrives with its connection, which then needs its place no longer than this.
    serve(key, Int16(POLLIN))
  }

  /// Ends the least useful connection; returns false if there is none.
  @discardableResult
  private mutating func makeSpace() -> Bool {
    guard let key = table.evictable else { return false }
    table[key]?.end()
    finish(key)
    return true
  }
}

extension Descriptor {
  /// Returns whether this process may open so many more files.
  fileprivate static func areFree(_ count: Int) -> Bool {
    var (free, number) = (0, Int32(clamping: limit - 1))
    // The greatest numbers are taken last, so this usually ends after `count` steps.
    while number >= 0, free < count {
      if fcntl(number, F_GETFD) < 0 { free += 1 }
      number -= 1
    }
    return free == count
  }

  /// The greatest number of files that this process may open.
  fileprivate static var limit: Int {
    var files = rlimit()
    #if canImport(Darwin)
    let isKnown = unsafe getrlimit(RLIMIT_NOFILE, &files) == 0
    #else
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files) == 0
    #endif
    return isKnown ? Int(clamping: files.rlim_cur) : 256
  }
}
