import Foundation
import TestSupport
import Testing

@testable import CodePreview

@Suite struct LeftOutPartsTests {
  /// A folder of adapted files, and an adapter that leaves `missing()` out of each of them.
  private let folder: Scratch
  private var path: String { folder.url.path }

  init() throws {
    folder = try Scratch()
    let adapter = """
      #!/bin/sh
      sed -i 's/missing()/purlinLeftOut()/' "$4"/*.swift
      echo '[{"path":"/A.swift","line":1,"column":1,"text":"cannot find it"}]'

      """
    try folder.write(adapter, to: "adapter")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: path + "/adapter")
  }

  /// Adapts two files anew; their interfaces are given.
  private func parts(
    _ interfaces: [UInt64], symbols: String = "",
    isMistake: @escaping (CompilerMessage) -> Bool = { $0.text == "mistake" }
  ) throws -> LeftOutParts {
    var sources = AdaptedSources(files: [], previews: [])
    for (name, interface) in zip(["A.swift", "B.swift"], interfaces) {
      try folder.write("func f() { missing() }", to: "adapted/\(name)")
      sources.files.append(
        AdaptedSources.File(
          path: "/\(name)", adapted: name, facts: AdaptedSources.Facts(interface: interface)))
    }
    return try LeftOutParts(
      of: sources, beside: [symbols], with: path + "/adapter", in: path, isMistake: isMistake)
  }

  private func text() throws -> String {
    try folder.text("adapted/A.swift")
  }

  private func fault(_ text: String) -> CompilerMessage {
    CompilerMessage(path: "/A.swift", line: 1, column: 1, severity: .error, text: text)
  }

  @Test func `what was left out is kept while the files declare the same`() throws {
    var first = try parts([1, 2])
    #expect(try first.leaveOut([fault("cannot find it")]))
    try first.keep()
    #expect(first.messages.map(\.text) == ["left out: cannot find it"])

    let again = try parts([1, 2])
    #expect(try text() == "func f() { purlinLeftOut() }")
    #expect(again.messages == first.messages)

    // Another declaration, another file, and another name of an asset can make it needless.
    for other in [try parts([1, 3]), try parts([1]), try parts([1, 2], symbols: "brand")] {
      #expect(other.messages.isEmpty)
      #expect(try text() == "func f() { missing() }")
    }
  }

  @Test func `what was left out before a mistake is kept, and all errors are looked for then`()
    throws
  {
    var first = try parts([1, 2])
    #expect(try first.leaveOut([fault("cannot find it")]))
    #expect(try !first.leaveOut([fault("mistake")]))
    try first.keep()
    let again = try parts([1, 2])
    #expect(again.endedAtMistake)
    #expect(try text() == "func f() { purlinLeftOut() }")
    #expect(try !parts([1, 3]).endedAtMistake)
  }

  @Test func `what follows from a part that was left out is no mistake`() throws {
    let missing = fault("missing return in global function expected to return 'Int'")
    var parts = try parts([1, 2]) { $0.text.hasPrefix("missing return") }
    #expect(try !parts.leaveOut([missing]))
    parts = try self.parts([1, 2]) { $0.text.hasPrefix("missing return") }
    #expect(try parts.leaveOut([fault("cannot find it")]))
    _ = try parts.leaveOut([missing])
    #expect(parts.mistakes.isEmpty)
  }

  @Test func `nothing is left out beside a mistake`() throws {
    var parts = try parts([1, 2])
    #expect(try !parts.leaveOut([fault("mistake"), fault("cannot find it")]))
    #expect(parts.mistakes.map(\.text) == ["mistake"])
    #expect(try text() == "func f() { missing() }")
  }
}
