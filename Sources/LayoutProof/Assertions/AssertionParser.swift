internal import AutoLayout

/// Reads assertions; the grammar is that of ``LayoutAssertion``.
struct AssertionParser {
  private let text: String
  private let tokens: [AssertionToken]
  private var place = 0
  /// The first item, to which `superview` refers.
  private var first: AssertionItem?
  /// The kind of `every`, which occurs once besides the second view of a predicate.
  private var quantified: AssertionItem?

  init(_ text: String) throws(LayoutAssertionError) {
    self.text = text
    tokens = try AssertionToken.tokens(of: text)
  }

  mutating func assertion() throws(LayoutAssertionError) -> (
    claims: [LayoutAssertion.Claim], conditions: [LayoutAssertion.Claim]
  ) {
    guard !tokens.isEmpty else { throw error("an assertion is missing") }
    let claims = try list { parser throws(LayoutAssertionError) in try parser.claim() }
    var conditions: [LayoutAssertion.Claim] = []
    if take(.word("where")) {
      conditions = try list { parser throws(LayoutAssertionError) in try parser.comparison() }
    }
    if let token = present { throw error("unexpected '\(token.text)'; claims are joined by 'and'") }
    return (claims, conditions)
  }

  private mutating func list(
    _ next: (inout Self) throws(LayoutAssertionError) -> LayoutAssertion.Claim
  ) throws(LayoutAssertionError) -> [LayoutAssertion.Claim] {
    var all = [try next(&self)]
    while take(.word("and")) { all.append(try next(&self)) }
    return all
  }

  // MARK: Claims

  private mutating func claim() throws(LayoutAssertionError) -> LayoutAssertion.Claim {
    let start = place
    if let predicate = try predicate() { return predicate }
    place = start
    return try comparison()
  }

  /// Returns a predicate; nil if the text is not one.
  private mutating func predicate() throws(LayoutAssertionError) -> LayoutAssertion.Claim? {
    switch present?.kind {
    case .word, .quoted: break
    default: return nil
    }
    let item = try item()
    guard take(.symbol(".")), case .word(let word)? = present?.kind else { return nil }
    return try predicate(word, of: item)
  }

  private mutating func predicate(
    _ word: String, of item: AssertionItem
  ) throws(LayoutAssertionError) -> LayoutAssertion.Claim? {
    guard let predicate = LayoutAssertion.Predicate(rawValue: word) else {
      if Self.attributes[word] != nil { return nil }
      throw error(
        "a view has no '\(word)'"
          + Self.suggestion(
            word, Self.attributes.keys.sorted() + LayoutAssertion.Predicate.allCases.map(\.rawValue)
          ))
    }
    place += 1
    guard take(.symbol("(")) else {
      if predicate.needsOther == true {
        throw error("'\(word)' needs another view: \(word)(Title)")
      }
      return .predicate(item, predicate, nil)
    }
    if predicate.needsOther == false { throw error("'\(word)' is about one view only") }
    let other = try self.item(isOther: true)
    guard take(.symbol(")")) else { throw error("')' is missing") }
    return .predicate(item, predicate, other)
  }

  private mutating func comparison() throws(LayoutAssertionError) -> LayoutAssertion.Claim {
    var sums = [try sum()]
    var relations: [LayoutAssertion.Relation] = []
    while let relation = try relation() {
      relations.append(relation)
      sums.append(try sum())
    }
    guard !relations.isEmpty else {
      throw error("a comparison is missing: <=, >= or ==, or a predicate such as isWhole")
    }
    return .comparison(sums, relations)
  }

  private mutating func relation() throws(LayoutAssertionError) -> LayoutAssertion.Relation? {
    guard case .symbol(let sign)? = present?.kind else { return nil }
    let relation: LayoutAssertion.Relation
    switch sign {
    case "<=", "≤": relation = .atMost
    case ">=", "≥": relation = .atLeast
    case "==", "=": relation = .equal
    case "<", ">", "!=":
      throw error(
        "'\(sign)' is not a relation of lengths, which are compared with a tolerance; use <= or >=")
    default: return nil
    }
    place += 1
    return relation
  }

  // MARK: Numbers

  private mutating func sum() throws(LayoutAssertionError) -> AssertionSum {
    var sum = try product()
    while true {
      if take(.symbol("+")) {
        sum = sum + (try product())
      } else if take(.symbol("-")) {
        sum = sum + (try product()).times(-1)
      } else {
        return sum
      }
    }
  }

