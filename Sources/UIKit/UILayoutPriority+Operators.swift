public import AutoLayout

// A type that is re-exported by name leaves its operators behind. They stand here again; where a
// client imports `AutoLayout` as well, its own win.
extension UILayoutPriority {
  /// A priority stronger by `difference`.
  @_disfavoredOverload
  public static func + (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue + difference)
  }

  /// A priority weaker by `difference`.
  @_disfavoredOverload
  public static func - (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue - difference)
  }

  /// Strengthens the priority by `difference`.
  @_disfavoredOverload
  public static func += (priority: inout Self, difference: Float) {
    priority.rawValue += difference
  }

  /// Weakens the priority by `difference`.
  @_disfavoredOverload
  public static func -= (priority: inout Self, difference: Float) {
    priority.rawValue -= difference
  }
}
