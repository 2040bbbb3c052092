import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite(.late) struct XMLReaderAdversarialTests {
  @Test func `a document nested a hundred thousand levels deep is one error`() {
    let xml = String(repeating: "<a>", count: 100_000)

    #expect(throws: XMLError.self) { try XMLReader.read(Array(xml.utf8)) }
  }

  @Test func `the deepest allowed nesting is read, one more is not`() throws {
    for (depth, isRead) in [(512, true), (513, false)] {
      let xml =
        String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
      #expect(((try? XMLReader.read(Array(xml.utf8))) != nil) == isRead)
    }
  }

  @Test func `ten entities that each mean ten of another are refused before they grow`() {
    let entities = (1...9).map { level in
      let inner = String(repeating: level == 1 ? "ha" : "&e\(level - 1);", count: 10)
      return "<!ENTITY e\(level) \"\(inner)\">"
    }
    let laughs = "<?xml version='1.0'?>\n<!DOCTYPE a [\(entities.joined())]>\n<a>&e9;</a>"
    // Without the declaration the reference is to nothing.
    let cases = [
      (laughs, "2:1: a document type declaration is not accepted"),
      ("<a>\n&e9;</a>", "2:1: the entity '&e9;' is not known"),
    ]
    for (xml, message) in cases {
      let error = #expect(throws: XMLError.self) { try XMLReader.read(Array(xml.utf8)) }
      #expect(error?.description == message)
    }
  }

  @Test func `an attribute beyond the longest is refused at its place, however long it goes on`() {
    let value = [UInt8](repeating: UInt8(ascii: "a"), count: 8 << 20)
    let bytes = Array("<document\n id=\"".utf8) + value + Array("\"/>".utf8)
    let error = #expect(throws: XMLError.self) { try XMLReader.read(bytes) }
    #expect(error?.description == "2:2: the value of 'id' has more than 1048576 bytes")
  }

  @Test func `a byte that is no UTF-8 is an error at its very place, wherever it stands`() throws {
    let bytes = Array(Fixture.box.utf8)
    var (line, column) = (1, 1)
    for index in bytes.indices {
      // Never part of a character in UTF-8.
      var broken = bytes
      broken[index] = 0xFF
      let error = #expect(throws: XMLError.self) { try XMLReader.read(broken) }
      if index > 0 {
        #expect(error?.position == SourcePosition(line: line, column: column), "byte \(index)")
      }
      (line, column) = bytes[index] == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test func `each limit is an error at its place`() {
    var limits = XMLLimits()
    limits.byteCount = 100
    limits.elementCount = 3
    limits.attributeCount = 2
    limits.attributeLength = 4
    limits.nameLength = 8
    let cases = [
      ("<a><b/><b/><b/></a>", "1:12: the document has more than 3 elements"),
      ("<a x='' y='' z=''/>", "1:14: <a> has more than 2 attributes"),
      ("<a x='12345'/>", "1:4: the value of 'x' has more than 4 bytes"),
      ("<abcdefghi/>", "1:2: a name has more than 8 bytes"),
      (
        "<a>" + String(repeating: " ", count: 100) + "</a>",
        "1:1: the document has 107 bytes, more than the limit of 100"
      ),
    ]
    for (xml, message) in cases {
      do {
        _ = try XMLReader.read(Array(xml.utf8), limits: limits)
        Issue.record("read: \(xml)")
      } catch {
        #expect(error.description == message)
      }
    }
  }

  @Test func `truncated at any byte, a document is an error at a place in it`() throws {
    let bytes = Array(Fixture.box.utf8)
    let whole = try InterfaceDocument(parsing: bytes)
    #expect(whole.findings.isEmpty)

    let lines = Fixture.box.split(separator: "\n", omittingEmptySubsequences: false).map(
      \.utf8.count)
    for count in 0..<bytes.count - 1 {
      let error = #expect(throws: InterfaceDocumentError.self, "\(count) bytes") {
        try InterfaceDocument(parsing: Array(bytes[..<count]))
      }
      let position = try #require(error?.position)
      #expect(lines.indices.contains(position.line - 1), "\(count) bytes: \(position)")
      #expect(position.column >= 1 && position.column <= lines[position.line - 1] + 1)
    }
  }

  /// Another `PURLIN_SEED` draws other mutations.
  @Test func `of a mutated document the views are read, or its error is at a place in it`() throws {
    let seed = ProcessInfo.processInfo.environment["PURLIN_SEED"].flatMap { UInt64($0) } ?? 4
    var random = SplitMix64(seed: seed)
    let original = Array(Fixture.box.utf8)
    let pieces = [
      "<", ">", "/", "\"", "&", "&#x", "]]>", "<!--", "<![CDATA[", "\u{0}", "NaN", "1e999",
    ]
    for _ in 0..<Rounds.of(2000, ordinarily: 500) {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 20))
        case 2:
          let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
          bytes.insert(contentsOf: piece.utf8, at: place)
        default:
          let start = Int.random(in: 0..<bytes.count, using: &random)
          bytes.insert(contentsOf: bytes[start..<min(bytes.count, start + 60)], at: place)
        }
      }
      do {
        let document = try InterfaceDocument(parsing: bytes)
        let resolved = document.resolved(
          for: InterfaceTraits(horizontal: .compact, vertical: .regular))
        let places = Set(try XMLReader.markup(of: bytes).map(\.position))
        for view in resolved.islands.flatMap(\.views) {
          #expect(places.contains(view.position), "\(view.position) of seed \(seed)")
        }
      } catch let error as InterfaceDocumentError {
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
        let position = error.position
        #expect(lines.indices.contains(position.line - 1), "\(position) of seed \(seed)")
        #expect(position.column >= 1 && position.column <= bytes.count + 1)
      }
    }
  }
}
