/// A word, number or sign of an assertion or equation.
package struct AssertionToken: Sendable {
  package enum Kind: Equatable, Sendable {
    case word(String)
    case quoted(String)
    case number(Double)
    case symbol(String)
  }

  package var kind: Kind
  package var text: String
  /// The number of characters before it.
  package var offset: Int

  /// Returns the tokens of an assertion.
  package static func tokens(of text: String) throws(LayoutAssertionError) -> [AssertionToken] {
    let letters = Array(text)
    var tokens: [AssertionToken] = []
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      if letter.isWhitespace {
        place += 1
        continue
      }
      let start = place
      let kind: Kind
      if letter == "'" || letter == "\"" {
        guard let end = letters[(start + 1)...].firstIndex(of: letter) else {
          throw LayoutAssertionError(text, at: start, "the name is not closed by \(letter)")
        }
        place = end + 1
        kind = .quoted(String(letters[start..<place].dropFirst().dropLast()))
      } else if let end = endOfID(letters, start) ?? endOfWord(letters, start, after: tokens.last) {
        place = end
        kind = .word(String(letters[start..<end]))
      } else if letter.isASCIIDigit {
        place = endOfNumber(letters, start)
        guard let number = Double(String(letters[start..<place])), number <= 1e6 else {
          throw LayoutAssertionError(text, at: start, "numbers are at most 1000000")
        }
        kind = .number(number)
      } else {
        guard let sign = sign(letters, start) else {
          throw LayoutAssertionError(text, at: start, "unexpected '\(letter)'")
        }
        place += sign.count
        kind = .symbol(sign == "×" || sign == "·" ? "*" : sign == "−" || sign == "–" ? "-" : sign)
      }
      tokens.append(
        AssertionToken(kind: kind, text: String(letters[start..<place]), offset: start))
    }
    return tokens
  }

  /// Returns the end of an id as Interface Builder makes them: three, two and three letters or digits.
  private static func endOfID(_ letters: [Character], _ start: Int) -> Int? {
    let end = start + 10
    guard end <= letters.count, end == letters.count || !letters[end].continuesWord else {
      return nil
    }
    let isID = (start..<end).allSatisfy { index in
      let isHyphen = index == start + 3 || index == start + 6
      return isHyphen
        ? letters[index] == "-" : letters[index].isASCII && letters[index].isLetterOrDigit
    }
    return isID ? end : nil
  }

  /// Returns the end of a word.
  ///
  /// A hyphen between two letters belongs to the name of a view, and not to that of an attribute.
  private static func endOfWord(
    _ letters: [Character], _ start: Int, after last: AssertionToken?
  ) -> Int? {
    guard letters[start].isLetter || letters[start] == "_" else { return nil }
    let isAttribute = last?.kind == .symbol(".")
    var end = start + 1
    while end < letters.count {
      if letters[end].continuesWord {
        end += 1
      } else if !isAttribute, letters[end] == "-", end + 1 < letters.count,
        letters[end + 1].continuesWord
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func endOfNumber(_ letters: [Character], _ start: Int) -> Int {
    var end = start
    while end < letters.count, letters[end].isASCIIDigit { end += 1 }
    guard end + 1 < letters.count, letters[end] == ".", letters[end + 1].isASCIIDigit else {
      return end
    }
    end += 1
    while end < letters.count, letters[end].isASCIIDigit { end += 1 }
    return end
  }

  private static func sign(_ letters: [Character], _ start: Int) -> String? {
    if start + 1 < letters.count {
      let two = String(letters[start...(start + 1)])
      if ["<=", ">=", "==", "!="].contains(two) { return two }
    }
    let one = String(letters[start])
    return "+-−–*×·/().<>=≤≥".contains(one) ? one : nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
  fileprivate var continuesWord: Bool { isLetterOrDigit || self == "_" }
}
