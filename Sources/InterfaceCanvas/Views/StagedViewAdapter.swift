internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Adapts the views of a document to the canvas of Interface Builder and to missing code of the
/// app: intrinsic content sizes, the margins of cells and the rounding of text.
@MainActor
final class StagedViewAdapter: NibViewAdapter {
  let document: InterfaceDocument
  let leafSizes: InterfaceStage.LeafSizes
  /// Whether views are laid out as on the canvas of Interface Builder rather than as on a device.
  let onCanvas: Bool
  /// The ids of leaf views that are measured although saved intrinsic content sizes are used.
  var measuredLeaves: Set<String> = []
  /// Intrinsic content sizes that replace measured ones, by the ids of leaf views.
  var naturalSizes: [String: CGSize] = [:]
  /// Whether leaf views that cannot be measured without the app have their saved size.
  var savesUnmeasurable = false
  /// Whether content size constraints of priority 1000 are broken in favor of other required
  /// constraints.
  var contentYields = false
  /// The ids of views whose bottom edge is constrained to that of a safe area.
  let onSafeArea: Set<String>
  private let island: Island
  /// The ids of the items that constraints mention.
  private lazy var constrained = Self.constrainedItems(island)
  private let text: CanvasText
  /// The margins of the content views of cells.
  private let cells: CellMargins

  /// Creates an adapter for the views of an island.
  ///
  /// The margins of cells are inferred from the frames in the document if `infersMargins` is true.
  init(
    _ document: InterfaceDocument, _ island: Island, leafSizes: InterfaceStage.LeafSizes,
    onCanvas: Bool, text: CanvasText, infersMargins: Bool
  ) {
    self.document = document
    self.island = island
    self.leafSizes = leafSizes
    self.onCanvas = onCanvas
    self.text = text
    cells = CellMargins(document, island, inferring: infersMargins)
    onSafeArea = Self.viewsOnSafeArea(island)
  }

  var isCanvas: Bool { onCanvas }

  func adapt(_ view: UIView, to element: ViewElement, arrangedIn stack: ViewElement?) {
    // The sizes of the accessory and the separator on the canvas are more precise than the rules.
    if element.key == "contentView", let frame = element.frame, let cell = view.superview {
      let isStale = isStale(frame, in: cell)
      cell.keepsContentFrame = !isStale
      if isStale { (cell as? UITableViewCell)?.separatorHeight = 1 }
    }
    switch view {
    case let label as UILabel:
      label.hugsWrappedText = onCanvas
      label.pointRounding = text.rounding(of: element, isArranged: stack != nil)
    case let button as UIButton: button.pointRounding = text.rounding
    case let stack as UIStackView: stack.keepsLengthsOfHidden = onCanvas
    case let indicator as UIActivityIndicatorView where onCanvas && stack != nil:
      // Interface Builder marks an indicator that hides itself as hidden, and draws it (5 of 5 in
      // stack views; the 2 that are marked and animating take no space).
      if element.control?.hidesWhenStopped == true, element.control?.isAnimating != true {
        indicator.isHidden = false
      }
    // The width of a compact picker depends on its date; a layout does not depend on the day.
    case let picker as UIDatePicker where element.control?.date == nil:
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
    default: break
    }
    if stack == nil, keepsFrame(element) { view.translatesAutoresizingMaskIntoConstraints = true }
    if contentYields { letContentYield(view) }
    raiseCellMargins(element, of: view)
    raiseRootMargins(element, of: view)
    applyNaturalSize(of: element, to: view, arrangedIn: stack)
  }

  /// Whether a view without constraints keeps its frame by its mask, although the document does not mark
  /// the frame as fixed (14 of 14 views of 10 documents; the build fixes such frames, too).
  private func keepsFrame(_ element: ViewElement) -> Bool {
    !element.translatesAutoresizingMaskIntoConstraints && element.autoresizingMask != nil
      && element.frame != nil && !constrained.contains(element.id)
  }

  private static func constrainedItems(_ island: Island) -> Set<String> {
    var ids: Set<String> = []
    island.forEachView { view in
      for constraint in view.constraints {
        ids.insert(constraint.firstItem ?? view.id)
        if let second = constraint.secondItem { ids.insert(second) }
      }
    }
    return ids
  }

  /// Of the constraints that conflict with the height of a cell in a xib, that to the bottom of its content
  /// view is broken (24 of 24 cells), because the cell has the height of its content; also in static
  /// cells (4 of 4), and in prototypes up to Xcode 10 (6 of 6; none of 12 since).
  func isAddedLast(_ constraint: ConstraintElement, of holder: ViewElement) -> Bool {
    guard onCanvas, holder.kind == .tableViewCellContentView, constraint.priority == 1000,
      island.context.isTopLevel || island.context.isStaticCell || document.toolsVersion < 14_800
    else { return false }
    func isBottom(_ id: String?, _ attribute: LayoutAttribute?) -> Bool {
      (id ?? holder.id) == holder.id && (attribute == .bottom || attribute == .bottomMargin)
    }
    return isBottom(constraint.firstItem, constraint.firstAttribute)
      || (constraint.secondItem != nil
        && isBottom(constraint.secondItem, constraint.secondAttribute))
  }

  func didAdd(_ view: UIView, for element: ViewElement, to superview: UIView?) {
    if let superview, element.kind == .tableViewCellContentView {
      view.givenMargins = cells.margins(of: element, in: superview)
    } else if superview == nil {
      view.givenMargins = cells.marginsOfRoot(island)
    }
  }

  /// Whether the saved frame of a content view is not that of its cell, from which Xcode 6 and 7 often
  /// saved another (23 cells, most with 43 points in higher cells; in later versions none).
  private func isStale(_ content: LayoutRect, in cell: UIView) -> Bool {
    document.toolsVersion < 10_000 && abs(Double(cell.bounds.height) - content.height) > 1
  }

  private func letContentYield(_ view: UIView) {
    for axis in NSLayoutConstraint.Axis.allCases {
      let hugging = view.contentHuggingPriority(for: axis)
      view.setContentHuggingPriority(min(hugging, Self.yielding), for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      view.setContentCompressionResistancePriority(min(resistance, Self.yielding), for: axis)
    }
  }

  /// The highest priority that is not required.
  private static let yielding = UILayoutPriority(999.9)

  /// Increases the explicit margins of a content view to those that its cell gives it, which are the
  /// least (17 of 17 cells of six apps).
  private func raiseCellMargins(_ element: ViewElement, of content: UIView) {
    guard element.kind == .tableViewCellContentView, let own = element.layoutMargins,
      let cell = content.superview
    else { return }
    let least = cells.margins(of: element, in: cell)
    content.layoutMargins = UIEdgeInsets(
      top: max(least.top, CGFloat(own.top)), left: max(least.left, CGFloat(own.left)),
      bottom: max(least.bottom, CGFloat(own.bottom)), right: max(least.right, CGFloat(own.right)))
  }

  /// Increases the explicit margins of the root of a xib that preserves those of its superview: up to
  /// Xcode 14 the canvas has the standard margins of 8 points (5 of 5 roots; the one since has none).
  private func raiseRootMargins(_ element: ViewElement, of root: UIView) {
    guard onCanvas, element.id == island.root.id, island.kind == .topLevelView,
      element.preservesSuperviewLayoutMargins, let own = element.layoutMargins,
      document.toolsVersion < 21_600
    else { return }
    root.layoutMargins = UIEdgeInsets(
      top: max(8, CGFloat(own.top)), left: max(8, CGFloat(own.left)),
      bottom: max(8, CGFloat(own.bottom)), right: max(8, CGFloat(own.right)))
  }
}
