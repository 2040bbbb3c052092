internal import Foundation

/// The part of a cell that takes content, with the margins of its generation.
package final class CellContentView: UIView {
  /// Whether there is an accessory between the content and the cell's trailing edge.
  var stopsShort = false { didSet { if stopsShort != oldValue { insetsMayHaveChanged() } } }

  override var standardMargins: UIEdgeInsets {
    if let given = storage.standardMargins { return given }
    let generation = layoutEnvironment.generation
    let vertical = generation.sizes.cellVerticalMargin
    guard generation >= .iOS11 else {
      return UIEdgeInsets(top: vertical, left: 8, bottom: vertical, right: 8)
    }
    let side = Self.sideMargin(
      forWidth: superview?.bounds.width ?? bounds.width, in: generation)
    var margins = UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    if stopsShort {
      if effectiveUserInterfaceLayoutDirection == .rightToLeft {
        margins.left = 8
      } else {
        margins.right = 8
      }
    }
    return margins
  }

  /// The side margin of a cell that wide.
  static func sideMargin(forWidth width: CGFloat, in generation: LayoutGeneration) -> CGFloat {
    guard generation >= .iOS11 else { return 15 }
    return SideMargin.ofView(width: width)
  }
}
