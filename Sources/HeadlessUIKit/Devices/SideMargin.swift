package import Foundation

/// The system's side margins, which depend on the width: 16 or 20 points.
///
/// Source: root views and cells in 886 documents (`anchors:A5.2`, `canvas:X8`) and freeform views of
/// others: 375, 390, 391 and 393 points have 16; 394, 414, 428 and more have 20.
package enum SideMargin {
  /// Returns the margin of a root view, cell or group with a width.
  package static func ofView(width: CGFloat) -> CGFloat { width < 394 ? 16 : 20 }
}
