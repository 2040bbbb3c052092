internal import SourceReading

/// A text as it is pasted: its language, without printed line numbers and fences.
struct CodeText {
  let bytes: [UInt8]
  let language: SourceLanguage

  init(_ text: String) {
    bytes = Self.withoutLineNumbers(Array(text.utf8))
    language = Self.language(of: SourceLexer.tokens(of: bytes, .objectiveC))
  }

  /// Whether each line that has content is a statement of ``FormulaReader``.
  ///
  /// Formulas have no parentheses after a name, no keywords and no strings.
  static func isFormulas(_ text: String) -> Bool {
    var hasFormula = false
    for line in text.split(separator: "\n") {
      let words = line.split { $0.isWhitespace }
      guard let first = words.first, !first.hasPrefix("//") else { continue }
      if line.utf8.contains(UInt8(ascii: "\"")) || line.utf8.contains(UInt8(ascii: ";"))
        || line.utf8.contains(UInt8(ascii: "{"))
      {
        return false
      }
      switch first {
      case "let", "var", "import", "func", "class", "for", "override", "struct", "final", "lazy":
        return false
      case "view", "metric": if words.count > 1 { hasFormula = true }
      default:
        if ["H:", "V:", "|", "["].contains(where: { first.hasPrefix($0) }) {
          hasFormula = hasFormula || !first.hasPrefix("[") || line.utf8.contains(UInt8(ascii: "-"))
          continue
        }
        if line.utf8.contains(UInt8(ascii: "(")), first.utf8.contains(UInt8(ascii: ".")) {
          return false
        }
        if words.count > 2, ["=", "==", "<=", ">=", "≤", "≥"].contains(words[1]) {
          // `a.alpha = 0.7` is code.
          let parts = first.split(separator: ".")
          hasFormula = hasFormula || parts.count > 1 && isTerm(String(parts[1]))
        }
      }
    }
    return hasFormula
  }

  /// Whether a name is what formulas are about, also with a letter wrong.
  private static func isTerm(_ name: String) -> Bool {
    let terms = Names.attributes + ["hugging", "compression"]
    let word = name.hasSuffix("Anchor") ? String(name.dropLast(6)) : name
    return terms.contains(word) || Names.misspelled(word, terms) != nil
  }

  // MARK: Languages

  private static func language(of tokens: [SourceToken]) -> SourceLanguage {
    for (index, token) in tokens.enumerated() {
      func isNext(_ text: String, _ ahead: Int = 1) -> Bool {
        index + ahead < tokens.count && tokens[index + ahead].is(text)
      }
      switch token.kind {
      case .attribute:
        if ["@interface", "@implementation", "@property", "@selector", "@YES", "@NO"]
          .contains(token.text)
        {
          return .objectiveC
        }
      case .directive: if token.text == "#import" || token.text == "#define" { return .objectiveC }
      case .sign:
        if token.is("@"), isNext("[") || isNext("{") || isNext("(") { return .objectiveC }
        if token.is("]"), isNext(";") { return .objectiveC }
        // `[view message…`
        if token.is("["), isMessage(tokens, index) { return .objectiveC }
        // `Type *name =`
        if token.is("*"), index > 0, tokens[index - 1].kind == .word, index + 2 < tokens.count,
          tokens[index + 1].kind == .word, tokens[index + 2].is("=") || tokens[index + 2].is(";")
        {
          return .objectiveC
        }
        // `- (void)name`
        if token.is("-"), token.startsLine, isNext("("), isNext(")", 3) { return .objectiveC }
      default: break
      }
    }
    return .swift
  }

  /// Whether a bracket begins with two names side by side, as no list of Swift does.
  private static func isMessage(_ tokens: [SourceToken], _ index: Int) -> Bool {
    var next = index + 1
    while next + 2 < tokens.count, tokens[next].kind == .word, tokens[next + 1].is(".") {
      next += 2
    }
    guard next + 1 < tokens.count, tokens[next].kind == .word, tokens[next + 1].kind == .word,
      !tokens[next + 1].startsLine
    else { return false }
    return !["weak", "unowned"].contains(tokens[next].text)
      && !["as", "is", "in"].contains(tokens[next + 1].text)
  }

  // MARK: Line numbers

  /// Replaces printed line numbers and fences by spaces, so that columns stay.
  ///
  /// Lines are numbered if the first one with content begins with a number, and all numbers at beginnings of lines count
  /// up by one. A line without a number continues the one before.
  private static func withoutLineNumbers(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    var numbers: [Range<Int>] = []
    var last: Int?
    var isNumbered = true
    var isFirst = true
    for start in starts {
      var index = start
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == 9 {
        index += 1
      }
      guard index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != 13 else {
        continue
      }
      if bytes[index...].starts(with: "```".utf8) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
          result[index] = UInt8(ascii: " ")
          index += 1
        }
        continue
      }
      let first = index
      var number = 0
      while index < bytes.count, (48...57).contains(bytes[index]), index - first < 6 {
        number = number * 10 + Int(bytes[index] - 48)
        index += 1
      }
      let isEnd = index == bytes.count || [9, 10, 13, 32].contains(bytes[index])
      guard index > first, isEnd else {
        if isFirst { isNumbered = false }
        isFirst = false
        continue
      }
      isFirst = false
      if let last, number != last + 1 { isNumbered = false }
      last = number
      numbers.append(first..<index)
    }
    guard isNumbered else { return result }
    for range in numbers { for index in range { result[index] = UInt8(ascii: " ") } }
    return result
  }
}
