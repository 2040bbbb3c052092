public import Foundation
internal import TextMetrics

/// An object that scales fonts and lengths with the content size category.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifontmetrics>
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: TextMetrics.TextStyle

  /// Creates an object that scales like a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.measured
    super.init()
  }

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font scaled for the current traits.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, traits: nil)
  }

  /// Returns a font scaled for the current traits, up to a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }

  /// Returns a font scaled for traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaled(font, maximum: nil, traits: traitCollection)
  }

  /// Returns a font scaled for traits, up to a size.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// Returns a length scaled for the current traits, rounded to a whole point.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled for traits, rounded to their pixels or to a whole point.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let traits = traitCollection ?? .current
    let scale = max(Double(traits.displayScale), 1)
    let scaled = style.scaledValue(Double(value), in: ContentSizeCategory(traits))
    return CGFloat(PixelGrid(scale: scale).round(scaled))
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
    checkPrecondition(
      font.dynamicType == nil,
      "UIFontMetrics can't scale a font that is already scaled: \(font)")
    let type = UIFont.DynamicType(
      style: style, base: font.textFont, maximumPointSize: maximum.flatMap { $0 > 0 ? $0 : nil })
    let traits = traits ?? .current
    return UIFont(
      font.textFont.scaled(by: type, in: ContentSizeCategory(traits)).legible(in: traits),
      dynamicType: type)
  }
}
