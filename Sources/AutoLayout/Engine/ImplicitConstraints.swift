internal import ConstraintSolver

/// The way in which a view is positioned if it has no constraints.
public enum Placement: Hashable, Sendable {
  /// By constraints alone.
  case constrained
  /// By its frame, and by its mask when the container's size changes.
  ///
  /// `container` is the size of the superview's bounds for which `frame` holds; nil for a root.
  case framed(LayoutRect, AutoresizingRule, container: LayoutRect?)
  /// By a list that measured it and gives it this frame: the content of a cell (`scrollview:V5.4`).
  case encapsulated(LayoutRect)
}

/// The flexible lengths of a view when its superview changes size.
public struct AutoresizingRule: OptionSet, Hashable, Sendable {
  /// Apple's bits (`engine:E7`).
  public let rawValue: UInt
  /// Creates a rule with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The space on the left is flexible.
  public static let flexibleLeft = AutoresizingRule(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingRule(rawValue: 2)
  /// The space on the right is flexible.
  public static let flexibleRight = AutoresizingRule(rawValue: 4)
  /// The space above is flexible.
  public static let flexibleTop = AutoresizingRule(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingRule(rawValue: 16)
  /// The space below is flexible.
  public static let flexibleBottom = AutoresizingRule(rawValue: 32)

  /// The three flags of one axis: minimum margin, size, maximum margin.
  func flags(_ axis: NSLayoutConstraint.Axis) -> (min: Bool, size: Bool, max: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeft), contains(.flexibleWidth), contains(.flexibleRight))
      : (contains(.flexibleTop), contains(.flexibleHeight), contains(.flexibleBottom))
  }
}

/// The size an item's content would like, and how much it insists, per axis.
public struct ContentSize: Hashable, Sendable {
  /// The intrinsic width in points; nil where content has none.
  public var width: Double?
  /// The intrinsic height in points; nil where content has none.
  public var height: Double?
  /// How strongly the item resists growing beyond the intrinsic width.
  public var horizontalHugging = UILayoutPriority.defaultLow
  /// How strongly the item resists growing beyond the intrinsic height.
  public var verticalHugging = UILayoutPriority.defaultLow
  /// How strongly the item resists getting narrower than the intrinsic width.
  public var horizontalCompression = UILayoutPriority.defaultHigh
  /// How strongly the item resists getting lower than the intrinsic height.
  public var verticalCompression = UILayoutPriority.defaultHigh
  /// Which of two equally insistent items gets smaller: the one mentioned first, as in a stack view
  /// (`measured:M14`), or the one mentioned last (`measured:M10`).
  public var earlierGivesWay = false
  /// Whether the height is measured at the width that layout finds, as that of text that wraps.
  ///
  /// Of two such items that hug equally, the one mentioned last gets larger (`measured:M10`).
  public var isMeasuredAtItsWidth = false

  /// Creates a size without width and height.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> Double? { axis == .horizontal ? width : height }
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }
  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
}

/// The rows an item itself contributes: its mask, and its content's size.
struct ImplicitConstraints {
  var placement = Placement.constrained
  var contentSize = ContentSize()
  var placementRows: [Constraint] = []
  var contentRows: [Constraint] = []
}
