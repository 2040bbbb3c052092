/// A position in points, as the document writes it.
public struct DocumentPoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points, as the document writes them.
public struct DocumentSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, as the document writes it; a frame lies in its superview's coordinates.
public struct DocumentRect: Hashable, Sendable, Codable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The right edge.
  public var maxX: Double { x + width }
}

/// Distances from four edges in points, left and right as on the screen.
public struct DocumentInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from four edges in points, leading and trailing as the language reads.
public struct DocumentDirectionalInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines begin.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
