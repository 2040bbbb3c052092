public import Foundation

extension Device {
  /// Returns the screen's size in points, in an orientation.
  public func size(in orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Returns the safe area insets of a view that fills the screen, without bars other than the
  /// status bar.
  ///
  /// A navigation bar adds 44 points at the top, and a tab bar 49 at the bottom.
  public func safeAreaInsets(in orientation: Orientation) -> UIEdgeInsets {
    // A television has one orientation, which its documents need not name.
    switch idiom == .tv ? .landscape : orientation {
    case .portrait:
      UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: insets.right)
    case .landscape:
      UIEdgeInsets(
        top: insets.landscapeTop, left: insets.landscapeSide,
        bottom: insets.landscapeBottom, right: max(insets.landscapeSide, insets.right))
    }
  }

  /// Whether bars are at the side of the screen, at the edge with the status bar; see
  /// ``WindowRegime/barsStandAtSide``.
  public var barsStandAtSide: Bool { displayClasses != nil }

  /// Returns the size class of the width of an app that fills the screen.
  public func horizontalSizeClass(in orientation: Orientation) -> UIUserInterfaceSizeClass {
    if let displayClasses { return displayClasses.width }
    return switch orientation {
    case .portrait: idiom == .pad || idiom == .tv ? .regular : .compact
    case .landscape: landscapeWidth
    }
  }

  /// Returns the size class of the height of an app that fills the screen.
  public func verticalSizeClass(in orientation: Orientation) -> UIUserInterfaceSizeClass {
    if let displayClasses { return displayClasses.height }
    return idiom == .pad || idiom == .tv || orientation == .portrait ? .regular : .compact
  }

  /// Returns the minimum leading and trailing margin of a view controller's root view, in points.
  ///
  /// For an iPhone in landscape, it is 20 if the width is regular and 16 if it is compact.
  public func systemMinimumMargin(in orientation: Orientation) -> CGFloat {
    guard idiom != .tv else { return portraitMargin }
    return switch orientation {
    case .portrait: portraitMargin
    case .landscape: landscapeWidth == .regular || displayClasses != nil ? 20 : 16
    }
  }

  /// Returns the traits of an app that fills the screen, left-to-right, light, with the default
  /// text size.
  public func traits(in orientation: Orientation) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = idiom
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.displayScale = scale
      traits.horizontalSizeClass = horizontalSizeClass(in: orientation)
      traits.verticalSizeClass = verticalSizeClass(in: orientation)
      traits.preferredContentSizeCategory = .large
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
    }
  }

  /// Whether a system whose windows can be resized runs on the device class: no model of a class without is sold or
  /// updated any more.
  ///
  /// Source: Apple's lists for iOS 26 and iPadOS 26 (iPhone 11 and SE, 2nd generation, and later). Those of iOS 27 are
  /// taken to be the same.
  package var hasCurrentSystem: Bool { Self.lastSystems[id] == nil && idiom != .tv }

  /// The last major version of the system for the newest model of the device class; nil for one that has the current one.
  package var lastSystem: Int? { Self.lastSystems[id] }

  /// The name of a model that has such a system.
  package var currentName: String {
    ["iphone-8": "iPhone SE (3rd generation)", "ipad-10.5": "iPad Air (3rd generation)"][id] ?? name
  }

  /// The last versions for the newest models of device classes: iPhone 4s; iPhone SE; iPhone 8 Plus; iPhone X; iPad of the
  /// third generation; of the sixth; iPad Pro of the second.
  ///
  /// Source: Apple's lists of supported models for iOS 9, 15 and 16, iPadOS 17.
  private static let lastSystems: [String: Int] = [
    "iphone-4": 9, "iphone-5": 15, "iphone-8-plus": 16, "iphone-x": 16, "ipad-2": 9,
    "ipad-9.7": 17, "ipad-pro-12.9-home-button": 17,
  ]
}
