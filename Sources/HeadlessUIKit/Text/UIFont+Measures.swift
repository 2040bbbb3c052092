public import Foundation
internal import TextMetrics

extension UIFont {
  /// The measures in the current environment, as a font belongs to no window.
  private var metrics: FontMetrics { LayoutEnvironment.current.metrics(of: self) }

  /// The em in points.
  public var pointSize: CGFloat { CGFloat(textFont.size) }
  /// The height above the baseline, in points.
  public var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The depth below the baseline, in points: negative.
  public var descender: CGFloat { CGFloat(metrics.descender) }
  /// The height of a capital letter, in points.
  public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of a lower-case x, in points.
  public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The distance between two baselines, in points, not rounded.
  public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// Space between lines that ``lineHeight`` does not hold, in points.
  public var leading: CGFloat { CGFloat(metrics.leading) }

  /// The PostScript name; the system font's are the private ones that UIKit prints.
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

  /// The family's name: for a font by name, the name up to its first hyphen.
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
