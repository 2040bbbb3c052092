/// How much space an interface has along one axis, in three coarse steps.
///
/// An iPhone is compact in width in portrait and compact in height in landscape; an iPad is regular
/// both ways unless it shares the screen. ``Device`` lists every model.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is known, so rules for any size class apply.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}
