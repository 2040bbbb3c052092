internal import InterfaceBuilder

// By how much the sides of a constraint may differ in saved frames.
extension MisplacedFrames {
  /// The smallest difference of sides that is an error: each edge is rounded to pixels separately.
  static let tolerance = 0.6

  /// The same in documents of versions before Xcode 10, whose canvases can have one pixel per point.
  private static let wholePointTolerance = 1.1

  /// What a separator takes of the height of a cell's content, in some versions.
  static let separator = 1.0

  /// The same between baselines, of which each is measured.
  private static let baselineTolerance = 2.0

  /// The smallest error at a view that shows a symbol.
  private static let symbolInset = 3.0

  /// Returns the error of a constraint whose sides differ by a residual.
  func error(of constraint: SceneConstraint, _ residual: Double) -> Double {
    switch constraint.element.relation {
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    case .lessThanOrEqual: max(0, residual)
    }
  }

  /// Returns the smallest error of a constraint at an unflagged view; a multiplier enlarges what rounding does to
  /// the second side, by up to half a point.
  func tolerance(of constraint: SceneConstraint) -> Double {
    let multiplier = abs(constraint.element.multiplier.value)
    return toleranceOfSides(constraint)
      + (constraint.second == nil ? 0 : max(0, multiplier - 1) / 2)
  }

  private func toleranceOfSides(_ constraint: SceneConstraint) -> Double {
    if constraint.refersToBaselines { return Self.baselineTolerance }
    // A given length in whole points is the same wherever its edges are rounded to.
    let isWholeLength =
      constraint.second == nil
      && constraint.element.constant == constraint.element.constant.rounded()
    var tolerance =
      scene.document.toolsVersion < 14_000 && !isWholeLength
      ? Self.wholePointTolerance : Self.tolerance
    // Of two lengths that were rounded to points, each is rounded once more in the layout.
    if scene.document.toolsVersion < 14_000, constraint.second != nil,
      constraint.first.attribute.isDimension
    {
      tolerance += Self.tolerance
    }
    // The insets of most symbols around their alignment rectangles are estimates.
    if [constraint.first, constraint.second].contains(where: { showsSymbol($0?.view) }) {
      tolerance = max(tolerance, Self.symbolInset)
    }
    guard scene.island.kind == .tableViewCell else { return tolerance }
    // Rows that are saved with another height than their own have content of another height, except for what the
    // document gives.
    let cell = scene.island.root
    let isBetweenHeights =
      constraint.second.map { end in
        [constraint.first, end].contains { !$0.attribute.isHorizontal }
      } ?? false
    if isBetweenHeights, let height = cell.cell?.rowHeight, height > 0,
      let saved = cell.frame?.height,
      abs(height - saved) > Self.separator
    {
      return .infinity
    }
    return constraint.first.attribute.isHorizontal ? tolerance : Self.separator + tolerance
  }

  /// Returns whether the image of a view is a symbol.
  private func showsSymbol(_ id: String?) -> Bool {
    guard let id, let view = scene.element(id), view.kind == .imageView else { return false }
    return view.image?.catalog == "system"
  }
}
