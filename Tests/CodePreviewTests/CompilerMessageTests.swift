import Testing

@testable import CodePreview

@Suite struct CompilerMessageTests {
  @Test func `a line of the compiler is read with its place`() throws {
    let message = try #require(
      CompilerMessage("/app/My: View.swift:12:7: error: cannot find 'x' in scope"))
    #expect(
      message
        == CompilerMessage(
          path: "/app/My: View.swift", line: 12, column: 7, severity: .error,
          text: "cannot find 'x' in scope"))
    #expect(message.description == "/app/My: View.swift:12:7: error: cannot find 'x' in scope")
  }

  @Test func `source lines, carets and messages without a place are ignored`() {
    let text = """
      error: fatalError
      /app/A.swift:1:5: error: one
        let error: Int
            ^~~~~
      /app/A.swift:1:5: error: one
      /app/A.swift:3:1: note: two
      """
    #expect(CompilerMessage.all(in: text).map(\.text) == ["one", "two"])
  }
}
