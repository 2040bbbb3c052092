internal import SourceReading

// Variables whose value comes later: lazy properties, optionals, and members of types.

extension CodeReader {
  /// The name of a property that is evaluated when it is first used.
  func lazyName(_ statement: Statement) -> String? {
    guard case .declaration(let names, _, .some) = statement.form, names.count == 1,
      statement.tokens.prefix(5).prefix(while: { list.word($0) != names[0] })
        .contains(where: { list.word($0) == "lazy" })
    else { return nil }
    return names[0]
  }

  /// Evaluates a lazy property, outside the function that uses it.
  mutating func resolve(_ name: String) {
    guard depth < Self.mostDepth, let statement = lazies.removeValue(forKey: name),
      case .declaration(let names, let type, let value) = statement.form
    else { return }
    let (inner, innerBase, innerResult) = (scopes, base, result)
    (scopes, base, result) = ([scopes[0]], 0, nil)
    depth += 1
    do throws(Stop) { try declare(names, type, value) } catch { note(error, statement) }
    depth -= 1
    let outer = scopes[0]
    (scopes, base, result) = (inner, innerBase, innerResult)
    scopes[0] = outer
  }

  /// Whether a variable of code that is run here begins as nil.
  func isOptional(_ statement: Statement) -> Bool {
    !properties.contains(statement.tokens.lowerBound)
      && list.is(statement.tokens.upperBound - 1, "?")
      && !statement.tokens.contains { list[$0]?.kind == .attribute }
  }

  /// Whether a value is nil; nil if that is not known.
  func isNil(_ value: Value) -> Bool? {
    switch value {
    case .nothing: true
    case .unknown(let name): optionals.contains(name) ? true : nil
    case .other, .type, .symbol: nil
    default: false
    }
  }

  /// The value of a member that a type of the text has.
  mutating func constant(_ name: String, of type: String) throws(Stop) -> Value? {
    guard let expression = constants["\(type).\(name)"] else { return nil }
    guard depth < Self.mostDepth else { throw .unread }
    depth += 1
    defer { depth -= 1 }
    let value = try value(expression)
    if case .other = value { return .unknown("\(type).\(name)") }
    return value
  }
}
