import TestSupport

@testable import PurlinCommand

/// A random request, and the bytes of one of the ways to write it.
struct SampleRequest {
  let request: HTTPRequest
  let bytes: [UInt8]

  init(_ numbers: inout SplitMix64) {
    let method =
      ["GET", "HEAD", "POST", "PUT", "DELETE", "X-Y"].randomElement(using: &numbers) ?? ""
    let target = "/" + Self.text(0x21...0x7E, upTo: 40, &numbers)
    let isCurrent = numbers.next(upTo: 4) > 0
    let body = (0..<numbers.next(upTo: 3) * numbers.next(upTo: 100)).map { _ in
      UInt8(truncatingIfNeeded: numbers.next())
    }
    var fields = ["host": "127.0.0.1:8000"]
    for index in 0..<numbers.next(upTo: 6) {
      // Letters only, and a number, so that no name has a meaning.
      fields["x\(index)\(Self.text(0x61...0x7A, upTo: 8, &numbers))"] =
        Self.text(0x20...0x7E, upTo: 30, &numbers).trimmingBlanks
    }
    let hasLength = !body.isEmpty || ["POST", "PUT"].contains(method) || numbers.next(upTo: 2) == 0
    if hasLength { fields["content-length"] = "\(body.count)" }
    let closes = numbers.next(upTo: 3) == 0
    if closes { fields["connection"] = "close" }
    let expects = hasLength && numbers.next(upTo: 4) == 0
    if expects { fields["expect"] = "100-Continue" }
    request = HTTPRequest(
      head: HTTPRequestHead(
        method: method, target: target, fields: fields, bodyLength: body.count,
        keepsConnection: isCurrent && !closes,
        expectsContinue: expects && isCurrent && !body.isEmpty),
      body: body)
    var text = "\(method) \(target) HTTP/1.\(isCurrent ? 1 : 0)\r\n"
    for (name, value) in fields.shuffled(using: &numbers) {
      let written = numbers.next(upTo: 2) == 0 ? name : name.uppercased()
      text += "\(written):\(Self.blanks(&numbers))\(value)\(Self.blanks(&numbers))\r\n"
    }
    bytes = Array((text + "\r\n").utf8) + body
  }

  private static func text(
    _ range: ClosedRange<UInt8>, upTo length: Int, _ numbers: inout SplitMix64
  ) -> String {
    let bytes = (0..<numbers.next(upTo: length)).map { _ in UInt8.random(in: range, using: &numbers)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func blanks(_ numbers: inout SplitMix64) -> String {
    ["", " ", "\t", "  \t "].randomElement(using: &numbers) ?? ""
  }
}

extension SplitMix64 {
  /// A number from 0 up to, and not including, a limit.
  mutating func next(upTo limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension [UInt8] {
  /// Bytes from random to almost a sequence of requests.
  static func hostile(_ numbers: inout SplitMix64) -> Self {
    if numbers.next(upTo: 4) == 0 {
      let alphabet = Array("GET /\r\n: HTTP/1.1\u{0}\u{ff}Content-Length0".utf8)
      return (0..<numbers.next(upTo: 300)).map { _ in alphabet.randomElement(using: &numbers) ?? 0 }
    }
    var bytes = (0..<1 + numbers.next(upTo: 3)).flatMap { _ in SampleRequest(&numbers).bytes }
    for _ in 0..<numbers.next(upTo: 4) where !bytes.isEmpty {
      let place = numbers.next(upTo: bytes.count)
      switch numbers.next(upTo: 4) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: numbers.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(bytes[numbers.next(upTo: bytes.count)], at: place)
      default: bytes.removeLast(numbers.next(upTo: bytes.count))
      }
    }
    return bytes
  }

  /// Returns the bytes in random pieces.
  func divided(_ numbers: inout SplitMix64) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = 0
    while start < count {
      let end = Swift.min(count, start + 1 + numbers.next(upTo: 1 + numbers.next(upTo: 200)))
      pieces.append(self[start..<end])
      start = end
    }
    return pieces
  }
}
