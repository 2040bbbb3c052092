internal import ConflictAnalysis
package import DocumentAnalysis
package import HeadlessUIKit
package import InterfaceBuilder
package import InterfaceCanvas
package import LayoutGeometry
package import LayoutProof

extension ResizeCertificate.Screen {
  /// Proves a row of a table view at the widths that the table has in windows.
  ///
  /// The height of a row follows its content, or code gives it, so what counts is what a width breaks that the saved width
  /// does not: constraints along the width, views beyond the sides, texts that lack width, and views beside each other
  /// that overlap. It is nil if the width of the row is not known.
  ///
  /// - Parameters:
  ///   - island: The row, of ``ShownAtSizes/rowInsets``.
  ///   - stages: The document.
  ///   - file: The document's path.
  ///   - language: The code of another language than the document's own.
  ///   - widths: The widths of windows, in points.
  ///   - reach: The sizes that windows are known to have; nil if all of the widths count.
  ///   - conditions: The conditions under which it is proven.
  ///   - preferences: Other user settings of the device.
  ///   - regime: The rules of size classes.
  ///   - findsRepairs: Whether repairs are searched for.
  ///   - shown: The test for what counts.
  ///   - places: Where findings are looked for; nil for nowhere.
  @MainActor
  package init?(
    row island: Island, in stages: DocumentStages, file: String, language: String? = nil,
    widths: ClosedRange<Double>, reach: [LayoutSizeRange]?,
    under conditions: ProofConditions = ProofConditions(),
    preferences: InterfaceStage.Preferences = InterfaceStage.Preferences(),
    regime: WindowRegime, findsRepairs: Bool = false, shown: ShownAtSizes, at places: [WindowPlace]?
  ) {
    guard let inset = shown.rowInsets[island.root.id], let size = island.root.frame?.size else {
      return nil
    }
    let whole = LayoutSizeRange(widths: widths, heights: size.height...size.height)
      .ofRow(size, narrowerBy: inset)
    let proof = SceneRegionProof(
      of: island, in: stages, widths: whole.widths, heights: whole.heights, under: conditions,
      preferences: preferences, regime: regime, findsRepairs: findsRepairs)
    self.init(
      proof, language: language, file: file, rootID: island.root.id,
      reach: reach?.map { $0.ofRow(size, narrowerBy: inset) }, saved: size,
      shown: shown.test(of: island), relates: ConflictRelations(in: island).relates,
      occurs: places.map { shown.occurrences(of: island, at: $0) })
    isRow = true
    let frames = SavedFrames(of: island)
    findings.removeAll { !$0.isByResizing || !frames.isOfWidth($0) }
  }
}

extension LayoutSizeRange {
  /// The sizes that windows of these sizes give a row: their widths, and a band around its own height.
  func ofRow(_ size: LayoutSize, narrowerBy inset: Double) -> LayoutSizeRange {
    let least = max(1, widths.lowerBound - inset)
    return LayoutSizeRange(
      widths: least...max(least, widths.upperBound - inset),
      heights: (size.height - 1)...(size.height + 1))
  }
}

/// The saved frames of a row's views, and the axes of its constraints.
private struct SavedFrames {
  /// The distances of the upper and lower edges from the row's, by the ids of views.
  private var extents: [String: ClosedRange<Double>] = [:]
  /// Whether constraints are along the width, by their ids.
  private var alongWidth: [String: Bool] = [:]

  init(of island: Island) { visit(island.root, at: 0) }

  private mutating func visit(_ view: ViewElement, at y: Double) {
    for constraint in view.constraints {
      alongWidth[constraint.id] = constraint.firstAttribute.isHorizontal
    }
    guard let frame = view.frame else { return }
    extents[view.id] = y...(y + max(0, frame.height))
    for member in view.islandMembers { visit(member, at: y + (member.frame?.y ?? 0)) }
  }

  /// Returns whether a finding is one of widths, whatever the row's height.
  func isOfWidth(_ finding: ResizeCertificate.Finding) -> Bool {
    switch finding.kind {
    case .conflict:
      let axes = finding.constraints.compactMap { alongWidth[$0.id] }
      return !axes.isEmpty && axes.allSatisfy(\.self)
    case .outside: return finding.detail == "left" || finding.detail == "right"
    case .clipped, .collapsed: return finding.detail == "width"
    case .overlap:
      let found = finding.subjects.compactMap { extents[$0] }
      guard found.count == 2, found.count == finding.subjects.count else { return false }
      // Views above each other can overlap only because the row has a height on the canvas.
      let shared =
        min(found[0].upperBound, found[1].upperBound)
        - max(found[0].lowerBound, found[1].lowerBound)
      return shared >= 1
    case .ambiguity, .assertion: return false
    }
  }
}
