import Foundation
import Testing

@Suite struct ScriptStyleTests {
  /// A semicolon is only where the next line would otherwise continue the statement.
  @Test func `JavaScript has no semicolons at the ends of lines`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    for name in ["Sources/CInspectorPage/Resources", "Site", "Tests/Inspector", "Tests/Site"] {
      let folder = root.appending(path: name)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where file.hasSuffix(".js") || file.hasSuffix(".mjs") {
        count += 1
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        for (line, next) in zip(lines, lines.dropFirst() + [""])
        where line.hasSuffix(";") && !line.hasPrefix("//") {
          #expect("([`".contains(next.prefix(1)) && !next.isEmpty, "\(file): \(line)")
        }
      }
    }
    #expect(count > 40)
  }
}
