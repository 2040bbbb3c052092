import Testing

@testable import SourceLocations

@Suite struct SymbolizerTests {
  @Test func `both programs' output is read`() {
    let llvm = "0x10\n/app/A.swift:3:7\n/app/B.swift:4:1\n\n0x20\n??:0:0\n\n"
    #expect(
      Symbolizer.lines(in: llvm) == [
        0x10: [
          Symbolizer.Line(path: "/app/A.swift", line: 3, column: 7),
          Symbolizer.Line(path: "/app/B.swift", line: 4, column: 1),
        ]
      ])
    let gnu = "0x0000000000000010\n/app/A.swift:3 (discriminator 2)\n0x20\n??:?\n"
    #expect(
      Symbolizer.lines(in: gnu) == [
        0x10: [Symbolizer.Line(path: "/app/A.swift", line: 3, column: 0)]
      ])
  }

  @Test func `a program that cannot be run finds no line`() {
    #expect(Symbolizer("/nowhere/llvm-symbolizer").lines(of: [16], in: "/bin/sh").isEmpty)
  }
}
