#if !canImport(Darwin)
public import Foundation

/// The messages to which the objects of a module respond, and its classes.
///
/// PurlinSources generates a subclass `PurlinMessages` in each module whose sources it adapts. It
/// is looked up by name when a message is first sent to an object of the module.
@MainActor
open class ModuleMessages {
  /// Fills the table; overridden by generated code.
  open class func fill(_ table: inout MessageTable) {}
}

/// A table of the messages of a module.
@MainActor
public struct MessageTable {
  /// A closure that responds to a message to an object; it returns false if the object does not
  /// respond to it.
  public typealias Answer = @MainActor (AnyObject, NamedMessage) -> Bool

  private var answers: [String: [(depth: Int, answer: Answer)]] = [:]
  private var types: [String: AnyClass] = [:]
  private var makers: [String: @MainActor () -> NSObject] = [:]

  init() {}

  /// Adds a closure that responds to messages with some names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - depth: The number of superclasses in the module. Subclasses are asked first.
  ///   - answer: The closure, which responds if the object is of the class.
  public mutating func add(_ names: [String], depth: Int, _ answer: @escaping Answer) {
    for name in names {
      var known = answers[name, default: []]
      let index = known.firstIndex { $0.depth < depth } ?? known.endIndex
      known.insert((depth, answer), at: index)
      answers[name] = known
    }
  }

  /// Adds a class with its name in documents.
  public mutating func add(_ type: AnyClass, named name: String) { types[name] = type }

  /// States the class that documents name, and creates objects of it.
  public mutating func add(
    _ type: AnyClass, named name: String, _ make: @escaping @MainActor () -> NSObject
  ) {
    types[name] = type
    makers[name] = make
  }

  func deliver(_ message: NamedMessage, to object: AnyObject) -> Bool {
    answers[message.name]?.contains { $0.answer(object, message) } ?? false
  }

  func type(named name: String) -> AnyClass? { types[name] }

  func object(named name: String) -> NSObject? { makers[name]?() }
}

/// Finds the modules that respond to messages.
@MainActor
enum KnownModules {
  private static var tables: [ObjectIdentifier: MessageTable] = [:]
  private static var modulesOfTypes: [ObjectIdentifier: [ModuleMessages.Type]] = [:]
  private static var modulesByName: [String: ModuleMessages.Type?] = [:]

  /// The modules that have sent a message or own a document, in the order of their first use.
  nonisolated private static let met = MetModules()

  nonisolated static func note(_ module: ModuleMessages.Type) { met.insert(module) }

  /// Records a module by its name, if its sources were adapted.
  static func note(named name: String) { module(named: name).map { met.insert($0) } }

  static func deliver(_ message: NamedMessage, to object: AnyObject) -> Bool {
    let own = modules(of: Swift.type(of: object))
    if own.contains(where: { table(of: $0).deliver(message, to: object) }) { return true }
    // Extensions of the classes of other modules.
    return met.all.contains { module in
      !own.contains { $0 == module } && table(of: module).deliver(message, to: object)
    }
  }

  static func type(named name: String) -> AnyClass? {
    met.all.lazy.compactMap { table(of: $0).type(named: name) }.first
  }

  /// Creates an object of a class that documents name: a subclass of `NSObject` with `init()`.
  static func object(named name: String) -> NSObject? {
    met.all.lazy.compactMap { table(of: $0).object(named: name) }.first
  }

  private static func table(of module: ModuleMessages.Type) -> MessageTable {
    if let table = tables[ObjectIdentifier(module)] { return table }
    var table = MessageTable()
    module.fill(&table)
    tables[ObjectIdentifier(module)] = table
    return table
  }

  /// Returns the modules of a class and its superclasses, the class's module first.
  private static func modules(of type: AnyClass) -> [ModuleMessages.Type] {
    if let known = modulesOfTypes[ObjectIdentifier(type)] { return known }
    var found: [ModuleMessages.Type] = []
    var step: AnyClass? = type
    while let current = step {
      let name = String(reflecting: current).prefix { $0 != "." }
      if let module = module(named: String(name)), !found.contains(where: { $0 == module }) {
        found.append(module)
      }
      step = _getSuperclass(current)
    }
    modulesOfTypes[ObjectIdentifier(type)] = found
    return found
  }

  private static func module(named name: String) -> ModuleMessages.Type? {
    if let known = modulesByName[name] { return known }
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    let found = isName ? NSClassFromString("\(name).PurlinMessages") as? ModuleMessages.Type : nil
    modulesByName[name] = .some(found)
    return found
  }
}

/// A thread-safe list of modules.
private final class MetModules: @unchecked Sendable {
  // Protects the list.
  private let lock = NSLock()
  private var modules: [ModuleMessages.Type] = []

  var all: [ModuleMessages.Type] { lock.withLock { modules } }

  func insert(_ module: ModuleMessages.Type) {
    lock.withLock { if !modules.contains(where: { $0 == module }) { modules.append(module) } }
  }
}
#endif
