public import Foundation

/// How a bar looks; raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1

  /// Dark and translucent, by an old name.
  public static var blackTranslucent: UIBarStyle { .black }
}

/// Which kind of bar something is for; raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the usual height.
  case `default` = 0
  /// A low bar.
  case compact = 1
  /// A bar with a line above the title.
  case defaultPrompt = 101
  /// A low bar with a line above the title.
  case compactPrompt = 102
}

/// Where a bar lies; raw values are Apple's.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, below the status bar.
  case topAttached = 3
}

/// The background of a bar, kept for code that reads it back; pictures do not show it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The idiom it is for.
  public let idiom: UIUserInterfaceIdiom
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The effect of the background.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// Where the image lies.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge.
  open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3)
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// Creates an appearance.
  public required init(idiom: UIUserInterfaceIdiom = .phone) {
    self.idiom = idiom
    super.init()
  }
  /// Creates the appearance of a phone.
  public override convenience init() { self.init(idiom: .phone) }
  /// Creates a copy of a background.
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

  /// Takes the system's background.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// Takes a background without transparency.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }
  /// Takes no background.
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    backgroundEffect = nil
    shadowColor = nil
  }
  /// A copy.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let made = Self(idiom: idiom)
      made.take(self)
      return Unchecked(value: made)
    }.value
  }
  private struct Unchecked: @unchecked Sendable { let value: Any }
}

/// The look of a navigation bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset()
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the way back.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of the way back while it comes.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the images of the way back.
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

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The look of a tab bar.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the image above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with the image beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
}

/// The look of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Creates the look of buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
  /// While nothing happens.
  open var normal = UIBarButtonItemStateAppearance()
  /// While touched.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// While disabled.
  open var disabled = UIBarButtonItemStateAppearance()
  /// While focused.
  open var focused = UIBarButtonItemStateAppearance()
  /// Takes the system's look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of bar buttons in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset()
  /// The image of the background.
  open var backgroundImage: UIImage?
  /// Moves the image.
  open var backgroundImagePositionAdjustment = UIOffset()
}

/// The look of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The arrangement of title and image; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// The image beside the title.
    case inline = 1
    /// As beside, in a low bar.
    case compactInline = 2
  }
  /// Creates the look of tabs of a style.
  public init(style: Style = .stacked) { super.init() }
  /// While nothing happens.
  open var normal = UITabBarItemStateAppearance()
  /// While chosen.
  open var selected = UITabBarItemStateAppearance()
  /// While disabled.
  open var disabled = UITabBarItemStateAppearance()
  /// While focused.
  open var focused = UITabBarItemStateAppearance()
}

/// The look of tabs in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Moves the title.
  open var titlePositionAdjustment = UIOffset()
  /// The colour of the image.
  open var iconColor: UIColor?
  /// How the badge's text looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// Moves the badge.
  open var badgePositionAdjustment = UIOffset()
  /// Moves the badge's title.
  open var badgeTitlePositionAdjustment = UIOffset()
}
