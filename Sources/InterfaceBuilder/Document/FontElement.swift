/// A font as a document describes it, not yet resolved to a size and a face.
public struct FontElement: Hashable, Sendable {
  /// `system`, `boldSystem`, `italicSystem`, `monospacedSystem`, or nil for a named font.
  public internal(set) var type: String?
  /// Whether ``type`` is a font role of macOS, as used in attributed text.
  package internal(set) var isMetaFont = false
  /// The PostScript name of a custom font.
  public internal(set) var name: String?
  /// The family of a custom font.
  package internal(set) var family: String?
  /// The size in points, or nil if the text style determines it.
  package internal(set) var pointSize: Double?
  /// The weight, such as `semibold`; nil for regular.
  package internal(set) var weight: String?
  /// The text style, such as `UICTFontTextStyleBody`.
  package internal(set) var textStyle: String?
}

extension FontElement {
  /// The size of a font that attributed text specifies by its role without a size: that of macOS,
  /// on which Interface Builder runs (10 texts in two documents).
  public var roleSize: Double? {
    switch type {
    case _ where !isMetaFont: nil
    case "system", "systemBold", "systemSemibold", "menu", "message": 13
    case "cellTitle", "user": 12
    case "toolTip", "smallSystem": 11
    case "label": 10
    case "miniSystem": 9
    default: nil
    }
  }
}

/// Attributed text, as a sequence of fragments.
package struct AttributedText: Hashable, Sendable {
  /// A fragment of text in one font.
  package struct Fragment: Hashable, Sendable {
    /// The text of the fragment.
    package internal(set) var content = ""
    /// The font, if specified.
    package internal(set) var font: FontElement?
    /// The color, if specified.
    package internal(set) var color: ColorElement?
    /// The alignment of the paragraph, such as `center`.
    package internal(set) var alignment: String?
    /// The additional line spacing of the paragraph, in points.
    package internal(set) var lineSpacing: Double?
    /// The line height multiple of the paragraph; 0 for none.
    package internal(set) var lineHeightMultiple: Double?
    /// The kerning, in points.
    package internal(set) var kerning: Double?
  }

  /// The fragments, in order.
  package internal(set) var fragments: [Fragment] = []

  /// The whole text.
  package var string: String { fragments.map { $0.content }.joined() }
}
