public import Foundation

/// A screen of arbitrary size without a device and without safe area insets.
///
///     let window = UIWindow(BareScreen(width: 320, height: 200))
public struct BareScreen: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The rules that determine the size classes.
  public var regime: WindowRegime

  /// Creates a description of a screen.
  public init(
    width: CGFloat, height: CGFloat, scale: CGFloat = 2, regime: WindowRegime = .fixed
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.regime = regime
  }
}

extension UIScreen {
  /// Creates a screen of arbitrary size.
  public convenience init(_ screen: BareScreen) {
    self.init(
      size: CGSize(width: screen.width, height: screen.height), scale: screen.scale,
      regime: screen.regime)
  }
}

/// A size for `UIWindow/resize(to:)`, in points.
///
///     window.resize(to: WindowSize(width: 320, height: 568))
public struct WindowSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// Creates a size.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}
