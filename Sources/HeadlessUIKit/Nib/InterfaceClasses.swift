public import Foundation
internal import InterfaceBuilder

/// The app's own classes that documents name, and how outlets reach their properties.
///
/// Sources that PurlinSources adapts need nothing of this. In other sources nobody can set a property
/// by its name, as there is no Objective-C, so each class says once which closure stands for which
/// name:
///
///     InterfaceClasses.shared.register(ProfileController.self) { properties in
///       properties.outlet("nameLabel", \.nameLabel)
///       properties.outlets("buttons", \.buttons)
///       properties.action("save:", ProfileController.save)
///       properties.attribute("cornerRadius", \.cornerRadius)
///     }
///
/// What is registered for a class holds for its subclasses. A class that is not registered is still
/// found by the module and name in the document; only its outlets stay unset, which is a finding.
@preconcurrency @MainActor
public final class InterfaceClasses {
  /// The classes that ``UINib`` and ``UIStoryboard`` know.
  public static let shared = InterfaceClasses()

  private var types: [String: AnyClass] = [:]
  private var connectors: [any PropertyConnector] = []

  /// Creates an empty register.
  public init() {}

  /// Registers a class, under the name documents use and with the properties they set.
  ///
  /// - Parameters:
  ///   - type: The class; registering it again replaces what was said before.
  ///   - name: The name in documents; the class's own unless given.
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

  /// Forgets all classes.
  public func removeAll() {
    types = [:]
    connectors = []
  }

  /// The class a document names: one registered, else one of that module in the running program.
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

  /// Sets the property with a name, and returns whether there is one.
  func set(_ name: String, of object: NSObject, to value: NibValue) -> Bool {
    connectors.reversed().contains { $0.set(name, of: object, to: value) }
  }

  /// Whether a name stands for something of an object.
  func knows(_ name: String, of object: NSObject) -> Bool {
    connectors.contains { $0.knows(name, of: object) }
  }
}

/// A value that a document sets: an object, several, a runtime attribute, or the receiver of an
/// event.
enum NibValue {
  case object(NSObject)
  case objects([NSObject])
  case attribute(RuntimeAttribute.Value)
  /// An action, with its sender.
  case sent(by: NSObject?)

  /// The value as a type, or nothing where it is no such value.
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

/// The properties of one class, by the names documents use.
@MainActor
protocol PropertyConnector {
  func set(_ name: String, of object: NSObject, to value: NibValue) -> Bool
  func knows(_ name: String, of object: NSObject) -> Bool
}

/// The properties of a class for the names in documents.
@preconcurrency @MainActor
public struct InterfaceProperties<Object: NSObject>: PropertyConnector {
  private var setters: [String: (Object, NibValue) -> Bool] = [:]

  init() {}

  /// States the property of an outlet.
  public mutating func outlet<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>
  ) {
    setters[name] = { owner, value in
      guard case .object(let object) = value, let object = object as? Value else { return false }
      owner[keyPath: property] = object
      return true
    }
  }

  /// States the property of an outlet collection.
  public mutating func outlets<Element>(
    _ name: String, _ property: ReferenceWritableKeyPath<Object, [Element]>
  ) {
    setters[name] = { owner, value in
      guard case .objects(let objects) = value else { return false }
      owner[keyPath: property] = objects.compactMap { $0 as? Element }
      return owner[keyPath: property].count == objects.count
    }
  }

  /// States the property of an outlet collection that is nil until a document sets it.
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

  /// States the method of an action, such as `"save:"`.
  public mutating func action<Sender>(
    _ selector: String, _ method: @escaping (Object) -> (Sender) -> Void
  ) {
    setters[selector] = { owner, value in
      guard case .sent(let sender?) = value, let sender = sender as? Sender else { return false }
      method(owner)(sender)
      return true
    }
  }

  /// States the method of an action without a sender, such as `"save"`.
  public mutating func action(_ selector: String, _ method: @escaping (Object) -> () -> Void) {
    setters[selector] = { owner, value in
      guard case .sent = value else { return false }
      method(owner)()
      return true
    }
  }

  /// States the property of a user-defined runtime attribute.
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
