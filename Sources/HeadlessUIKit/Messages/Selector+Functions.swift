#if !canImport(Darwin)
internal import Foundation

// The expressions that replace `#selector` in adapted sources: a name, the module that sends it,
// and for a method of another module, for which no code is generated, the method itself.
extension Selector {
  /// Creates the selector of a method of an adapted module.
  public init(_ name: String, _ module: ModuleMessages.Type) {
    self.init(name)
    KnownModules.note(module)
  }

  /// Creates the selector of another module's method without arguments.
  public init<Target, Result>(
    _ name: String, _ module: ModuleMessages.Type,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, module)
    FunctionTable.shared.add(name, Target.self) { object, message in
      guard let target = object as? Target else { return false }
      return message.call { method(target)() }
    }
  }

  /// Creates the selector of another module's method with one argument.
  public init<Target, First, Result>(
    _ name: String, _ module: ModuleMessages.Type,
    _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, module)
    FunctionTable.shared.add(name, Target.self) { object, message in
      guard let target = object as? Target else { return false }
      return message.call { method(target)(message[0]) }
    }
  }

  /// Creates the selector of another module's method with two arguments.
  public init<Target, First, Second, Result>(
    _ name: String, _ module: ModuleMessages.Type,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, module)
    FunctionTable.shared.add(name, Target.self) { object, message in
      guard let target = object as? Target else { return false }
      return message.call { method(target)(message[0], message[1]) }
    }
  }
}

/// The methods of other modules, by the names of their selectors.
final class FunctionTable: @unchecked Sendable {
  static let shared = FunctionTable()

  // Protects the table: selectors are created on any thread.
  private let lock = NSLock()
  private var functions: [String: [(target: ObjectIdentifier, answer: MessageTable.Answer)]] = [:]

  func add<Target>(_ name: String, _ target: Target.Type, _ answer: @escaping MessageTable.Answer) {
    let target = ObjectIdentifier(target)
    lock.withLock {
      guard functions[name]?.contains(where: { $0.target == target }) != true else { return }
      functions[name, default: []].append((target, answer))
    }
  }

  @MainActor
  func deliver(_ message: NamedMessage, to object: AnyObject) -> Bool {
    let candidates = lock.withLock { functions[message.name] ?? [] }
    return candidates.contains { $0.answer(object, message) }
  }
}
#endif
