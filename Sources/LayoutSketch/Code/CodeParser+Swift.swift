internal import SourceReading

extension CodeParser {
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "public", "open", "internal", "package", "lazy", "static", "final",
    "override", "weak", "unowned", "mutating", "nonisolated", "required", "convenience", "dynamic",
  ]

  // MARK: Statements

  mutating func swiftStatement() throws(Unreadable) -> Statement.Form {
    skipModifiers()
    switch list.word(index) {
    case "let", "var": return try swiftDeclaration()
    case "func", "init": return try swiftFunction()
    case "class", "struct", "extension", "enum", "actor": return try swiftType()
    case "for": return try swiftLoop()
    case "if": return try swiftBranch()
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
    case "import", "guard", "while", "repeat", "switch", "deinit", "typealias", "protocol", "defer",
      "throw", "break", "continue":
      throw unreadable
    default: break
    }
    let target = try expression()
    var form = Statement.Form.expression(target)
    if isSign("=") {
      index += 1
      form = .assignment(target, "=", try expression())
    } else if isSign("=", 1), let sign = token?.text, ["+", "-", "*", "/"].contains(sign) {
      index += 2
      form = .assignment(target, sign, try expression())
    }
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

  private mutating func swiftDeclaration() throws(Unreadable) -> Statement.Form {
    index += 1
    var names: [String] = []
    if isSign("(") {
      try commaSeparated(until: ")") { parser throws(Unreadable) in
        guard let name = parser.takeWord() else { throw parser.unreadable }
        names.append(name)
      }
    } else {
      guard let name = takeWord() else { throw unreadable }
      names = [name]
    }
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
    if isSign(",") { throw unreadable }
    try endOfStatement()
    return .declaration(names: names, type: type, value: value)
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
    index += 1
    guard let name = takeWord() else { throw unreadable }
    while let token, !token.is("{") {
      guard !token.is("}"), !token.is("(") else { throw unreadable }
      index += 1
    }
    return .type(name, try braces())
  }

  private mutating func swiftLoop() throws(Unreadable) -> Statement.Form {
    index += 1
    var names: [String] = []
    if isSign("(") {
      try commaSeparated(until: ")") { parser throws(Unreadable) in
        guard let name = parser.takeWord() else { throw parser.unreadable }
        names.append(name)
      }
    } else {
      guard let name = takeWord() else { throw unreadable }
      names = [name]
    }
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

  private mutating func swiftBranch() throws(Unreadable) -> Statement.Form {
    index += 1
    var test: Expression?
    if list[index]?.is("#available") == true {
      index = list.after(index + 1)
    } else {
      test = try condition()
    }
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
    return .branch(test, body, other)
  }

  // MARK: Expressions

  mutating func swiftOperand() throws(Unreadable) -> Expression {
    while ["try", "await"].contains(list.word(index) ?? "") || isSign("&") {
      index += 1
      while isSign("?") || isSign("!") { index += 1 }
    }
    guard let token else { throw unreadable }
    let place = token.place
    func made(_ form: Expression.Form) -> Expression { Expression(form: form, place: place) }
    if isSign("-") || isSign("+") {
      index += 1
      let value = try swiftOperand()
      return token.is("-") ? made(.negation(value)) : value
    }
    if isSign("!") {
      index += 1
      return made(.operation("!", try swiftOperand(), made(.other)))
    }
    var value: Expression
    switch token.kind {
    case .number:
      guard let number = Self.number(token.text) else { throw unreadable }
      index += 1
      value = made(.number(number))
    case .string:
      index += 1
      value = made(token.isInterpolated ? .other : .text(token.text))
    case .word:
      index += 1
      value = made(.name(token.text))
    case .directive:
      index += 1
      if isSign("(") { index = list.after(index) }
      value = made(.other)
    case .attribute: throw unreadable
    case .sign:
      switch token.text {
      case ".":
        index += 1
        if let fraction = self.token, fraction.kind == .number,
          let digits = Double("0." + fraction.text)
        {
          index += 1
          value = made(.number(digits))
        } else {
          guard let name = takeWord() else { throw unreadable }
          value = made(.implicit(name))
        }
      case "(":
        var members: [Expression] = []
        try commaSeparated(until: ")") { parser throws(Unreadable) in
          if parser.list.word(parser.index) != nil, parser.isSign(":", 1) { parser.index += 2 }
          members.append(try parser.unlimited())
        }
        value = members.count == 1 ? members[0] : made(.list(members))
      case "[": value = made(try swiftLiteral())
      case "{": value = try swiftClosure()
      default: throw unreadable
      }
    }
    return try swiftSuffix(of: value)
  }

  /// An expression within brackets, in which a brace begins a closure.
  private mutating func unlimited() throws(Unreadable) -> Expression {
    let before = isBeforeBraces
    isBeforeBraces = false
    defer { isBeforeBraces = before }
    return try expression()
  }

  private mutating func swiftLiteral() throws(Unreadable) -> Expression.Form {
    if isSign(":", 1), isSign("]", 2) {
      index += 3
      return .table([])
    }
    var members: [Expression] = []
    var values: [Expression] = []
    try commaSeparated(until: "]") { parser throws(Unreadable) in
      members.append(try parser.unlimited())
      if parser.take(":") { values.append(try parser.unlimited()) }
    }
    guard !values.isEmpty else { return .list(members) }
    guard values.count == members.count else { throw unreadable }
    return .table(Array(zip(members, values)))
  }

  private mutating func swiftClosure() throws(Unreadable) -> Expression {
    let place = list.tokens[index].place
    let end = min(list.partner[index], list.count)
    index += 1
    var names: [String] = []
    // `[weak self] (a, b) -> T in`
    var header = index
    while let token = list[header], header < end, !token.is("in"), !token.is("{"), !token.is("="),
      header < index + 24
    {
      header = token.is("[") || token.is("(") ? list.after(header) : header + 1
    }
    if list.is(header, "in"), header < end {
      var next = index
      if isSign("[") { next = list.after(next) }
      while next < header {
        if list.is(next, ":") || list.is(next, "->") {
          next += 2
          continue
        }
        if let name = list.word(next) { names.append(name) }
        next += 1
      }
      index = header + 1
    }
    let before = isBeforeBraces
    isBeforeBraces = false
    defer { isBeforeBraces = before }
    guard depth < Self.mostDepth else { throw unreadable }
    depth += 1
    let body = statements()
    depth -= 1
    guard take("}") else { throw unreadable }
    return Expression(form: .closure(names, body), place: place)
  }

  private mutating func swiftSuffix(of first: Expression) throws(Unreadable) -> Expression {
    var value = first
    while let token, token.kind == .sign || ["as", "is"].contains(token.text) {
      func made(_ form: Expression.Form) -> Expression {
        Expression(form: form, place: token.place)
      }
      switch token.text {
      case "?" where isSign("?", 1):
        // The other value is for what does not happen here.
        index += 2
        _ = try expression(3)
      case "?" where isSign(".", 1) || isSign("[", 1) || isSign("(", 1),
        "!" where !token.startsLine:
        index += 1
      case "." where !isSign(".", 1):
        guard let name = list.word(index + 1) else { return value }
        index += 2
        value = Expression(form: .member(value, name), place: list.tokens[index - 1].place)
      case "(" where !token.startsLine:
        var arguments: [Expression.Argument] = []
        try commaSeparated(until: ")") { parser throws(Unreadable) in
          var label: String?
          if let word = parser.list.word(parser.index), parser.isSign(":", 1) {
            label = word
            parser.index += 2
          }
          arguments.append(Expression.Argument(label: label, value: try parser.unlimited()))
        }
        value = Expression(form: .call(value, arguments), place: value.place)
      case "[" where !token.startsLine:
        index += 1
        let key = try unlimited()
        guard take("]") else { throw unreadable }
        value = Expression(form: .element(value, key), place: value.place)
      case "{" where !isBeforeBraces && !token.startsLine && value.canHaveClosure:
        let closure = try swiftClosure()
        let argument = Expression.Argument(label: nil, value: closure)
        if case .call(let callee, let arguments) = value.form {
          value = Expression(form: .call(callee, arguments + [argument]), place: value.place)
        } else {
          value = Expression(form: .call(value, [argument]), place: value.place)
        }
      case "<" where list.afterGenerics(index) > index && list.is(list.afterGenerics(index), "("):
        index = list.afterGenerics(index)
      case "as", "is":
        index += 1
        while isSign("?") || isSign("!") { index += 1 }
        if isSign("[") { index = list.after(index) } else { index += 1 }
        index = list.afterGenerics(index)
      default: return value
      }
    }
    return value
  }
}

extension Expression {
  /// Whether a brace after it is its closure.
  fileprivate var canHaveClosure: Bool {
    switch form {
    case .call, .member: true
    default: false
    }
  }
}
