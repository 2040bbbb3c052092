internal import Foundation

/// Whether sources use names of which the modules here have only some, or none.
enum MissingNames {
  /// Whether files import modules that are not here, or are compiled beside Objective-C.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - modules: The modules that are here.
  ///   - folders: The folders of the app.
  /// - Returns: Whether one of them does.
  static func areUsed(
    by paths: [String], beside modules: Set<String>, in folders: [String]
  ) -> Bool {
    if folders.contains(where: hasObjectiveC) { return true }
    return paths.contains { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return !imports(of: text).isSubset(of: modules.union(["Swift", "ObjectiveC"]))
    }
  }

  /// Whether an error is about a name that Foundation has on Apple's systems only.
  static func isUnavailable(_ message: CompilerMessage) -> Bool {
    message.severity == .error && message.text.contains("swift-corelibs-foundation")
  }

  /// Whether an error is about a name of Apple's, such as `NSUserActivity`, which is not here.
  static func isOfApple(_ message: CompilerMessage) -> Bool {
    guard message.severity == .error else { return false }
    return message.text.split(separator: "'").contains { part in
      prefixes.contains { part.hasPrefix($0) } && part.dropFirst(2).first?.isUppercase == true
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
  }

  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CL", "MK", "AV", "WK", "UN", "PH", "CK", "SK", "ML",
  ]

  /// The modules that a source imports.
  static func imports(of text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      var words = line.split(separator: " ").filter { !$0.hasPrefix("@") }
      while let word = words.first, access.contains(word) { words.removeFirst() }
      guard words.first == "import" else { continue }
      words.removeFirst()
      if let word = words.first, words.count > 1, kinds.contains(word) { words.removeFirst() }
      guard let name = words.first?.split(separator: ".").first else { continue }
      found.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return found
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static func hasObjectiveC(_ folder: String) -> Bool {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .contains { $0.hasSuffix(".m") || $0.hasSuffix("-Bridging-Header.h") }
  }
}
