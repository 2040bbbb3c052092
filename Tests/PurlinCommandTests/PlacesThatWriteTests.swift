import Foundation
import TestSupport
import Testing

/// The table of places that delete or overwrite files, in `Documentation/Robustness.md`, is complete.
@Suite(.late) struct PlacesThatWriteTests {
  /// Calls that remove, rename, truncate or overwrite, in Swift.
  private static let calls = [
    #"\bremoveItem\(at(Path)?:|\b(createFile|copyItem|replaceItemAt|linkItem|createSymbolicLink)\("#,
    #"moveItem\(atPath"#,
    #"unsafe (Foundation\.)?(unlink|unlinkat|rename|renameat|linkat|symlink|truncate|fopen|rmdir)\("#,
    #"\bftruncate\(|\bfutimens\(|\bO_(WRONLY|RDWR|CREAT|TRUNC)\b"#,
    #"\.write\(\s*to(File)?: [^&]"#,
    #"FileHandle\(for(Writing|Updating)"#,
  ]

  /// The same in scripts of the shell, Python and JavaScript, without redirections.
  private static let commands = [
    #"(^|[^\w-])(rm -|mv |cp |ln -s)"#, #"\bsed -i"#, #"\brmtree\(|\brmSync\(|\bwriteFileSync\("#,
    #"\bwrite_text\(|\bopen\([^)]*"w|\bTemporaryDirectory\("#,
  ]

  private static let roots = [
    ".ci", "Benchmarks", "Examples", "Makefile", "PurlinSources", "Scripts", "Site", "Sources",
    "Tests", "Tools",
  ]

  private static func matches(_ text: String, _ patterns: [String]) throws -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return try patterns.contains { pattern in
      let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      return expression.firstMatch(in: text, range: whole) != nil
    }
  }

  /// Whether a file has a call that belongs into the table.
  private static func writes(_ path: String, _ text: String) throws -> Bool {
    if path.hasSuffix(".swift") {
      // Tests write into temporary folders, or record their own golden files.
      return try !path.split(separator: "/").contains("Tests") && matches(text, calls)
    }
    let isScript =
      text.hasPrefix("#!") || path.hasSuffix(".mjs") || path.hasSuffix("Dockerfile")
      || path == "Makefile"
    return try isScript && matches(text, commands)
  }

  @Test func `the table names every file that removes or overwrites, and no other`() throws {
    let checkout = ReadmeTests.checkout
    var found: Set<String> = []
    for root in Self.roots {
      let place = checkout.appending(path: root)
      var paths: [String] = []
      if let list = FileManager.default.enumerator(atPath: place.path) {
        for case let name as String in list {
          // Products of builds.
          if name.split(separator: "/").last == ".build" { list.skipDescendants() }
          paths.append("\(root)/\(name)")
        }
      }
      if paths.isEmpty { paths = [root] }
      for path in paths {
        guard let bytes = FileManager.default.contents(atPath: checkout.path + "/" + path),
          bytes.count < 1 << 20
        else { continue }
        if try Self.writes(path, String(decoding: bytes, as: UTF8.self)) { found.insert(path) }
      }
    }
    let page = ReadmeTests.text("Documentation/Robustness.md")
    let begin = try #require(page.range(of: "<!-- places -->"))
    let end = try #require(page.range(of: "<!-- end of places -->"))
    var listed: Set<String> = []
    for row in page[begin.upperBound..<end.lowerBound].split(separator: "\n")
    where row.hasPrefix("| `") {
      let cell = row.split(separator: "|")[0]
      for name in cell.split(separator: "`").enumerated().filter({ $0.offset % 2 == 1 }) {
        listed.insert(String(name.element))
      }
    }
    for path in found.subtracting(listed).sorted() {
      Issue.record("\(path) removes or overwrites files, and is not in the table")
    }
    for path in listed.subtracting(found).sorted() {
      Issue.record("\(path) is in the table, and has no such call")
    }
  }
}
