/// The range of colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// The range is not known.
  case unspecified = -1
  /// The range of sRGB.
  case SRGB = 0
  /// The wider range of Display P3.
  case P3 = 1
}

/// Whether the user asked for bold text everywhere.
public enum UILegibilityWeight: Int, Sendable {
  /// The setting is not known.
  case unspecified = -1
  /// Text in its own weight.
  case regular = 0
  /// Text in a heavier weight than its own.
  case bold = 1
}

/// Whether the user asked for increased contrast, which selects other system colours.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The setting is not known.
  case unspecified = -1
  /// Ordinary contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// Whether a display measures how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known.
  case unknown = 0
  /// It does not, or the user switched it off.
  case unavailable = 1
  /// It does.
  case available = 2
}
