import Testing

@testable import CodePreview

@Suite struct PrintedTextTests {
  @Test func `a flood is cut, and its length is stated`() {
    var printed = PrintedText()
    for _ in 0..<3 { printed.add(Array(repeating: UInt8(ascii: "x"), count: 40 << 10)) }
    #expect(printed.bytes.count == PrintedText.longest)
    #expect(printed.text.hasSuffix("\n… \(56 << 10) more bytes were printed and left out\n"))
  }

  @Test func `the reason of a fatal error is found without its place`() {
    var printed = PrintedText()
    printed.add(Array("hello\nSwift/Array.swift:12: Fatal error: Index out of range\n".utf8))
    #expect(
      printed.fatalError
        == PrintedText.FatalError(reason: "Index out of range", file: "Swift/Array.swift", line: 12)
    )
    #expect(printed.text == "hello\n")
  }

  @Test(arguments: [
    ("let u = URL(string: (a?.b)!)", 27, true), ("a.b!.c", 4, true), ("a[1]!", 5, true),
    ("if !a {}", 4, false), ("a != b", 3, false), ("a!= b", 2, false), ("a.b!", 3, false),
    ("a!", 9, false), ("!", 1, false),
  ])
  func `a trap at a mark after a value is one of nil`(line: String, column: Int, isNil: Bool) {
    #expect(TrapReason.isUnwrapping(line, at: column) == isNil)
  }

  @Test func `a note is printed once, whatever else is printed again`() {
    var printed = PrintedText()
    printed.add(Array("note: a\nloaded\nnote: b\n".utf8))
    #expect(printed.text(without: "") == "note: a\nloaded\nnote: b\n")
    #expect(printed.text(without: "loaded\nnote: a\n") == "loaded\nnote: b\n")
  }
}
