internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// The margins of the content views of cells and of collection view cells in Interface Builder.
///
/// | toolsVersion | sides of a table cell | top and bottom |
/// |---|---|---|
/// | up to Xcode 8 | 8; 15 where the cell preserves the table view's margins | 8 |
/// | from 13000, iOS 11 | 16 or 20, by the width of the cell; 15 for 16 as below, not in xibs | 11 |
/// | from 14800, iOS 13 | as below; on devices 375 points wide 15 for 16 where the table view is not a controller's view | 11 |
/// | from 17000, iOS 14 | 16; 20 on iPhones wider than 375 points, in cells wider than 320 | 11 |
/// | from 21600, iOS 17 | as above, but 16 on the iPhone 8 Plus, not in controllers' tables | 11 |
/// | from 23700, iOS 18 | as above, but 16 on devices 390 points wide (6 cells of two apps) | 11 |
/// | from 24000, iOS 26 | as above | 15 |
///
/// If a table view is the view of its controller, the cells have the margins of that view, 20 if it is
/// wide (4 of 4 cells 600 points wide); otherwise their margin is the separator inset, which is 16 on
/// iPads (26 of 26 constraints of one app) and 15 up to iOS 13 (on iOS 11: 3 of 3 cells of two apps, and 16
/// in 8 of 8 cells of controllers' table views and 18 of 18 in xibs).
///
/// Source: 886 documents. The line below 13000 is that of ``LayoutGeneration``: none of them lies between
/// Xcode 8 (12121) and Xcode 9.2 (13771), so no other line is known.
@MainActor
struct CellMargins {
  private var side: CGFloat = 8
  private var vertical: CGFloat = 8
  private var generation = LayoutGeneration.iOS7
  /// The width by which the cell is narrower on the canvas than in the document.
  private var excess: CGFloat = 0
  /// The explicit margins of the cell, if its content view preserves them.
  private var preserved = UIEdgeInsets.zero

  init(_ document: InterfaceDocument, _ island: Island, inferring: Bool) {
    generation = LayoutGeneration(toolsVersion: document.toolsVersion)
    if let own = island.root.layoutMargins,
      island.root.contentView?.preservesSuperviewLayoutMargins == true
    {
      preserved = UIEdgeInsets(own)
    }
    let inferred =
      inferring ? InsetInference.insets(of: island, in: document) : InferredInsets()
    let device = document.device.flatMap { Device.withInterfaceBuilderID($0.id) }
    let orientation: Device.Orientation =
      document.device?.orientation == "landscape" ? .landscape : .portrait
    let screen = device?.size(in: orientation).width ?? 0
    let isPad = device?.idiom == .pad
    let width = CGFloat(island.root.frame?.width ?? 0)
    let isInControllersTable = island.context.isInControllersTable
    let hasOwnMargins = isInControllersTable || island.context.isTopLevel
    side =
      switch document.toolsVersion {
      case _ where generation < .iOS11: Self.preservesMargins(island) ? 15 : 8
      case ..<14_800: SideMargin.ofView(width: width)
      case 23_700..<32_000 where device?.portraitSize.width == 390: 16
      case 21_600... where Self.isIPhone8Plus(document) && !hasOwnMargins: 16
      case _ where isInControllersTable && width > 414: SideMargin.ofView(width: width)
      default: screen > 375 && width > 320 && !isPad ? 20 : 16
      }
    let isLikeIOS13 = (14_800..<17_000).contains(document.toolsVersion)
    let isLikeIOS11 = generation >= .iOS11 && document.toolsVersion < 14_800
    if side == 16, screen <= 375, !isInControllersTable,
      isLikeIOS13 || (isLikeIOS11 && !island.context.isTopLevel)
    {
      side = 15
    }
    vertical = generation.sizes.cellVerticalMargin
    // Since Xcode 15 an inset table on a mini has insets of 20 points, and its cells margins of as much
    // (7 of 7 cells of one app).
    if document.toolsVersion >= 21_600, screen == 375, island.root.frame?.x == 20 { side = 20 }
    // Cells of an inset table that are saved as wide as the table have content that ends two insets
    // earlier (9 of 9 cells of one app, Xcode 15).
    if island.context.isAsWideAsInsetTable { excess = 2 * side }
    if let margin = inferred.cellMargin { side = CGFloat(margin) }
    if let margin = inferred.cellTopMargin { vertical = CGFloat(margin) }
  }

  /// Whether the document is for the iPhone 8 Plus, which runs no iOS of Xcode 15: its cells have 16
  /// points where others of this width have 20 (8 of 11 cells of two apps; 2 of the 3 others are
  /// flagged).
  private static func isIPhone8Plus(_ document: InterfaceDocument) -> Bool {
    document.device?.id == "retina5_5"
  }

  /// Returns whether a cell and its content view preserve the margins of the table view.
  private static func preservesMargins(_ island: Island) -> Bool {
    island.root.preservesSuperviewLayoutMargins
      && island.root.contentView?.preservesSuperviewLayoutMargins == true
  }

  /// Returns the margins of the content view of a table view cell; 8 on the side of an accessory.
  ///
  /// A content view that preserves the margins of its cell has these if they are larger, as other views
  /// do (23 of 23 cells with explicit margins, 15 of which have larger ones).
  func margins(of content: ViewElement, in cell: UIView) -> UIEdgeInsets {
    let frame = content.frame.map { CGRect($0) } ?? cell.bounds
    let left = frame.minX
    let right = cell.bounds.width - frame.maxX
    let margins = UIEdgeInsets(
      top: vertical, left: left > 4 ? max(8, side - left) : side, bottom: vertical,
      right: excess + (right > 4 ? max(8, side - right) : side))
    let below = cell.bounds.height - frame.maxY
    return UIEdgeInsets(
      top: max(margins.top, preserved.top - frame.minY),
      left: max(margins.left, preserved.left - left),
      bottom: max(margins.bottom, preserved.bottom - below),
      right: max(margins.right, preserved.right - right))
  }

  /// Returns the margins of the root of an island if it is a collection view cell that preserves those
  /// of the collection view.
  func marginsOfRoot(_ island: Island) -> UIEdgeInsets? {
    guard island.kind == .collectionViewCell, !island.context.isTopLevel,
      let frame = island.root.frame, island.root.preservesSuperviewLayoutMargins
    else { return nil }
    let side = SideMargin.ofView(width: CGFloat(frame.width))
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }
}
