@_exported public import LayoutGeometry

/// A position in points, as the document writes it.
public typealias DocumentPoint = LayoutPoint

/// A width and a height in points, as the document writes them.
public typealias DocumentSize = LayoutSize

/// A rectangle in points, as the document writes it; a frame lies in its superview's coordinates.
public typealias DocumentRect = LayoutRect

/// Distances from four edges in points, left and right as on the screen.
public typealias DocumentInsets = LayoutInsets

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
