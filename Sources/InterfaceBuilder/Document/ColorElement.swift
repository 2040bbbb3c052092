/// A color in a document: components, a name to look up, or both.
public struct ColorElement: Hashable, Sendable {
  /// The color components, if the document specifies them.
  package internal(set) var components: ColorComponents?
  /// The name of a color of an asset catalog.
  public internal(set) var name: String?
  /// The name of one of the system's colors, such as `systemBackgroundColor`.
  package internal(set) var systemName: String?
}

/// The red, green and blue components and the opacity of a color, each from 0 to 1; the components
/// of wide-gamut colors may be outside that range.
package struct ColorComponents: Hashable, Sendable {
  /// The red component.
  package let red: Double
  /// The green component.
  package let green: Double
  /// The blue component.
  package let blue: Double
  /// The opacity, from 0 to 1.
  package let alpha: Double
  /// The color space as written, such as `sRGB` or `displayP3`.
  package let space: String?

  /// Creates a color from its components.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }
}
