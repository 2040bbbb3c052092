package import Foundation

/// Who backs a layer: a view, whose geometry and visibility the layer shows and changes.
///
/// A view makes its layer when somebody asks for it, and pays nothing before; so what both have lies
/// in the view. Members are called on the thread that owns the view.
package protocol LayerHost: AnyObject {
  /// Where the view is; a change has all the effects of moving the view.
  var layerGeometry: LayerGeometry { get set }
  /// The properties that the view shares with its layer besides the geometry.
  var layerAppearance: LayerAppearance { get set }
  /// The superview's layer.
  var superlayerOfHost: CALayer? { get }
  /// The subviews' layers, back to front.
  var sublayersOfHost: [CALayer] { get }
  /// Whether the view waits for its layout.
  var hostNeedsLayout: Bool { get }
  /// Asks for the view's layout.
  func setHostNeedsLayout()
  /// Lays out the view's tree now.
  func layOutHost()
}

/// The properties that a view and its layer share besides the geometry.
package struct LayerAppearance {
  /// Whether it is left out of the picture.
  package var isHidden = false
  /// From 0 to 1.
  package var opacity: CGFloat = 1
  /// The fill behind everything.
  package var backgroundColor: CGColor?
  /// Whether sublayers end at the bounds.
  package var masksToBounds = false
  /// Whether all of the rectangle is painted.
  package var isOpaque = false

  /// Creates the appearance of a new layer.
  package init() {}
}
