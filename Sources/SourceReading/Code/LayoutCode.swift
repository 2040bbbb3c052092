/// Finds mistakes in Swift code that makes constraints.
///
/// It knows no types and runs no code, so it reports only what cannot be meant: where a view leaves the code that is seen,
/// to a function that is not UIKit's or to another file, nothing is said about it.
struct LayoutCode {
  let list: TokenList
  private(set) var findings: [CodeFinding] = []
  /// The calls that make a constraint from an anchor.
  private(set) var calls: [ConstraintCall] = []
  /// The index of the innermost opening bracket around each token; -1 for none.
  private(set) var enclosing: [Int]

  init(_ list: TokenList) {
    self.list = list
    enclosing = []
    guard list.tokens.contains(where: { $0.is("constraint") || $0.is("NSLayoutConstraint") }) else {
      return
    }
    enclosing = Self.enclosing(in: list)
    calls = list.tokens.indices.compactMap { ConstraintCall(at: $0, in: list) }
    findings += calls.compactMap(inactive)
    findings += calls.repeated(in: list, enclosing) {
      isActive($0) ? $0.range.lowerBound : nil
    } separates: {
      isReplaced($1.base, $0) || isOtherCase($2, $0)
    }
    let bodies = self.bodies
    for body in bodies { findings += foreign(in: body) }
    findings += ViewsInCode(self, bodies: bodies).findings
    findings.sort { $0.place < $1.place }
  }

  static func enclosing(in list: TokenList) -> [Int] {
    var open: [Int] = []
    return list.tokens.indices.map { index in
      while let last = open.last, list.partner[last] <= index { open.removeLast() }
      defer { if list.partner[index] > index { open.append(index) } }
      return open.last ?? -1
    }
  }

  // MARK: Functions

  /// The braces of functions that are not inside of others.
  private var bodies: [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let token = list[index] {
      let isFunction =
        token.is("func") || (token.is("init") && !list.is(index - 1, "."))
      guard token.kind == .word, isFunction, let brace = body(of: index) else {
        index += 1
        continue
      }
      found.append(brace..<list.after(brace))
      index = list.after(brace)
    }
    return found
  }

  /// The index of the brace that begins a function's body; nil for a requirement of a protocol.
  private func body(of index: Int) -> Int? {
    var next = index + 1
    while let token = list[next], !token.is("("), !token.is("{"), !token.is("}") { next += 1 }
    guard list.is(next, "(") else { return nil }
    next = list.after(next)
    while let token = list[next], !token.is("{") {
      let continues = ["->", "throws", "rethrows", "async", "where", ",", ":", ".", "==", "&", "<"]
      if token.is("}") || token.startsLine && !continues.contains(token.text) { return nil }
      next = list.after(next)
    }
    return list.is(next, "{") ? next : nil
  }

  // MARK: Statements

  /// Whether a brace begins statements: not a closure, whose last value could be used.
  func beginsStatements(_ brace: Int) -> Bool {
    guard list.is(brace, "{") else { return false }
    let words: Set = ["func", "init", "deinit", "if", "for", "while", "guard", "switch", "catch"]
    var index = brace - 1
    while let token = list[index] {
      if ["else", "do", "defer", "repeat", "didSet", "willSet", "set"].contains(token.text) {
        return true
      }
      if token.kind == .word, words.contains(token.text), !list.is(index - 1, ".") {
        return !isBuilder(index)
      }
      if ["{", "}", ";", "(", "[", ",", "="].contains(token.text), token.kind == .sign {
        // `} else if` and the braces of closures in conditions are rare enough to say nothing.
        guard token.is("="), isCondition(index) else { return false }
      }
      let opener = list.partner[index]
      index = opener >= 0 && opener < index ? opener - 1 : index - 1
    }
    return false
  }

  /// Whether `=` is that of `if let a = …`.
  private func isCondition(_ index: Int) -> Bool {
    let words = (max(0, index - 4)..<index).compactMap { list.word($0) }
    return words.contains("let") || words.contains("var") || words.contains("case")
  }

  /// Whether a function has an attribute of a result builder.
  private func isBuilder(_ index: Int) -> Bool {
    (max(0, index - 6)..<index).contains { list.tokens[$0].text.hasSuffix("Builder") }
  }

