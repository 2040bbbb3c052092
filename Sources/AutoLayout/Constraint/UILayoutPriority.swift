/// How strongly a constraint insists, from just above 0 to 1000, where 1000 is required.
///
/// Priorities are a strict order, not weights: one constraint at 251 is never traded for any number
/// of constraints at 250. Fractions count: 250.5 lies between 250 and 251.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number itself; legal on a constraint are values greater than 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority of the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold (1000); a conflict among required constraints breaks one of them and is reported.
  public static let required = UILayoutPriority(1000)

  /// The default at which content resists being made smaller than its intrinsic content size (750).
  public static let defaultHigh = UILayoutPriority(750)

  /// At this priority a drag may resize the scene (510).
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// At this priority a scene's size likes to stay as it is (500).
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// At this priority a drag stays within the scene's present size (490).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  /// The default at which content hugs its intrinsic content size against growing (250).
  public static let defaultLow = UILayoutPriority(250)

  /// At this priority a fitting size approaches its target (50).
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether a constraint of this priority must hold.
  package var isRequired: Bool { rawValue >= 1000 }

  /// Orders by number.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// A priority stronger by `difference`.
  public static func + (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue + difference)
  }

  /// A priority weaker by `difference`.
  public static func - (priority: Self, difference: Float) -> Self {
    Self(priority.rawValue - difference)
  }

  /// Strengthens the priority by `difference`.
  public static func += (priority: inout Self, difference: Float) {
    priority.rawValue += difference
  }

  /// Weakens the priority by `difference`.
  public static func -= (priority: inout Self, difference: Float) {
    priority.rawValue -= difference
  }
}
