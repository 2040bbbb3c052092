import LayoutSnapshot

/// What stands for a constraint in a picture.
struct ConstraintMark {
  typealias Rect = LayoutSnapshot.Rect

  enum Shape {
    /// A distance along an axis, measured at `cross` on the other one.
    ///
    /// `reach` is the nearest part of the second item on the other axis, when the distance is
    /// measured beside it.
    case span(Axis, from: Double, to: Double, cross: Double, reach: Double?)

    /// An edge on an axis that two items share, from `from` to `to` on the other axis.
    case edge(Axis, at: Double, from: Double, to: Double)

    /// A centre or baseline that two items share, drawn in ranges of the other axis.
    case center(Axis, at: Double, [ClosedRange<Double>])

    /// The length of one item along an axis.
    case size(Axis, Rect)

    /// The lengths of two items along their axes, which depend on each other.
    case equalSizes(Axis, Rect, Axis, Rect)

    /// The proportion of one item.
    case aspectRatio(Rect)
  }

  enum Axis {
    case horizontal
    case vertical

    /// Creates the axis that an attribute lies on.
    init(of attribute: LayoutSnapshot.Constraint.Attribute) {
      self = attribute.isHorizontal ? .horizontal : .vertical
    }

    /// Returns the extent of a rectangle along the other axis.
    func crossRange(of rect: Rect) -> ClosedRange<Double> {
      self == .horizontal
        ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
    }

    /// Returns the point at a place along the axis and one across it.
    func point(_ along: Double, _ across: Double) -> LayoutSnapshot.Point {
      self == .horizontal
        ? LayoutSnapshot.Point(x: along, y: across) : LayoutSnapshot.Point(x: across, y: along)
    }
  }

  var shape: Shape

  /// What the label says; empty for none.
  var label: String
}
