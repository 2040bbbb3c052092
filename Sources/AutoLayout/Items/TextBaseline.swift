/// The position of a baseline in its item: `top + fraction × height + offset`.
///
/// The baseline of text that is centered in its item moves by half of a change of the height, so it
/// is an affine function of the height and not a distance from one edge.
public struct TextBaseline: Hashable, Sendable {
  /// The fraction of the item's height.
  public var fraction: Double
  /// The offset added to the fraction of the height, in points.
  public var offset: Double

  /// Creates a baseline at `offset` points below a fraction of the height.
  public init(fraction: Double, offset: Double) {
    self.fraction = fraction
    self.offset = offset
  }

  /// The top edge: the first baseline of an item without text (`engine:E12.1`).
  public static let top = TextBaseline(fraction: 0, offset: 0)

  /// The bottom edge: the last baseline of an item without text.
  public static let bottom = TextBaseline(fraction: 1, offset: 0)
}
