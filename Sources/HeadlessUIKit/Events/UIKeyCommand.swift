public import Foundation

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Creates flags with Apple's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element that sends a selector.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The selector that is sent.
  open private(set) var action: Selector
  /// The app's data for the command.
  open private(set) var propertyList: Any?
  /// The attributes of the command.
  open var attributes = UIMenuElement.Attributes()
  /// The state of the check mark.
  open var state = UIMenuElement.State.off
  /// A longer title that explains the command.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil)
  {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
  /// The alternates with other modifier keys.
  open var alternates: [UICommandAlternate] = []
}

/// A keyboard shortcut that sends a selector; it is never triggered.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeycommand>
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over those of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a shortcut.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a shortcut.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// Down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// Left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// Right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Creates a shortcut with alternates, attributes and a state.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle)
    self.alternates = alternates
    self.attributes = attributes
    self.state = state
  }
  /// Creates a shortcut with attributes and a state.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: [], discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }
}

/// A menu, which is never shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenu>
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The menu's identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// Options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates options with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are shown inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's actions are destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of the elements can be selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
  /// The preferred size of elements.
  open var preferredElementSize = ElementSize.automatic
  /// The menu's identifier.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The elements.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Creates a menu whose elements have a preferred size.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], preferredElementSize: ElementSize,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// Creates a menu.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
  }

  /// The selected elements.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// An alternate of a command with other modifier keys.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicommandalternate>
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The selector that is sent.
  public let action: Selector
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
