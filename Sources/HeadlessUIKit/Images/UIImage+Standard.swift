internal import Foundation

// UIKit's standard images; each is a symbol in a circle.
extension UIImage {
  /// An ellipsis in a circle.
  public class var actions: UIImage { circled("ellipsis.circle") }
  /// A plus sign in a circle.
  public class var add: UIImage { circled("plus.circle.fill") }
  /// A check mark in a circle.
  public class var checkmark: UIImage { circled("checkmark.circle.fill") }
  /// A minus sign in a circle.
  public class var remove: UIImage { circled("minus.circle.fill") }
  /// A check mark in the outline of a circle.
  public class var strokedCheckmark: UIImage { circled("checkmark.circle") }

  /// The size of `checkmark` in frames of UIKit at three pixels per point, in points for 17-point body
  /// text; the estimated size of symbols that are not registered.
  static let estimatedSymbolSize = CGSize(width: 20, height: 19)

  /// Returns the registered symbol or, if there is none, one with a measured size.
  ///
  /// In the same frames `checkmark` has alignment insets of −2 pixels at the top and the bottom. The
  /// other symbols are assumed to be equal, because their circle is.
  private static func circled(_ name: String) -> UIImage {
    if LayoutEnvironment.current.images.hasSymbol(name), let image = UIImage(systemName: name) {
      return image
    }
    let size = estimatedSymbolSize
    let outside = UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0)
    return UIImage(
      Attributes(
        name: name, size: size, alignmentRectInsets: outside, isSymbol: true, symbolSize: size))
  }
}
