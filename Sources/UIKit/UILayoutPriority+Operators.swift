public import AutoLayout

// Re-exporting a type by name does not re-export its operators, so they are declared again. They
// are disfavored: in a client that also imports `AutoLayout`, those of `AutoLayout` are used.
extension UILayoutPriority {
  /// Returns a priority that is higher by `difference`.
  @_disfavoredOverload
  public static func + (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue + difference)
  }

  /// Returns a priority that is lower by `difference`.
  @_disfavoredOverload
  public static func - (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue - difference)
  }

  /// Increases the priority by `difference`.
  @_disfavoredOverload
  public static func += (priority: inout Self, difference: Float) {
    priority.rawValue += difference
  }

  /// Decreases the priority by `difference`.
  @_disfavoredOverload
  public static func -= (priority: inout Self, difference: Float) {
    priority.rawValue -= difference
  }
}
