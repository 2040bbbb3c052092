#if !canImport(Darwin)
public import Foundation

/// A colour as plain numbers: its components in grey or sRGB, and its opacity.
///
/// Two colours are equal when they have the same colour space and components, so black in grey
/// differs from black in sRGB, as on Apple's systems.
public final class CGColor: Sendable {
  /// The colour space of a colour's components.
  enum Space: Hashable { case gray, sRGB }

  let space: Space
  private let numbers: [CGFloat]

  /// Creates a colour in sRGB, where each component usually lies between 0 and 1.
  ///
  /// Components outside name colours outside sRGB; the opacity is limited to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = .sRGB
    numbers = [red, green, blue, min(max(alpha, 0), 1)]
  }

  /// Creates a grey between black, 0, and white, 1; the opacity is limited to 0…1.
  public init(gray: CGFloat, alpha: CGFloat) {
    space = .gray
    numbers = [gray, min(max(alpha, 0), 1)]
  }

  /// The components followed by the opacity: two numbers for a grey, four in sRGB.
  public var components: [CGFloat]? { numbers }

  /// The length of ``components``.
  public var numberOfComponents: Int { numbers.count }

  /// The opacity between 0, invisible, and 1.
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// Returns the colour with another opacity, limited to 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    switch space {
    case .gray: CGColor(gray: numbers[0], alpha: alpha)
    case .sRGB: CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }
  }
}

extension CGColor: Hashable {
  /// Returns whether two colours have the same colour space, components and opacity.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.numbers == right.numbers
  }

  /// Feeds the colour space, the components and the opacity to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(numbers)
  }
}
#endif
