/// Divides a source text into tokens, without comments.
///
/// It never fails: what it does not know is a sign, and a string without an end ends with its line. Regular expressions
/// between slashes are not recognized as one token.
package struct SourceLexer {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var index = 0
  private var line = 1
  private var column = 1
  private var startsLine = true
  private var tokens: [SourceToken] = []

  private init(_ bytes: [UInt8], _ language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Returns the tokens of a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func tokens(of bytes: [UInt8], _ language: SourceLanguage) -> [SourceToken] {
    var lexer = SourceLexer(bytes, language)
    lexer.tokens.reserveCapacity(bytes.count / 6)
    lexer.run()
    return withoutDisabled(lexer.tokens)
  }

  /// Removes what `#if false` and `#if 0` leave out; their `#else` stays.
  private static func withoutDisabled(_ tokens: [SourceToken]) -> [SourceToken] {
    func isDisabled(_ index: Int) -> Bool {
      tokens[index].text == "#if" && index + 1 < tokens.count
        && ["false", "0"].contains(tokens[index + 1].text)
        && (index + 2 == tokens.count || tokens[index + 2].startsLine)
    }
    guard tokens.indices.contains(where: isDisabled) else { return tokens }
    var (kept, depth): ([SourceToken], Int) = ([], 0)
    for (index, token) in tokens.enumerated() {
      if token.kind == .directive {
        if depth > 0 {
          if token.text.hasPrefix("#if") { depth += 1 }
          if token.text == "#endif" || depth == 1 && token.text.hasPrefix("#el") { depth -= 1 }
        } else if isDisabled(index) {
          depth = 1
        }
      }
      if depth == 0 { kept.append(token) }
    }
    return kept
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        (line, column, startsLine) = (line + 1, 1, true)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }

  private mutating func run() {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): string(hashes: 0, skipping: 1)
      case UInt8(ascii: "'") where language == .objectiveC: skipCharacter()
      case UInt8(ascii: "@"): at()
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "`"): backticks()
      case _ where Self.beginsWord(byte): word(.word, skipping: 0)
      case _ where Self.isDigit(byte): number()
      default: sign()
      }
    }
  }

  // MARK: Comments

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { advance() }
  }

  /// Comments of Swift are nested.
  private mutating func skipComment() {
    var depth = 0
    while let byte = byte() {
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += language == .swift || depth == 0 ? 1 : 0
        advance(2)
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        advance(2)
        depth -= 1
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  private mutating func skipCharacter() {
    advance()
    while let byte = byte(), byte != UInt8(ascii: "'"), byte != UInt8(ascii: "\n") {
      advance(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    if byte() == UInt8(ascii: "'") { advance() }
  }

  // MARK: Words and signs

  private static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func word(_ kind: SourceToken.Kind, skipping count: Int) {
    let (start, place, first) = (index, SourcePlace(line: line, column: column), startsLine)
    advance(count)
    while let byte = byte(), Self.beginsWord(byte) || Self.isDigit(byte) { advance() }
    add(kind, String(decoding: bytes[start..<index], as: UTF8.self), place, first)
  }

  private mutating func number() {
    let (start, place, first) = (index, SourcePlace(line: line, column: column), startsLine)
    while let byte = byte() {
      if Self.beginsWord(byte) || Self.isDigit(byte) {
        advance()
      } else if byte == UInt8(ascii: "."), let next = self.byte(1), Self.isDigit(next) {
        advance()
      } else {
        break
      }
    }
    add(.number, String(decoding: bytes[start..<index], as: UTF8.self), place, first)
  }

  private mutating func sign() {
    let (place, first) = (SourcePlace(line: line, column: column), startsLine)
    let pairs: [(String, String)] = [("-", ">"), ("=", "="), ("!", "=")]
    for (one, other) in pairs where byte() == one.utf8.first && byte(1) == other.utf8.first {
      advance(2)
      add(.sign, one + other, place, first)
      return
    }
    let text = String(decoding: bytes[index...index], as: UTF8.self)
    advance()
    add(.sign, text, place, first)
  }

  private mutating func backticks() {
    let (place, first) = (SourcePlace(line: line, column: column), startsLine)
    advance()
    let start = index
    while let byte = byte(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
    add(.word, String(decoding: bytes[start..<index], as: UTF8.self), place, first)
    if byte() == UInt8(ascii: "`") { advance() }
  }

  private mutating func at() {
    if byte(1) == UInt8(ascii: "\"") { return string(hashes: 0, skipping: 2) }
    if let next = byte(1), Self.beginsWord(next) { return word(.attribute, skipping: 1) }
    sign()
  }

  private mutating func hash() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if language == .swift, byte(count) == UInt8(ascii: "\"") {
      return string(hashes: count, skipping: count + 1)
    }
    // `# define` of C.
    while language == .objectiveC, byte(1) == UInt8(ascii: " ") { advance() }
    if let next = byte(1), Self.beginsWord(next) { return word(.directive, skipping: 1) }
    sign()
  }

  private mutating func add(
    _ kind: SourceToken.Kind, _ text: String, _ place: SourcePlace, _ first: Bool
  ) {
    var text = text
    // `# define` and `#define` are the same.
    if kind == .directive { text = "#" + text.drop { $0 == "#" || $0 == " " } }
    tokens.append(SourceToken(kind: kind, text: text, place: place, startsLine: first))
    startsLine = false
  }

  // MARK: Strings

  /// Reads a string after `skipping` bytes of its beginning, the last of which is a quotation mark.
  private mutating func string(hashes: Int, skipping: Int) {
    let (place, first) = (SourcePlace(line: line, column: column), startsLine)
    let isLong =
      language == .swift && byte(skipping) == UInt8(ascii: "\"")
      && byte(skipping + 1) == UInt8(ascii: "\"")
    advance(skipping + (isLong ? 2 : 0))
    let start = index
    var isInterpolated = false
    skipString(hashes: hashes, isLong: isLong, interpolated: &isInterpolated)
    let content = bytes[start..<index]
    let value =
      isInterpolated || hashes > 0
      ? String(decoding: content, as: UTF8.self) : Self.unescaped(content)
    if byte() == UInt8(ascii: "\"") { advance((isLong ? 3 : 1) + hashes) }
    tokens.append(
      SourceToken(
        kind: .string, text: value, place: place, startsLine: first, isInterpolated: isInterpolated)
    )
    startsLine = false
  }

  /// Moves to the quotation mark that ends a string, or to the end of its line.
  ///
  /// Expressions in it can contain strings. A stack of what is open stands for recursion, which a text could drive deep.
  private mutating func skipString(hashes: Int, isLong: Bool, interpolated: inout Bool) {
    enum Open { case string(hashes: Int, isLong: Bool), parenthesis }
    var open: [Open] = [.string(hashes: hashes, isLong: isLong)]
    while let byte = byte(), let innermost = open.last {
      switch innermost {
      case .string(let hashes, let isLong):
        if byte == UInt8(ascii: "\\"), isFollowed(1, byHashes: hashes) {
          if language == .swift, self.byte(1 + hashes) == UInt8(ascii: "(") {
            interpolated = true
            open.append(.parenthesis)
          }
          advance(2 + hashes)
        } else if byte == UInt8(ascii: "\n"), !isLong {
          return
        } else if byte == UInt8(ascii: "\""), isEnd(hashes: hashes, isLong: isLong) {
          if open.count == 1 { return }
          open.removeLast()
          advance((isLong ? 3 : 1) + hashes)
        } else {
          advance()
        }
      case .parenthesis:
        switch byte {
        case UInt8(ascii: "("): open.append(.parenthesis)
        case UInt8(ascii: ")"): open.removeLast()
        case UInt8(ascii: "\""): open.append(.string(hashes: 0, isLong: false))
        case UInt8(ascii: "\n") where !isLong: return
        default: break
        }
        advance()
      }
    }
  }

  private func isFollowed(_ ahead: Int, byHashes count: Int) -> Bool {
    (0..<count).allSatisfy { byte(ahead + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(hashes: Int, isLong: Bool) -> Bool {
    guard isLong else { return isFollowed(1, byHashes: hashes) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      && isFollowed(3, byHashes: hashes)
  }

  private static func unescaped(_ content: ArraySlice<UInt8>) -> String {
    guard content.contains(UInt8(ascii: "\\")) else {
      return String(decoding: content, as: UTF8.self)
    }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in content {
      if isEscaped {
        switch byte {
        case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
        default: result.append(byte)
        }
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
