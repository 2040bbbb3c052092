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

  /// Returns the names of a pattern as in `.gitignore`, without empty ones.
  ///
  /// A slash in a range belongs to the range, though no name contains one.
  package static func names(inGitPattern text: some StringProtocol) -> [String] {
    var names: [String] = []
    var name = ""
    var rest = Array(text)[...]
    while let letter = rest.popFirst() {
      if letter == "/" {
        if !name.isEmpty { names.append(name) }
        name = ""
        continue
      }
      name.append(letter)
      let start = rest.startIndex
      switch letter {
      case "\\": _ = rest.popFirst()
      case "[": if range(&rest) == nil { rest = [] }
      default: continue
      }
      name += String(Array(text)[start..<(rest.isEmpty ? text.count : rest.startIndex)])
    }
    return name.isEmpty ? names : names + [name]
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
  package func matches(_ name: some StringProtocol) -> Bool {
    StarPattern.matches(tokens, Array(name), isStar: { $0 == .some }) { $0.matches($1) }
  }
}

/// Matching with stars, which stand for any number of elements: letters of a name, or names of a path.
package enum StarPattern {
  /// Returns whether elements match a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The parts of the pattern.
  ///   - elements: The letters or names.
  ///   - isStar: Whether a part is a star.
  ///   - matches: Whether another part matches an element.
  /// - Returns: Whether all elements match.
  /// - Complexity: O(*n* · *m*) in the numbers of elements and parts: only the last star is remembered, because
  ///   what one before it matched can stay.
  package static func matches<Part, Element>(
    _ pattern: [Part], _ elements: [Element], isStar: (Part) -> Bool,
    _ matches: (Part, Element) -> Bool
  ) -> Bool {
    var (p, e) = (0, 0)
    var star: (p: Int, e: Int)?
    while e < elements.count {
      if p < pattern.count, isStar(pattern[p]) {
        star = (p, e)
        p += 1
      } else if p < pattern.count, matches(pattern[p], elements[e]) {
        p += 1
        e += 1
      } else if let last = star {
        p = last.p + 1
        e = last.e + 1
        star = (last.p, last.e + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isStar)
  }
}
