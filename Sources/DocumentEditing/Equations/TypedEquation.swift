internal import LayoutGeometry
internal import LayoutProof

/// An equation as it is typed: `Button.width = 5 * Label.width @750`.
///
///     equation  = sum ("=" | "==" | "<=" | ">=" | "≤" | "≥") sum ["@" priority]
///     sum       = ["-"] term {("+" | "-") term}
///     term      = number | [number "*"] attribute {("*" | "/") number}
///     attribute = name "." [guide "."] word
///     priority  = number | "required" | "high" | "low"
///
/// A name is an id, a label, a text or a class; `superview` is that of the first view. One or two attributes occur, on
/// either side.
struct TypedEquation: Hashable {
  /// An item and its attribute, by the words that were typed.
  struct Anchor: Hashable {
    var name: String
    /// The name of a guide of the view, such as `safeArea` or `margins`.
    var guide: String?
    var attribute: LayoutAttribute
    /// The column of the name, from 1.
    var column: Int
  }

  var first: Anchor
  var relation: LayoutRelation
  var second: Anchor?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0

  /// Reads an equation.
  ///
  /// - Throws: An error with the column of what is wrong.
  init(_ text: String) throws(EditError) {
    var reader = try Reader(text)
    let (sum, relation, priority) = try reader.equation()
    var terms = sum.terms
    guard !terms.isEmpty else {
      throw reader.error("no attribute of a view, such as Title.width", at: 1)
    }
    guard terms.count <= 2 else {
      throw reader.error(
        "a constraint relates two attributes; this is a third", at: terms[2].anchor.column)
    }
    // The side without a multiplier comes first, as in documents.
    if terms.count == 2, abs(terms[0].factor) != 1, abs(terms[1].factor) == 1 { terms.swapAt(0, 1) }
    let factor = terms[0].factor
    guard factor != 0, terms.count < 2 || terms[1].factor != 0 else {
      throw reader.error(
        "a multiplier of 0, or the same attribute on both sides, relates nothing",
        at: terms[0].anchor.column)
    }
    first = terms[0].anchor
    // first × factor + second × other + constant, compared with 0.
    if terms.count == 2 {
      second = terms[1].anchor
      multiplier = -terms[1].factor / factor
    }
    constant = sum.constant == 0 ? 0 : -sum.constant / factor
    self.relation = factor > 0 ? relation : relation.reversed
    self.priority = priority
  }
}

extension TypedEquation {
  /// Returns a priority by its number, or by its name in menus; nil for others.
  static func priority(_ word: String) -> Double? {
    let words = ["required": 1000.0, "high": 750, "low": 250]
    guard let number = words[word] ?? Double(word), number > 0, number <= 1000 else { return nil }
    return number
  }
}

/// Reads the tokens of an equation.
private struct Reader {
  struct Sum {
    var terms: [(anchor: TypedEquation.Anchor, factor: Double)] = []
    var constant = 0.0

    /// Adds a term; equal attributes are added up.
    mutating func add(_ anchor: TypedEquation.Anchor, _ factor: Double) {
      let known = terms.firstIndex {
        ($0.anchor.name, $0.anchor.guide, $0.anchor.attribute)
          == (anchor.name, anchor.guide, anchor.attribute)
      }
      if let known { terms[known].factor += factor } else { terms.append((anchor, factor)) }
    }
  }

  private let text: String
  private let tokens: [AssertionToken]
  private var place = 0
  private var priority = 1000.0

  init(_ text: String) throws(EditError) {
    self.text = text
    var body = text[...]
    var typed: Substring?
    if let sign = text.lastIndex(of: "@"), !text[sign...].contains(where: { "\"'".contains($0) }) {
      body = text[..<sign]
      typed = text[text.index(after: sign)...]
    }
    do { tokens = try AssertionToken.tokens(of: String(body)) } catch {
      throw EditError("column \(error.column) of '\(text)': \(error.message)")
    }
    if let typed {
      let word = typed.filter { $0 != " " }
      guard let number = TypedEquation.priority(word) else {
        throw error(
          "a priority is above 0 and up to 1000, required, high or low, not '\(word)'",
          at: body.count + 2)
      }
      priority = number
    }
  }

