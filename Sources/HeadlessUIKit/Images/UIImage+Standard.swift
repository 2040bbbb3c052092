internal import Foundation

// Images that UIKit itself names; each is a symbol in a circle.
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

  /// The symbol of the window's images, else one of a size that is known.
  ///
  /// Frames of UIKit's views with `checkmark`, at three pixels per point, give 20 × 19 points, aligned two
  /// pixels outside of the upper and the lower edge. The other symbols have the same circle.
  private static func circled(_ name: String) -> UIImage {
    if let image = UIImage(systemName: name) { return image }
    let size = CGSize(width: 20, height: 19)
    let outside = UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0)
    return UIImage(
      Attributes(
        name: name, size: size, alignmentRectInsets: outside, isSymbol: true, symbolSize: size))
  }
}
