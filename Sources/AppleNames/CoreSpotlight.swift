public import Foundation

/// The activity of something that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the identifier of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
  /// Creates a set.
  public init(itemContentType: String) {}
  /// Creates a set.
  public init(contentType: UTType) {}
  /// The title.
  open var title: String?
  /// The name.
  open var displayName: String?
  /// The description.
  open var contentDescription: String?
  /// The words.
  open var keywords: [String]?
  /// The picture.
  open var thumbnailData: Data?
  /// The address of the picture.
  open var thumbnailURL: URL?
  /// The identifier of what it is about.
  open var relatedUniqueIdentifier: String?
}
/// Something that can be found.
open class CSSearchableItem: NSObject {
  /// The identifier.
  open var uniqueIdentifier: String
  /// The identifier of a group.
  open var domainIdentifier: String?
  /// What is known.
  open var attributeSet: CSSearchableItemAttributeSet
  /// The end.
  open var expirationDate: Date?
  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}
/// What can be found: nothing.
open class CSSearchableIndex: NSObject {
  /// The index.
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  /// Whether something can be found: no.
  open class func isIndexingAvailable() -> Bool { false }
  /// Has no effect.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Has no effect.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Has no effect.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Has no effect.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
