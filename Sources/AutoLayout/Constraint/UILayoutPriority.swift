/// The priority of a constraint: greater than 0, at most 1000.
///
/// A priority of 1000 is required.
///
/// Priorities are a strict order, not weights: a constraint of priority 251 takes precedence over
/// any number of constraints of priority 250. Fractions count: 250.5 is between 250 and 251.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value.
  ///
  /// A constraint requires a value greater than 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority of the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint (1000).
  ///
  /// If required constraints conflict, one of them is broken, and the conflict is reported.
  public static let required = UILayoutPriority(1000)

  /// The default compression resistance priority (750).
  public static let defaultHigh = UILayoutPriority(750)

  /// The priority at which dragging may resize the window's scene (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// The priority at which the window's scene keeps its size (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// The priority at which dragging does not resize the window's scene (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// The default content hugging priority (250).
  public static let defaultLow = UILayoutPriority(250)

  /// The priority at which a fitting size approaches its target size (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the priority is required.
  package var isRequired: Bool { rawValue >= 1000 }

  /// Returns whether the first priority is lower.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Returns a priority that is higher by `difference`.
  public static func + (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue + difference)
  }

  /// Returns a priority that is lower by `difference`.
  public static func - (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue - difference)
  }

  /// Increases the priority by `difference`.
  public static func += (priority: inout Self, difference: Float) {
    priority.rawValue += difference
  }

  /// Decreases the priority by `difference`.
  public static func -= (priority: inout Self, difference: Float) {
    priority.rawValue -= difference
  }
}
