internal import DocumentAnalysis
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutProof

/// Reports prototype cells of automatic height whose content does not reach the bottom.
struct SelfSizingCell: LintRule {
  /// The height of a cell whose content does not determine one (`UITableView.automaticDimension`).
  private static let standardHeight = 44.0

  let page = RulePage(
    "self-sizing-cell", .appearance, .warning,
    "A self-sizing cell's content does not reach its bottom",
    why: """
      A table view with automatic row heights makes a cell as high as the constraints from the top to the \
      bottom of its content view say. Without one to the bottom, the cell is 44 points high, and what is below is \
      covered by the next row.
      Not reported are cells with a height of their own, tables with a row height, and content that ends above 44 \
      points. Heights that a delegate returns are not known.
      """,
    mend: "Constrain the lowest view to the bottom of the content view.",
    example: """
      <tableView dataMode="prototypes" rowHeight="-1" estimatedRowHeight="-1" id="table">
        <prototypes>
          <tableViewCell reuseIdentifier="Note" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
            <tableViewCellContentView key="contentView" id="content">
              <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
              <subviews>
                <label text="A note of several lines" numberOfLines="0" id="note"/>
                <label text="Yesterday" id="date"/>
              </subviews>
              <constraints>
                <constraint firstItem="note" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" id="note-top"/>
                <constraint firstItem="note" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="note-leading"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="note" secondAttribute="trailing" constant="20" id="content-trailing"/>
                <constraint firstItem="date" firstAttribute="top" secondItem="note" secondAttribute="bottom" constant="8" id="date-top"/>
                <constraint firstItem="date" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="date-leading"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="date" secondAttribute="trailing" constant="20" id="content-trailing-2"/>
              </constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """,
    corrected: """
      <tableView dataMode="prototypes" rowHeight="-1" estimatedRowHeight="-1" id="table">
        <prototypes>
          <tableViewCell reuseIdentifier="Note" id="cell">
            <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
            <tableViewCellContentView key="contentView" id="content">
              <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
              <subviews>
                <label text="A note of several lines" numberOfLines="0" id="note"/>
                <label text="Yesterday" verticalHuggingPriority="252" id="date"/>
              </subviews>
              <constraints>
                <constraint firstItem="note" firstAttribute="top" secondItem="content" secondAttribute="top" constant="11" id="note-top"/>
                <constraint firstItem="note" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="note-leading"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="note" secondAttribute="trailing" constant="20" id="content-trailing"/>
                <constraint firstItem="date" firstAttribute="top" secondItem="note" secondAttribute="bottom" constant="8" id="date-top"/>
                <constraint firstItem="date" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="date-leading"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="date" secondAttribute="trailing" constant="20" id="content-trailing-2"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="date" secondAttribute="bottom" constant="11" id="content-bottom"/>
              </constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
      <constraint firstItem="table" firstAttribute="top" secondItem="safe" secondAttribute="top" id="table-top"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="table-leading"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="safe-trailing"/>
      <constraint firstItem="safe" firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="safe-bottom"/>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    let cell = scene.island.root
    guard scene.island.kind == .tableViewCell, scene.document.usesAutoLayout,
      scene.facts.isSelfSizingCell(cell.id), !scene.facts.isStaticCell(cell.id),
      let content = scene.views.first(where: { scene.isCellContent($0.id) }),
      !reachesBottom(content.id, scene),
      // A view that follows its mask, or a label that the cell itself places, follows the cell's height.
      content.subviews.allSatisfy({
        scene.staged.views[$0.id]?.translatesAutoresizingMaskIntoConstraints == false
      }),
      let lowest = content.subviews.filter({ !scene.isInvisible($0.id) })
        .compactMap({ view in scene.frame(of: view.id).map { (view: view, bottom: $0.maxY) } })
        .max(by: { $0.bottom < $1.bottom }),
      lowest.bottom > Self.standardHeight + LayoutTolerance.slack,
      scene.ambiguities.open[lowest.view.id] == nil,
      !scene.conflictingViews.contains(lowest.view.id)
    else { return [] }
    return [
      finding(
        "\"\(cell.outlineName)\" is \(Self.standardHeight.short) points high in its table view, because no "
          + "constraint connects its content to the bottom: \"\(lowest.view.outlineName)\" ends at "
          + "\(lowest.bottom.short).", cell,
        related: [.init(lowest.view)])
    ]
  }

  /// Returns whether a constraint relates something to the height or the lower half of the content view.
  @MainActor
  private func reachesBottom(_ content: String, _ scene: DocumentScene) -> Bool {
    scene.constraints.contains { constraint in
      [constraint.first, constraint.second].compactMap { $0 }.contains { end in
        guard end.view == content || end.view == scene.island.root.id else { return false }
        switch end.attribute {
        case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .height, .lastBaseline,
          .firstBaseline:
          return true
        default: return false
        }
      }
    }
  }
}
