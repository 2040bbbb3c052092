/// The size class of an interface along one axis.
///
/// The width of an iPhone is compact in portrait, and its height is compact in landscape. On iPad,
/// both are regular unless the app shares the screen. See ``Device`` for all models.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified.
  case unspecified = 0
  /// A compact size class.
  case compact = 1
  /// A regular size class.
  case regular = 2
}
