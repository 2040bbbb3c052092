#if !canImport(ObjectiveC)
public import Foundation

// Foundation has these types on Apple's platforms only; UIKit code keeps observers and delegates in them.

/// How a table holds its objects and compares them; raw values are Apple's.
///
/// Apple: <https://developer.apple.com/documentation/foundation/nspointerfunctions>
open class NSPointerFunctions: NSObject {
  /// The options.
  public struct Options: OptionSet, Sendable {
    /// Apple's value.
    public let rawValue: UInt
    /// Creates options with Apple's value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are retained.
    public static let strongMemory = Options([])
    /// Objects are not retained, and leave the table when they are freed.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `hash` and `isEqual(_:)`.
    public static let objectPersonality = Options([])
    /// Objects are compared by their identity.
    public static let objectPointerPersonality = Options(rawValue: 0x200)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 0x10000)
  }
}

/// Apple's older name of the options.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// Apple's older name of the options.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that a table holds strongly or weakly.
struct TableReference {
  private weak var weakObject: AnyObject?
  private var strongObject: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    var object = object
    if options.contains(.copyIn), let copying = object as? any NSCopying {
      object = copying.copy(with: nil) as AnyObject
    }
    if options.contains(.weakMemory) { weakObject = object } else { strongObject = object }
  }

  /// The object; nil if it has been freed.
  var object: AnyObject? { strongObject ?? weakObject }

  static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject {
      return object.hash
    }
    return ObjectIdentifier(object).hashValue
  }

  func holds(_ other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// A set of objects that can be held weakly.
///
/// The objects are listed in the order in which they were added. `ObjectType` is not restricted to classes, so that it
/// can be a protocol that only classes adopt.
///
/// Apple: <https://developer.apple.com/documentation/foundation/nshashtable>
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private let table: NSMapTable<ObjectType, NSNull>

  /// Creates an empty table; the capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    table = NSMapTable(keyOptions: options, valueOptions: [])
  }

  /// Returns a table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects.
  open var allObjects: [ObjectType] { table.keys }
  /// One of the objects, if there is any.
  open var anyObject: ObjectType? { table.keys.first }
  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(table.keys.compactMap { $0 as? AnyHashable })
  }
  /// The number of objects that have not been freed.
  open var count: Int { table.count }

  /// Adds an object that the table does not have.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    table.setObject(NSNull(), forKey: object)
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
  /// Removes all objects.
  open func removeAllObjects() { table.removeAllObjects() }
  /// Returns whether the table has an object.
  open func contains(_ anObject: ObjectType?) -> Bool { table.object(forKey: anObject) != nil }
  /// Returns the table's object that is equal to an object.
  open func member(_ object: ObjectType?) -> ObjectType? { table.key(equalTo: object) }
  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  /// Removes the objects that another table does not have.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Returns whether another table has an object of this one.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  /// Returns whether another table has all objects of this one.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
  /// Returns whether another table has the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }
  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  /// Returns a table with the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.union(self)
    return copy
  }
}

/// A dictionary whose keys and values can be held weakly.
///
/// The keys are listed in the order in which they were added. An entry whose key or value has been freed is gone.
///
/// Apple: <https://developer.apple.com/documentation/foundation/nsmaptable>
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private struct Entry {
    var key: TableReference
    var value: TableReference
    /// Position in the order of adding.
    var order: Int

    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var nextOrder = 0
  /// The number of entries at which those that are gone are removed.
  private var limit = 32

  /// Creates an empty table; the capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Returns a table that holds keys and values strongly.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that holds keys weakly and values strongly.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table that holds keys strongly and values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var alive: [Entry] {
    entries.values.joined().filter(\.isAlive).sorted { $0.order < $1.order }
  }
  var keys: [KeyType] { alive.compactMap(\.key.object).compactMap { $0 as? KeyType } }

  /// The number of entries whose key and value have not been freed.
  open var count: Int { entries.values.joined().count(where: \.isAlive) }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    // Unwrapped first, because nil can be cast to `AnyObject`.
    guard let value = entry(for: aKey)?.value.object else { return nil }
    return value as? ObjectType
  }

  func key(equalTo key: KeyType?) -> KeyType? {
    guard let key = entry(for: key)?.key.object else { return nil }
    return key as? KeyType
  }

  private func entry(for key: KeyType?) -> Entry? {
    guard let key = key.map({ $0 as AnyObject }) else { return nil }
    return entries[TableReference.hash(key, keyOptions)]?.first {
      $0.isAlive && $0.key.holds(key, keyOptions)
    }
  }

  /// Sets the value of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    let hash = TableReference.hash(key, keyOptions)
    var bucket = entries[hash, default: []].filter(\.isAlive)
    let known = bucket.firstIndex { $0.key.holds(key, keyOptions) }
    if let object = anObject.map({ $0 as AnyObject }) {
      let value = TableReference(object, valueOptions)
      if let known {
        bucket[known].value = value
      } else {
        bucket.append(Entry(key: TableReference(key, keyOptions), value: value, order: nextOrder))
        nextOrder += 1
      }
    } else if let known {
      bucket.remove(at: known)
    }
    entries[hash] = bucket.isEmpty ? nil : bucket
    if entries.count >= limit { removeDead() }
  }

  /// Removes entries that are gone; in amortized constant time for each that is added.
  private func removeDead() {
    entries = entries.compactMapValues { bucket in
      let alive = bucket.filter(\.isAlive)
      return alive.isEmpty ? nil : alive
    }
    limit = max(32, 2 * entries.count)
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) { setObject(nil, forKey: aKey) }
  /// Removes all keys and values.
  open func removeAllObjects() { entries = [:] }
  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: keys).objectEnumerator() }
  /// Returns an enumerator of the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: alive.compactMap(\.value.object)).objectEnumerator()
  }
  /// Returns the entries whose keys can be those of a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var found: [AnyHashable: ObjectType] = [:]
    for entry in alive {
      guard let key = entry.key.object, let value = entry.value.object,
        let hashable = key as? AnyHashable
      else { continue }
      found[hashable] = value as? ObjectType
    }
    return found
  }
  /// Returns a table with the same entries.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    copy.entries = entries
    copy.nextOrder = nextOrder
    return copy
  }
}
#endif
