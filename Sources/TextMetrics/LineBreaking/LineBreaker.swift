/// Whether a line can or must end at a position.
enum LineBreak: UInt8, Sendable {
  case prohibited
  case allowed
  case mandatory
}

/// Finds the line break opportunities of a paragraph.
///
/// The input is grapheme clusters, so marks, joined emoji, flags and Hangul syllables (rules 9, 26,
/// 30a and 30b) need no special treatment. Rule 28a (Brahmic syllables) and dictionaries for Thai,
/// Lao and Khmer are not implemented: such text breaks at spaces only.
///
/// Source: Unicode Standard Annex #14, Unicode Line Breaking Algorithm, revision 53 (Unicode 16).
struct LineBreaker {
  /// The properties of each character.
  struct Character {
    var kind: LineBreakClass
    /// Whether it is a wide or fullwidth character.
    var isEastAsian = false
    /// Whether it ends with a zero-width joiner, after which there is no break.
    var endsWithJoiner = false
  }

  private let characters: [Character]

  init(_ characters: [Character]) {
    self.characters = characters
  }

  /// Returns for each character whether a line can or must end after it.
  func breaksAfter() -> [LineBreak] {
    guard characters.contains(where: { $0.kind == .combining }) else { return breaksApart() }
    let (bases, counts) = withMarksAttached()
    var result: [LineBreak] = []
    result.reserveCapacity(characters.count)
    for (end, count) in zip(LineBreaker(bases).breaksApart(), counts) {
      result.append(contentsOf: repeatElement(.prohibited, count: count - 1))
      result.append(end)
    }
    return result
  }

  /// Rules 9 and 10: combining marks that are not part of the previous cluster are attached to it,
  /// or treated as letters if there is none.
  private func withMarksAttached() -> (bases: [Character], counts: [Int]) {
    var bases: [Character] = []
    var counts: [Int] = []
    for character in characters {
      guard character.kind == .combining else {
        bases.append(character)
        counts.append(1)
        continue
      }
      switch bases.last?.kind {
      case nil, .mandatory, .space, .zeroWidthSpace:
        bases.append(Character(kind: .alphabetic, endsWithJoiner: character.endsWithJoiner))
        counts.append(1)
      default:
        bases[bases.count - 1].endsWithJoiner = character.endsWithJoiner
        counts[counts.count - 1] += 1
      }
    }
    return (bases, counts)
  }

  private func breaksApart() -> [LineBreak] {
    var result = [LineBreak](repeating: .prohibited, count: characters.count)
    guard let first = characters.first else { return [] }
    // The last character that is not a space, and whether spaces followed it.
    var base = 0
    var sawSpaces = first.kind == .space
    var number = NumberState.none
    number.advance(over: first.kind)
    for index in characters.indices.dropFirst() {
      let before = characters[index - 1].kind
      if before == .mandatory {
        result[index - 1] = .mandatory
        sawSpaces = false
        number = .none
      } else {
        let isAllowed = isBreak(at: index, base: base, sawSpaces: sawSpaces, number: number)
        result[index - 1] = isAllowed ? .allowed : .prohibited
      }
      let kind = characters[index].kind
      number.advance(over: kind)
      if kind == .space {
        if before == .mandatory { base = index }
        sawSpaces = true
      } else {
        base = index
        sawSpaces = false
      }
    }
    result[characters.count - 1] = .mandatory
    return result
  }

  /// Applies the rules in order to the position before the character at `index`.
  private func isBreak(at index: Int, base: Int, sawSpaces: Bool, number: NumberState) -> Bool {
    let next = characters[index]
    let previous = characters[base]
    if next.kind == .mandatory || next.kind == .space || next.kind == .zeroWidthSpace {
      return false  // 6, 7
    }
    if previous.kind == .zeroWidthSpace { return true }  // 8
    if characters[index - 1].endsWithJoiner { return false }  // 8a
    if next.kind == .wordJoiner { return false }  // 11
    if sawSpaces {
      return isBreakAfterSpaces(at: index, base: base)
    }
    if previous.kind == .wordJoiner || previous.kind == .glue { return false }  // 11, 12
    if next.kind == .glue {
      // 12a
      return previous.kind == .breakAfter || previous.kind == .hyphen
        || previous.kind == .hyphenCharacter
    }
    return isBreakBetween(index, number)
  }

