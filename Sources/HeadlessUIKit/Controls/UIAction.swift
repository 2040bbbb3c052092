public import Foundation

/// The closure of a ``UIAction``.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The element's title.
  open internal(set) var title: String
  /// The element's subtitle.
  open var subtitle: String?
  /// The image beside the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The state of an element's check mark; raw values are Apple's.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// Attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates attributes with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element's action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}

/// A menu element that performs a closure.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The action's identifier.
  public let identifier: Identifier
  /// The attributes of the action.
  open var attributes: Attributes
  /// The state of the check mark.
  open var state: State
  /// The sender of the action, while it is performed.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// If no identifier is given, it has a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
  /// Performs the action for a sender.
  open func performWithSender(_ sender: Any?, target: Any?) { run(from: sender ?? self) }
  /// The image of the selected action.
  open var selectedImage: UIImage?
}
