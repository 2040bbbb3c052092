import Foundation

extension UIImage {
  /// Whether a picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    /// The place where the picture is used decides.
    case automatic = 0
    /// The picture keeps its colours.
    case alwaysOriginal = 1
    /// The picture is a stencil, filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// The rotation or mirroring of a stored picture for display.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Turned by half a circle.
    case down = 1
    /// Turned a quarter to the left.
    case left = 2
    /// Turned a quarter to the right.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored, then turned a quarter to the left.
    case leftMirrored = 6
    /// Mirrored, then turned a quarter to the right.
    case rightMirrored = 7
  }

  /// Returns the image with another rendering mode and everything else as it is.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy { $0.renderingMode = renderingMode }
  }

  /// Returns the image with other alignment insets and the same size.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image as one that is mirrored where layout runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    copy { $0.flipsForRightToLeft = true }
  }

  /// Returns the image with its colours replaced, which leaves its size as it is.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal
  ) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Returns the symbol in another size, or the image itself if it is not a symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let name = attributes.name,
      let symbol = configuration as? SymbolConfiguration,
      let size = attributes.symbolSize ?? LayoutEnvironment.current.images.symbol(name)
    else { return self }
    return copy { attributes in
      attributes.size = symbol.size(of: size)
      attributes.configuration = symbol
    }
  }

  /// Returns the symbol in another size, or `nil` if the image is not a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  private func copy(with change: (inout Attributes) -> Void) -> UIImage {
    var changed = attributes
    change(&changed)
    return UIImage(changed)
  }
}
