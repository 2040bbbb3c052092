internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder

/// Gives a document's views what their program or UIKit would say of them, and what Interface
/// Builder's canvas shows instead: intrinsic content sizes, the margins of cells, how text is
/// rounded.
@MainActor
final class StagedViewAdapter: NibViewAdapter {
  let document: InterfaceDocument
  let leafSizes: InterfaceStage.LeafSizes
  /// Whether views are laid out as on Interface Builder's canvas, not as on a device.
  let onCanvas: Bool
  /// The ids of leaves that are measured although intrinsic content sizes are those saved.
  var measuredLeaves: Set<String> = []
  /// Intrinsic content sizes that count instead of measured ones, by the ids of leaves.
  var naturalSizes: [String: CGSize] = [:]
  /// Whether leaves that cannot be measured without the app have the size they were saved with.
  var savesUnmeasurable = false
  /// Whether content at priority 1000 yields to required constraints.
  var contentYields = false
  /// The ids of views that end where a safe area does.
  let onSafeArea: Set<String>
  private let island: Island
  private let text: CanvasText
  /// The margins of cells' content views.
  private let cells: CellMargins

  /// Prepares for the views of an island, with the margins of cells that the document's own frames show
  /// where `infersMargins` says so.
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

  var keepsPlaceholderConstraints: Bool { onCanvas }

  func adapt(_ view: UIView, to element: ViewElement, arrangedIn stack: ViewElement?) {
    // The canvas's sizes of the accessory and the separator are more precise than the rules.
    if element.key == "contentView", element.frame != nil, let cell = view.superview {
      cell.keepsContentFrame = true
    }
    switch view {
    case let label as UILabel:
      label.hugsWrappedText = onCanvas
      label.pointRounding = text.rounding
    case let button as UIButton: button.pointRounding = text.rounding
    case let stack as UIStackView: stack.keepsLengthsOfHidden = onCanvas
    default: break
    }
    if contentYields { letContentYield(view) }
    raiseCellMargins(element, of: view)
    applyNaturalSize(of: element, to: view, arrangedIn: stack)
  }

  func didAdd(_ view: UIView, for element: ViewElement, to superview: UIView?) {
    if let superview, element.kind == .tableViewCellContentView {
      view.givenMargins = cells.margins(of: element, in: superview)
    } else if superview == nil {
      view.givenMargins = cells.marginsOfRoot(island)
    }
  }

  private func letContentYield(_ view: UIView) {
    for axis in NSLayoutConstraint.Axis.allCases {
      let hugging = view.contentHuggingPriority(for: axis)
      view.setContentHuggingPriority(min(hugging, Self.yielding), for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      view.setContentCompressionResistancePriority(min(resistance, Self.yielding), for: axis)
    }
  }

  /// The highest priority that yields to a required constraint.
  private static let yielding = UILayoutPriority(999.9)

  /// A content view that preserves its cell's margins has at least these.
  private func raiseCellMargins(_ element: ViewElement, of content: UIView) {
    guard element.kind == .tableViewCellContentView, element.preservesSuperviewLayoutMargins,
      let own = element.layoutMargins, let cell = content.superview
    else { return }
    let least = cells.margins(of: element, in: cell)
    content.layoutMargins = UIEdgeInsets(
      top: max(least.top, CGFloat(own.top)), left: max(least.left, CGFloat(own.left)),
      bottom: max(least.bottom, CGFloat(own.bottom)), right: max(least.right, CGFloat(own.right)))
  }
}
