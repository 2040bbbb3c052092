public import AutoLayout
public import Foundation

/// The layout guides from before the safe area, for the bars over a controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The length of the part of the view that bars cover, in points.
  var length: CGFloat { get }
  /// The top edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the strip.
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
  /// Keeps a guide with a special shape in the engine of the view.
  func bring(_ guide: UILayoutGuide) {
    storage.specialGuides.append(guide)
    tree?.engine.attach(guide.engineItem)
  }
}
