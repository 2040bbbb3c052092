public import Foundation

// Names and meanings are Apple's. Foundation has no text attributes on this platform.
extension NSAttributedString.Key {
  /// The ``UIFont`` of the characters; by default 12-point Helvetica, as in UIKit, or the label's
  /// font in a label.
  public static var font: NSAttributedString.Key { Self(rawValue: "NSFont") }
  /// The ``NSParagraphStyle`` of the paragraph.
  public static var paragraphStyle: NSAttributedString.Key { Self(rawValue: "NSParagraphStyle") }
  /// The ``UIColor`` of the characters.
  public static var foregroundColor: NSAttributedString.Key { Self(rawValue: "NSColor") }
  /// The ``UIColor`` behind the characters.
  public static var backgroundColor: NSAttributedString.Key { Self(rawValue: "NSBackgroundColor") }
  /// The space added to the advance of each character, a number of points.
  public static var kern: NSAttributedString.Key { Self(rawValue: "NSKern") }
  /// The space added to the advance of each character, a number of points; takes precedence over
  /// ``kern``.
  public static var tracking: NSAttributedString.Key { Self(rawValue: "CTTracking") }
  /// The distance of the characters above the baseline, in points.
  public static var baselineOffset: NSAttributedString.Key { Self(rawValue: "NSBaselineOffset") }
  /// The style of the underline, the raw value of an ``NSUnderlineStyle``.
  public static var underlineStyle: NSAttributedString.Key { Self(rawValue: "NSUnderline") }
  /// The style of the strikethrough, the raw value of an ``NSUnderlineStyle``.
  public static var strikethroughStyle: NSAttributedString.Key { Self(rawValue: "NSStrikethrough") }
  /// The link of the characters, a URL or a string.
  public static var link: NSAttributedString.Key { Self(rawValue: "NSLink") }
}

/// The style of an underline or strikethrough.
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
  /// Underlines words only, not spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
  /// The ``NSTextAttachment`` of the character.
  public static var attachment: NSAttributedString.Key { Self(rawValue: "NSAttachment") }
  /// The shadow of the characters.
  public static var shadow: NSAttributedString.Key { Self(rawValue: "NSShadow") }
  /// The width of the outline of the characters, in percent of the font size.
  public static var strokeWidth: NSAttributedString.Key { Self(rawValue: "NSStrokeWidth") }
  /// The ``UIColor`` of the outline.
  public static var strokeColor: NSAttributedString.Key { Self(rawValue: "NSStrokeColor") }
  /// The ``UIColor`` of underlines.
  public static var underlineColor: NSAttributedString.Key { Self(rawValue: "NSUnderlineColor") }
  /// The ``UIColor`` of strikethroughs.
  public static var strikethroughColor: NSAttributedString.Key {
    Self(rawValue: "NSStrikethroughColor")
  }
  /// Whether ligatures are used, a number.
  public static var ligature: NSAttributedString.Key { Self(rawValue: "NSLigature") }
  /// The slant of the characters, a number.
  public static var obliqueness: NSAttributedString.Key { Self(rawValue: "NSObliqueness") }
  /// The expansion of the characters, a number.
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
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a ``UIColor``.
  open var shadowColor: Any?
}
