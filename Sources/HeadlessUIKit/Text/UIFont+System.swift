public import Foundation
internal import TextMetrics

extension UIFont {
  /// Returns the system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font.
  ///
  /// A size of 0 or less is replaced by 12 points, as saved frames of labels with such fonts show.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size(fontSize), weight: weight.fontWeight), dynamicType: nil)
  }

  /// Returns the system font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size(fontSize), italic: true), dynamicType: nil)
  }

  /// Returns the monospaced system font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size(fontSize), weight: weight.fontWeight, design: .monospaced), dynamicType: nil)
  }

  /// Returns the system font with monospaced digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.monospacedDigits(size(fontSize), weight: weight.fontWeight), dynamicType: nil)
  }

  static func size(_ fontSize: CGFloat) -> Double { fontSize > 0 ? Double(fontSize) : 12 }

  /// The default size of a label's text, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default size of a custom button's title, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The standard size, 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The standard small size, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
}
