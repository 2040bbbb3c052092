internal import Foundation

/// The content view of a cell, with the margins of the generation.
package final class CellContentView: UIView {
  /// Whether there is an accessory between the content and the cell's trailing edge.
  var stopsShort = false { didSet { if stopsShort != oldValue { insetsMayHaveChanged() } } }

  /// The width of the table, which determines the margins of its cells, headers and footers, also in
  /// an inset group; nil outside of a table.
  var tableWidth: CGFloat? { didSet { if tableWidth != oldValue { insetsMayHaveChanged() } } }

  /// The side margin of the cell, header or footer.
  var sideMargin: CGFloat {
    Self.sideMargin(
      forWidth: tableWidth ?? superview?.bounds.width ?? bounds.width,
      in: layoutEnvironment.generation)
  }

  override var standardMargins: UIEdgeInsets {
    if let given = storage.standardMargins {
      // Those of a document are from left to right.
      guard effectiveUserInterfaceLayoutDirection == .rightToLeft,
        let cell = superview as? UITableViewCell, cell.keepsContentFrame, cell.accessoryWidth > 0
      else { return given }
      return UIEdgeInsets(
        top: given.top, left: given.right, bottom: given.bottom, right: given.left)
    }
    let generation = layoutEnvironment.generation
    let vertical = generation.sizes.cellVerticalMargin
    guard generation >= .iOS11 else {
      return UIEdgeInsets(top: vertical, left: 8, bottom: vertical, right: 8)
    }
    let side = sideMargin
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

  override var standardMarginsFollowWidth: Bool { true }

  /// The cell places the labels and the image of its style by their sizes.
  override func contentSizeDidChange(of subview: UIView) {
    if subview.translatesAutoresizingMaskIntoConstraints { superviewStorage?.markNeedsLayout() }
  }

  /// Returns the side margin of a cell with a width.
  static func sideMargin(forWidth width: CGFloat, in generation: LayoutGeneration) -> CGFloat {
    guard generation >= .iOS11 else { return 15 }
    return SideMargin.ofView(width: width)
  }
}
