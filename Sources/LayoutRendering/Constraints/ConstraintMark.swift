import LayoutSnapshot

/// The mark for a constraint in a picture.
struct ConstraintMark {
  typealias Rect = LayoutSnapshot.Rect

  enum Shape {
    /// A distance along an axis, measured at `cross` on the other one.
    ///
    /// `reach` is the nearest part of the second item on the other axis, when the distance is
    /// measured beside it.
    case span(LayoutAxis, from: Double, to: Double, cross: Double, reach: Double?)

    /// An edge on an axis that two items share, from `from` to `to` on the other axis.
    case edge(LayoutAxis, at: Double, from: Double, to: Double)

    /// A center or baseline that two items share, drawn in ranges of the other axis.
    case center(LayoutAxis, at: Double, [ClosedRange<Double>])

    /// The length of one item along an axis.
    case size(LayoutAxis, Rect)

    /// The lengths of two items along their axes, which depend on each other.
    case equalSizes(LayoutAxis, Rect, LayoutAxis, Rect)

    /// The proportion of one item.
    case aspectRatio(Rect)
  }

  var shape: Shape

  /// The text of the label; can be empty.
  var label: String
}

extension LayoutAxis {
  /// Returns the extent of a rectangle along the other axis.
  func crossRange(of rect: LayoutRect) -> ClosedRange<Double> {
    self == .horizontal
      ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  /// Returns the point at a place along the axis and one across it.
  func point(_ along: Double, _ across: Double) -> LayoutPoint {
    self == .horizontal ? LayoutPoint(x: along, y: across) : LayoutPoint(x: across, y: along)
  }
}
