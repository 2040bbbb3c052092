#if !canImport(Darwin)
/// The blend mode of colors; raw values are Apple's.
public enum CGBlendMode: Int32, Sendable {
  /// The source color covers the destination.
  case normal = 0
  /// The product.
  case multiply = 1
  /// The product of complements.
  case screen = 2
  /// Multiply or screen, depending on the destination color.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// The destination color, brightened.
  case colorDodge = 6
  /// The destination color, darkened.
  case colorBurn = 7
  /// Darken or lighten, depending on the source color.
  case softLight = 8
  /// Multiply or screen, depending on the source color.
  case hardLight = 9
  /// The difference.
  case difference = 10
  /// The difference with less contrast.
  case exclusion = 11
  /// The new hue.
  case hue = 12
  /// The new saturation.
  case saturation = 13
  /// The new hue and saturation.
  case color = 14
  /// The new luminosity.
  case luminosity = 15
  /// Nothing.
  case clear = 16
  /// The source color only.
  case copy = 17
  /// The source inside the destination.
  case sourceIn = 18
  /// The source outside the destination.
  case sourceOut = 19
  /// The source atop the destination.
  case sourceAtop = 20
  /// The destination over the source.
  case destinationOver = 21
  /// The destination inside the source.
  case destinationIn = 22
  /// The destination outside the source.
  case destinationOut = 23
  /// The destination atop the source.
  case destinationAtop = 24
  /// Either source or destination, but not both.
  case xor = 25
  /// The sum, limited to black.
  case plusDarker = 26
  /// The sum, limited to white.
  case plusLighter = 27
}
#endif
