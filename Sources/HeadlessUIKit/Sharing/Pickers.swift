public import Foundation

/// A screen to choose a color; nothing is chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller>
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The color.
  open var selectedColor = UIColor.black
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
  /// The delegate, which is never called.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}

/// Methods that report the choice of a color; never called.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a color was chosen; never called.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when a color was chosen; never called.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the screen was closed; never called.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A screen to choose a font; nothing is chosen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller>
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What can be chosen.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether faces are listed.
    open var includeFaces = false
    /// Whether families are shown in their own font.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are listed.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }
  /// What can be chosen.
  open private(set) var configuration = Configuration()
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// The delegate, which is never called.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// Creates a screen.
  public convenience init(configuration: Configuration) {
    self.init()
    self.configuration = configuration
  }
}

/// Methods that report the choice of a font; never called.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when a font was chosen; never called.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the screen was closed; never called.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A screen that explains a word, which is empty.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller>
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates a screen for a word.
  public convenience init(term: String) { self.init() }
  /// Whether a dictionary has a word: always false.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
