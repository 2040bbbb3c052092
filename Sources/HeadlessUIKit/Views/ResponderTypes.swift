public import Foundation

/// The gestures that undo and edit; raw values are Apple's.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Those of the system.
  case `default` = 1
}

/// The types that can be pasted.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipasteconfiguration>
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]
  /// Creates a configuration of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// Changes the main menu, which does not exist here.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uimenubuilder>
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The app's menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The file menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The view menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The entries for preferences.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The entries for new windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Look up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Share.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
}

/// A controller of a keyboard.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinputviewcontroller>
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The keyboard.
  open override var inputView: UIView? { storedInputView }
  private lazy var storedInputView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  /// The language of the keyboard.
  open var primaryLanguage: String?
  /// Whether dictation is offered.
  open var hasDictationKey = false
  /// Whether the app's data can be used: always false.
  open var hasFullAccess: Bool { false }
  /// Whether a key for other keyboards is needed: always false.
  open var needsInputModeSwitchKey: Bool { false }
  /// Hides the keyboard; has no effect.
  open func dismissKeyboard() {}
  /// Shows another keyboard; has no effect.
  open func advanceToNextInputMode() {}
}
