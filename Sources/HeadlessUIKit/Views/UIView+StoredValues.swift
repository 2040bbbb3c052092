package import AutoLayout
internal import Foundation
package import HeadlessQuartzCore

/// What modules that read laid-out views, or make them from documents, need beyond Apple's properties.
extension UIView {
  /// The view's class as its author knows it: of a document's view, the class the document names.
  package var authoredClassName: String { storage.nibClassName ?? "\(type(of: self))" }

  /// The content of a plain view: a web page, a map; nil for all others.
  package var mediaKind: MediaKind? { storage.mediaKind }

  /// The tint colour set on this very view; nil if it is inherited.
  package var ownTintColor: UIColor? { storage.tintColor }

  /// The layer if it exists; does not create one.
  package var existingLayer: CALayer? { storage.layer }

  /// Guides that are not in `layoutGuides`: a controller's layout guides, a scroll view's.
  package var specialGuides: [UILayoutGuide] { storage.specialGuides }

  /// The engine that lays out the view's tree; nil before the first layout.
  package var layoutEngine: LayoutEngine? { tree?.engine }

  /// Solves the constraints of the view's tree without copying frames.
  package func solveConstraints() { inLayoutEnvironment { tree?.solve() } }

  /// Margins that count instead of those of the view's class, where none are set.
  package var givenMargins: UIEdgeInsets? {
    get { storage.standardMargins }
    set { storage.standardMargins = newValue }
  }

  /// Whether a cell leaves its content view where it is.
  package var keepsContentFrame: Bool {
    get { storage.keepsContentFrame }
    set { storage.keepsContentFrame = newValue }
  }

  /// Whether ``contentSizeOverride`` only makes a view without content visible.
  package var hasPlaceholderSize: Bool {
    get { storage.hasPlaceholderSize }
    set { storage.hasPlaceholderSize = newValue }
  }
}
