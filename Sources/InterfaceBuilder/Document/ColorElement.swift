/// A colour in a document: components, a name to look up, or both.
public struct ColorElement: Hashable, Sendable {
  /// The colour as numbers, if they are written.
  public internal(set) var components: ColorComponents?
  /// The name of a colour of an asset catalogue.
  public internal(set) var name: String?
  /// The name of one of the system's colours, such as `systemBackgroundColor`.
  public internal(set) var systemName: String?
}

/// A colour as red, green and blue from 0 to 1 (wide colours may lie outside) and opacity.
public struct ColorComponents: Hashable, Sendable {
  /// The amount of red.
  public let red: Double
  /// The amount of green.
  public let green: Double
  /// The amount of blue.
  public let blue: Double
  /// The opacity, from 0 to 1.
  public let alpha: Double
  /// The colour space as written, such as `sRGB` or `displayP3`.
  public let space: String?

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: String? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }
}
