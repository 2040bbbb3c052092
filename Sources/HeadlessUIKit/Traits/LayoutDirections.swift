public import LayoutGeometry

/// The layout direction as a trait, which can be unspecified.
///
/// ``UIUserInterfaceLayoutDirection`` is the resolved direction of a view.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is not specified; layout is left-to-right.
  case unspecified = -1
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The resolved layout direction, which determines the side of the leading edge.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// The meaning of a view's content, which determines whether it is mirrored in right-to-left
/// layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Standard content, which is mirrored.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Controls for directions in space, which are not mirrored.
  case spatial = 2
  /// Content that is always laid out from left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out from right to left.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// Returns the layout direction of a view with this attribute relative to `direction`.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:relativeto:)>
  package func layoutDirection(
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The resolved direction; left-to-right if it is not specified.
  package var resolved: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
