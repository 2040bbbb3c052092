/// A branch of a chain of conditions that test one value: `else if (row == SECOND)`.
package struct EqualTest: Hashable, Sendable, Codable {
  /// The name with which the value is compared.
  package var name: String
  /// The names with which the branches before compare it.
  package var earlier: [String]
}

extension EqualTest {
  /// The greatest number of blocks around a place, and of branches of a chain, that are looked at.
  private static let (mostBlocks, mostBranches) = (8, 64)

  /// Returns the branches around a token that are not the first of a chain, each comparing one word with one name.
  static func around(_ index: Int, _ list: TokenList) -> [EqualTest] {
    var found: [EqualTest] = []
    var place = index
    for _ in 0..<mostBlocks {
      guard let block = block(around: place, list) else { break }
      place = block
      guard let (value, name, keyword) = comparison(of: block, list) else { continue }
      var earlier: [String] = []
      var first = keyword
      for _ in 0..<mostBranches {
        guard list.is(first - 1, "else"), list.is(first - 2, "}"), list.partner[first - 2] >= 0,
          let (other, compared, start) = comparison(of: list.partner[first - 2], list),
          other == value
        else { break }
        earlier.append(compared)
        first = start
      }
      if !earlier.isEmpty { found.append(EqualTest(name: name, earlier: earlier)) }
    }
    return found
  }

  /// Returns the brace that begins the block around a token.
  private static func block(around index: Int, _ list: TokenList) -> Int? {
    var place = index - 1
    while place >= 0 {
      if list.is(place, "{") { return place }
      let isEnd = [")", "]", "}"].contains { list.is(place, $0) }
      place = isEnd && list.partner[place] >= 0 ? list.partner[place] - 1 : place - 1
    }
    return nil
  }

  /// Reads `if (value == NAME)` before a brace, and returns the index of its keyword, too.
  private static func comparison(
    of brace: Int, _ list: TokenList
  ) -> (value: String, name: String, keyword: Int)? {
    guard list.is(brace - 1, ")"), list.partner[brace - 1] >= 0 else { return nil }
    let start = list.partner[brace - 1]
    guard list.is(start - 1, "if"), let value = list.word(start + 1), start + 2 < brace - 2 else {
      return nil
    }
    let signs = start + 2..<brace - 2
    guard let name = list.word(brace - 2), signs.count == 1 || signs.count == 2,
      signs.map({ list.tokens[$0].text }).joined() == "=="
    else { return nil }
    return (value, name, start - 1)
  }
}
