public import Foundation

extension Device {
  /// Returns the screen's size in points, with width and height as the user sees them.
  public func size(in orientation: Orientation) -> CGSize {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Returns the insets of a view that fills the screen and is under no bar but the status bar.
  ///
  /// A navigation bar adds 44 points at the top, a tab bar 49 at the bottom.
  public func safeAreaInsets(in orientation: Orientation) -> UIEdgeInsets {
    switch orientation {
    case .portrait:
      UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: insets.right)
    case .landscape:
      UIEdgeInsets(
        top: insets.landscapeTop, left: insets.landscapeSide,
        bottom: insets.landscapeBottom, right: max(insets.landscapeSide, insets.right))
    }
  }

  /// Whether bars stand along the edge that holds the status bar; see
  /// ``WindowRegime/barsStandAtSide``.
  public var barsStandAtSide: Bool { displayClasses != nil }

  /// Returns the size class of the width of an app that fills the screen.
  public func horizontalSizeClass(in orientation: Orientation) -> UIUserInterfaceSizeClass {
    if let displayClasses { return displayClasses.width }
    return switch orientation {
    case .portrait: idiom == .pad ? .regular : .compact
    case .landscape: landscapeWidth
    }
  }

  /// Returns the size class of the height of an app that fills the screen.
  public func verticalSizeClass(in orientation: Orientation) -> UIUserInterfaceSizeClass {
    if let displayClasses { return displayClasses.height }
    return idiom == .pad || orientation == .portrait ? .regular : .compact
  }

  /// Returns the least leading and trailing margin of a view controller's root view, in points.
  ///
  /// In landscape an iPhone has 20 where its width is regular and 16 where it is compact.
  public func systemMinimumMargin(in orientation: Orientation) -> CGFloat {
    switch orientation {
    case .portrait: portraitMargin
    case .landscape: landscapeWidth == .regular || displayClasses != nil ? 20 : 16
    }
  }

  /// Returns the traits of an app that fills the screen, left to right, light, at default text size.
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
}
