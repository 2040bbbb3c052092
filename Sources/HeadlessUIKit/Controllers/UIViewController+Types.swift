public import Foundation

/// How a presented controller covers others; raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen; what is covered disappears.
  case fullScreen = 0
  /// A sheet as high as the screen.
  case pageSheet = 1
  /// A smaller sheet in the middle of a large screen.
  case formSheet = 2
  /// The view of the nearest controller that defines a context.
  case currentContext = 3
  /// As the app has it.
  case custom = 4
  /// The whole screen; what is covered stays.
  case overFullScreen = 5
  /// The view of the nearest controller that defines a context, which stays.
  case overCurrentContext = 6
  /// A bubble on a large screen.
  case popover = 7
  /// Over the whole screen, blurring what is behind; of Apple TV.
  case blurOverFullScreen = 8
  /// Not at all.
  case none = -1
  /// As the system has it: a page sheet since iOS 13, the whole screen before.
  case automatic = -2
}

/// How a presented controller would come; raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}

/// How the interface is turned; raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button or indicator on the left.
  case landscapeLeft = 4
  /// The home button or indicator on the right.
  case landscapeRight = 3

  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is in portrait, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Ways in which the interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// Apple's bits: one for each orientation's number.
  public let rawValue: UInt
  /// Creates a mask with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The home indicator on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The home indicator on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Sideways.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// An object whose size a container determines, and that is notified of changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like.
  var preferredContentSize: CGSize { get }
  /// Called when a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when a child's constraints give another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have in a container of some size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called when the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
