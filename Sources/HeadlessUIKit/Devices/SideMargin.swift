package import Foundation

/// The margins at the sides that the system gives by width: 16 points, 20 if there is more space.
///
/// Source: root views and cells in 886 documents (`anchors:A5.2`, `canvas:X8`); 375, 390 and 393 points
/// have 16; 414, 428 and more have 20.
package enum SideMargin {
  /// The margin of a root view, a cell or a group that wide.
  package static func ofView(width: CGFloat) -> CGFloat { width < 400 ? 16 : 20 }
}
