public import Foundation

// The cloud is empty and out of reach.

/// A value of a record.
public protocol CKRecordValueProtocol {}
/// A value of a record in Objective-C.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSObject: CKRecordValueProtocol {}

/// Something in the cloud.
open class CKRecord: NSObject {
  /// The identifier of a record.
  open class ID: NSObject {
    /// The name.
    public let recordName: String
    /// Creates an identifier.
    public init(recordName: String = UUID().uuidString) { self.recordName = recordName }
  }
  /// A link to a record.
  open class Reference: NSObject {
    /// The identifier of the record.
    public let recordID: ID
    /// Creates a link.
    public init(recordID: ID, action: ReferenceAction) { self.recordID = recordID }
  }
  /// What happens to a link if its record is deleted.
  public enum ReferenceAction: UInt, Sendable {
    /// What happens.
    case none, deleteSelf
  }
  /// The name of a kind.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String
  /// The kind.
  public let recordType: RecordType
  /// The identifier.
  public let recordID: ID
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  /// Creates a record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// When it was created: never.
  open var creationDate: Date? { nil }
  /// When it was changed: never.
  open var modificationDate: Date? { nil }
  /// A value.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// A value.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  /// Sets a value.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
  }
}
/// A file of a record.
open class CKAsset: NSObject {
  /// The address.
  public let fileURL: URL?
  /// Takes a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}
/// Why the cloud does nothing.
public struct CKError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reason.
    case internalError = 1
    /// The reason.
    case partialFailure, networkUnavailable, networkFailure
    /// The reason.
    case serviceUnavailable = 6
    /// The reason.
    case requestRateLimited, notAuthenticated = 9
    /// The reason.
    case unknownItem = 11
    /// The reason.
    case quotaExceeded = 25
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
/// Whether the user has the cloud.
public enum CKAccountStatus: Int, Sendable {
  /// Whether they have.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
/// What is looked for.
open class CKQuery: NSObject {
  /// The kind.
  public let recordType: CKRecord.RecordType
  /// The condition.
  public let predicate: NSPredicate
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a query.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
/// A store in the cloud: empty.
open class CKDatabase: NSObject {
  /// Passes that the network is missing.
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
  /// Passes that the network is missing.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
  /// Passes that the network is missing.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.networkUnavailable)) }
}
/// An app's part of the cloud.
open class CKContainer: NSObject {
  /// Creates a container.
  public init(identifier: String) {}
  /// The app's container.
  open class func `default`() -> CKContainer { CKContainer(identifier: "") }
  /// What the user alone sees.
  public let privateCloudDatabase = CKDatabase()
  /// What all users see.
  public let publicCloudDatabase = CKDatabase()
  /// What some users see.
  public let sharedCloudDatabase = CKDatabase()
  /// Passes that the user does not have the cloud.
  open func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) { completionHandler(.noAccount, nil) }
}