  mutating func equation() throws(EditError) -> (Sum, LayoutRelation, Double) {
    var sum = Sum()
    try add(to: &sum, 1)
    let signs: [String: LayoutRelation] = [
      "=": .equal, "==": .equal, "<=": .lessThanOrEqual, "≤": .lessThanOrEqual,
      ">=": .greaterThanOrEqual, "≥": .greaterThanOrEqual,
    ]
    guard let relation = symbol.flatMap({ signs[$0] }) else {
      throw error("expected =, <= or >=", at: column)
    }
    place += 1
    try add(to: &sum, -1)
    guard place == tokens.count else {
      throw error("unexpected '\(tokens[place].text)'", at: column)
    }
    return (sum, relation, priority)
  }

  private mutating func add(to sum: inout Sum, _ side: Double) throws(EditError) {
    var isFirst = true
    while true {
      let isNegative = symbol == "-"
      if isNegative || symbol == "+" {
        place += 1
      } else if !isFirst {
        return
      }
      isFirst = false
      try addTerm(to: &sum, isNegative ? -side : side)
    }
  }

  private mutating func addTerm(to sum: inout Sum, _ sign: Double) throws(EditError) {
    var factor = sign
    var anchor: TypedEquation.Anchor?
    var isDivisor = false
    repeat {
      if case .number(let number)? = tokens[safe: place]?.kind {
        guard !isDivisor || number != 0 else { throw error("division by 0", at: column) }
        factor = isDivisor ? factor / number : factor * number
        place += 1
      } else {
        let start = column
        guard anchor == nil, !isDivisor else {
          throw error("a constraint multiplies an attribute by a number", at: start)
        }
        anchor = try readAnchor()
      }
      isDivisor = symbol == "/"
      guard isDivisor || symbol == "*" else { break }
      place += 1
    } while true
    if let anchor { sum.add(anchor, factor) } else { sum.constant += factor }
  }

  private mutating func readAnchor() throws(EditError) -> TypedEquation.Anchor {
    let start = column
    var parts: [String] = []
    repeat {
      guard let part = takeName() else {
        throw error(
          parts.isEmpty ? "expected a number or a view" : "expected an attribute after the dot",
          at: column)
      }
      parts.append(part)
      guard symbol == "." else { break }
      place += 1
    } while true
    guard parts.count > 1 else {
      throw error("expected . and an attribute, such as \(parts[0]).width", at: column)
    }
    let word = parts.removeLast()
    let name = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    guard let attribute = LayoutAttribute(name: name), attribute != .notAnAttribute else {
      throw error(
        "no attribute '\(word)'; \(EditOperation.hint(word, among: Self.words))",
        at: tokens[place - 1].offset + 1)
    }
    let isGuided = parts.count > 1 && parts.last != "superview"
    let guide = isGuided ? parts.removeLast() : nil
    return TypedEquation.Anchor(
      name: parts.joined(separator: "."), guide: guide, attribute: attribute, column: start)
  }

  private static let words = LayoutAttribute.allCases.dropFirst().map(\.name)

  /// A quoted name, or the words up to a sign.
  private mutating func takeName() -> String? {
    if case .quoted(let name)? = tokens[safe: place]?.kind {
      place += 1
      return name
    }
    var words: [String] = []
    while case .word(let word)? = tokens[safe: place]?.kind {
      words.append(word)
      place += 1
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private var symbol: String? {
    if case .symbol(let sign)? = tokens[safe: place]?.kind { sign } else { nil }
  }

  /// The column of the next token, or behind the last one.
  private var column: Int {
    if let token = tokens[safe: place] { return token.offset + 1 }
    return (tokens.last.map { $0.offset + $0.text.count } ?? 0) + 1
  }

  func error(_ message: String, at column: Int) -> EditError {
    EditError("column \(column) of '\(text)': \(message)")
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
