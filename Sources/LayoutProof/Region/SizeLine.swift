package import AutoLayout

/// A straight line in the plane of sizes, on which `alongWidth · width + alongHeight · height +
/// constant` is 0.
///
/// The coefficients are scaled so that ``value(at:)`` is the distance from the line in points.
struct SizeLine: Hashable {
  private(set) var alongWidth: Double
  private(set) var alongHeight: Double
  private(set) var constant: Double

  /// Creates the line on which a linear number is 0; nil for a constant.
  init?(_ number: SizePlane) {
    let length =
      (number.alongWidth * number.alongWidth + number.alongHeight * number.alongHeight)
      .squareRoot()
    guard length > LayoutTolerance.arithmetic else { return nil }
    alongWidth = number.alongWidth / length
    alongHeight = number.alongHeight / length
    constant = number.constant / length
    // A rate within the solver's rounding error is zero: 1e-7 over 10 000 points is a thousandth.
    if abs(alongHeight) < LayoutTolerance.direction {
      constant *= alongWidth < 0 ? -1 : 1
      (alongWidth, alongHeight) = (1, 0)
    } else if abs(alongWidth) < LayoutTolerance.direction {
      constant *= alongHeight < 0 ? -1 : 1
      (alongWidth, alongHeight) = (0, 1)
    } else if alongWidth < 0 {
      (alongWidth, alongHeight, constant) = (-alongWidth, -alongHeight, -constant)
    }
  }

  /// Creates the line through a point on which a number is constant.
  init?(through point: LayoutSize, levelOf number: SizePlane) {
    self.init(number)
    constant = -(alongWidth * point.width + alongHeight * point.height)
  }

  /// Creates the line through two points; nil if they coincide.
  init?(_ one: LayoutSize, _ two: LayoutSize) {
    let way = two - one
    self.init(
      SizePlane(
        constant: LayoutSize.cross(way, one) * -1, alongWidth: -way.height, alongHeight: way.width))
    constant = -(alongWidth * one.width + alongHeight * one.height)
  }

  static func vertical(at width: Double) -> Self { Self(1, 0, -width) }
  static func horizontal(at height: Double) -> Self { Self(0, 1, -height) }

  private init(_ alongWidth: Double, _ alongHeight: Double, _ constant: Double) {
    self.alongWidth = alongWidth
    self.alongHeight = alongHeight
    self.constant = constant
  }

  /// Returns the distance of a point from the line, positive on one side and negative on the other.
  func value(at point: LayoutSize) -> Double {
    alongWidth * point.width + alongHeight * point.height + constant
  }

  /// Returns whether two lines differ by at most `tolerance` points for sizes up to 10 000 points.
  func isNear(_ other: Self, tolerance: Double = LayoutTolerance.computed) -> Bool {
    abs(alongWidth - other.alongWidth) * 1e4 <= tolerance
      && abs(alongHeight - other.alongHeight) * 1e4 <= tolerance
      && abs(constant - other.constant) <= tolerance
  }
}

/// A number that is linear in width and height.
package struct SizePlane: Hashable, Sendable {
  /// The value at width and height 0.
  package var constant: Double
  /// The change per point of width.
  package var alongWidth: Double
  /// The change per point of height.
  package var alongHeight: Double

  /// Creates a number from its value at size 0 and its changes per point.
  package init(constant: Double, alongWidth: Double, alongHeight: Double) {
    self.constant = constant
    self.alongWidth = alongWidth
    self.alongHeight = alongHeight
  }

  /// Creates a number from its value at a size and its changes per point.
  init(_ value: Double, at size: LayoutSize, alongWidth: Double, alongHeight: Double) {
    self.init(
      constant: value - alongWidth * size.width - alongHeight * size.height,
      alongWidth: alongWidth, alongHeight: alongHeight)
  }

  /// Returns the value at a size.
  package func value(at point: LayoutSize) -> Double {
    constant + alongWidth * point.width + alongHeight * point.height
  }

  package static func - (one: Self, two: Self) -> Self {
    Self(
      constant: one.constant - two.constant, alongWidth: one.alongWidth - two.alongWidth,
      alongHeight: one.alongHeight - two.alongHeight)
  }

  package static func + (one: Self, two: Self) -> Self {
    Self(
      constant: one.constant + two.constant, alongWidth: one.alongWidth + two.alongWidth,
      alongHeight: one.alongHeight + two.alongHeight)
  }

  static func - (one: Self, number: Double) -> Self {
    Self(
      constant: one.constant - number, alongWidth: one.alongWidth, alongHeight: one.alongHeight)
  }
}
