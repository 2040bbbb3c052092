internal import SourceReading

/// What parsers of both languages share: the tokens, and the place in them.
///
/// A statement that is none of those that lay out is skipped as a whole, with everything in its brackets.
struct CodeParser {
  let list: TokenList
  let language: SourceLanguage
  var index = 0
  /// The depth of brackets, which a text could drive too deep for the stack.
  var depth = 0
  /// Whether an opening brace begins a body, not a closure.
  var isBeforeBraces = false
  /// The tokens after which a comma is missing, because the next element of a list begins on a line of its own.
  private(set) var missingCommas: [Int] = []

  static let mostDepth = 60

  init(_ text: CodeText) {
    list = TokenList(SourceLexer.tokens(of: text.bytes, text.language))
    language = text.language
  }

  /// What cannot be read; the statement is then skipped.
  struct Unreadable: Error {
    var index: Int
  }

  mutating func statements() -> [Statement] {
    var found: [Statement] = []
    while let token = list[index], !token.is("}"), !token.is("@end") {
      if token.is(";") {
        index += 1
        continue
      }
      found.append(statement())
    }
    return found
  }

  /// The statements in braces that begin here.
  mutating func braces() throws(Unreadable) -> [Statement] {
    guard take("{"), depth < Self.mostDepth else { throw unreadable }
    depth += 1
    let body = statements()
    depth -= 1
    // The end of an excerpt.
    guard take("}") || token == nil else { throw unreadable }
    return body
  }

  private mutating func statement() -> Statement {
    let start = index
    do throws(Unreadable) {
      let form = language == .swift ? try swiftStatement() : try objectiveCStatement()
      if index > start { return Statement(form: form, tokens: start..<index) }
    } catch {}
    index = start
    skipStatement()
    return Statement(form: .unread, tokens: start..<index)
  }

  /// Moves behind a statement: to the next line at the same depth, or behind `;`.
  private mutating func skipStatement() {
    let start = index
    while let token = list[index] {
      if index > start {
        if token.is("}") || token.is("@end") { return }
        if language == .swift, token.startsLine, !token.is("."), !token.is("{") { return }
      }
      if token.is(";") {
        index += 1
        return
      }
      let hasBody = token.is("{")
      index = list.after(index)
      if hasBody, language == .objectiveC, !list.is(index, ";"), !list.is(index, ")"),
        !list.is(index, "]")
      {
        return
      }
    }
  }

  // MARK: Tokens

  var unreadable: Unreadable { Unreadable(index: index) }

  var token: SourceToken? { list[index] }

  func isSign(_ text: String, _ ahead: Int = 0) -> Bool {
    guard let token = list[index + ahead], token.kind == .sign else { return false }
    return token.text == text
  }

  /// Whether the next token follows without a space.
  var isGlued: Bool {
    guard let token, let next = list[index + 1] else { return false }
    return next.place.line == token.place.line
      && next.place.column == token.place.column + token.text.unicodeScalars.count
  }

  mutating func take(_ text: String) -> Bool {
    guard list.is(index, text) else { return false }
    index += 1
    return true
  }

  mutating func takeWord() -> String? {
    guard let word = list.word(index) else { return nil }
    index += 1
    return word
  }

  /// Arguments in parentheses or brackets that begin here; a comma at the end is permitted.
  mutating func commaSeparated(
    until end: String, _ element: (inout CodeParser) throws(Unreadable) -> Void
  ) throws(Unreadable) {
    index += 1
    guard depth < Self.mostDepth else { throw unreadable }
    depth += 1
    defer { depth -= 1 }
    while !list.is(index, end) {
      let start = index
      try element(&self)
      if take(",") { continue }
      guard let token, token.startsLine, token.kind == .word || token.is("["), index > start else {
        break
      }
      missingCommas.append(index - 1)
    }
    guard take(end) else { throw unreadable }
  }

  /// The value of a number's token.
  static func number(_ text: String) -> Double? {
    var digits = text.filter { $0 != "_" }
    if let value = Double(digits) { return value }
    // `1.0f` of Objective-C.
    if digits.hasSuffix("f") || digits.hasSuffix("F") { digits.removeLast() }
    return Double(digits)
  }

  // MARK: Operators

  private static let precedence = [
    "==": 1, "!=": 1, "<": 1, ">": 1, "<=": 1, ">=": 1, "..<": 2, "...": 2, "+": 3, "-": 3, "*": 4,
    "/": 4,
  ]

  /// The operator here and its number of tokens; nil if none is, or if the line's first sign begins a new statement.
  private var binaryOperator: (text: String, count: Int)? {
    guard let token = token, token.kind == .sign else { return nil }
    if token.is("."), isSign(".", 1) {
      return isSign("<", 2) ? ("..<", 3) : isSign(".", 2) ? ("...", 3) : nil
    }
    if token.is("<") || token.is(">"), isSign("=", 1), isGlued { return (token.text + "=", 2) }
    guard Self.precedence[token.text] != nil, !isSign("=", 1) || token.is("==") else { return nil }
    if token.startsLine, language == .swift {
      // `- x` continues the line before, `-x` begins one.
      guard let next = list[index + 1], next.place.line == token.place.line,
        next.place.column > token.place.column + token.text.count
      else { return nil }
    }
    return (token.text, 1)
  }

  mutating func expression(_ least: Int = 0) throws(Unreadable) -> Expression {
    guard depth < Self.mostDepth else { throw unreadable }
    depth += 1
    defer { depth -= 1 }
    var left = language == .swift ? try swiftOperand() : try objectiveCOperand()
    while let (text, count) = binaryOperator, let rank = Self.precedence[text], rank > least {
      index += count
      let right = try expression(rank)
      left = Expression(form: .operation(text, left, right), place: left.place)
    }
    // `a ?? b` and `a?.b` were read with their operands.
    guard least == 0, isSign("?"), !isSign("?", 1) else { return left }
    index += 1
    let one = try expression()
    guard take(":") else { throw unreadable }
    return Expression(form: .choice(left, one, try expression()), place: left.place)
  }

  mutating func expressionOrAssignment() throws(Unreadable) -> Statement.Form {
    let target = try expression()
    if isSign("=") {
      index += 1
      return .assignment(target, "=", try expression())
    }
    if isSign("=", 1), let sign = token?.text, ["+", "-", "*", "/"].contains(sign) {
      index += 2
      return .assignment(target, sign, try expression())
    }
    return .expression(target)
  }
}
