public import Foundation

/// The closure of a ``UIAction``.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something a menu can show.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The element's title.
  open internal(set) var title: String
  /// The element's subtitle.
  open var subtitle: String?
  /// The picture beside the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The state of an element's mark; raw values are Apple's.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A tick.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// How an element can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates attributes with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not at all.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// With consequences.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}

/// A closure with a title and an identity.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiaction>
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The action's title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title, for lists of keyboard shortcuts.
  open var discoverabilityTitle: String?
  /// The action's identifier.
  public let identifier: Identifier
  /// How the action can be used.
  open var attributes: Attributes
  /// The state of its mark.
  open var state: State
  /// The sender of the action, while it runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action; without an identifier it gets one of its own.
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
}
