public import Foundation

/// Something that a request can find.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// An object of a store; there is none.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  /// The context.
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The identity.
  open var objectID: NSManagedObjectID { NSManagedObjectID() }
  /// Whether it is deleted.
  open var isDeleted: Bool { false }
  /// Whether it is changed.
  open var hasChanges: Bool { false }
  /// The description of the object.
  open var entity: NSEntityDescription { Self.entity() }
  /// The values that are not saved: none.
  open func changedValues() -> [String: Any] { [:] }
  /// The description of the class.
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  /// Creates an object without a context, which Core Data cannot save either.
  public override init() { super.init() }
  /// Creates an object that no store has.
  public required init(context: NSManagedObjectContext) { managedObjectContext = context }
  /// Creates an object that no store has.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) { managedObjectContext = context }
  /// Called after the object is made.
  open func awakeFromInsert() {}
  /// Called after the object is read.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Has no effect.
  open func willAccessValue(forKey key: String?) {}
  /// Has no effect.
  open func didAccessValue(forKey key: String?) {}
  /// Has no effect.
  open func willChangeValue(forKey key: String) {}
  /// Has no effect.
  open func didChangeValue(forKey key: String) {}
  /// The value: none.
  open func primitiveValue(forKey key: String) -> Any? { nil }
  /// Has no effect.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
}
/// The identity of an object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  /// The address.
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}
/// The description of a class.
open class NSEntityDescription: NSObject {
  /// Creates an object of the app's class of that name, without values; without such a class in a
  /// preview or in the program, of the base class.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    for module in ["App", ProcessInfo.processInfo.processName] {
      if let type = NSClassFromString("\(module).\(entityName)") as? NSManagedObject.Type {
        return type.init(context: context)
      }
    }
    return NSManagedObject(context: context)
  }
  /// The name.
  open var name: String?
  /// The description of the superclass: none.
  open var superentity: NSEntityDescription? { nil }
  /// The properties that are other objects: none.
  open var relationshipsByName: [String: NSRelationshipDescription] { [:] }
  /// The properties that are values: none.
  open var attributesByName: [String: NSAttributeDescription] { [:] }
}
/// The description of a property.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
}
/// The description of a property that is a value.
open class NSAttributeDescription: NSPropertyDescription {}
/// The description of a property that is another object.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The description of the other object.
  open var destinationEntity: NSEntityDescription?
  /// Whether there can be several.
  open var isToMany: Bool { false }
  /// The property of the other object that leads back.
  open var inverseRelationship: NSRelationshipDescription?
}
/// The kinds of a context.
public enum NSManagedObjectContextConcurrencyType: Sendable {
  /// Of the main queue or another one.
  case mainQueueConcurrencyType, privateQueueConcurrencyType
}
/// The objects of a store: none.
open class NSManagedObjectContext: NSObject {
  /// Creates a context.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  /// Whether something is changed: never.
  open var hasChanges: Bool { false }
  /// The context around.
  open var parent: NSManagedObjectContext?
  /// Has no effect.
  open var automaticallyMergesChangesFromParent = false
  /// Has no effect.
  open var undoManager: AnyObject?
  /// Has no effect.
  open var mergePolicy: Any = 0
  /// Runs a closure.
  open func perform(_ body: @escaping () -> Void) { body() }
  /// Runs a closure.
  open func performAndWait<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
  /// Finds nothing.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  /// Finds nothing.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
  /// Has no effect.
  open func save() throws {}
  /// Has no effect.
  open func reset() {}
  /// Has no effect.
  open func rollback() {}
  /// Has no effect.
  open func delete(_ object: NSManagedObject) {}
  /// Has no effect.
  open func insert(_ object: NSManagedObject) {}
  /// Has no effect.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  /// Does nothing.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
  /// Fails: there are no objects.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    throw CocoaError(.fileNoSuchFile)
  }
  /// Has no effect.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Has no effect.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
  /// Has no effect.
  open func refreshAllObjects() {}
  /// Stops the program: there are no objects.
  open func object(with identity: NSManagedObjectID) -> NSManagedObject {
    fatalError("Core Data is not available")
  }
}
/// A request for objects, which finds none.
///
/// Its parameter has no constraint, as `any NSFetchRequestResult` conforms to itself with Objective-C only.
open class NSFetchRequest<Result>: NSPersistentStoreRequest {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number.
  open var fetchLimit = 0
  /// The number that is read at a time.
  open var fetchBatchSize = 0
  /// Has no effect.
  open var returnsObjectsAsFaults = true
  /// Has no effect.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Creates a request.
  public override init() {}
  /// Creates a request of a class.
  public init(entityName: String) {}
}
/// The sections of the objects that a request finds: none.
open class NSFetchedResultsController<Result>: NSObject {
  /// Receives nothing.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The request.
  public let fetchRequest: NSFetchRequest<Result>
  /// The objects: none.
  open var fetchedObjects: [Result]? { [] }
  /// The sections: none.
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  /// Creates a controller.
  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) { self.fetchRequest = fetchRequest }
  /// Has no effect.
  open func performFetch() throws {}
  /// Stops the program: there are no objects.
  open func object(at path: IndexPath) -> Result { fatalError("Core Data is not available") }
}
/// A section of objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}
/// Receives nothing.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
/// What happened to an object.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// What happened.
  case insert = 1, delete, move, update
}
/// A store: empty.
open class NSPersistentContainer: NSObject {
  /// The name.
  public let name: String
  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// Creates a store.
  public init(name: String) { self.name = name }
  /// Has no effect: the closure is not called.
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {}
  /// The model: empty.
  open var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel() }
  /// The descriptions of the stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  /// Runs a closure with a new context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  /// Creates a store.
  public convenience init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.init(name: name)
  }
  /// A new context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
}
/// Where a store is.
open class NSPersistentStoreDescription: NSObject {
  /// The address.
  open var url: URL?
  /// Has no effect.
  open var type = "SQLite"
  /// Has no effect.
  open var shouldMigrateStoreAutomatically = true
  /// Has no effect.
  open var shouldInferMappingModelAutomatically = true
  /// Creates a description.
  public override init() {}
  /// Creates a description with an address.
  public init(url: URL) { self.url = url }
  /// Has no effect.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

extension NSPredicate {
  /// Creates a condition that is always true: its text is not read.
  public convenience init(format: String, _ arguments: any CVarArg...) { self.init(value: true) }
  /// Creates a condition that is always true: its text is not read.
  public convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
}

extension NSObject: @retroactive CVarArg {
  // swift-format-ignore: NoLeadingUnderscores
  /// The address, which no condition reads.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: ObjectIdentifier(self))]
  }
}

extension NSSortDescriptor {
  /// Creates an order by a property whose values cannot be compared, such as an optional one: all are equal.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending, comparator: { _, _ in .orderedSame })
  }
}
