public import Foundation

/// The user interface idiom; unspecified by default.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// ``UIUserInterfaceIdiom/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The interface style; unspecified by default, which is equivalent to light.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// ``UIUserInterfaceStyle/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// `true`: dynamic colors have a light and a dark value.
  public static let affectsColorAppearance = true
}

/// The layout direction; unspecified by default, which is equivalent to left-to-right.
public enum UITraitLayoutDirection: SystemTrait {
  /// ``UITraitEnvironmentLayoutDirection/unspecified``: not specified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels per point; 0 by default, which means that no screen is known.
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

/// Whether the display supports Force Touch; unknown by default.
public enum UITraitForceTouchCapability: SystemTrait {
  /// ``UIForceTouchCapability/unknown``: not specified.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// The preferred content size category; unspecified by default.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// ``UIContentSizeCategory/unspecified``: not specified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The color gamut of the display; unspecified by default.
public enum UITraitDisplayGamut: SystemTrait {
  /// ``UIDisplayGamut/unspecified``: not specified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// `true`: a color can have a separate value for wide-gamut displays.
  public static let affectsColorAppearance = true
}

/// The Increase Contrast setting; unspecified by default, which is equivalent to normal.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// ``UIAccessibilityContrast/unspecified``: not specified.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// `true`: system colors have separate values for increased contrast.
  public static let affectsColorAppearance = true
}

/// Whether the interface is elevated; unspecified by default.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// ``UIUserInterfaceLevel/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// `true`: dark backgrounds are lighter on elevated interfaces.
  public static let affectsColorAppearance = true
}

/// The Bold Text setting; unspecified by default.
public enum UITraitLegibilityWeight: SystemTrait {
  /// ``UILegibilityWeight/unspecified``: not specified.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Whether the window is active; unspecified by default.
public enum UITraitActiveAppearance: SystemTrait {
  /// ``UIUserInterfaceActiveAppearance/unspecified``: not specified.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
