package import LayoutGeometry

/// Facts of a view's layout that follow from its frame and are not equations.
///
/// A changed layout in which they are different cannot be obtained from the same equations.
package struct FrameFacts: Equatable, Sendable {
  /// Whether the intrinsic content size depends on the width, as of text that wraps.
  package var isMeasuredAtItsWidth: Bool
  /// What a surrounding safe area and margins add at each edge as far as they overlap the view; 0
  /// where its own insets do not depend on its place.
  package var surroundingInsets: LayoutInsets

  /// The width above which the readable width is limited, in points (`measured:M20`).
  package static let widthWithReadableLimit = 1008.0
}

extension UIView {
  /// The facts that follow from the view's frame.
  package var frameFacts: FrameFacts {
    FrameFacts(
      isMeasuredAtItsWidth: contentSizeOverride == nil && isMeasuredAtItsWidth,
      surroundingInsets: surroundingInsets)
  }
}
