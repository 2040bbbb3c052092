public import Foundation
internal import InterfaceBuilder

/// A registry of custom classes in documents, with closures that set their properties.
///
/// Classes in sources that PurlinSources adapts need not be registered. For other classes, register
/// the properties by name, because without Objective-C a property cannot be set by its name:
///
///     InterfaceClasses.shared.register(ProfileController.self) { properties in
///       properties.outlet("nameLabel", \.nameLabel)
///       properties.outlets("buttons", \.buttons)
///       properties.action("save:", ProfileController.save)
///       properties.attribute("cornerRadius", \.cornerRadius)
///     }
///
/// The properties registered for a class also apply to its subclasses. A class that is not
/// registered is found by the module and name in the document, but its outlets are not set, which
/// is reported as a finding.
@preconcurrency @MainActor
public final class InterfaceClasses {
  /// The registry that ``UINib`` and ``UIStoryboard`` use.
  public static let shared = InterfaceClasses()

  private var types: [String: AnyClass] = [:]
  private var connectors: [any PropertyConnector] = []

  /// Creates an empty registry.
  public init() {}

  /// Registers a class with its name in documents and its properties.
  ///
  /// - Parameters:
  ///   - type: The class. Registering it again replaces the previous registration.
  ///   - name: The name in documents; by default the name of the class.
  ///   - connect: Registers the names of properties.
  public func register<Object: NSObject>(
    _ type: Object.Type, named name: String? = nil,
    properties connect: (inout InterfaceProperties<Object>) -> Void = { _ in }
  ) {
    types[name ?? String(describing: type)] = type
    var properties = InterfaceProperties<Object>()
    connect(&properties)
    connectors.removeAll { $0 is InterfaceProperties<Object> }
    connectors.append(properties)
  }

  /// Removes all classes.
  public func removeAll() {
    types = [:]
    connectors = []
  }

  /// Returns the class with a name in a document: a registered one, or else one of the module in
  /// the program.
  func type(named name: String, module: String?) -> AnyClass? {
    if let type = types[name] { return type }
    #if !canImport(Darwin)
    if let module { KnownModules.note(named: module) }
    if let type = KnownModules.type(named: name) { return type }
    #endif
    guard let module,
      (module + name).allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return nil }
    return NSClassFromString("\(module).\(name)")
  }

  /// Sets the property with a name; returns whether it exists.
  func set(_ name: String, of object: NSObject, to value: NibValue) -> Bool {
    connectors.reversed().contains { $0.set(name, of: object, to: value) }
  }

  /// Returns whether an object has a property or action with a name.
  func knows(_ name: String, of object: NSObject) -> Bool {
    connectors.contains { $0.knows(name, of: object) }
  }
}

/// A value that a document sets: an object, several objects, a runtime attribute, or an action.
enum NibValue {
  case object(NSObject)
  case objects([NSObject])
  case attribute(RuntimeAttribute.Value)
  /// An action, with its sender.
  case sent(by: NSObject?)

  /// Returns the value as a type; nil if it has another type.
  @MainActor
  func converted<Value>() -> Value? {
    switch self {
    case .object(let object): object as? Value
    case .objects(let objects): objects as? Value
    case .attribute(let written):
      (Value.self as? any InterfaceAttributeValue.Type)?.value(of: written) as? Value
    case .sent: nil
    }
  }
}

/// The properties of a class, by their names in documents.
@MainActor
protocol PropertyConnector {
  func set(_ name: String, of object: NSObject, to value: NibValue) -> Bool
  func knows(_ name: String, of object: NSObject) -> Bool
}

/// A builder for the properties of a class, by their names in documents.
@preconcurrency @MainActor
public struct InterfaceProperties<Object: NSObject>: PropertyConnector {
  private var setters: [String: (Object, NibValue) -> Bool] = [:]

  init() {}

  /// Registers the property of an outlet.
  public mutating func outlet<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>
  ) {
    setters[name] = { owner, value in
      guard case .object(let object) = value, let object = object as? Value else { return false }
      owner[keyPath: property] = object
      return true
    }
  }

  /// Registers the property of an outlet collection.
  public mutating func outlets<Element>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, [Element]>
  ) {
    setters[name] = { owner, value in
      guard case .objects(let objects) = value else { return false }
      owner[keyPath: property] = objects.compactMap { $0 as? Element }
      return owner[keyPath: property].count == objects.count
    }
  }

  /// Registers the property of an outlet collection that is nil until a document sets it.
  public mutating func outlets<Element>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, [Element]?>
  ) {
    setters[name] = { owner, value in
      guard case .objects(let objects) = value else { return false }
      let fitting = objects.compactMap { $0 as? Element }
      owner[keyPath: property] = fitting
      return fitting.count == objects.count
    }
  }

  /// Registers the method of an action, such as `"save:"`.
  public mutating func action<Sender>(
    _ selector: String, _ method: @escaping (Object) -> (Sender) -> Void
  ) {
    setters[selector] = { owner, value in
      guard case .sent(let sender?) = value, let sender = sender as? Sender else { return false }
      method(owner)(sender)
      return true
    }
  }

  /// Registers the method of an action without a sender, such as `"save"`.
  public mutating func action(_ selector: String, _ method: @escaping (Object) -> () -> Void) {
    setters[selector] = { owner, value in
      guard case .sent = value else { return false }
      method(owner)()
      return true
    }
  }

  /// Registers the property of a user-defined runtime attribute.
  public mutating func attribute<Value: InterfaceAttributeValue>(
    _ keyPath: String, _ property: ReferenceWritableKeyPath<Object, Value>
  ) {
    setters[keyPath] = { owner, value in
      guard case .attribute(let written) = value, let value = Value.value(of: written)
      else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  func set(_ name: String, of object: NSObject, to value: NibValue) -> Bool {
    guard let object = object as? Object, let setter = setters[name] else { return false }
    return setter(object, value)
  }

  func knows(_ name: String, of object: NSObject) -> Bool {
    object is Object && setters[name] != nil
  }
}
