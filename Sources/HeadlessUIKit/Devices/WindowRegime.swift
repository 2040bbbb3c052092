public import Foundation

/// What decides about size classes, and what covers a window, where a window may have any size.
///
/// Since iOS 27 an app's window is resized by its user, and a size class no longer follows from a
/// width alone: it belongs to the display, the idiom and the way the window is resized.
///
///     WindowRegime.iPhoneWindow.sizeClasses(of: CGSize(width: 800, height: 600)).horizontal   // .compact
///
/// Sources, gathered 2026-11-22 from public threads, and *reported* until a second source agrees:
/// Apple Developer Forums, thread 836088 (classes on iPhone do not follow the window, intended);
/// TableProApp/TablePro#3035, madeye/gterm#45, vdhamer/Photo-Club-Hub#848 (iPhone Duo);
/// GetStream/stream-chat-react-native#3818 (its safe area).
public enum WindowRegime: String, Sendable, Hashable, Codable, CaseIterable {
  /// A window with the classes of the screen it would fill, as before iOS 27 and with older SDKs.
  ///
  /// Below 600 points the width is compact, below 480 the height.
  case fixed
  /// An iPhone's window that is resized freely: compact × regular at any size.
  case iPhoneWindow = "iphone-window"
  /// An iPhone held sideways: compact × compact at any size.
  ///
  /// Classes change as the device is turned, but not as a window is resized.
  case iPhoneLandscape = "iphone-landscape"
  /// A large iPhone (Plus, Max, Air) held sideways: regular × compact at any size.
  case iPhoneLargeLandscape = "iphone-large-landscape"
  /// An iPad's window: the width is compact below 600 points, the height regular.
  case iPadWindow = "ipad-window"
  /// An app beside another on an iPad: as ``iPadWindow``.
  ///
  /// Of single shares of single iPads ``Device/horizontalSizeClass(of:in:)`` knows more.
  case iPadSplit = "ipad-split"
  /// The outer display of an iPhone Duo: compact × regular.
  case duoOuter = "duo-outer"
  /// The inner display of an iPhone Duo: regular × regular, although its idiom is a phone's.
  case duoInner = "duo-inner"
  /// An app beside another on a Duo's inner display, whose classes are the display's.
  case duoInnerSplit = "duo-inner-split"
  /// An app for iPhone alone on an iPad, which behaves as on an iPhone.
  case iPhoneAppOnPad = "iphone-app-on-ipad"

  /// The size classes of a window.
  public func sizeClasses(
    of size: CGSize
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    switch self {
    case .fixed:
      (
        UIUserInterfaceSizeClass(ofWidth: size.width),
        UIUserInterfaceSizeClass(ofHeight: size.height)
      )
    case .iPadWindow, .iPadSplit: (UIUserInterfaceSizeClass(ofWidth: size.width), .regular)
    case .iPhoneWindow, .iPhoneAppOnPad, .duoOuter: (.compact, .regular)
    case .iPhoneLandscape: (.compact, .compact)
    case .iPhoneLargeLandscape: (.regular, .compact)
    case .duoInner, .duoInnerSplit: (.regular, .regular)
    }
  }

  /// The width at which the width's class becomes regular; nil if it never changes.
  public var widthOfClassChange: Double? {
    switch self {
    case .fixed, .iPadWindow, .iPadSplit: 600
    default: nil
    }
  }

  /// The height at which the height's class becomes regular; nil if it never changes.
  public var heightOfClassChange: Double? { self == .fixed ? 480 : nil }

  /// Whether size classes change with the size of a window.
  public var classesFollowSize: Bool { widthOfClassChange != nil || heightOfClassChange != nil }

  /// Whether the interface is an iPhone's or an iPad's; nil if it is not specified.
  public var idiom: UIUserInterfaceIdiom? {
    switch self {
    case .fixed: nil
    case .iPadWindow, .iPadSplit: .pad
    default: .phone
    }
  }

  /// What covers a window that fills the display; zero for a window that does not.
  ///
  /// On both displays of a Duo one edge, at the right, holds the status bar, the island and bars.
  public var safeAreaInsets: UIEdgeInsets {
    switch self {
    case .duoOuter, .duoInner: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    default: .zero
    }
  }

  /// Whether bars are at the side with the status bar, and take no space above and below.
  ///
  /// Reported of both displays of a Duo (TableProApp/TablePro#3035): the right inset is the bars', too.
  public var barsStandAtSide: Bool { self == .duoOuter || self == .duoInner }

  /// The regime in words: `iPhone window, compact × regular at every size`.
  public var words: String {
    switch self {
    case .fixed: "fixed screen, classes by size (below 600 wide, 480 high compact)"
    case .iPhoneWindow: "iPhone window, compact × regular at every size"
    case .iPhoneLandscape: "iPhone held sideways, compact × compact at every size (derived)"
    case .iPhoneLargeLandscape:
      "large iPhone held sideways, regular × compact at every size (derived)"
    case .iPadWindow: "iPad window, width compact below 600, height regular"
    case .iPadSplit: "iPad split view, width compact below 600, height regular"
    case .duoOuter: "iPhone Duo, outer display, compact × regular (reported)"
    case .duoInner: "iPhone Duo, inner display, regular × regular (reported)"
    case .duoInnerSplit: "iPhone Duo, inner display shared, regular × regular (derived)"
    case .iPhoneAppOnPad: "iPhone app on iPad, compact × regular at every size"
    }
  }

  /// How well the rule is known.
  public var confidence: DeviceFact.Confidence {
    switch self {
    case .fixed, .iPadWindow, .iPadSplit: .published
    case .iPhoneLandscape, .iPhoneLargeLandscape, .duoInnerSplit: .derived
    default: .reported
    }
  }
}
