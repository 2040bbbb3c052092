/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// The gamut is not specified.
  case unspecified = -1
  /// The gamut of sRGB.
  case SRGB = 0
  /// The wider gamut of Display P3.
  case P3 = 1
}

/// The Bold Text setting.
public enum UILegibilityWeight: Int, Sendable {
  /// The setting is not specified.
  case unspecified = -1
  /// Text in its regular weight.
  case regular = 0
  /// Text in a bolder weight.
  case bold = 1
}

/// The Increase Contrast setting, which affects system colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The setting is not specified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// Whether a display supports Force Touch.
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is not known.
  case unknown = 0
  /// Force Touch is not available.
  case unavailable = 1
  /// Force Touch is available.
  case available = 2
}
