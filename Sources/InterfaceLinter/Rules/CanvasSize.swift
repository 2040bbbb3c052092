internal import AutoLayout
internal import DocumentAnalysis
internal import InterfaceBuilder

/// Reports required constraints that conflict with a size that only the canvas gives a cell or a
/// freeform view.
struct CanvasSize: LintRule {
  let page = RulePage(
    "canvas-size", .conflict, .note,
    "Constraints do not fit the size that the canvas gives a cell or view",
    why: """
      Interface Builder breaks one of the constraints to show the cell or view at this size, so saved \
      frames do not show the layout in the app, where the size is different. There is one finding for \
      each direction.
      Scenes that fill a screen have the size of a device, and those between bars its width: their conflicts are reported \
      as conflicting-constraints. Not reported are cells whose stack views have hidden subviews, and sizes \
      of images, which are not in the document.
      """,
    mend: "In Interface Builder, give the cell or view the size that its constraints require.",
    example: """
      <tableViewCell rowHeight="44" id="cell"><!-- 44 high on the canvas -->
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <subviews>
            <view id="box"/>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="box-top"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="content-bottom"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="box-leading"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="content-trailing"/>
            <constraint firstItem="box" firstAttribute="height" constant="60" id="box-height"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """,
    corrected: """
      <tableViewCell rowHeight="60" id="cell"><!-- 60 high on the canvas -->
        <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
        <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <subviews>
            <view id="box"/>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="box-top"/>
            <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="content-bottom"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="box-leading"/>
            <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="content-trailing"/>
            <constraint firstItem="box" firstAttribute="height" constant="60" id="box-height"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """)

  func findings(in scene: DocumentScene) -> [LintFinding] {
    guard scene.isAsSaved else { return [] }
    var seen: Set<NSLayoutConstraint.Axis> = []
    return scene.classifiedConflicts.compactMap { conflict in
      guard case .canvas(let axis) = conflict.scope, seen.insert(axis).inserted else {
        return nil
      }
      return finding(conflict, axis, in: scene)
    }
  }

  @MainActor
  private func finding(
    _ conflict: SceneConflict, _ axis: NSLayoutConstraint.Axis, in scene: DocumentScene
  ) -> LintFinding? {
    let related = conflict.members.compactMap { scene.constraint(of: $0) }.map {
      LintFinding.Related($0, in: scene)
    }
    guard !related.isEmpty, let size = scene.frame(of: scene.island.root.id) else { return nil }
    let isWidth = axis == .horizontal
    let length = isWidth ? size.width : size.height
    let members = related.map(\.message).joined(separator: "; ")
    return finding(
      "Constraints do not fit the \(isWidth ? "width" : "height") of \(length.short) points that the "
        + "canvas gives \"\(scene.island.root.outlineName)\": \(members)",
      scene.island.root, detail: isWidth ? "width" : "height", related: related)
  }
}