  /// Rules 13 to 18, which apply across spaces.
  private func isBreakAfterSpaces(at index: Int, base: Int) -> Bool {
    let previous = characters[base].kind
    let next = characters[index].kind
    switch next {
    case .close, .closeParenthesis, .exclamation, .symbol: return false  // 13
    case .infix: return kind(after: index) == .numeric  // 15c, 15d
    default: break
    }
    if previous == .open { return false }  // 14
    if previous == .initialQuotation && mayPrecedeOpeningQuotation(base) { return false }  // 15a
    if next == .finalQuotation && mayFollowClosingQuotation(index) { return false }  // 15b
    if next == .nonStarter && (previous == .close || previous == .closeParenthesis) {
      return false  // 16
    }
    if previous == .breakBoth && next == .breakBoth { return false }  // 17
    return true  // 18
  }

  /// Rules 13 to 31 for two adjacent characters.
  private func isBreakBetween(_ index: Int, _ number: NumberState) -> Bool {
    let previous = characters[index - 1].kind
    let next = characters[index].kind
    switch next {
    case .close, .closeParenthesis, .exclamation, .symbol, .infix: return false  // 13, 15d
    default: break
    }
    if previous == .open { return false }  // 14
    if previous == .breakBoth && next == .breakBoth { return false }  // 17
    if previous.isQuotation || next.isQuotation {
      if !isBreakAtQuotation(index) { return false }  // 15a, 15b, 19, 19a
    }
    if previous == .contingent || next == .contingent { return true }  // 20
    if next == .alphabetic && isWordInitialHyphen(index - 1) { return false }  // 20a
    switch next {
    case .breakAfter, .hyphen, .hyphenCharacter, .nonStarter: return false  // 21
    default: break
    }
    if previous == .breakBefore { return false }  // 21
    if next != .hebrewLetter && kind(before: index - 1) == .hebrewLetter
      && (previous == .hyphen || previous == .hyphenCharacter || previous == .breakAfter)
    {
      return false  // 21a
    }
    if previous == .symbol && next == .hebrewLetter { return false }  // 21b
    if next == .inseparable { return false }  // 22
    return isBreakAtWord(index, number)
  }

  /// Rules 23 to 31: letters, numbers, and characters before and after them.
  private func isBreakAtWord(_ index: Int, _ number: NumberState) -> Bool {
    let previous = characters[index - 1].kind
    let next = characters[index].kind
    if previous.isLetter && next == .numeric || previous == .numeric && next.isLetter {
      return false  // 23
    }
    if previous == .prefix && next == .ideograph || previous == .ideograph && next == .postfix {
      return false  // 23a
    }
    if previous.isCurrencyOrPercent && next.isLetter
      || previous.isLetter && next.isCurrencyOrPercent
    {
      return false  // 24
    }
    if number.binds(next) { return false }  // 25, inside and after a number
    switch (previous, next) {
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric), (.infix, .numeric):
      return false  // 25
    case (.prefix, .open), (.postfix, .open):
      let inside = kind(after: index)
      if inside == .numeric { return false }  // 25
      if inside == .infix && kind(after: index + 1) == .numeric { return false }
    default: break
    }
    if previous.isLetter && next.isLetter { return false }  // 28
    if previous == .infix && next.isLetter { return false }  // 29
    if next == .open && !characters[index].isEastAsian {
      if previous.isLetter || previous == .numeric { return false }  // 30
    }
    if previous == .closeParenthesis && !characters[index - 1].isEastAsian {
      if next.isLetter || next == .numeric { return false }  // 30
    }
    return true  // 31
  }

  func kind(after index: Int) -> LineBreakClass? {
    index + 1 < characters.count ? characters[index + 1].kind : nil
  }

  func kind(before index: Int) -> LineBreakClass? {
    index > 0 ? characters[index - 1].kind : nil
  }

  func isEastAsian(_ index: Int) -> Bool {
    characters.indices.contains(index) && characters[index].isEastAsian
  }

  /// Returns whether there is a hyphen at the beginning of a word, as in “-option”.
  private func isWordInitialHyphen(_ index: Int) -> Bool {
    guard characters[index].kind == .hyphen || characters[index].kind == .hyphenCharacter else {
      return false
    }
    switch kind(before: index) {
    case nil, .mandatory, .space, .zeroWidthSpace, .contingent, .glue: return true
    default: return false
    }
  }
}
