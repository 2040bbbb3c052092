/// The least size at which a text shows whole, in points, for the way it breaks at present.
public struct ContentNeed: Hashable, Sendable {
  /// Below this width something is cut; 0 where no width is too small.
  public var width: Double
  /// Below this height something is cut.
  public var height: Double
  /// Whether something is cut whatever the height: there are more lines than allowed.
  public var hasTooManyLines: Bool
  /// How long the one line is; nil if there are several, which fill the width.
  public var lineLength: Double?
  /// The alignment of a line that is shorter than the view's width: 0 for left, 0.5 for center, 1 for
  /// right.
  public var alignment: Double

  /// Creates a need.
  public init(
    width: Double, height: Double, hasTooManyLines: Bool = false, lineLength: Double? = nil,
    alignment: Double = 0
  ) {
    self.width = width
    self.height = height
    self.hasTooManyLines = hasTooManyLines
    self.lineLength = lineLength
    self.alignment = alignment
  }
}
