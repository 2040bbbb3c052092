public import Foundation

/// The style of a bar; raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and translucent (deprecated name).
  public static var blackTranslucent: UIBarStyle { .black }
}

/// The kind of bar to which a setting applies; raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the standard height.
  case `default` = 0
  /// A bar of compact height.
  case compact = 1
  /// A bar with a prompt above the title.
  case defaultPrompt = 101
  /// A bar of compact height with a prompt.
  case compactPrompt = 102
}

/// The position of a bar; raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Any position.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, below the status bar.
  case topAttached = 3
}

/// The background of a bar.
///
/// Pictures have the color of the background; images and effects have no effect on rendering.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The idiom of the appearance.
  public let idiom: UIUserInterfaceIdiom
  /// The color of the background.
  open var backgroundColor: UIColor?
  /// The effect of the background.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line at the edge.
  open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3)
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates an appearance.
  public required init(idiom: UIUserInterfaceIdiom = .phone) {
    self.idiom = idiom
    super.init()
  }
  /// Creates an appearance for iPhone.
  public override convenience init() { self.init(idiom: .phone) }
  /// Creates an appearance with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    take(barAppearance)
  }

  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Sets the system's background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// Sets a transparent background.
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    backgroundEffect = nil
    shadowColor = nil
  }
  /// Returns a copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let made = Self(idiom: idiom)
      made.take(self)
      return Unchecked(value: made)
    }.value
  }
  private struct Unchecked: @unchecked Sendable { let value: Any }
}

/// The appearance of a navigation bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset()
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back indicator.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the back indicator during transitions.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the images of the back indicator.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// The appearance of a tab bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with the image beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs in a bar of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The color behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}

/// The appearance of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Creates an appearance for buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
  /// The appearance in the normal state.
  open var normal = UIBarButtonItemStateAppearance()
  /// The appearance in the highlighted state.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance in the disabled state.
  open var disabled = UIBarButtonItemStateAppearance()
  /// The appearance in the focused state.
  open var focused = UIBarButtonItemStateAppearance()
  /// Sets the system's appearance for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The appearance of bar buttons in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset()
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// The offset of the background image.
  open var backgroundImagePositionAdjustment = UIOffset()
}

/// The appearance of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The arrangement of title and image; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image beside the title.
    case inline = 1
    /// The image beside the title, in a bar of compact height.
    case compactInline = 2
  }
  /// Creates an appearance for tabs of a style.
  public init(style: Style = .stacked) { super.init() }
  /// The appearance in the normal state.
  open var normal = UITabBarItemStateAppearance()
  /// The appearance in the selected state.
  open var selected = UITabBarItemStateAppearance()
  /// The appearance in the disabled state.
  open var disabled = UITabBarItemStateAppearance()
  /// The appearance in the focused state.
  open var focused = UITabBarItemStateAppearance()
}

/// The appearance of tabs in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset()
  /// The color of the image.
  open var iconColor: UIColor?
  /// The text attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The color of the badge.
  open var badgeBackgroundColor: UIColor?
  /// The offset of the badge.
  open var badgePositionAdjustment = UIOffset()
  /// The offset of the badge's title.
  open var badgeTitlePositionAdjustment = UIOffset()
}
