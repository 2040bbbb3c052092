/// Looks for words in sources: names as they are written in code, texts and comments.
struct WordSearch {
  private let words: [[UInt8]: String]
  private let lengths: ClosedRange<Int>

  /// Prepares the search for some words.
  init(_ words: Set<String>) {
    self.words = Dictionary(words.map { (Array($0.utf8), $0) }, uniquingKeysWith: { $1 })
    let all = self.words.keys.map(\.count)
    lengths = (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// Returns the words that are in texts, with no letter, digit or underscore beside them.
  ///
  /// A word that is not made of these alone counts as found.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  func found(in texts: [[UInt8]]) -> Set<String> {
    var found = Set(words.filter { !$0.key.allSatisfy(Self.isPart) }.values)
    if found.count < words.count { found.formUnion(counts(in: texts).keys) }
    return found
  }

  /// Returns how often each of the words is in texts, with no letter, digit or underscore beside it.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  func counts(in texts: [[UInt8]]) -> [String: Int] {
    guard !words.isEmpty else { return [:] }
    var counts: [String: Int] = [:]
    for text in texts {
      for word in text.split(whereSeparator: { !Self.isPart($0) })
      where lengths.contains(word.count) {
        if let known = words[Array(word)] { counts[known, default: 0] += 1 }
      }
    }
    return counts
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
