public import Foundation

/// A pasteboard, whose content is stored in the process.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipasteboard>
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Creates an option with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date on which items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether items are available only on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The general pasteboard, which is that of the process.
  public static let general = UIPasteboard(.general)

  /// The name.
  public let name: Name
  /// The number of changes of the content.
  open private(set) var changeCount = 0

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Creates a pasteboard with a name.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(pasteboardName)
  }

  /// Returns a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

  private static let textType = "public.utf8-plain-text"
  private static let addressType = "public.url"
  private static let imageType = "public.image"
  private static let colorType = "com.apple.uikit.color"

  /// The items: dictionaries of values by type.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }
  /// Replaces the items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether there is a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  /// Returns the data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    items.first?[pasteboardType] as? Data
  }
  /// Returns the value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Sets the data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Sets the value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  private func values<Value>(_ type: String, _: Value.Type) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }
  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The strings.
  open var strings: [String]? {
    get { values(Self.textType, String.self) }
    set { set(newValue, Self.textType) }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs.
  open var urls: [URL]? {
    get { values(Self.addressType, URL.self) }
    set { set(newValue, Self.addressType) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images.
  open var images: [UIImage]? {
    get { values(Self.imageType, UIImage.self) }
    set { set(newValue, Self.imageType) }
  }
  /// The first color.
  open var color: UIColor? {
    get { values(Self.colorType, UIColor.self)?.first }
    set { set(newValue.map { [$0] }, Self.colorType) }
  }
  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }

  /// Posted when the items have changed.
  nonisolated public static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard has been removed; Purlin never posts it.
  nonisolated public static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")
}
