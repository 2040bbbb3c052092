import Foundation

extension SourceScan {
  /// Returns the names of types, members and functions; true where every declaration says that it has no effect.
  ///
  /// Takes a second, since all summaries are searched.
  func declaredNames() -> [String: Bool] {
    var names: [String: Bool] = [:]
    func note(_ name: Substring, _ summary: String) {
      guard !name.isEmpty else { return }
      let text = summary.lowercased()
      let isInert = Self.inertWords.contains { text.contains($0) }
      names[String(name)] = (names[String(name)] ?? true) && isInert
    }
    for (name, entry) in types {
      note(name.split(separator: ".").last ?? "", entry.summary)
      for member in entry.members { note(Self.name(in: member.signature), member.summary) }
    }
    for member in globals { note(Self.name(in: member.signature), member.summary) }
    return names
  }

  /// Words by which our declarations say that they do nothing; see the summaries of the sources.
  private static let inertWords = [
    "nothing draws", "nothing animates", "nothing shows", "nothing opens", "nothing moves",
    "nothing happens", "nothing swipes", "never here", "never called", "not here", "has no effect",
    "to no effect", "by tests only", "which only tests", "not shown", "does nothing", "none come",
    "nothing is drawn", "nothing is opened", "nothing is read aloud", "always nil", "always false",
    "are recorded", "never sends",
  ]

  /// The name that a declaration declares: the word after `var`, `func` or the like.
  private static func name(in signature: String) -> Substring {
    let words = signature.split(separator: " ")
    let kinds: Set<Substring> = ["var", "func", "let", "case", "typealias"]
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count else {
      return ""
    }
    return words[place + 1].drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
