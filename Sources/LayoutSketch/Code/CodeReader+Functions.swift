// The names in scopes, and the functions and closures that are called.
extension CodeReader {
  mutating func bind(_ names: [String], to value: Value) {
    if names.count == 1 {
      scopes[scopes.count - 1][names[0]] = value
    } else if case .list(let values) = value {
      for (name, value) in zip(names, values) { scopes[scopes.count - 1][name] = value }
    }
  }

  func known(_ name: String) -> Value? {
    for scope in scopes[max(base, 1)...].reversed() {
      if let value = scope[name] { return value }
    }
    return scopes[0][name]
  }

  mutating func set(_ name: String, _ value: Value) {
    for index in scopes.indices.reversed() where index >= base || index == 0 {
      if scopes[index][name] != nil {
        scopes[index][name] = value
        return
      }
    }
    scopes[0][name] = value
  }

  /// Whether a name is that of the type whose functions are run.
  func isOwnType(_ name: String) -> Bool { name == "Self" || name == ownType }

  func function(_ name: String) -> Statement.Function? { functions[name] }

  mutating func call(
    _ function: Statement.Function, _ arguments: [Value], _ place: Sketch.Place
  ) throws(Stop) -> Value {
    // Overloads of one name, or a condition that is not computed here.
    guard depth < Self.mostDepth else { throw .unread }
    let before = base
    base = scopes.count
    var scope: [String: Value] = [:]
    for (parameter, value) in zip(function.parameters, arguments) { scope[parameter.name] = value }
    let value = run(function.body, in: scope)
    base = before
    return value
  }

  mutating func call(_ names: [String], _ body: [Statement], _ arguments: [Value]) -> Value {
    guard depth < Self.mostDepth else { return .nothing }
    var scope: [String: Value] = [:]
    for (index, value) in arguments.enumerated() { scope["$\(index)"] = value }
    if names.count > 1, arguments.count == 1, case .list(let parts) = arguments[0] {
      for (name, value) in zip(names, parts) { scope[name] = value }
    } else {
      for (name, value) in zip(names, arguments) { scope[name] = value }
    }
    return run(body, in: scope)
  }

  private mutating func run(_ body: [Statement], in scope: [String: Value]) -> Value {
    // The only expression is the value.
    if body.count == 1, case .expression(let expression) = body[0].form {
      scopes.append(scope)
      depth += 1
      defer {
        depth -= 1
        scopes.removeLast()
      }
      do throws(Stop) { return try value(expression, isUsed: false) } catch {
        note(error, body[0])
        return .nothing
      }
    }
    let before = result
    result = nil
    scopes.append(scope)
    depth += 1
    run(body)
    depth -= 1
    scopes.removeLast()
    defer { result = before }
    return result ?? .nothing
  }
}
