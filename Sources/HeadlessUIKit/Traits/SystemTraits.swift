public import Foundation

/// The kind of device; unspecified by default.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// ``UIUserInterfaceIdiom/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Light or dark; unspecified by default, which looks light.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// ``UIUserInterfaceStyle/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// `true`: dynamic colours have a light and a dark value.
  public static let affectsColorAppearance = true
}

/// The reading direction views inherit; unspecified by default, which lays out left to right.
public enum UITraitLayoutDirection: SystemTrait {
  /// ``UITraitEnvironmentLayoutDirection/unspecified``: not specified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels per point; 0 by default, which means that no screen is known.
public enum UITraitDisplayScale: SystemTrait {
  /// 0: not specified.
  public static let defaultValue: CGFloat = 0
}

/// The horizontal size class; unspecified by default.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// ``UIUserInterfaceSizeClass/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class; unspecified by default.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// ``UIUserInterfaceSizeClass/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Whether the display measures pressure; unknown by default.
public enum UITraitForceTouchCapability: SystemTrait {
  /// ``UIForceTouchCapability/unknown``: not specified.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The text size the user prefers; unspecified by default.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// ``UIContentSizeCategory/unspecified``: not specified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The range of colours the display can show; unspecified by default.
public enum UITraitDisplayGamut: SystemTrait {
  /// ``UIDisplayGamut/unspecified``: not specified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// `true`: a colour may have a value of its own for wide displays.
  public static let affectsColorAppearance = true
}

/// Whether contrast is increased; unspecified by default, which looks normal.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// ``UIAccessibilityContrast/unspecified``: not specified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// `true`: system colours have values of their own for increased contrast.
  public static let affectsColorAppearance = true
}

/// Whether the interface is lifted above the ground; unspecified by default.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// ``UIUserInterfaceLevel/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// `true`: dark backgrounds are lighter on elevated interfaces.
  public static let affectsColorAppearance = true
}

/// Whether text is bold everywhere; unspecified by default.
public enum UITraitLegibilityWeight: SystemTrait {
  /// ``UILegibilityWeight/unspecified``: not specified.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the window has the user's attention; unspecified by default.
public enum UITraitActiveAppearance: SystemTrait {
  /// ``UIUserInterfaceActiveAppearance/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
