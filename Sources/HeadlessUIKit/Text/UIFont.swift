public import Foundation
public import TextMetrics

/// A font as far as layout knows it: a name, a size and measures, without glyphs.
///
/// The system font is measured by a model; a font by name takes the measures of the system font of
/// the weight and slant that its name tells (`TextEstimates.substitutedFont`).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifont>
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // First, for attributed text.
  private let foundationTypeWord = FoundationTypeWord()

  // Immutable, which is what makes sharing between threads safe.
  /// The properties of the font that a measurer uses.
  package let textFont: TextFont
  /// The text style the font was made for, and what is scaled with it.
  let dynamicType: DynamicType?

  /// How a font follows the text size that the reader prefers.
  struct DynamicType: Hashable, Sendable {
    var style: TextMetrics.TextStyle
    /// The font at the default text size, if it is not the style's own.
    var base: TextFont?
    var maximumPointSize: CGFloat?
  }

  init(_ textFont: TextFont, dynamicType: DynamicType? = nil) {
    self.textFont = textFont
    self.dynamicType = dynamicType
    super.init()
  }

  /// Creates the font for what a measurer knows of it.
  public convenience init(_ textFont: TextFont) {
    self.init(textFont, dynamicType: nil)
  }

  /// Creates a font by its PostScript name; `nil` only for an empty name.
  ///
  /// No font is looked up, so a name that no device knows makes a font too; what is measured is the
  /// system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, Double(max(fontSize, 0))), dynamicType: nil)
  }

  /// Returns this very font, since it cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the font in another size; it no longer follows the reader's text size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(textFont.withSize(Double(max(fontSize, 0))), dynamicType: nil)
  }

  /// Returns whether `object` is a font of the same family, size, weight and slant.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (textFont == other.textFont && dynamicType == other.dynamicType)
  }

  /// A hash that equal fonts share.
  open override var hash: Int { textFont.hashValue }

  /// Family, weight, slant and size, in the form that UIKit prints.
  open override var description: String {
    let size = String(format: "%.2f", Double(pointSize))
    return "<UICTFont: font-family: \"\(familyName)\"; font-weight: "
      + "\(isBold ? "bold" : "normal"); font-style: \(textFont.isItalic ? "italic" : "normal"); "
      + "font-size: \(size)pt>"
  }

  private var isBold: Bool { textFont.weight >= .semibold }
}
