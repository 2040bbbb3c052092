internal import Foundation
internal import InterfaceBuilder

/// The margins Interface Builder gives to the content views of cells and to collection cells.
///
/// Table cells: 8 everywhere up to Xcode 8; later 16 at the sides, 20 where the device is wider than
/// 400 points, and 11 above and below, 15 in Xcode 26 (ib-facts "Margins"). The line between is that
/// of ``LayoutEra``: of 886 documents none lies between Xcode 8 (12121) and Xcode 9.2 (13771), so no
/// other line is known. What the document's own frames show wins.
@MainActor
struct CellMargins {
  private var side: CGFloat = 8
  private var vertical: CGFloat = 8
  private var era = LayoutEra.iOS7

  init() {}

  init(_ document: InterfaceDocument, _ island: Island) {
    era = LayoutEra(toolsVersion: document.toolsVersion)
    let inferred = InsetInference.insets(of: island, in: document)
    let device = document.device.flatMap { Device.withInterfaceBuilderID($0.id) }
    let orientation: Device.Orientation =
      document.device?.orientation == "landscape" ? .landscape : .portrait
    let width = max(
      device?.size(in: orientation).width ?? 0, CGFloat(island.root.frame?.width ?? 0))
    side =
      era < .iOS11
      ? 8 : document.device?.id == "retina6_0" ? 20 : SideMargin.ofView(width: width)
    vertical = era.sizes.cellVerticalMargin
    if let margin = inferred.cellMargin { side = CGFloat(margin) }
    if let margin = inferred.cellTopMargin { vertical = CGFloat(margin) }
  }

  /// The margins of a table cell's content view; 8 on a side where an accessory keeps it short.
  func margins(of content: ViewElement, in cell: UIView) -> UIEdgeInsets {
    let frame = content.frame.map { CGRect($0) } ?? cell.bounds
    let left = frame.minX
    let right = cell.bounds.width - frame.maxX
    return UIEdgeInsets(
      top: vertical, left: left > 4 ? max(8, side - left) : side, bottom: vertical,
      right: right > 4 ? max(8, side - right) : side)
  }

  /// The margins of an island's root that is a collection cell as wide as the screen.
  func marginsOfRoot(_ island: Island) -> UIEdgeInsets? {
    guard island.kind == .collectionViewCell, let frame = island.root.frame else { return nil }
    let isScreenWide = era >= .iOS11 && frame.width >= 350
    guard isScreenWide || island.root.preservesSuperviewLayoutMargins else { return nil }
    let side = SideMargin.ofView(width: CGFloat(frame.width))
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }
}
