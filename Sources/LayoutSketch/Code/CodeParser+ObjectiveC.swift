internal import SourceReading

extension CodeParser {
  private static let qualifiers: Set<String> = [
    "const", "static", "__weak", "__block", "__strong", "nonnull", "nullable", "_Nonnull",
    "_Nullable", "extern", "unsigned", "IBOutlet",
  ]

  // MARK: Statements

  mutating func objectiveCStatement() throws(Unreadable) -> Statement.Form {
    guard let token else { throw unreadable }
    switch token.text {
    case "@interface", "@implementation": return try objectiveCType()
    case "@property":
      index += 1
      if isSign("(") { index = list.after(index) }
      guard let form = try objectiveCDeclaration() else { throw unreadable }
      return form
    case "-" where isSign("(", 1), "+" where isSign("(", 1): return try objectiveCMethod()
    case "for": return try objectiveCLoop()
    case "if": return try objectiveCBranch()
    case "{": return .block(try braces())
    case "return":
      index += 1
      let value = isSign(";") ? nil : try expression()
      guard take(";") else { throw unreadable }
      return .result(value)
    case "while", "switch", "do", "break", "continue", "typedef", "struct", "enum": throw unreadable
    default: break
    }
    if let form = try objectiveCDeclaration() { return form }
    let form = try expressionOrAssignment()
    // The end of an excerpt.
    guard take(";") || self.token == nil || isSign("}") else { throw unreadable }
    return form
  }

  /// `Type *name = value;`; nil if no type and name are here.
  private mutating func objectiveCDeclaration() throws(Unreadable) -> Statement.Form? {
    let start = index
    while Self.qualifiers.contains(list.word(index) ?? "") { index += 1 }
    guard let type = takeWord() else {
      index = start
      return nil
    }
    index = list.afterGenerics(index)
    while isSign("*") || Self.qualifiers.contains(list.word(index) ?? "") { index += 1 }
    guard let name = takeWord(), isSign("=") || isSign(";") || isSign(",") || isSign("[") else {
      index = start
      return nil
    }
    if isSign(";") {
      index += 1
      return .declaration(names: [name], type: type, value: nil)
    }
    guard isSign("=") else { throw unreadable }
    index += 1
    let value = try expression()
    guard take(";") || token == nil else { throw unreadable }
    return .declaration(names: [name], type: type, value: value)
  }

  private mutating func objectiveCType() throws(Unreadable) -> Statement.Form {
    let isInterface = list.is(index, "@interface")
    index += 1
    guard let name = takeWord() else { throw unreadable }
    // The superclass, a category, protocols.
    let parent = isSign(":") ? list.word(index + 1) : nil
    if parent != nil { index += 2 }
    if isSign("(") { index = list.after(index) }
    index = list.afterGenerics(index)
    if isSign("{") { index = list.after(index) }
    let members = isInterface ? interfaceMembers() : statements()
    guard take("@end") || token == nil else { throw unreadable }
    return .type(name, parent, members)
  }

  /// The properties; methods of an interface have no bodies.
  private mutating func interfaceMembers() -> [Statement] {
    var members: [Statement] = []
    while let token, !token.is("@end") {
      let start = index
      if token.is("@property"), let form = try? objectiveCStatement() {
        members.append(Statement(form: form, tokens: start..<index))
      } else {
        index = list.after(index)
      }
    }
    return members
  }

  private mutating func objectiveCMethod() throws(Unreadable) -> Statement.Form {
    index = list.after(index + 1)
    guard let name = takeWord() else { throw unreadable }
    var parameters: [(label: String?, name: String)] = []
    var label: String?
    while isSign(":") {
      index += 1
      if isSign("(") { index = list.after(index) }
      guard let parameter = takeWord() else { throw unreadable }
      parameters.append((label, parameter))
      label = isSign(":", 1) ? takeWord() : nil
    }
    _ = take(";")
    return .function(
      Statement.Function(name: name, parameters: parameters, body: try braces()))
  }

  private mutating func objectiveCLoop() throws(Unreadable) -> Statement.Form {
    index += 1
    guard take("(") else { throw unreadable }
    var name: String?
    while !list.is(index, "in") {
      guard let token, !token.is(")"), !token.is(";"), !token.is("=") else { throw unreadable }
      if token.kind == .word { name = token.text }
      index += 1
    }
    index += 1
    let sequence = try expression()
    guard let name, take(")") else { throw unreadable }
    return .loop([name], sequence, try body())
  }

  private mutating func body() throws(Unreadable) -> [Statement] {
    if isSign("{") { return try braces() }
    let start = index
    let form = try objectiveCStatement()
    return [Statement(form: form, tokens: start..<index)]
  }

  private mutating func objectiveCBranch() throws(Unreadable) -> Statement.Form {
    index += 1
    guard isSign("(") else { throw unreadable }
    var condition = Statement.Condition.available
    if list.is(index + 1, "@available") {
      index = list.after(index)
    } else {
      index += 1
      condition = .test(try expression())
      guard take(")") else { throw unreadable }
    }
    let first = try body()
    return .branch([condition], first, take("else") ? try body() : [])
  }

