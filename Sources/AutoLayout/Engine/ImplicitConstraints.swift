internal import ConstraintSolver

/// The way in which a view is positioned.
///
/// Most views are positioned by constraints, so frames are in memory of their own.
public indirect enum Placement: Hashable, Sendable {
  /// By constraints only.
  case constrained
  /// By its frame, and by its autoresizing mask when the size of the container changes.
  ///
  /// `container` is the size of the superview's bounds for which `frame` holds; nil for a root.
  case framed(LayoutRect, AutoresizingRule, container: LayoutRect?)
  /// By the table or collection that sets this frame: the content of a cell (`scrollview:V5.4`).
  case encapsulated(LayoutRect)
  /// At the origin, with a size that approaches a target: a cell that is measured or kept for reuse.
  case fitting(FittingTarget)
}

/// The size that a view approaches while its fitting size is determined.
public struct FittingTarget: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The priority of the width.
  public var horizontal: UILayoutPriority
  /// The height, in points.
  public var height: Double
  /// The priority of the height.
  public var vertical: UILayoutPriority

  /// Creates a target.
  public init(
    width: Double, _ horizontal: UILayoutPriority, height: Double, _ vertical: UILayoutPriority
  ) {
    (self.width, self.horizontal) = (width, horizontal)
    (self.height, self.vertical) = (height, vertical)
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? width : height }

  func priority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontal : vertical
  }
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

/// The intrinsic content size of an item, with its priorities on each axis.
public struct ContentSize: Hashable, Sendable {
  /// The intrinsic width in points; nil if the content has none.
  public var width: Double?
  /// The intrinsic height in points; nil if the content has none.
  public var height: Double?
  /// The content hugging priority for the width.
  public var horizontalHugging = UILayoutPriority.defaultLow
  /// The content hugging priority for the height.
  public var verticalHugging = UILayoutPriority.defaultLow
  /// The compression resistance priority for the width.
  public var horizontalCompression = UILayoutPriority.defaultHigh
  /// The compression resistance priority for the height.
  public var verticalCompression = UILayoutPriority.defaultHigh
  /// Whether, of two items with equal priorities, the one that constraints mention first is
  /// compressed, as in a stack view (`measured:M14`), and not the one mentioned last
  /// (`measured:M10`).
  public var compressesFirstMentioned = false
  /// Whether the height depends on the width in the layout, as for text that wraps.
  ///
  /// Of two such items with equal hugging priorities, the one mentioned last stretches
  /// (`measured:M10`).
  public var isMeasuredAtItsWidth = false

  /// Creates a size without width and height.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The inequalities that a size needs.
  struct Rows: OptionSet {
    let rawValue: UInt8
  }

  /// The inequalities that this size needs: none for an axis without length, or with priority 0.
  var rows: Rows {
    var rows: Rows = []
    for (position, axis) in NSLayoutConstraint.Axis.allCases.enumerated() {
      guard let length = length(axis), length.isFinite else { continue }
      if hugging(axis).rawValue > 0 { rows.insert(Rows(rawValue: 1 << (2 * UInt8(position)))) }
      if compression(axis).rawValue > 0 { rows.insert(Rows(rawValue: 2 << (2 * UInt8(position)))) }
    }
    return rows
  }

  func length(_ axis: NSLayoutConstraint.Axis) -> Double? { axis == .horizontal ? width : height }
  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }
  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }
}

/// The rows for an item's autoresizing mask and intrinsic content size.
///
/// A value; what only items with content have is in memory of its own, which copies share until one
/// changes.
struct ImplicitConstraints {
  var placement = Placement.constrained
  var placementRows: [Constraint] = []
  private var content: Content?

  private final class Content {
    var size = ContentSize()
    var rows: [Constraint] = []
    var rowKinds: ContentSize.Rows = []

    init() {}

    init(_ other: Content) {
      size = other.size
      rows = other.rows
      rowKinds = other.rowKinds
    }
  }

  private var madeContent: Content {
    mutating get {
      if isKnownUniquelyReferenced(&content), let content { return content }
      let made = content.map(Content.init) ?? Content()
      content = made
      return made
    }
  }

  var contentSize: ContentSize {
    get { content?.size ?? ContentSize() }
    set { if content != nil || newValue != ContentSize() { madeContent.size = newValue } }
  }

  var contentRows: [Constraint] { content?.rows ?? [] }

  /// The kinds of ``contentRows``.
  var contentRowKinds: ContentSize.Rows {
    get { content?.rowKinds ?? [] }
    set { if content != nil || !newValue.isEmpty { madeContent.rowKinds = newValue } }
  }

  mutating func appendContentRow(_ row: Constraint) { madeContent.rows.append(row) }

  /// Removes the rows of the content size and returns them.
  mutating func takeContentRows() -> [Constraint] {
    let rows = contentRows
    if !rows.isEmpty { madeContent.rows = [] }
    return rows
  }
}
