/// The minimum size at which a text is not truncated, in points, with its present line breaks.
public struct ContentNeed: Hashable, Sendable {
  /// The minimum width; 0 if there is none.
  public var width: Double
  /// The minimum height.
  public var height: Double
  /// Whether the text is truncated at any height, because it has more lines than allowed.
  public var hasTooManyLines: Bool
  /// The length of the line; nil if there are several lines, which fill the width.
  public var lineLength: Double?
  /// The alignment of a line that is shorter than the view's width: 0 for left, 0.5 for center, 1 for
  /// right.
  public var alignment: Double

  /// Creates the minimum size of a text.
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
