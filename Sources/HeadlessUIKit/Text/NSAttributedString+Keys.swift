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
  /// How far the characters stand above the baseline, a number of points.
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
  /// Makes a style of Apple's bits.
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
