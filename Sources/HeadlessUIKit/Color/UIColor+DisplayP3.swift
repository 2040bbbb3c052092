public import Foundation

extension UIColor {
  /// Creates a color of Display P3, converted to sRGB: its components can be outside 0…1.
  ///
  /// Source: CSS Color Module Level 4, section 17, the matrices of Display P3 and sRGB, which share the curve and
  /// the white point.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (
      Self.linear(displayP3Red), Self.linear(green), Self.linear(blue)
    )
    self.init(
      red: Self.curved(1.224_940_2 * r - 0.224_940_2 * g),
      green: Self.curved(1.042_056_9 * g - 0.042_056_9 * r),
      blue: Self.curved(1.098_273_5 * b - 0.019_637_6 * r - 0.078_636_0 * g), alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = value.magnitude
    return (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
      * (value < 0 ? -1 : 1)
  }

  private static func curved(_ value: CGFloat) -> CGFloat {
    let size = value.magnitude
    return (size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
      * (value < 0 ? -1 : 1)
  }
}
