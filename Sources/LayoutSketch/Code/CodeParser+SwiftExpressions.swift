internal import SourceReading

extension CodeParser {
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
      case "?" where isGlued && (isSign(".", 1) || isSign("[", 1) || isSign("(", 1)),
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
