import Testing

@testable import CodeWriting

@Suite struct LineWrappingTests {
  @Test func `a call is broken between its arguments`() {
    let name = String(repeating: "a", count: 40)
    #expect(
      LineWrapping.wrapped("  \(name).constraint(equalTo: \(name).topAnchor, constant: 24),") == [
        "  \(name).constraint(", "    equalTo: \(name).topAnchor, constant: 24),",
      ])
  }

  @Test func `a string is not broken`() {
    let line = "label.text = \"\(String(repeating: "x, (", count: 40))\""
    #expect(LineWrapping.wrapped(line) == [line])
  }
}
