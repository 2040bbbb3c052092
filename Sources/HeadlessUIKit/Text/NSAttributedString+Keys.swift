public import Foundation

// Names and meanings are Apple's; Foundation has no text attributes on this platform.
extension NSAttributedString.Key {
  /// The ``UIFont`` of the characters; 12-point Helvetica by Apple's rule, the label's in a label.
  public static var font: NSAttributedString.Key { Self(rawValue: "NSFont") }
  /// The ``NSParagraphStyle`` of the paragraph.
  public static var paragraphStyle: NSAttributedString.Key { Self(rawValue: "NSParagraphStyle") }
  /// The ``UIColor`` of the characters.
  public static var foregroundColor: NSAttributedString.Key { Self(rawValue: "NSColor") }
  /// The ``UIColor`` behind the characters.
  public static var backgroundColor: NSAttributedString.Key { Self(rawValue: "NSBackgroundColor") }
  /// Added to every character's advance, a number of points.
  public static var kern: NSAttributedString.Key { Self(rawValue: "NSKern") }
  /// Added to every character's advance, a number of points; wins over ``kern``.
  public static var tracking: NSAttributedString.Key { Self(rawValue: "CTTracking") }
  /// The distance of the characters above the baseline, in points.
  public static var baselineOffset: NSAttributedString.Key { Self(rawValue: "NSBaselineOffset") }
  /// How the characters are underlined, an ``NSUnderlineStyle``'s number.
  public static var underlineStyle: NSAttributedString.Key { Self(rawValue: "NSUnderline") }
  /// How the characters are struck through, an ``NSUnderlineStyle``'s number.
  public static var strikethroughStyle: NSAttributedString.Key { Self(rawValue: "NSStrikethrough") }
  /// Where the characters lead, a URL or a string.
  public static var link: NSAttributedString.Key { Self(rawValue: "NSLink") }
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Creates a style with Apple's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Only below words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The ``NSTextAttachment`` of the character.
  public static var attachment: NSAttributedString.Key { Self(rawValue: "NSAttachment") }
  /// The shadow of the characters.
  public static var shadow: NSAttributedString.Key { Self(rawValue: "NSShadow") }
  /// How wide the outline of the characters is, in hundredths of the size.
  public static var strokeWidth: NSAttributedString.Key { Self(rawValue: "NSStrokeWidth") }
  /// The ``UIColor`` of the outline.
  public static var strokeColor: NSAttributedString.Key { Self(rawValue: "NSStrokeColor") }
  /// The ``UIColor`` of underlines.
  public static var underlineColor: NSAttributedString.Key { Self(rawValue: "NSUnderlineColor") }
  /// The ``UIColor`` of strikethroughs.
  public static var strikethroughColor: NSAttributedString.Key {
    Self(rawValue: "NSStrikethroughColor")
  }
  /// Whether letters are joined, a number.
  public static var ligature: NSAttributedString.Key { Self(rawValue: "NSLigature") }
  /// How far the characters lean, a number.
  public static var obliqueness: NSAttributedString.Key { Self(rawValue: "NSObliqueness") }
  /// How much wider the characters are, a number.
  public static var expansion: NSAttributedString.Key { Self(rawValue: "NSExpansion") }
  /// The directions of the characters, an array of numbers.
  public static var writingDirection: NSAttributedString.Key {
    Self(rawValue: "NSWritingDirection")
  }
}

extension NSUnderlineStyle {
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
}

/// The shadow of characters.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsshadow>
open class NSShadow: NSObject, @unchecked Sendable {
  /// How far the shadow falls, in points.
  open var shadowOffset = CGSize.zero
  /// How soft the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a ``UIColor``.
  open var shadowColor: Any?
}
