/// The weight of a font on UIKit's scale, on which regular is 0.
///
/// All values are valid. The nine named weights were measured; widths of other weights are
/// interpolated.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifont/weight>
public struct FontWeight: RawRepresentable, Sendable, Hashable, Comparable {
  /// The weight on UIKit's scale, from about −0.8 to 0.62.
  public var rawValue: Double

  /// Creates a weight from a value on UIKit's scale.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The thinnest weight.
  public static let ultraLight = FontWeight(rawValue: -0.8)
  /// The weight between ultralight and light.
  public static let thin = FontWeight(rawValue: -0.6)
  /// The weight one step lighter than regular.
  public static let light = FontWeight(rawValue: -0.4)
  /// The weight of body text.
  public static let regular = FontWeight(rawValue: 0)
  /// The weight one step bolder than regular.
  public static let medium = FontWeight(rawValue: 0.23)
  /// The weight of headlines.
  public static let semibold = FontWeight(rawValue: 0.3)
  /// The weight of `boldSystemFont(ofSize:)`.
  public static let bold = FontWeight(rawValue: 0.4)
  /// The weight one step bolder than bold.
  public static let heavy = FontWeight(rawValue: 0.56)
  /// The boldest weight.
  public static let black = FontWeight(rawValue: 0.62)

  /// The nine named weights from thin to bold, in the order of the measured table.
  public static let named: [FontWeight] = [
    ultraLight, thin, light, regular, medium, semibold, bold, heavy, black,
  ]

  /// Returns whether the first weight is lighter.
  public static func < (first: FontWeight, second: FontWeight) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension FontWeight {
  /// Creates a weight from its name in documents and font names, such as `semibold`.
  ///
  /// Case, hyphens and spaces are ignored; `demibold` and `extrabold` are also accepted.
  public init?(name: String) {
    let plain = name.lowercased().filter { $0 != "-" && $0 != " " }
    switch plain {
    case "ultralight", "extralight": self = .ultraLight
    case "thin", "hairline": self = .thin
    case "light": self = .light
    case "regular", "normal", "roman", "book": self = .regular
    case "medium": self = .medium
    case "semibold", "demibold", "demi": self = .semibold
    case "bold": self = .bold
    case "heavy", "extrabold", "ultrabold": self = .heavy
    case "black": self = .black
    default: return nil
    }
  }
}