  // MARK: Expressions

  mutating func objectiveCOperand() throws(Unreadable) -> Expression {
    guard let token else { throw unreadable }
    let place = token.place
    func made(_ form: Expression.Form) -> Expression { Expression(form: form, place: place) }
    var value: Expression
    switch token.kind {
    case .number:
      guard let number = Self.number(token.text) else { throw unreadable }
      index += 1
      value = made(.number(number))
    case .string:
      index += 1
      value = made(.text(token.text))
    case .word:
      index += 1
      value = made(.name(token.text))
    case .directive: throw unreadable
    case .attribute:
      index += 1
      if token.text == "@YES" || token.text == "@NO" {
        value = made(.name(String(token.text.dropFirst())))
      } else {
        if isSign("(") { index = list.after(index) }
        value = made(.other)
      }
    case .sign:
      index += 1
      switch token.text {
      case "-": return made(.negation(try objectiveCOperand()))
      case "!": return made(.operation("!", try objectiveCOperand(), made(.other)))
      case "&", "*": return try objectiveCOperand()
      case "[": value = try message(place)
      case "(":
        if isCast {
          index = list.after(index - 1)
          return try objectiveCOperand()
        }
        value = try expression()
        guard take(")") else { throw unreadable }
      case "^":
        var names: [String] = []
        if let type = list.word(index), !type.isEmpty, !isSign("{") { index += 1 }
        if isSign("(") {
          for range in list.arguments(of: index) {
            if let name = list.word(range.upperBound - 1) { names.append(name) }
          }
          index = list.after(index)
        }
        return made(.closure(names, try braces()))
      case "@": value = made(try objectiveCLiteral())
      default: throw unreadable
      }
    }
    return try objectiveCSuffix(of: value)
  }

  /// Whether the parenthesis before contains a type, and an operand follows.
  private var isCast: Bool {
    let end = list.partner[index - 1]
    guard let word = list.word(index), let next = list[end + 1], end > index else { return false }
    let isType =
      word.first?.isUppercase == true || ["int", "float", "double", "id", "void"].contains(word)
    let rest = list.tokens[(index + 1)..<min(end, list.count)]
    return isType && rest.allSatisfy { $0.is("*") }
      && (next.kind == .word || next.kind == .number || next.kind == .string || next.is("[")
        || next.is("@") || next.is("("))
  }

  private mutating func objectiveCLiteral() throws(Unreadable) -> Expression.Form {
    if let token, token.kind == .number, let number = Self.number(token.text) {
      index += 1
      return .number(number)
    }
    if isSign("-"), let token = list[index + 1], let number = Self.number(token.text) {
      index += 2
      return .number(-number)
    }
    if isSign("(") {
      index += 1
      let value = try expression()
      guard take(")") else { throw unreadable }
      return value.form
    }
    var members: [Expression] = []
    if isSign("[") {
      try commaSeparated(until: "]") { parser throws(Unreadable) in
        members.append(try parser.expression())
      }
      return .list(members)
    }
    guard isSign("{") else { throw unreadable }
    var pairs: [(Expression, Expression)] = []
    try commaSeparated(until: "}") { parser throws(Unreadable) in
      let key = try parser.expression()
      guard parser.take(":") else { throw parser.unreadable }
      pairs.append((key, try parser.expression()))
    }
    return .table(pairs)
  }

  /// A message, after its opening bracket.
  private mutating func message(_ place: SourcePlace) throws(Unreadable) -> Expression {
    guard depth < Self.mostDepth else { throw unreadable }
    depth += 1
    defer { depth -= 1 }
    let receiver = try objectiveCOperand()
    guard let selector = token, selector.kind == .word else { throw unreadable }
    index += 1
    let callee = Expression(form: .member(receiver, selector.text), place: selector.place)
    var arguments: [Expression.Argument] = []
    var label: String?
    while isSign(":") {
      index += 1
      arguments.append(Expression.Argument(label: label, value: try expression()))
      while take(",") {
        arguments.append(Expression.Argument(label: nil, value: try expression()))
      }
      label = list.word(index)
      if label != nil { index += 1 }
    }
    guard take("]") else { throw unreadable }
    return Expression(form: .call(callee, arguments), place: place)
  }

  private mutating func objectiveCSuffix(of first: Expression) throws(Unreadable) -> Expression {
    var value = first
    while true {
      if isSign(".") || isSign("->"), let name = list.word(index + 1) {
        index += 2
        value = Expression(form: .member(value, name), place: list.tokens[index - 1].place)
      } else if isSign("(") {
        var arguments: [Expression.Argument] = []
        try commaSeparated(until: ")") { parser throws(Unreadable) in
          arguments.append(Expression.Argument(label: nil, value: try parser.expression()))
        }
        value = Expression(form: .call(value, arguments), place: value.place)
      } else if isSign("[") {
        index += 1
        let key = try expression()
        guard take("]") else { throw unreadable }
        value = Expression(form: .element(value, key), place: value.place)
      } else {
        return value
      }
    }
  }
}
