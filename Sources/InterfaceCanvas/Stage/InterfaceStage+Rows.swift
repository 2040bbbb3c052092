internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import LayoutGeometry

/// Rows: cells, headers and footers of a table view, which give their content the width of the table.
extension InterfaceStage {
  /// Returns the rows whose widths are known in windows of every width.
  ///
  /// A table view on a screen is narrower than the window by as much at every width, or its rows are left out. A cell of a
  /// xib is taken for one of a table that fills the window, unless it is narrower than every window: then the table is,
  /// too. Cells of a built-in style lay themselves out.
  ///
  /// - Parameter windows: What the document's app declares.
  /// - Returns: By how many points each row is narrower than the window, by the id of its root.
  /// - Complexity: Two layouts for each screen with a table view.
  package func rowInsets(of windows: AppWindows = AppWindows()) -> [String: Double] {
    guard document.targetRuntime != "AppleTV" else { return [:] }
    var insets: [String: Double] = [:]
    for island in document.islands {
      if island.kind == .tableViewCell, island.context.isTopLevel, island.root.isOwnRow,
        let width = island.root.frame?.width, width >= Self.windowWidths.lowerBound
      {
        insets[island.root.id] = 0
      }
      let tables = island.views.filter { $0.kind == .tableView && !$0.rows.isEmpty }
      guard !tables.isEmpty, fillsWindow(island, of: windows) else { continue }
      for (id, inset) in self.insets(of: tables, in: island) {
        guard let table = tables.first(where: { $0.id == id }) else { continue }
        let own = table.table?.style == "insetGrouped" ? Self.groupInset : 0
        for row in table.rows { insets[row.id] = inset + own }
      }
    }
    return insets
  }

  /// Returns by how much tables of a screen are narrower than the window, of those that are by as much at every width.
  private func insets(of tables: [ViewElement], in island: Island) -> [String: Double] {
    let height = max(Self.windowHeight, Double(rootSize(of: island).height))
    let (low, high) = (Self.windowWidths.lowerBound, Self.windowWidths.upperBound)
    func widths(at width: Double) -> [String: Double] {
      let staged = present(island, at: CGSize(width: width, height: height))
      return Dictionary(
        tables.compactMap { table in
          staged.views[table.id].map { (table.id, width - Double($0.frame.width)) }
        }, uniquingKeysWith: { first, _ in first })
    }
    let (narrow, wide) = (widths(at: low), widths(at: high))
    return narrow.filter { id, inset in
      guard let other = wide[id] else { return false }
      // System margins are wider in wide windows.
      return inset >= 0 && abs(other - inset) <= Self.marginGrowth && inset < low / 2
    }
  }

  /// The widths of windows at which tables are compared, and a height at which most screens have space, in points.
  private static let (windowWidths, windowHeight) = (320.0...768.0, 667.0)
  /// How much the rows of a table with the style `insetGrouped` are narrower than the table, in points.
  private static let groupInset = 40.0
  /// By how much the system margins of both sides grow, in points.
  private static let marginGrowth = 8.0
}

extension ViewElement {
  /// The cells, headers and footers of a table view that the document lays out.
  fileprivate var rows: [ViewElement] {
    attachments.filter { attachment in
      switch attachment.role {
      case .prototypeCell, .staticCell: true
      case .keyed(let key): key == "tableHeaderView" || key == "tableFooterView"
      case .contentView, .collectionCell, .inside: false
      }
    }.map(\.view).filter(\.isOwnRow)
  }

  /// Whether the document, and not UIKit, lays out a row of a known size.
  fileprivate var isOwnRow: Bool {
    guard let frame, frame.width > 0, frame.height > 1 else { return false }
    return cell?.style == nil
  }
}
