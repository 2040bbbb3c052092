public import Foundation

/// A screen of any size that belongs to no device: nothing covers it.
///
///     let window = UIWindow(BareScreen(width: 320, height: 200))
public struct BareScreen: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat
  /// The number of pixels per point.
  public var scale: CGFloat

  /// Describes a screen.
  public init(width: CGFloat, height: CGFloat, scale: CGFloat = 2) {
    self.width = width
    self.height = height
    self.scale = scale
  }
}

extension UIScreen {
  /// Creates a screen of any size.
  public convenience init(_ screen: BareScreen) {
    self.init(size: CGSize(width: screen.width, height: screen.height), scale: screen.scale)
  }
}

/// The size that a window is given by `UIWindow.resize(to:)`, in points.
///
///     window.resize(to: WindowSize(width: 320, height: 568))
public struct WindowSize: Hashable, Sendable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// Describes a size.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}
