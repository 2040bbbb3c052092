public import Foundation
internal import TextMetrics

extension UIFont {
  /// The metrics in the current environment, because a font does not belong to a window.
  private var metrics: FontMetrics { LayoutEnvironment.current.metrics(of: self) }

  /// The size of the font, in points.
  public var pointSize: CGFloat { CGFloat(textFont.size) }
  /// The height above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The depth below the baseline, in points: negative.
  public var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The distance between two baselines, in points, not rounded.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The space between lines that ``lineHeight`` does not include, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }

  /// The PostScript name; for the system font, its private name in UIKit.
  public var fontName: String {
    switch textFont.family {
    case .custom(let name): return name
    case .system(let design):
      let face = design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
      let slant = textFont.isItalic ? "Italic" : ""
      let weight = weightName == "Regular" && !slant.isEmpty ? "Regular" : weightName
      return "\(face)-\(weight)\(slant)"
    }
  }

  /// The family name; for a named font, the name up to its first hyphen.
  public var familyName: String {
    switch textFont.family {
    case .custom(let name): return String(name.prefix { $0 != "-" })
    case .system(.monospaced): return ".AppleSystemUIFontMonospaced"
    case .system: return ".AppleSystemUIFont"
    }
  }

  private var weightName: String {
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let nearest = zip(FontWeight.named, names).min { first, second in
      abs(first.0.rawValue - textFont.weight.rawValue)
        < abs(second.0.rawValue - textFont.weight.rawValue)
    }
    return nearest?.1 ?? "Regular"
  }
}
