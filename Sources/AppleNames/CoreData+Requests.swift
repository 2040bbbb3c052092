public import Foundation

/// The description of all classes: empty.
open class NSManagedObjectModel: NSObject {
  /// The descriptions.
  open var entities: [NSEntityDescription] = []
  /// The descriptions by their names.
  open var entitiesByName: [String: NSEntityDescription] { [:] }
  /// Creates an empty model.
  public override init() {}
  /// Creates an empty model: the file is not read.
  public init?(contentsOf url: URL) {}
}
/// A store that a cloud has, too: empty.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
/// The option of a store that keeps what has changed; it has no effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of a store that posts what others have changed; it has no effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// What is asked of a store.
open class NSPersistentStoreRequest: NSObject {}
/// What a store answers.
open class NSPersistentStoreResult: NSObject {}
/// What a store answers to a request that deletes: nothing.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The answer: none.
  open var result: Any? { nil }
}
/// The kinds of answers to a request that deletes.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Apple's kinds.
  case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}
/// A request that deletes objects, which has no effect.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What is deleted.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of the answer.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Creates a request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
  }
}
/// The kinds of answers to a request that changes objects.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Apple's kinds.
  case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType
}
/// A request that changes objects, which has no effect.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the objects.
  public let entityName: String
  /// Which objects are changed.
  open var predicate: NSPredicate?
  /// The new values.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The kind of the answer.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  /// Creates a request.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a request.
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}
/// Which of two changes of an object is kept.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// None: saving fails.
  public static let error = NSMergePolicy()
  /// That of the store.
  public static let rollback = NSMergePolicy()
  /// That of the context.
  public static let overwrite = NSMergePolicy()
  /// For each property, that of the store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// For each property, that of the context.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
}
/// None: saving fails.
public nonisolated(unsafe) let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
/// That of the store.
public nonisolated(unsafe) let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback
/// That of the context.
public nonisolated(unsafe) let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
/// For each property, that of the store.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyStoreTrump
/// For each property, that of the context.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy
  .mergeByPropertyObjectTrump

extension NSNotification.Name {
  /// The notification of contexts whose objects change; it is not posted.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// The notification of contexts that save; it is not posted.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
  /// The notification of contexts that have saved; it is not posted.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
}
/// The new objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects of a notification that are no longer valid.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether all objects are no longer valid.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSSortDescriptor {
  /// Creates an order by a key, which does not change the order: there is no key-value coding.
  ///
  /// Code in previews that writes `NSSortDescriptor(key:ascending:)`, which Foundation has on Apple's platforms only, calls
  /// this.
  public convenience init(purlinKey key: String?, ascending: Bool) {
    self.init(keyPath: \NSSortDescriptor.isConstant, ascending: ascending)
  }

  private var isConstant: Int { 0 }
}
