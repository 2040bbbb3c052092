/// The tokens of a file with their pairs of brackets.
package struct TokenList {
  package let tokens: [SourceToken]
  /// For each bracket the index of the other one; the end of the list for one that is never closed.
  package private(set) var partner: [Int]

  package init(_ tokens: [SourceToken]) {
    self.tokens = tokens
    partner = Array(repeating: -1, count: tokens.count)
    let openers: [String: String] = [")": "(", "]": "[", "}": "{"]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if openers.values.contains(token.text) {
        open.append(index)
        partner[index] = tokens.count
      } else if let opener = openers[token.text],
        let last = open.lastIndex(where: { tokens[$0].text == opener })
      {
        // What is open inside is never closed.
        partner[open[last]] = index
        partner[index] = open[last]
        open.removeSubrange(last...)
      }
    }
  }

  package var count: Int { tokens.count }

  package subscript(index: Int) -> SourceToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  package func `is`(_ index: Int, _ text: String) -> Bool { self[index]?.is(text) == true }

  package func word(_ index: Int) -> String? {
    guard let token = self[index], token.kind == .word else { return nil }
    return token.text
  }

  /// The index after a bracket's partner; after the token itself if it is no opening bracket.
  package func after(_ index: Int) -> Int {
    guard tokens.indices.contains(index) else { return index + 1 }
    let other = partner[index]
    return other > index ? min(other + 1, count) : index + 1
  }

  /// The index after `<…>` that begins at an index, or the index itself.
  package func afterGenerics(_ index: Int) -> Int {
    guard self.is(index, "<") else { return index }
    var (depth, next) = (0, index)
    while let token = self[next], next < index + 400 {
      if token.is("<") { depth += 1 }
      if token.is(">") { depth -= 1 }
      if token.is("{") || token.is("}") || token.is(";") { return index }
      next = token.is("(") || token.is("[") ? after(next) : next + 1
      if depth == 0 { return next }
    }
    return index
  }

  /// The ranges of the arguments or parameters between the parentheses that begin at an index.
  ///
  /// - Parameters:
  ///   - parenthesis: The index of the opening parenthesis.
  ///   - areParameters: Whether they are those of a declaration, in which `<` begins generic arguments.
  /// - Returns: The ranges, without commas.
  package func arguments(of parenthesis: Int, areParameters: Bool = false) -> [Range<Int>] {
    let end = min(partner[parenthesis], count)
    var ranges: [Range<Int>] = []
    var (start, next) = (parenthesis + 1, parenthesis + 1)
    while next < end {
      if self.is(next, ",") {
        ranges.append(start..<next)
        start = next + 1
      }
      next = areParameters && self.is(next, "<") ? max(afterGenerics(next), next + 1) : after(next)
    }
    if start < end { ranges.append(start..<end) }
    return ranges
  }

  /// The greatest number of tokens that are read to find what an expression stands for.
  ///
  /// Beyond it, nothing is known, so that the work is proportional to the file.
  static let longestExpression = 4096

  /// Returns an expression through the end of its statement, the block of a condition, or a comma.
  func statement(from start: Int, _ language: SourceLanguage) -> Range<Int> {
    var next = start
    while let token = self[next], next < start + Self.longestExpression {
      if [")", "]", "}", ";", ","].contains(token.text), token.kind == .sign { break }
      if token.is("else") || token.is("{") && next > start { break }
      if next > start, language == .swift, token.startsLine, !token.is("."), !token.is("as"),
        !token.is("?"), !token.is(":"), !token.is("??")
      {
        break
      }
      next = after(next)
    }
    return start..<max(start, min(next, count))
  }
}
