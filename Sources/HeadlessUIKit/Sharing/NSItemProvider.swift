#if !canImport(Darwin)
public import Foundation

/// A provider of data for other apps.
///
/// The data is stored, but not transferred.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private let item: Any?
  /// The types of the data.
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// The suggested file name.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() {
    item = nil
    super.init()
  }
  /// Creates a provider for an object.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.item = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }
  /// Returns whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}

/// An item passed to an extension.
@preconcurrency @MainActor
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// The app's data.
  open var userInfo: [AnyHashable: Any]?
}
#endif
