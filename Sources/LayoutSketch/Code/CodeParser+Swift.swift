internal import SourceReading

extension CodeParser {
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "open", "internal", "package", "lazy", "static", "final",
    "override", "weak", "unowned", "mutating", "nonisolated", "required", "convenience", "dynamic",
  ]

  mutating func swiftStatement() throws(Unreadable) -> Statement.Form {
    skipModifiers()
    switch list.word(index) {
    case "let", "var": return try swiftDeclaration()
    case "func", "init": return try swiftFunction()
    case "class", "struct", "extension", "enum", "actor": return try swiftType()
    case "for": return try swiftLoop()
    case "if": return try swiftBranch()
    case "guard": return try swiftGuard()
    case "do" where isSign("{", 1):
      index += 1
      return .block(try braces())
    case "return":
      index += 1
      guard let token, !token.startsLine, !token.is("}"), !token.is(";") else {
        return .result(nil)
      }
      let value = try expression()
      try endOfStatement()
      return .result(value)
    case "import", "while", "repeat", "switch", "deinit", "typealias", "protocol", "defer",
      "throw", "break", "continue":
      throw unreadable
    default: break
    }
    let form = try expressionOrAssignment()
    try endOfStatement()
    return form
  }

  private mutating func skipModifiers() {
    while let token {
      if token.kind == .attribute {
        index += 1
        if isSign("("), self.token?.startsLine == false { index = list.after(index) }
      } else if token.kind == .word, Self.modifiers.contains(token.text),
        list[index + 1]?.kind == .word || isSign("(", 1)
      {
        index += 1
        // `private(set)`, `unowned(unsafe)`
        if isSign("(") { index = list.after(index) }
      } else if token.is("class"), ["func", "var"].contains(list.word(index + 1) ?? "") {
        index += 1
      } else {
        return
      }
    }
  }

  /// Throws if something follows on the same line.
  private func endOfStatement() throws(Unreadable) {
    guard let token, !token.startsLine, !token.is(";"), !token.is("}") else { return }
    throw unreadable
  }

  /// Reads a name, or several in parentheses.
  private mutating func swiftNames() throws(Unreadable) -> [String] {
    guard isSign("(") else {
      guard let name = takeWord() else { throw unreadable }
      return [name]
    }
    var names: [String] = []
    try commaSeparated(until: ")") { parser throws(Unreadable) in
      guard let name = parser.takeWord() else { throw parser.unreadable }
      names.append(name)
    }
    return names
  }

  /// Reads a declaration behind its keyword, or behind the comma after another one.
  private mutating func swiftDeclaration() throws(Unreadable) -> Statement.Form {
    let start = index
    index += 1
    let names = try swiftNames()
    var type: String?
    if isSign(":") {
      index += 1
      type = swiftTypeName()
    }
    if isSign("{"), token?.startsLine == false {
      // A computed property is evaluated where it is declared.
      let place = list.tokens[index].place
      let body = try braces()
      let closure = Expression(form: .closure([], body), place: place)
      return .declaration(
        names: names, type: type, value: Expression(form: .call(closure, []), place: place))
    }
    guard isSign("=") else {
      guard type != nil else { throw unreadable }
      return .declaration(names: names, type: type, value: nil)
    }
    index += 1
    let value = try expression()
    // Observers of the property.
    if isSign("{"), token?.startsLine == false { index = list.after(index) }
    let form = Statement.Form.declaration(names: names, type: type, value: value)
    if isSign(","), token?.startsLine == false {
      let first = Statement(form: form, tokens: start..<index)
      let comma = index
      let rest = try swiftDeclaration()
      return .block([first, Statement(form: rest, tokens: comma..<index)])
    }
    try endOfStatement()
    return form
  }

  /// Moves behind a type; returns its first name.
  private mutating func swiftTypeName() -> String? {
    var name: String?
    let start = index
    while let token, !token.is("="), !token.is("{"), !token.is(";"), !token.is(","), !token.is(")"),
      !token.is("}"), index == start || !token.startsLine
    {
      if name == nil { name = isSign("[") ? "[]" : list.word(index) }
      index = isSign("<") ? max(list.afterGenerics(index), index + 1) : list.after(index)
    }
    return name
  }

  private mutating func swiftFunction() throws(Unreadable) -> Statement.Form {
    guard let keyword = takeWord() else { throw unreadable }
    var name = keyword
    if keyword == "func" {
      guard let own = takeWord() else { throw unreadable }
      name = own
    }
    while isSign("?") || isSign("!") { index += 1 }
    index = list.afterGenerics(index)
    guard isSign("(") else { throw unreadable }
    var parameters: [(label: String?, name: String)] = []
    for range in list.arguments(of: index, areParameters: true) {
      guard let first = list.word(range.lowerBound) else { throw unreadable }
      let second = list.word(range.lowerBound + 1)
      parameters.append((first == "_" ? nil : first, second ?? first))
    }
    index = list.after(index)
    while let token, !token.is("{") {
      guard !token.is("}"), !token.startsLine || token.is("->") || token.is("where") else {
        throw unreadable
      }
      index = list.after(index)
    }
    return .function(
      Statement.Function(name: name, parameters: parameters, body: try braces()))
  }

  private mutating func swiftType() throws(Unreadable) -> Statement.Form {
    // An extension has the superclass of what it extends.
    let isExtension = list.word(index) == "extension"
    index += 1
    guard let name = takeWord() else { throw unreadable }
    index = list.afterGenerics(index)
    var parent = isExtension ? name : nil
    while let token, !token.is("{") {
      guard !token.is("}"), !token.is("(") else { throw unreadable }
      index += 1
      if token.is(":"), parent == nil { parent = list.word(index) }
    }
    return .type(name, parent, try braces())
  }

  private mutating func swiftLoop() throws(Unreadable) -> Statement.Form {
    index += 1
    let names = try swiftNames()
    guard take("in") else { throw unreadable }
    let sequence = try condition()
    return .loop(names, sequence, try braces())
  }

  /// An expression before a brace, which is then no closure.
  private mutating func condition() throws(Unreadable) -> Expression {
    let before = isBeforeBraces
    isBeforeBraces = true
    defer { isBeforeBraces = before }
    return try expression()
  }

  private mutating func swiftConditions() throws(Unreadable) -> [Statement.Condition] {
    index += 1
    var conditions: [Statement.Condition] = []
    repeat {
      if list[index]?.is("#available") == true {
        index = list.after(index + 1)
        conditions.append(.available)
      } else if ["let", "var"].contains(list.word(index) ?? "") {
        index += 1
        guard let name = list.word(index) else { throw unreadable }
        // `if let name` is short for `if let name = name`.
        if isSign("=", 1) { index += 2 }
        conditions.append(.binding(name, try condition()))
      } else {
        conditions.append(.test(try condition()))
      }
    } while take(",")
    return conditions
  }

  private mutating func swiftBranch() throws(Unreadable) -> Statement.Form {
    let conditions = try swiftConditions()
    let body = try braces()
    var other: [Statement] = []
    if take("else") {
      if list.word(index) == "if" {
        let start = index
        other = [Statement(form: try swiftBranch(), tokens: start..<index)]
      } else {
        other = try braces()
      }
    }
    return .branch(conditions, body, other)
  }

  private mutating func swiftGuard() throws(Unreadable) -> Statement.Form {
    let conditions = try swiftConditions()
    guard take("else") else { throw unreadable }
    return .guarded(conditions, try braces())
  }
}
