package import Foundation

/// The view of a layer, whose geometry and appearance the layer accesses.
///
/// A view creates its layer on first access, so common properties are stored in the view. Members
/// are called on the thread that owns the view.
package protocol LayerHost: AnyObject {
  /// The geometry of the view. Setting it has the same effects as changing the view's frame.
  var layerGeometry: LayerGeometry { get set }
  /// The properties that the view shares with its layer besides the geometry.
  var layerAppearance: LayerAppearance { get set }
  /// The superview's layer.
  var superlayerOfHost: CALayer? { get }
  /// The subviews' layers, back to front.
  var sublayersOfHost: [CALayer] { get }
  /// Whether the view needs layout.
  var hostNeedsLayout: Bool { get }
  /// Marks the view as needing layout.
  func setHostNeedsLayout()
  /// Lays out the view's tree immediately.
  func layOutHost()
}

/// The properties that a view and its layer share besides the geometry.
package struct LayerAppearance {
  /// Whether the layer is hidden.
  package var isHidden = false
  /// The opacity, from 0 to 1.
  package var opacity: CGFloat = 1
  /// The background color.
  package var backgroundColor: CGColor?
  /// Whether sublayers are clipped to the bounds.
  package var masksToBounds = false
  /// Whether the layer is opaque.
  package var isOpaque = false

  /// Creates the appearance of a new layer.
  package init() {}
}
