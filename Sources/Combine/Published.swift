internal import Foundation

/// A property whose changes are published.
///
/// Apple: <https://developer.apple.com/documentation/combine/published>
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  final class Storage {
    var value: Value
    let changes = PassthroughSubject<Value, Never>()
    /// What sets the property.
    var links: [AnyCancellable] = []
    /// Called before each change.
    var willChange: (() -> Void)?

    init(_ value: Value) { self.value = value }

    /// Publishes a value before it is the property's.
    func set(_ value: Value) {
      willChange?()
      changes.send(value)
      self.value = value
    }
  }

  /// Creates a property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The values of a property: the present one, then those to which it changes.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// The sequence does not fail.
    public typealias Failure = Never
    let storage: Storage
    /// Attaches a subscriber.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Value, Target.Failure == Never {
      let storage = storage
      AnyPublisher<Value, Never> { relay in
        relay.send(storage.value)
        return storage.changes.listen({ relay.send($0) }, { relay.complete($0) })
      }.receive(subscriber: subscriber)
    }
  }

  /// The publisher of the values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// The value; only a class can have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of the property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set {
      (object as? any ObservableObject)?.sendWillChange()
      object[keyPath: storage].storage.set(newValue)
    }
  }
}

/// An object that publishes that it will change.
///
/// Apple: <https://developer.apple.com/documentation/combine/observableobject>
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  fileprivate func sendWillChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { ObservedObjects.publisher(of: self) }
}

/// Sends that an object will change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but that it happens.
  public typealias Output = Void
  /// The sequence does not fail.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Creates a publisher.
  public init() {}
  /// Sends.
  public func send() { subject.send() }
  /// Attaches a subscriber.
  public func receive<Target: Subscriber>(subscriber: Target)
  where Target.Input == Void, Target.Failure == Never { subject.receive(subscriber: subscriber) }
}

/// The publishers of the objects that somebody asked for.
private enum ObservedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      if unsafe entries[key]?.object === object, let known = unsafe entries[key]?.publisher {
        return known
      }
      let publisher = ObservableObjectPublisher()
      // Objects that are gone leave their entries.
      if unsafe entries.count > 256 { unsafe entries = entries.filter { $0.value.object != nil } }
      unsafe entries[key] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}
