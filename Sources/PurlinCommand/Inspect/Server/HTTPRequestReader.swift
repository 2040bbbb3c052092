/// Reads HTTP requests from the bytes of a connection, within fixed limits.
///
/// Each byte is examined once when it arrives, so the events do not depend on how the bytes are
/// divided, and a limit applies before anything longer is stored. What HTTP allows but no browser
/// sends is refused: chunked bodies, folded fields, a line feed alone at the end of a line.
///
///     head = request-line CRLF *(field CRLF) CRLF
///     request-line = method SP target SP version
///     field = name ":" OWS value OWS
///
/// Source: RFC 9112, "HTTP/1.1", sections 2.2, 3, 5 and 6; RFC 9110, sections 5.6, 7.2 and 10.1.1.
struct HTTPRequestReader {
  /// The greatest sizes, in bytes.
  enum Limit {
    /// The request line, without its end.
    static let requestLine = 8 << 10
    /// The request line and the header fields, with the ends of their lines.
    static let head = 16 << 10
    /// The body.
    static let body = 4 << 20
  }

  enum Event: Hashable {
    /// The head was read, and the body was not; nothing of it has been stored.
    case head(HTTPRequestHead)
    /// The request is complete.
    case request(HTTPRequest)
    /// The bytes are not a request within the limits; the rest of the connection is ignored.
    case refused(HTTPStatus)
  }

  private enum State {
    case head
    case body(HTTPRequestHead)
    case refused
  }

  private var state = State.head
  private var line: [UInt8] = []
  private var requestLine: (method: String, target: String, isCurrent: Bool)?
  private var fields: [String: String] = [:]
  private var headLength = 0
  private var body: [UInt8] = []
  /// The number of steps, each of constant time, that all bytes so far have taken.
  private(set) var work = 0

  init() {}

  /// Whether no byte of the next request has been read.
  var isAtStart: Bool {
    if case .head = state { headLength == 0 } else { false }
  }

  /// Removes bytes from the front until they complete a head or a request, or are refused.
  ///
  /// - Returns: The event; nil if all bytes were removed and more are needed. The event of a request
  ///   follows that of its head, also if there are no bytes left.
  mutating func read(_ bytes: inout ArraySlice<UInt8>) -> Event? {
    switch state {
    case .refused:
      bytes = []
      return nil
    case .head: return readHead(&bytes)
    case .body(let head):
      let part = bytes.prefix(head.bodyLength - body.count)
      body += part
      bytes.removeFirst(part.count)
      work += part.count
      guard body.count == head.bodyLength else { return nil }
      let request = HTTPRequest(head: head, body: body)
      let work = work
      self = Self()
      self.work = work
      return .request(request)
    }
  }

  private mutating func readHead(_ bytes: inout ArraySlice<UInt8>) -> Event? {
    do throws(HTTPStatus) {
      while let byte = bytes.popFirst() {
        guard let head = try read(byte) else { continue }
        state = .body(head)
        return .head(head)
      }
      return nil
    } catch {
      state = .refused
      line = []
      bytes = []
      return .refused(error)
    }
  }

  /// Reads a byte of the head, and returns the head if it is the last one.
  private mutating func read(_ byte: UInt8) throws(HTTPStatus) -> HTTPRequestHead? {
    work += 1
    headLength += 1
    guard headLength <= Limit.head else { throw .headTooLarge }
    let endsLine = line.last == .carriageReturn
    guard endsLine == (byte == .lineFeed) else { throw .badRequest }
    if endsLine {
      line.removeLast()
      work += line.count
      defer { line.removeAll(keepingCapacity: true) }
      return try endLine()
    }
    guard byte == .carriageReturn || byte == .tab || byte >= 0x20 && byte != 0x7F else {
      throw .badRequest
    }
    guard requestLine != nil || line.count < Limit.requestLine || byte == .carriageReturn else {
      throw .targetTooLong
    }
    line.append(byte)
    return nil
  }

  private mutating func endLine() throws(HTTPStatus) -> HTTPRequestHead? {
    if requestLine == nil {
      // One empty line before a request is ignored: some clients end a body with one.
      if line.isEmpty, headLength == 2 { return nil }
      requestLine = try Self.requestLine(line)
      return nil
    }
    guard line.isEmpty else {
      try addField()
      return nil
    }
    return try head()
  }

  private static func requestLine(
    _ line: [UInt8]
  ) throws(HTTPStatus) -> (method: String, target: String, isCurrent: Bool) {
    let parts = line.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].first == UInt8(ascii: "/"),
      parts[1].allSatisfy({ (0x21...0x7E).contains($0) }), parts[2].starts(with: "HTTP/".utf8)
    else { throw .badRequest }
    let version = parts[2].dropFirst(5)
    guard version.count == 3, version.starts(with: "1.".utf8),
      let minor = version.last, (0x30...0x39).contains(minor)
    else { throw .versionNotSupported }
    return (
      String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self),
      minor != UInt8(ascii: "0")
    )
  }

  private mutating func addField() throws(HTTPStatus) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isToken(line[..<colon]) else {
      throw .badRequest
    }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    let isBlank = { (byte: UInt8) in byte == .space || byte == .tab }
    var value = line[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    let text = String(decoding: value, as: UTF8.self)
    guard let before = fields[name] else {
      fields[name] = text
      return
    }
    // Whoever stands between could have read the other one.
    guard name != "host", name != "content-length" else { throw .badRequest }
    // In the same storage, so that many fields of a name take linear time.
    fields[name, default: before] += ", \(text)"
  }

  /// Checks the fields that say where the request ends and what follows it.
  private func head() throws(HTTPStatus) -> HTTPRequestHead {
    guard let (method, target, isCurrent) = requestLine else { throw .badRequest }
    guard fields["host"] != nil || !isCurrent else { throw .badRequest }
    let length = fields["content-length"]
    guard fields["transfer-encoding"] == nil else {
      throw length == nil ? .lengthRequired : .badRequest
    }
    if length == nil, ["POST", "PUT", "PATCH"].contains(method) { throw .lengthRequired }
    let digits = length ?? "0"
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .badRequest
    }
    guard let count = Int(digits), count <= Limit.body else { throw .contentTooLarge }
    let expectation = fields["expect"]?.lowercased()
    guard expectation == nil || expectation == "100-continue" else { throw .expectationFailed }
    let closes = fields["connection"]?.split { ", \t".contains($0) }
      .contains { $0.lowercased() == "close" }
    return HTTPRequestHead(
      method: method, target: target, fields: fields, bodyLength: count,
      keepsConnection: isCurrent && closes != true,
      expectsContinue: expectation != nil && isCurrent && count > 0)
  }

  /// Whether bytes are a name (RFC 9110, section 5.6.2, "token").
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

extension UInt8 {
  fileprivate static let tab: UInt8 = 0x09
  fileprivate static let lineFeed: UInt8 = 0x0A
  fileprivate static let carriageReturn: UInt8 = 0x0D
  fileprivate static let space: UInt8 = 0x20
}