  private mutating func product() throws(LayoutAssertionError) -> AssertionSum {
    var product = try factor()
    while case .symbol(let sign)? = present?.kind, sign == "*" || sign == "/" {
      let before = place
      place += 1
      let next = try factor()
      if sign == "/" {
        guard next.isNumber, next.constant != 0 else {
          throw error("lengths are divided by a number that is not 0", at: before)
        }
        product = product.times(1 / next.constant)
      } else if next.isNumber {
        product = product.times(next.constant)
      } else if product.isNumber {
        product = next.times(product.constant)
      } else {
        throw error("two lengths are not multiplied; one factor is a number", at: before)
      }
    }
    return product
  }

  private mutating func factor() throws(LayoutAssertionError) -> AssertionSum {
    if take(.symbol("-")) { return try factor().times(-1) }
    if take(.symbol("(")) {
      let sum = try sum()
      guard take(.symbol(")")) else { throw error("')' is missing") }
      return sum
    }
    if case .number(let number)? = present?.kind {
      place += 1
      return AssertionSum(constant: number)
    }
    let item = try item()
    guard take(.symbol(".")) else { throw error("an attribute is missing, such as .width") }
    guard case .word(let word)? = present?.kind else {
      throw error("an attribute is missing, such as width")
    }
    guard let attribute = Self.attributes[word] else {
      if LayoutAssertion.Predicate(rawValue: word) != nil {
        throw error("'\(word)' is a claim of its own and not a number")
      }
      throw error("a view has no '\(word)'" + Self.suggestion(word, Self.attributes.keys.sorted()))
    }
    place += 1
    return AssertionSum(
      terms: [AssertionSum.Term(item: item, attribute: attribute, multiplier: 1)])
  }

  // MARK: Items

  private mutating func item(isOther: Bool = false) throws(LayoutAssertionError) -> AssertionItem {
    guard let token = present else { throw error("a view or a number is missing") }
    var item: AssertionItem
    switch token.kind {
    case .quoted(let name):
      place += 1
      item = .view(name, at: token.offset)
    case .word("screen"), .word("safeArea"):
      place += 1
      item = token.kind == .word("screen") ? .screen : .safeArea
    case .word("superview"):
      guard let first else { throw error("superview of which view? Write Title.superview") }
      place += 1
      item = .superview(first)
    case .word("it"):
      guard let quantified else { throw error("'it' needs an 'every' before it") }
      place += 1
      item = quantified
    case .word("every"):
      place += 1
      item = try every(at: token.offset, isOther: isOther)
    case .word("and"), .word("where"):
      throw error("a view or a number is missing before '\(token.text)'")
    case .word(let name):
      place += 1
      item = .view(name, at: token.offset)
    case .number, .symbol: throw error("a view or a number is expected, not '\(token.text)'")
    }
    while case .symbol(".")? = present?.kind, place + 1 < tokens.count,
      tokens[place + 1].kind == .word("superview")
    {
      place += 2
      item = .superview(item)
    }
    if first == nil { first = item }
    return item
  }

  private mutating func every(
    at offset: Int, isOther: Bool
  ) throws(LayoutAssertionError) -> AssertionItem {
    guard case .word(let kind)? = present?.kind else {
      throw error("every what? text, control, content, view or the name of a class")
    }
    place += 1
    if isOther { return .everyOther(kind, at: offset) }
    let item = AssertionItem.every(kind, at: offset)
    // The same token is read again if the text turns out to be a comparison.
    if let quantified, quantified != item {
      throw error("'every' occurs once; the same view is called 'it'", at: place - 2)
    }
    quantified = item
    return item
  }

  // MARK: Tokens

  private var present: AssertionToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ kind: AssertionToken.Kind) -> Bool {
    guard present?.kind == kind else { return false }
    place += 1
    return true
  }

  private func error(_ message: String, at index: Int? = nil) -> LayoutAssertionError {
    let index = index ?? place
    return LayoutAssertionError(
      text, at: index < tokens.count ? tokens[index].offset : text.count, message)
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    "; did you mean \(SubjectNames.near(word, among: known).joined(separator: ", "))?"
  }

  /// The edges and lengths by their names; both Auto Layout's and those of a rectangle.
  static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "minX": .left, "right": .right, "maxX": .right, "centerX": .centerX,
    "midX": .centerX, "leading": .leading, "trailing": .trailing, "top": .top, "minY": .top,
    "bottom": .bottom, "maxY": .bottom, "centerY": .centerY, "midY": .centerY, "width": .width,
    "height": .height,
  ]
}
