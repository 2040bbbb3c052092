/// A pattern of one name in a path.
package struct NamePattern: Hashable, Sendable {
  private enum Token: Hashable {
    case letter(Character)
    /// `?`: one letter.
    case any
    /// `*`: any number of letters.
    case some
    /// `[…]`: one letter of these ranges, or of none of them.
    case range([ClosedRange<Character>], isNegated: Bool)

    func matches(_ letter: Character) -> Bool {
      switch self {
      case .letter(let own): own == letter
      case .any, .some: true
      case .range(let ranges, let isNegated):
        ranges.contains { $0.contains(letter) } != isNegated
      }
    }
  }

  private let tokens: [Token]

  /// Creates a pattern with `*` for any part of a name and `?` for one letter.
  package init(wildcards text: some StringProtocol) {
    tokens = text.map { $0 == "*" ? .some : $0 == "?" ? .any : .letter($0) }
  }

  /// Creates a pattern as in `.gitignore`: also with `[a-z]` and `[!a-z]`, and with a backslash before a letter
  /// that stands for itself.
  ///
  /// Returns nil for a pattern that matches no name, because a range or a backslash in it does not end.
  package init?(gitPattern text: some StringProtocol) {
    var tokens: [Token] = []
    var rest = Array(text)[...]
    while let letter = rest.popFirst() {
      switch letter {
      case "*": tokens.append(.some)
      case "?": tokens.append(.any)
      case "\\":
        guard let own = rest.popFirst() else { return nil }
        tokens.append(.letter(own))
      case "[":
        guard let range = Self.range(&rest) else { return nil }
        tokens.append(range)
      default: tokens.append(.letter(letter))
      }
    }
    self.tokens = tokens
  }

  /// Reads a range after its bracket.
  private static func range(_ rest: inout ArraySlice<Character>) -> Token? {
    func next() -> Character? {
      let letter = rest.popFirst()
      return letter == "\\" ? rest.popFirst() : letter
    }
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    var isFirst = true
    while let ahead = rest.first {
      if ahead == "]", !isFirst {
        rest.removeFirst()
        return .range(ranges, isNegated: isNegated)
      }
      isFirst = false
      guard let low = next() else { return nil }
      guard rest.first == "-", let end = rest.dropFirst().first, end != "]" else {
        ranges.append(low...low)
        continue
      }
      rest.removeFirst()
      guard let high = next() else { return nil }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  /// Returns whether a name matches.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of name and pattern: only the last star is remembered, instead of
  ///   backtracking over all.
  package func matches(_ name: some StringProtocol) -> Bool {
    let name = Array(name)
    var (t, n) = (0, 0)
    var star: (t: Int, n: Int)?
    while n < name.count {
      if t < tokens.count, tokens[t] == .some {
        star = (t, n)
        t += 1
      } else if t < tokens.count, tokens[t].matches(name[n]) {
        t += 1
        n += 1
      } else if let last = star {
        t = last.t + 1
        n = last.n + 1
        star = (last.t, last.n + 1)
      } else {
        return false
      }
    }
    return tokens[t...].allSatisfy { $0 == .some }
  }
}
