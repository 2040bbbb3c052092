/// Distances from the four edges of a rectangle inwards, in points.
///
/// Physical sides: whoever fills one in has already decided what leading means.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge down.
  public var top: Double
  /// The distance from the left edge to the right.
  public var left: Double
  /// The distance from the bottom edge up.
  public var bottom: Double
  /// The distance from the right edge to the left.
  public var right: Double

  /// Makes insets of the given distances.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = LayoutInsets()

  /// The distance at the side where coordinates along `axis` begin.
  func start(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? left : top }

  /// The distance at the side where coordinates along `axis` end.
  func end(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? right : bottom }
}

/// A rectangle in points, top-left origin, y downwards.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a rectangle of its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin without extent.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  func start(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? width : height }
}