  /// Whether a range is a whole statement whose value is not used.
  private func isStatement(_ range: Range<Int>) -> Bool {
    let brace = enclosing[range.lowerBound]
    guard brace >= 0, beginsStatements(brace) else { return false }
    let first = list.tokens[range.lowerBound]
    guard first.startsLine || list.is(range.lowerBound - 1, ";") else { return false }
    // An operator at the end of the line before.
    if let before = list[range.lowerBound - 1], before.kind == .sign,
      !["{", "}", ")", "]", ";", "?", "!", ">"].contains(before.text)
    {
      return false
    }
    if list.word(range.lowerBound - 1) == "return" { return false }
    let end = range.upperBound
    guard list.is(end, "}") || list.is(end, ";") || list[end]?.startsLine == true,
      !list.is(end, "."), !list.is(end, "?"), !list.is(end, ":")
    else { return false }
    let isOnly = range.lowerBound == brace + 1 && end == list.partner[brace]
    return !isOnly || returnsNothing(brace)
  }

  /// Whether a brace begins the body of a function without a result, or of an initializer.
  private func returnsNothing(_ brace: Int) -> Bool {
    var index = brace - 1
    while ["async", "throws", "rethrows"].contains(list.word(index)) { index -= 1 }
    guard list.is(index, ")") else { return false }
    let opener = list.partner[index]
    return list.word(opener - 1) == "init" || list.word(opener - 2) == "func"
  }

  // MARK: Rules

  private func inactive(_ call: ConstraintCall) -> CodeFinding? {
    guard isStatement(call.range) else { return nil }
    return CodeFinding(
      kind: .inactiveConstraint, subject: call.first,
      place: list.tokens[call.range.lowerBound].place)
  }

  /// Whether a constraint is active at once: by `.isActive = true`, or in a list that is activated.
  private func isActive(_ call: ConstraintCall) -> Bool {
    let (start, end) = (call.range.lowerBound, call.range.upperBound)
    if list.is(end, "."), list.word(end + 1) == "isActive", list.is(end + 2, "="),
      list.word(end + 3) == "true"
    {
      return true
    }
    let bracket = enclosing[start]
    return list.is(bracket, "[") && list.is(bracket - 1, "(")
      && list.word(bracket - 2) == "activate" && (list.is(end, ",") || list.is(end, "]"))
      && (list.is(start - 1, ",") || start - 1 == bracket)
  }

  /// Whether a variable gets another value.
  private func isReplaced(_ name: String, _ range: Range<Int>) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return range.contains {
      list.word($0) == last && list.is($0 + 1, "=") || list.word($0) == "return"
    }
  }

  /// Whether a case of a `switch` whose brace is at an index begins in a range.
  private func isOtherCase(_ brace: Int, _ range: Range<Int>) -> Bool {
    range.contains { index in
      enclosing[index] == brace && list.tokens[index].startsLine
        && ["case", "default"].contains(list.word(index))
    }
  }

  private func foreign(in body: Range<Int>) -> [CodeFinding] {
    var added = AddedViews()
    for index in body where list.word(index) == "addSubview" && list.is(index + 1, "(") {
      let arguments = list.arguments(of: index + 1)
      guard arguments.count == 1, let child = list.chain(arguments[0]) else { continue }
      added.superviews[child] = list.base(before: index).name ?? "self"
    }
    var found: [CodeFinding] = []
    for index in body where ["addConstraint", "addConstraints"].contains(list.word(index) ?? "") {
      guard list.is(index + 1, "("), let holder = list.base(before: index).name else { continue }
      for item in items(in: index + 2..<min(list.partner[index + 1], list.count))
      where added.isAncestor(item, of: holder) {
        found.append(
          CodeFinding(
            kind: .foreignConstraint, subject: holder, other: item,
            place: list.tokens[index].place))
        break
      }
    }
    return found
  }

  /// The items of the constraints that are made in a range.
  private func items(in range: Range<Int>) -> [String] {
    var items = calls.filter { range.contains($0.range.lowerBound) }.flatMap(\.views)
    for index in range where ["item", "toItem"].contains(list.word(index) ?? "") {
      guard list.is(index + 1, ":") else { continue }
      var end = index + 2
      while end < range.upperBound, !list.is(end, ",") { end = list.after(end) }
      if let name = list.chain(index + 2..<end) { items.append(name) }
    }
    return items
  }
}
