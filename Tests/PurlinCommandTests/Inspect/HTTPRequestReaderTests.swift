import TestSupport
import Testing

@testable import PurlinCommand

@Suite(.late) struct HTTPRequestReaderTests {
  typealias Event = HTTPRequestReader.Event

  /// Reads pieces one after the other, and returns the events and the steps that were taken.
  static func read(_ pieces: [ArraySlice<UInt8>]) -> (events: [Event], work: Int) {
    var reader = HTTPRequestReader()
    var events: [Event] = []
    for piece in pieces {
      var rest = piece
      while let event = reader.read(&rest) { events.append(event) }
      #expect(rest.isEmpty)
    }
    return (events, reader.work)
  }

  static func events(of text: String) -> [Event] { read([ArraySlice(text.utf8)]).events }

  // MARK: Laws

  @Test func `requests are read as they were written, however they are divided`() {
    var numbers = SplitMix64.seeded()
    for _ in 0..<300 {
      let requests = (0..<numbers.next(upTo: 4)).map { _ in SampleRequest(&numbers) }
      let bytes = requests.flatMap(\.bytes)
      let expected = requests.flatMap { [Event.head($0.request.head), .request($0.request)] }
      for pieces in [[bytes[...]], bytes.indices.map { bytes[$0...$0] }, bytes.divided(&numbers)] {
        #expect(Self.read(pieces).events == expected, "\(numbers)")
      }
    }
  }

  @Test func `any bytes give the same events however they are divided`() {
    var numbers = SplitMix64.seeded()
    for _ in 0..<2000 {
      let bytes = [UInt8].hostile(&numbers)
      let whole = Self.read([bytes[...]])
      let divided = Self.read(bytes.divided(&numbers))
      #expect(divided.events == whole.events, "\(numbers)")
      #expect(divided.work == whole.work, "\(numbers)")
      #expect(whole.work <= 2 * bytes.count, "\(numbers)")
      // What follows a refusal is ignored.
      let refusals = whole.events.indices.filter {
        if case .refused = whole.events[$0] { true } else { false }
      }
      #expect(refusals.isEmpty || refusals == [whole.events.count - 1], "\(numbers)")
    }
  }

  @Test(arguments: [1 << 20, 1 << 21, 20 << 20])
  func `a request line without end takes no more steps than its limit`(length: Int) {
    let pieces =
      ["GET /"].map { ArraySlice($0.utf8) }
      + [ArraySlice(repeating: UInt8(ascii: "a"), count: length)]
    let (events, work) = Self.read(pieces)
    #expect(events == [.refused(.targetTooLong)])
    #expect(work == HTTPRequestReader.Limit.requestLine + 1)
  }

  @Test func `a head without end takes no more steps than its limit`() {
    let text = "GET / HTTP/1.1\r\n" + String(repeating: "a: b\r\n", count: 1 << 17)
    let (events, work) = Self.read([ArraySlice(text.utf8)])
    #expect(events == [.refused(.headTooLarge)])
    #expect(work <= 2 * HTTPRequestReader.Limit.head)
  }

  // MARK: Limits

  @Test(arguments: [(0, true), (1, false)])
  func `the limit of the request line is exact`(excess: Int, isRead: Bool) {
    let around = "GET / HTTP/1.1".utf8.count
    let target = String(
      repeating: "a", count: HTTPRequestReader.Limit.requestLine - around + excess)
    let events = Self.events(of: "GET /\(target) HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect((events.count == 2) == isRead)
    if !isRead { #expect(events == [.refused(.targetTooLong)]) }
  }

  @Test(arguments: [(0, true), (1, false)])
  func `the limit of the head is exact`(excess: Int, isRead: Bool) {
    let around = "GET / HTTP/1.1\r\nHost: a\r\nX: \r\n\r\n".utf8.count
    let value = String(repeating: "a", count: HTTPRequestReader.Limit.head - around + excess)
    let events = Self.events(of: "GET / HTTP/1.1\r\nHost: a\r\nX: \(value)\r\n\r\n")
    #expect((events.count == 2) == isRead)
    if !isRead { #expect(events == [.refused(.headTooLarge)]) }
  }

  @Test(arguments: [(0, true), (1, false)])
  func `the limit of the body applies to its declared length`(excess: Int, isRead: Bool) {
    let length = HTTPRequestReader.Limit.body + excess
    let events = Self.events(
      of: "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n")
    guard isRead else {
      #expect(events == [.refused(.contentTooLarge)])
      return
    }
    guard case .head(let head)? = events.first, events.count == 1 else {
      Issue.record("\(events)")
      return
    }
    #expect(head.bodyLength == HTTPRequestReader.Limit.body)
  }

  // MARK: What is refused

  @Test(arguments: [
    ("GET /\r\n", 400), ("GET / HTTP/1.1 \r\n", 400), (" GET / HTTP/1.1\r\n", 400),
    ("G(T / HTTP/1.1\r\n", 400), ("GET  / HTTP/1.1\r\n", 400), ("GET a HTTP/1.1\r\n", 400),
    ("GET http://127.0.0.1/ HTTP/1.1\r\n", 400), ("OPTIONS * HTTP/1.1\r\n", 400),
    ("GET /\u{e4} HTTP/1.1\r\n", 400), ("GET / HTTP/1.1\n", 400), ("GET / HTTP/1.1\rX", 400),
    ("GET /\u{0} HTTP/1.1\r\n", 400), ("\r\n\r\n", 400), ("GET / XTTP/1.1\r\n", 400),
    ("GET / HTTP/2.0\r\n", 505), ("GET / HTTP/1.\r\n", 505), ("GET / HTTP/1.11\r\n", 505),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : a\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\n b\r\n", 400), ("GET / HTTP/1.1\r\n: a\r\n", 400),
    ("GET / HTTP/1.1\r\nHost\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n", 400),
    ("GET / HTTP/1.1\r\nX: \u{7f}\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: more\r\n\r\n", 417),
  ])
  func `what is not a request is refused`(text: String, status: Int) {
    #expect(Self.events(of: text) == [.refused(HTTPStatus(rawValue: status) ?? .ok)])
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", true), ("GET / HTTP/1.7\r\nHost: a\r\n\r\n", true),
    ("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", true), ("GET / HTTP/1.0\r\n\r\n", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: a, CLOSE\r\n\r\n", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: a\r\nConnection: close\r\n\r\n", false),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n", true),
  ])
  func `a connection is kept as the standard says`(text: String, keeps: Bool) {
    guard case .head(let head)? = Self.events(of: text).first else {
      Issue.record("\(Self.events(of: text))")
      return
    }
    #expect(head.keepsConnection == keeps)
  }
}
