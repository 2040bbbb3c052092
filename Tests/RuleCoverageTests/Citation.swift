/// A rule, or a section of rules, that a text names: `engine:E3.2`, `engine:E7`.
struct Citation: Hashable {
  /// The page without its extension: `engine`.
  var page: String
  /// The number on the page: `E3.2`.
  var number: String

  var text: String { "\(page):\(number)" }

  /// The citations in a text, lists and ranges spelled out: `engine:E1.1–E1.4, E2.2 and T3`.
  static func all(in text: String, pages: [String]) -> [Citation] {
    var found: [Citation] = []
    let bytes = Array(text.utf8)
    let names = pages.map { Array($0.utf8) }
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: ":") {
      // A page's name is not the end of another word.
      guard
        let page = names.indices.first(where: { bytes[..<offset].ends(with: names[$0]) }),
        offset == names[page].count || !isLetter(bytes[offset - names[page].count - 1])
      else { continue }
      var rest = text[text.utf8.index(text.startIndex, offsetBy: offset + 1)...]
      found += list(&rest).map { Citation(page: pages[page], number: $0) }
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool { Character(UnicodeScalar(byte)).isLetter }

  /// The citations that make up a whole text; nil if it has anything else in it.
  static func list(_ text: String, pages: [String]) -> [Citation]? {
    guard let page = pages.first(where: { text.hasPrefix($0 + ":") }) else { return nil }
    var rest = text.dropFirst(page.count + 1)
    let found = list(&rest).map { Citation(page: page, number: $0) }
    return rest.isEmpty && !found.isEmpty ? found : nil
  }

  /// Reads `E1.1–E1.4, E2.2 and T3` at the front of a text.
  private static func list(_ rest: inout Substring) -> [String] {
    guard var last = Number(&rest) else { return [] }
    var found = [last.text]
    while true {
      var ahead = rest
      // A list may go on in the next line of a comment, and in code spans of its own.
      ahead = ahead.drop { $0 == "`" }
      let isRange = ahead.first == "–"
      if isRange || ahead.first == "," { ahead.removeFirst() }
      ahead = ahead.drop { " \n/`".contains($0) }
      if ahead.hasPrefix("and ") { ahead = ahead.dropFirst(4).drop { " `".contains($0) } }
      guard let next = Number(&ahead) else { return found }
      if isRange { found += last.between(next) }
      found.append(next.text)
      last = next
      rest = ahead
    }
  }
}

/// A rule's number: letters, a section, and a place in it, as in `E5.8a`.
private struct Number {
  var letters: Substring
  var major: Int
  var minor: Int?
  var suffix: Substring

  var text: String { "\(letters)\(major)" + (minor.map { ".\($0)" } ?? "") + suffix }

  /// Reads a number at the front of a text.
  init?(_ rest: inout Substring) {
    letters = rest.prefix { $0.isUppercase && $0.isASCII }
    var tail = rest.dropFirst(letters.count)
    guard (1...2).contains(letters.count), let major = Self.digits(&tail) else { return nil }
    self.major = major
    if tail.first == "." {
      var ahead = tail.dropFirst()
      if let value = Self.digits(&ahead) {
        minor = value
        tail = ahead
      }
    }
    suffix = tail.prefix { $0.isLowercase }
    guard suffix.count <= 1 else { return nil }
    rest = tail.dropFirst(suffix.count)
  }

  /// The numbers between this one and another of its kind.
  func between(_ other: Number) -> [String] {
    if let minor, let end = other.minor, major == other.major, end > minor {
      return (minor + 1..<end).map { "\(letters)\(major).\($0)" }
    }
    guard minor == nil, other.minor == nil, other.major > major else { return [] }
    return (major + 1..<other.major).map { "\(letters)\($0)" }
  }

  private static func digits(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isNumber }
    guard let value = Int(digits) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
