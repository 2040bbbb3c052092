#if !canImport(Darwin)
public import Foundation

/// Data for another app, which is stored.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private let item: Any?
  /// The types of the data.
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// The name to save it under.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() {
    item = nil
    super.init()
  }
  /// Creates a provider of an object.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.item = item
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    super.init()
  }
  /// Whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}

/// An item that is passed to an extension.
@preconcurrency @MainActor
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// The app's own data.
  open var userInfo: [AnyHashable: Any]?
}
#endif
