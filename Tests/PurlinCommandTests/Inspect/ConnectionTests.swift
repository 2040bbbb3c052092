import TestSupport
import Testing

@testable import PurlinCommand

@Suite(.late) struct ConnectionTests {
  /// Times are values here: none of them is ever waited for.
  let start = ContinuousClock.now

  /// Sends bytes in pieces to a connection whose server answers each request with its own body, and
  /// returns all that the client receives.
  private func exchange(_ pieces: [ArraySlice<UInt8>]) -> (bytes: [UInt8], connection: Connection) {
    var connection = Connection(socket: -1, at: start)
    var received: [UInt8] = []
    for piece in pieces where connection.wantsInput {
      connection.receive(piece)
      repeat {
        let request = connection.advance(at: start) { head in
          head.method == "DELETE" ? .refusal(.methodNotAllowed, allowing: "GET") : nil
        }
        if let request {
          #expect(connection.stage == .answering && connection.deadline == nil)
          #expect(!connection.wantsInput)
          connection.respond(HTTPResponse(status: .ok, body: request.body), at: start)
        }
        received += connection.output
        connection.sent(connection.output.count, at: start)
      } while connection.hasInput
    }
    return (received, connection)
  }

  private func exchange(_ text: String) -> String {
    String(decoding: exchange([ArraySlice(text.utf8)]).bytes, as: UTF8.self)
  }

  @Test func `the client receives the same however its bytes are divided`() {
    var numbers = SplitMix64.seeded()
    for _ in 0..<1000 {
      let bytes = [UInt8].hostile(&numbers)
      #expect(
        exchange([bytes[...]]).bytes == exchange(bytes.divided(&numbers)).bytes, "\(numbers)")
    }
  }

  @Test func `requests are answered in order until one ends the connection`() {
    var numbers = SplitMix64.seeded()
    for _ in 0..<300 {
      let requests = (0..<1 + numbers.next(upTo: 5)).map { _ in SampleRequest(&numbers) }
      var expected: [UInt8] = []
      var isOpen = true
      for sample in requests where isOpen {
        let head = sample.request.head
        let isRefused = head.method == "DELETE"
        isOpen = head.keepsConnection && !isRefused
        if head.expectsContinue, !isRefused {
          expected += Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        }
        let response =
          isRefused
          ? HTTPResponse.refusal(.methodNotAllowed, allowing: "GET")
          : HTTPResponse(status: .ok, body: sample.request.body)
        expected += response.bytes(isHead: head.method == "HEAD", closes: !isOpen)
      }
      let (bytes, connection) = exchange(requests.flatMap(\.bytes).divided(&numbers))
      #expect(bytes == expected, "\(numbers)")
      #expect(connection.stage == (isOpen ? .idle : .draining), "\(numbers)")
    }
  }

  @Test func `the body of a request that is not admitted is not read`() {
    let answer = exchange("DELETE / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\nabc")
    #expect(answer.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"))
    #expect(answer.contains("\r\nConnection: close\r\n"))
  }

  @Test func `HEAD has the length and not the body`() {
    let answer = exchange("HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
    #expect(answer == "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n")
  }

  @Test(
    arguments: [
      ("", .ended), ("GET", .sending),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\na", .sending),
    ] as [(String, Connection.Stage)])
  func `a client that is too slow is told in the middle of a request only`(
    text: String, stage: Connection.Stage
  ) throws {
    // An empty piece would say that the client sends no more.
    var connection = exchange(text.isEmpty ? [] : [ArraySlice(text.utf8)]).connection
    let deadline = try #require(connection.deadline)
    connection.expire(at: deadline - .nanoseconds(1))
    #expect(connection.deadline == deadline)
    connection.expire(at: deadline)
    #expect(connection.stage == stage)
    if stage == .sending {
      #expect(String(decoding: connection.output, as: UTF8.self).contains(" 408 Request Timeout"))
    }
  }

  @Test func `bytes that trickle do not move the deadline`() {
    var connection = Connection(socket: -1, at: start)
    var deadlines: Set<Connection.Instant> = []
    for (index, byte) in "GET / HTTP/1.1\r\nHost: a\r\nX: aaaaaaaa".utf8.enumerated() {
      let now = start + .milliseconds(200 * index)
      connection.receive([byte])
      #expect(connection.advance(at: now) { _ in nil } == nil)
      if let deadline = connection.deadline { deadlines.insert(deadline) }
    }
    #expect(deadlines == [start + Connection.Patience.head])
  }

  @Test func `after the last answer bytes are ignored up to a limit`() {
    var connection = exchange([ArraySlice("GET / HTTP/1.0\r\n\r\n".utf8)]).connection
    #expect(connection.stage == .draining)
    let piece = [UInt8](repeating: 0, count: Connection.longestRest / 2)
    connection.receive(piece[...])
    connection.receive(piece[...])
    #expect(connection.stage == .draining)
    connection.receive([0])
    #expect(connection.stage == .ended)
  }

  @Test func `a client that ends its side is still answered`() {
    var connection = Connection(socket: -1, at: start)
    connection.receive(ArraySlice("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    #expect(connection.advance(at: start) { _ in nil } != nil)
    connection.respond(HTTPResponse(status: .ok), at: start)
    connection.sent(connection.output.count, at: start)
    #expect(connection.stage == .idle)
    connection.receive([])
    #expect(connection.stage == .ended)
  }
}
