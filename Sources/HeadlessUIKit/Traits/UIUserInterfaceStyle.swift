/// Whether an interface is light or dark, which decides the values of dynamic colours.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No choice has been made; colours resolve to their light values.
  case unspecified = 0
  /// Dark content on a light ground.
  case light = 1
  /// Light content on a dark ground.
  case dark = 2
}

/// How far an interface is lifted above the ground, as a sheet is above a screen.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is not known; colours resolve to their base values.
  case unspecified = -1
  /// The ground: a window's main content.
  case base = 0
  /// Above the ground: a sheet or popover, whose dark backgrounds are lighter.
  case elevated = 1
}

/// Whether the window an interface is in has the user's attention.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// It is not known whether the window is active.
  case unspecified = -1
  /// Another window has the user's attention.
  case inactive = 0
  /// The window has the user's attention.
  case active = 1
}
