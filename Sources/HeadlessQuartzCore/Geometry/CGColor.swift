#if !canImport(Darwin)
public import Foundation

/// A color: its components in gray or sRGB, and its opacity.
///
/// Two colors are equal if they have the same color space and components, so black in gray differs
/// from black in sRGB, as in Core Graphics.
public final class CGColor: Sendable {
  /// The color space of a color's components.
  enum Space: Hashable { case gray, sRGB }

  let space: Space
  private let numbers: [CGFloat]

  /// Creates a color in sRGB, where each component usually lies between 0 and 1.
  ///
  /// Other components are colors outside sRGB. The opacity is limited to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = .sRGB
    numbers = [red, green, blue, min(max(alpha, 0), 1)]
  }

  /// Creates a gray between black (0) and white (1); the opacity is limited to 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    space = .gray
    numbers = [gray, min(max(alpha, 0), 1)]
  }

  /// The components followed by the opacity: two numbers for a gray, four in sRGB.
  public var components: [CGFloat]? { numbers }

  /// The color space.
  public var colorSpace: CGColorSpace? {
    space == .gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  /// The length of ``components``.
  public var numberOfComponents: Int { numbers.count }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// Returns the color with another opacity, limited to 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    switch space {
    case .gray: CGColor(gray: numbers[0], alpha: alpha)
    case .sRGB: CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }
  }
}

extension CGColor: Hashable {
  /// Returns whether two colors have the same color space, components and opacity.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.numbers == right.numbers
  }

  /// Feeds the color space, the components and the opacity to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Creates the color of a `#colorLiteral`, which is a `UIColor` unless the context asks for this type.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
#endif
