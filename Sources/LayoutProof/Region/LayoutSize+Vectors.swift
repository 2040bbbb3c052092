internal import AutoLayout

// Sizes as vectors in the plane.

extension LayoutSize {
  static func + (one: Self, two: Self) -> Self {
    Self(width: one.width + two.width, height: one.height + two.height)
  }

  static func - (one: Self, two: Self) -> Self {
    Self(width: one.width - two.width, height: one.height - two.height)
  }

  static func * (factor: Double, size: Self) -> Self {
    Self(width: factor * size.width, height: factor * size.height)
  }

  /// Returns the point at `part` of the way to another.
  func moved(_ part: Double, towards other: Self) -> Self { self + part * (other - self) }

  /// Returns the size with another width or height.
  func with(_ length: Double, ofWidth isWidth: Bool) -> Self {
    Self(width: isWidth ? length : width, height: isWidth ? height : length)
  }

  func distance(to other: Self) -> Double {
    let (x, y) = (other.width - width, other.height - height)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the signed area of the parallelogram that two vectors span.
  static func cross(_ one: Self, _ two: Self) -> Double {
    one.width * two.height - one.height * two.width
  }
}
