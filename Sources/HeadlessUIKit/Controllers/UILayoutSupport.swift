public import AutoLayout
public import Foundation

/// The guides of before the safe area: how far bars reach over a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How much of the view the bars cover, in points.
  var length: CGFloat { get }
  /// The upper edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip.
  var heightAnchor: NSLayoutDimension { get }
}

/// A strip at the top or the bottom of a controller's view.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  override init(_ shape: EngineItem.Shape, in view: UIView) {
    super.init(shape, in: view)
    view.bring(self)
  }

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return CGFloat(
      engineItem.shape == .topBar ? view.engineItem.topBarLength : view.engineItem.bottomBarLength)
  }
}

extension UIView {
  /// Keeps a guide of special shape with the view, in whatever engine the view is.
  func bring(_ guide: UILayoutGuide) {
    storage.specialGuides.append(guide)
    tree?.engine.attach(guide.engineItem)
  }
}
