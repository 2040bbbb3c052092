import Foundation

extension UIImage {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    /// The mode depends on the context in which the image is used.
    case automatic = 0
    /// The image is drawn in its colors.
    case alwaysOriginal = 1
    /// The image is a template, drawn in the tint color.
    case alwaysTemplate = 2
  }

  /// The orientation in which a stored image is displayed.
  public enum Orientation: Int, Sendable {
    /// The original orientation.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated by 90° counterclockwise.
    case left = 2
    /// Rotated by 90° clockwise.
    case right = 3
    /// Mirrored horizontally.
    case upMirrored = 4
    /// Mirrored vertically.
    case downMirrored = 5
    /// Mirrored, then rotated by 90° counterclockwise.
    case leftMirrored = 6
    /// Mirrored, then rotated by 90° clockwise.
    case rightMirrored = 7
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// Returns the image with other alignment insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image, marked to be mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeft = true }
  }

  /// Returns the image in another color, with the same size.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode
  ) -> UIImage {
    copy { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image in another color, with the same size and rendering mode: views draw a symbol or a template
  /// in their tint color nevertheless.
  public func withTintColor(_ color: UIColor) -> UIImage { copy { $0.tint = color } }

  /// Returns the symbol in another size, or the image itself if it is not a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let name = attributes.name,
      let symbol = configuration as? SymbolConfiguration,
      let size = attributes.symbolSize ?? LayoutEnvironment.current.images.symbol(name)
    else { return self }
    return copy { attributes in
      attributes.symbolSize = size
      attributes.configure(symbol)
    }
  }

  /// Returns the symbol in another size, or nil if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  private func copy(with change: (inout Attributes) -> Void) -> UIImage {
    var changed = attributes
    change(&changed)
    return UIImage(changed)
  }
}
