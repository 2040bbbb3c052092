public import Foundation
public import TextMetrics

/// A font for layout: a name, a size and metrics, without glyphs.
///
/// The system font is measured by a model. A named font whose file is not known has the metrics of
/// the system font with the weight and slant in its name
/// (`TextMetrics/TextEstimates/substitutedFont`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // The first property, as attributed text requires.
  private let foundationTypeWord = FoundationTypeWord()

  // Immutable, so the font can be shared between threads.
  /// The properties of the font that a measurer uses.
  package let textFont: TextFont
  /// The text style with which the font scales; nil for a fixed size.
  let dynamicType: DynamicType?

  /// The scaling of a font with the content size category.
  struct DynamicType: Hashable, Sendable {
    var style: TextMetrics.TextStyle
    /// The font at the default content size category; nil for the font of the style.
    var base: TextFont?
    var maximumPointSize: CGFloat?
  }

  init(_ textFont: TextFont, dynamicType: DynamicType? = nil) {
    self.textFont = textFont
    self.dynamicType = dynamicType
    super.init()
  }

  /// Creates the system font of 12 points; which font UIKit creates is not known.
  public override convenience init() { self.init(.system(12), dynamicType: nil) }

  /// Creates a font from its description for a measurer.
  public convenience init(_ textFont: TextFont) {
    self.init(textFont, dynamicType: nil)
  }

  /// Creates a font from its PostScript name; returns nil only for an empty name.
  ///
  /// The name is not looked up, so unknown names also create a font, which is measured as the
  /// system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, Double(max(fontSize, 0))), dynamicType: nil)
  }

  /// Returns this object, because fonts are immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the font in another size, which does not scale with the content size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(textFont.withSize(Double(max(fontSize, 0))), dynamicType: nil)
  }

  /// Returns whether `object` is a font of the same family, size, weight and slant.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (textFont == other.textFont && dynamicType == other.dynamicType)
  }

  /// A hash value that is the same for equal fonts.
  open override var hash: Int { textFont.hashValue }

  /// The family, weight, slant and size, in UIKit's format.
  open override var description: String {
    let size = String(format: "%.2f", Double(pointSize))
    return "<UICTFont: font-family: \"\(familyName)\"; font-weight: "
      + "\(isBold ? "bold" : "normal"); font-style: \(textFont.isItalic ? "italic" : "normal"); "
      + "font-size: \(size)pt>"
  }

  private var isBold: Bool { textFont.weight >= .semibold }
}
