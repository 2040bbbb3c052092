extension UICollectionView {
  /// The kind of an element of a layout; raw values are Apple's.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell = 0
    /// A header or footer.
    case supplementaryView = 1
    /// A decoration.
    case decorationView = 2
  }

  /// The direction in which content scrolls; raw values are Apple's.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls vertically.
    case vertical = 0
    /// Content scrolls horizontally.
    case horizontal = 1
  }

  /// The position to which an item is scrolled; raw values are Apple's.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates a position with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// To the vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// To the horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When items move away from a drag; raw values are Apple's.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Later.
    case slow = 2
  }

  /// When cells that change their size are laid out again; raw values are Apple's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When a cell requests it.
    case enabled = 1
    /// Also when constraints change.
    case enabledIncludingConstraints = 2
  }
}
