/// The words and signs of one line of a sketch.
struct FormulaLine {
  let number: Int
  private let characters: [Character]
  private var place = 0

  init(_ text: String, number: Int) {
    characters = Array(text)
    self.number = number
    skipSpace()
  }

  var isAtEnd: Bool { place == characters.count }

  /// The rest of the line.
  var rest: String { String(characters[place...]) }

  func problem(_ message: String) -> Sketch.Problem {
    Sketch.Problem(line: number, column: place + 1, message: message)
  }

  /// Consumes a sign, if it is next.
  mutating func take(_ sign: String) -> Bool {
    guard characters[place...].starts(with: sign) else { return false }
    place += sign.count
    skipSpace()
    return true
  }

  /// Consumes a word, if it is next.
  mutating func takeWord(_ word: String) -> Bool {
    var scout = self
    guard scout.name() == word else { return false }
    self = scout
    return true
  }

  /// A letter or `_`, then letters, digits and `_`; nil if none begins here.
  mutating func name() -> String? {
    guard !isAtEnd, characters[place].isLetter || characters[place] == "_" else { return nil }
    let start = place
    while !isAtEnd, isNamePart(characters[place]) { place += 1 }
    let name = String(characters[start..<place])
    skipSpace()
    return name
  }

  /// A number without sign; nil if none begins here.
  mutating func takeNumber() -> Double? {
    let start = place
    while !isAtEnd, characters[place].isASCII,
      characters[place].isNumber || characters[place] == "."
    {
      place += 1
    }
    guard let number = Double(String(characters[start..<place])) else {
      place = start
      return nil
    }
    skipSpace()
    return number
  }

  private func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private mutating func skipSpace() {
    while !isAtEnd, characters[place].isWhitespace { place += 1 }
    // A comment ends the line.
    if !isAtEnd, characters[place...].starts(with: "//") { place = characters.count }
  }
}
