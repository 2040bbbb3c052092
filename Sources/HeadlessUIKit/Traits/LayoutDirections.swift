public import LayoutGeometry

/// The reading direction as a trait, which may be unknown.
///
/// ``UIUserInterfaceLayoutDirection`` is the answer once it has been resolved for a view.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is given, so layout runs from left to right.
  case unspecified = -1
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The resolved reading direction: on which side the leading edge lies.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection

/// The meaning of a view's content, which determines whether it is mirrored in right-to-left
/// layouts.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Ordinary content, mirrored with the reading direction.
  case unspecified = 0
  /// Playback controls, which never mirror: time runs from left to right everywhere.
  case playback = 1
  /// Controls for directions in space, which never mirror.
  case spatial = 2
  /// Content laid out from left to right whatever the reading direction.
  case forceLeftToRight = 3
  /// Content laid out from right to left whatever the reading direction.
  case forceRightToLeft = 4
}

extension UISemanticContentAttribute {
  /// Returns the direction of a view with this attribute where the reading direction is `direction`.
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
  /// The direction layout takes, with left to right where none is given.
  package var resolved: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
