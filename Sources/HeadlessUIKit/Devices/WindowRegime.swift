public import Foundation

/// The rule for the size classes and the safe area of a window of arbitrary size.
///
/// Since iOS 27, the user can resize the window of an app. Size classes then depend on the display,
/// the idiom and the way in which the window is resized, and not only on the width.
///
///     WindowRegime.iPhoneWindow.sizeClasses(of: CGSize(width: 800, height: 600)).horizontal   // .compact
///
/// Sources, gathered 2026-11-22 from public threads, and *reported* until a second source agrees:
/// Apple Developer Forums, thread 836088 (classes on iPhone do not follow the window, intended);
/// TableProApp/TablePro#3035, madeye/gterm#45, vdhamer/Photo-Club-Hub#848 (iPhone Duo);
/// GetStream/stream-chat-react-native#3818 (its safe area).
public enum WindowRegime: String, Sendable, Hashable, Codable, CaseIterable {
  /// A window with the size classes of a screen of its size, as before iOS 27 and with older SDKs.
  ///
  /// The width is compact below 600 points, the height below 480.
  case fixed
  /// A freely resizable window on iPhone: compact width, regular height at any size.
  case iPhoneWindow = "iphone-window"
  /// An iPhone in landscape: compact width, compact height at any size.
  ///
  /// Size classes change when the device is rotated, but not when a window is resized.
  case iPhoneLandscape = "iphone-landscape"
  /// A large iPhone (Plus, Max, Air) in landscape: regular width, compact height at any size.
  case iPhoneLargeLandscape = "iphone-large-landscape"
  /// A window on iPad: the width is compact below 600 points, and the height is regular.
  case iPadWindow = "ipad-window"
  /// An app in Split View on iPad: the same as ``iPadWindow``.
  ///
  /// ``Device/horizontalSizeClass(of:in:)`` has the size classes of the shares of individual iPads.
  case iPadSplit = "ipad-split"
  /// The outer display of an iPhone Duo: compact width, regular height.
  case duoOuter = "duo-outer"
  /// The inner display of an iPhone Duo: regular width, regular height, although its idiom is that of an
  /// iPhone.
  case duoInner = "duo-inner"
  /// An app beside another on a Duo's inner display: the size classes of the display.
  case duoInnerSplit = "duo-inner-split"
  /// An iPhone-only app on iPad, which behaves as on iPhone.
  case iPhoneAppOnPad = "iphone-app-on-ipad"

  /// Returns the size classes of a window.
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

  /// The pairs of size classes that a window can have, at some size.
  package var possibleSizeClasses: [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] {
    let widths: [Double] = widthOfClassChange.map { [$0 - 1, $0] } ?? [0]
    let heights: [Double] = heightOfClassChange.map { [$0 - 1, $0] } ?? [0]
    var pairs: [(UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)] = []
    for width in widths {
      for height in heights {
        let classes = sizeClasses(of: CGSize(width: width, height: height))
        pairs.append((classes.horizontal, classes.vertical))
      }
    }
    return pairs
  }

  /// The width at which the horizontal size class becomes regular; nil if it never changes.
  public var widthOfClassChange: Double? {
    switch self {
    case .fixed, .iPadWindow, .iPadSplit: 600
    default: nil
    }
  }

  /// The height at which the vertical size class becomes regular; nil if it never changes.
  public var heightOfClassChange: Double? { self == .fixed ? 480 : nil }

  /// Whether the size classes depend on the size of a window.
  public var classesFollowSize: Bool { widthOfClassChange != nil || heightOfClassChange != nil }

  /// The idiom: iPhone or iPad; nil if it is not specified.
  public var idiom: UIUserInterfaceIdiom? {
    switch self {
    case .fixed: nil
    case .iPadWindow, .iPadSplit: .pad
    default: .phone
    }
  }

  /// The safe area insets of a window that fills the display; 0 for other windows.
  ///
  /// On both displays of a Duo, the status bar, the Dynamic Island and bars are at the right edge.
  public var safeAreaInsets: UIEdgeInsets {
    switch self {
    case .duoOuter, .duoInner: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84)
    default: .zero
    }
  }

  /// Whether bars are at the side with the status bar, and take no space at the top and bottom.
  ///
  /// This was reported for both displays of a Duo (TableProApp/TablePro#3035): the right inset
  /// includes the bars.
  public var barsStandAtSide: Bool { self == .duoOuter || self == .duoInner }

  /// A description, such as `iPhone window (compact width, regular height at every size)`.
  public var words: String {
    switch self {
    case .fixed: "fixed screen (compact width below 600, compact height below 480)"
    case .iPhoneWindow: "iPhone window (compact width, regular height at every size)"
    case .iPhoneLandscape:
      "iPhone held sideways (compact width, compact height at every size; derived)"
    case .iPhoneLargeLandscape:
      "large iPhone held sideways (regular width, compact height at every size; derived)"
    case .iPadWindow: "iPad window (compact width below 600, regular height)"
    case .iPadSplit: "iPad split view (compact width below 600, regular height)"
    case .duoOuter: "iPhone Duo, outer display (compact width, regular height; reported)"
    case .duoInner: "iPhone Duo, inner display (regular width, regular height; reported)"
    case .duoInnerSplit:
      "iPhone Duo, inner display shared (regular width, regular height; derived)"
    case .iPhoneAppOnPad: "iPhone app on iPad (compact width, regular height at every size)"
    }
  }

  /// The confidence of the rule.
  public var confidence: DeviceFact.Confidence {
    switch self {
    case .fixed, .iPadWindow, .iPadSplit: .published
    case .iPhoneLandscape, .iPhoneLargeLandscape, .duoInnerSplit: .derived
    default: .reported
    }
  }
}
