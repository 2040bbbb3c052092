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

  @Test func `equal warnings are one with their number, errors and left-out parts are not`() {
    let leftOut = [1, 2].map {
      CompilerMessage(
        path: "/app/A.swift", line: $0, column: 1, severity: .warning, text: "left out: a")
    }
    #expect(CompilerMessage.joiningEqual(leftOut) == leftOut)
    let messages = [
      ("a", "warning"), ("b", "warning"), ("a", "warning"), ("a", "error"), ("a", "error"),
    ]
    .enumerated().compactMap {
      CompilerMessage("/app/A.swift:\($0.offset + 1):1: \($0.element.1): \($0.element.0)")
    }
    #expect(
      CompilerMessage.joiningEqual(messages).map { "\($0.line) \($0.text)" }
        == ["1 a (2 times)", "2 b", "4 a", "5 a"])
  }

  @Test func `the file of a crash is the innermost that the compiler names`() {
    let text = """
      error: compile command failed due to signal 6
      1.\tSwift version 6.3
      2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/w/adapted/A.swift")
      3.\tWhile type-checking 'body' (at /app/Bee.swift:12:3)
      4.\tWhile building an expression at [nowhere]
      """
    let files = [["/app/A.swift", "/w/adapted/A.swift"], ["/app/B"], ["/app/Bee.swift"]]
    #expect(CompilerMessage.crashedFile(in: text, of: files) == 2)
    #expect(CompilerMessage.crashedFile(in: text, of: [files[0]]) == 0)
    #expect(CompilerMessage.crashedFile(in: text, of: [files[1]]) == nil)
  }
}
