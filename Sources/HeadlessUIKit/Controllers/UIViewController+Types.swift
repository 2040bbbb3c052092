public import Foundation

/// The style of a modal presentation; raw values are Apple's.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The presentation covers the screen; the covered view is removed.
  case fullScreen = 0
  /// A sheet with the height of the screen.
  case pageSheet = 1
  /// A smaller sheet in the center of a large screen.
  case formSheet = 2
  /// The presentation covers the view of the nearest controller that defines a context.
  case currentContext = 3
  /// The app provides the presentation.
  case custom = 4
  /// The presentation covers the screen; the covered view is kept.
  case overFullScreen = 5
  /// The presentation covers the view of the nearest controller that defines a context; that view
  /// is kept.
  case overCurrentContext = 6
  /// A popover on a large screen.
  case popover = 7
  /// Over the screen, with blurred background (tvOS).
  case blurOverFullScreen = 8
  /// No adaptation.
  case none = -1
  /// The system's default: a page sheet since iOS 13, full screen before.
  case automatic = -2
}

/// The transition of a modal presentation; raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The view flips horizontally.
  case flipHorizontal = 1
  /// The views dissolve.
  case crossDissolve = 2
  /// The page curls.
  case partialCurl = 3
}

/// The orientation of the interface; raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the Home button on the left.
  case landscapeLeft = 4
  /// Landscape, with the Home button on the right.
  case landscapeRight = 3

  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is in portrait, including upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// Apple's bits: one for each orientation's number.
  public let rawValue: UInt
  /// Creates a mask with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the Home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the Home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

  /// The orientations of an app and its controllers that state none.
  static func standard(for idiom: UIUserInterfaceIdiom) -> Self {
    idiom == .pad ? .all : .allButUpsideDown
  }
}

/// An object whose size is determined by a container, and that is notified of changes.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the fitting size of a child has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a container of a size.
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
