import Foundation
import Testing

/// The sources of this package, as the tests of its names read them.
enum Sources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folders that hold Apple's names.
  private static let folders = [
    "Sources/AutoLayout/Anchors", "Sources/AutoLayout/Constraint",
    "Sources/AutoLayout/VisualFormat", "Sources/HeadlessQuartzCore", "Sources/HeadlessUIKit",
  ]

  /// The types of `LayoutGeometry` that Apple's names stand for, by file.
  private static let apples = [
    "LayoutAttribute": "NSLayoutConstraint.Attribute", "LayoutAxis": "NSLayoutConstraint.Axis",
    "LayoutDirection": "UIUserInterfaceLayoutDirection",
    "LayoutRelation": "NSLayoutConstraint.Relation",
  ]

  /// What the folders with Apple's names declare, which is read once for all tests.
  static func scan() throws -> SourceScan { try scanned.get() }

  private static let scanned = Result { try read() }

  private static func read() throws -> SourceScan {
    var scan = SourceScan()
    for source in try texts(in: "Sources/LayoutGeometry") {
      guard let name = apples.keys.first(where: { source.contains("public enum \($0):") }) else {
        continue
      }
      scan.read(
        source.replacingOccurrences(of: "enum \(name):", with: "enum \(apples[name] ?? name):"))
    }
    for folder in folders { for source in try texts(in: folder) { scan.read(source) } }
    return scan
  }

  /// The public types at the top level of our modules that have no name of Apple's.
  static func typesOfOurs() throws -> Set<String> {
    var names: Set<String> = []
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
    for source in try texts(in: "Sources") {
      for line in source.split(separator: "\n")
      where line.hasPrefix("public ") || line.hasPrefix("open ") {
        let words = line.split(separator: " ")
        guard let kind = words.firstIndex(where: kinds.contains), kind <= 2 else { continue }
        names.insert(String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return names.filter { !SourceScan.isApples($0) }
  }

  static func texts(in folder: String) throws -> [String] {
    let base = root.appendingPathComponent(folder)
    let names = try #require(FileManager.default.enumerator(atPath: base.path)?.allObjects)
    return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8) }
  }
}
