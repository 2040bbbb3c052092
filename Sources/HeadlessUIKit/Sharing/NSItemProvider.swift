#if !canImport(Darwin)
public import Foundation

/// A provider of data for other apps.
///
/// The data is stored, but not transferred.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  let item: Any?
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
  /// Creates a provider for an object that can be written.
  public init(object: any NSItemProviderWriting) {
    item = object
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    super.init()
  }
  private var loaders: [String: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?] =
    [:]
  /// Adds data of a type, which is created when it is loaded.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registeredTypeIdentifiers.append(typeIdentifier)
    loaders[typeIdentifier] = loadHandler
  }
  /// Loads the data of a type, and calls a closure with it, or with nil if there is none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let loader = loaders[typeIdentifier] {
      return loader(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads a file of a type: there is none, so the closure is called with nil.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(nil, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Loads the object of a type, and calls a closure with it, or with nil if there is none.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(
      registeredTypeIdentifiers.contains(typeIdentifier) ? item : nil, nil)
  }
  /// Returns whether there is data of a type.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }
  /// Returns whether the object is of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(ofClass: aClass) != nil
  }
  /// Returns whether there is data of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Creates a provider for a file; nil for another URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init(item: NSURL(fileURLWithPath: fileURL.path), typeIdentifier: "public.file-url")
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }
}

/// The apps that can see data; raw values are Apple's.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All apps.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// This app.
  case ownProcess = 3
}

/// The ways in which files are provided.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Creates options with Apple's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file can be opened in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that can be written to an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Provides the data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

extension NSString: NSItemProviderWriting {
  /// The types of the data: plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  /// Provides the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler(Data(substring(from: 0).utf8), nil)
    return nil
  }
}

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of the data.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
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
