/// The style of an interface: light or dark.
///
/// Dynamic colors depend on it.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style is not specified; colors have their light values.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The level of an interface: base, or elevated like a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is not specified; colors have their base values.
  case unspecified = -1
  /// The base level: a window's main content.
  case base = 0
  /// The elevated level: a sheet or popover, whose dark backgrounds are lighter.
  case elevated = 1
}

/// Whether the window of an interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// The state is not specified.
  case unspecified = -1
  /// The window is inactive.
  case inactive = 0
  /// The window is active.
  case active = 1
}
