/// Finds the rules that a text cites.
enum Citation {
  private static let files = [
    "constraints", "anchors", "vfl", "engine", "measured", "stackview", "scrollview", "controls",
  ]

  /// The cited rules as `file:rule`, with lists and ranges spelled out.
  static func rules(in text: String) -> [String] {
    var found: [String] = []
    for file in files {
      var rest = Substring(text)
      while let range = rest.firstRange(of: file + ":") {
        let isWord =
          range.lowerBound > text.startIndex
          && text[text.index(before: range.lowerBound)].isLetter
        rest = rest[range.upperBound...]
        if !isWord { found += list(&rest).map { "\(file):\($0)" } }
      }
    }
    return found
  }

  /// Reads `E1.1–E1.4, E2.2 and T3` at the front of a text.
  private static func list(_ rest: inout Substring) -> [String] {
    guard var last = rule(&rest) else { return [] }
    var found = [last.text]
    while true {
      var ahead = rest
      // A list may go on in the next line of a comment, and in code spans of its own.
      ahead = ahead.drop { $0 == "`" }
      let isRange = ahead.first == "–"
      if isRange || ahead.first == "," { ahead.removeFirst() }
      ahead = ahead.drop { " \n/`".contains($0) }
      if ahead.hasPrefix("and ") { ahead = ahead.dropFirst(4).drop { " `".contains($0) } }
      guard let next = rule(&ahead) else { return found }
      if isRange { found += last.upTo(next) }
      found.append(next.text)
      last = next
      rest = ahead
    }
  }

  private struct Name {
    var letters: Substring
    var major: Int
    var minor: Int?
    var suffix: Substring

    var text: String { "\(letters)\(major)" + (minor.map { ".\($0)" } ?? "") + suffix }

    /// The rules between this one and another of its kind.
    func upTo(_ other: Name) -> [String] {
      if let minor, let end = other.minor, major == other.major, end > minor {
        return (minor...end).map { "\(letters)\(major).\($0)" }
      }
      guard minor == nil, other.minor == nil, other.major > major else { return [] }
      return (major...other.major).map { "\(letters)\($0)" }
    }
  }

  private static func rule(_ rest: inout Substring) -> Name? {
    let letters = rest.prefix { $0.isUppercase && $0.isASCII }
    var tail = rest.dropFirst(letters.count)
    guard (1...2).contains(letters.count), let major = number(&tail) else { return nil }
    var minor: Int?
    if tail.first == "." {
      var ahead = tail.dropFirst()
      if let value = number(&ahead) {
        minor = value
        tail = ahead
      }
    }
    let suffix = tail.prefix { $0.isLowercase }
    guard suffix.count <= 1 else { return nil }
    rest = tail.dropFirst(suffix.count)
    return Name(letters: letters, major: major, minor: minor, suffix: suffix)
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isNumber }
    guard let value = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }
}
