internal import Foundation

extension UIImage.SymbolConfiguration {
  /// Creates a configuration for symbols beside text of a style: with the size and weight of its font in the
  /// current traits.
  @preconcurrency @MainActor
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(font: .preferredFont(forTextStyle: textStyle))
  }
  /// Creates a configuration for symbols beside text of a style, at a scale.
  @preconcurrency @MainActor
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
  }
  /// Creates a configuration for symbols beside text of a font, with its size and weight.
  public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
  /// Creates a configuration for symbols beside text of a font, at a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    self.init(pointSize: font.pointSize, weight: isBold ? .semibold : .unspecified, scale: scale)
  }
  /// Creates a configuration with colors for the layers of symbols, which has no effect on their size.
  public convenience init(paletteColors: [UIColor]) {
    self.init(pointSize: nil, weight: .unspecified, scale: .unspecified)
  }
  /// Creates a configuration with shades of a color, which has no effect on the size of symbols.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(pointSize: nil, weight: .unspecified, scale: .unspecified)
  }
  /// Returns a configuration that prefers colored symbols, which has no effect on their size.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
  }
  /// Returns a configuration that prefers symbols in one color, which has no effect on their size.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
    preferringMulticolor()
  }
  /// A configuration without values.
  public class var unspecified: UIImage.SymbolConfiguration { preferringMulticolor() }
}
