package import AutoLayout
package import Foundation
package import HeadlessQuartzCore

/// Members for modules that read laid-out views, or create them from documents.
extension UIView {
  /// The name of the view's class; for a document's view, the class in the document.
  package var authoredClassName: String { storage.nibClassName ?? "\(type(of: self))" }

  /// The kind of external content, such as a web page or a map; nil for other views.
  package var mediaKind: MediaKind? { storage.mediaKind }

  /// The tint color that was set on this view; nil if it is inherited.
  package var ownTintColor: UIColor? { storage.tintColor }

  /// The layer if it exists; does not create one.
  package var existingLayer: CALayer? { storage.layer }

  /// The round corners of a presented sheet; nil for other views.
  package var presentedCorners: (radius: CGFloat, mask: CACornerMask)? {
    storage.presentedCorners.map { ($0.radius, $0.mask) }
  }

  /// What the view draws in `draw(_:)`.
  package func drawing(in context: CGContext) -> [DrawnShape] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
    context.restoreGState()
    return context.takeShapes()
  }

  /// Guides that are not in `layoutGuides`: those of a controller or a scroll view.
  package var specialGuides: [UILayoutGuide] { storage.specialGuides }

  /// The engine that lays out the view's tree; nil before the first layout.
  package var layoutEngine: LayoutEngine? { tree?.engine }

  /// Solves the constraints of the view's tree without setting frames.
  package func solveConstraints() { inLayoutEnvironment { tree?.solve() } }

  /// Margins that replace the defaults of the view's class, if none are set.
  package var givenMargins: UIEdgeInsets? {
    get { storage.standardMargins }
    set { storage.standardMargins = newValue }
  }

  /// Whether a cell keeps the frame of its content view.
  package var keepsContentFrame: Bool {
    get { storage.keepsContentFrame }
    set { storage.keepsContentFrame = newValue }
  }

  /// Whether ``contentSizeOverride`` is a placeholder for a view without content.
  package var hasPlaceholderSize: Bool {
    get { storage.hasPlaceholderSize }
    set { storage.hasPlaceholderSize = newValue }
  }
}
