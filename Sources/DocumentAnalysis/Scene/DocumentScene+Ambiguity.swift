package import AutoLayout
package import InterfaceBuilder
internal import InterfaceCanvas
package import LayoutProof

extension DocumentScene {
  /// Returns the coordinates of each view that constraints leave open in the app, by its id.
  ///
  /// Not among them are those that content priorities decide, that 'Verify Ambiguity' leaves out, that
  /// depend on the size of an image that only the app knows, those along the axis of a view's conflict, those that only a
  /// broken constraint determines, and those of labels that a cell positions itself.
  func findUndetermined() -> [String: Set<NSLayoutConstraint.Attribute>] {
    let survey = ambiguities
    guard !survey.open.isEmpty else { return [:] }
    let conflicting = conflictingAxes
    let builtIn = builtInLabels
    var found: [String: Set<NSLayoutConstraint.Attribute>] = [:]
    for view in views.dropFirst() {
      guard view.ambiguityCheck != .off, !isLeftOut(view.id),
        !builtIn.contains(view.id), var open = survey.open[view.id]
      else { continue }
      open.subtract(survey.tied[view.id] ?? [])
      open.subtract(survey.released[view.id] ?? [])
      if let axes = conflicting[view.id] {
        open = open.filter { !axes.contains($0.isHorizontal ? .horizontal : .vertical) }
      }
      if view.ambiguityCheck == .ignoreSizes { open.subtract([.width, .height]) }
      if !open.isEmpty, !hasUnknownImage(view) { found[view.id] = open }
    }
    return found
  }

  /// Returns whether constraints leave a number of the view open, as far as it is known: on another canvas than the
  /// document's, by what Interface Builder flags.
  package func isOpen(_ view: ViewElement) -> Bool {
    ambiguities.open[view.id] != nil || !isAmbiguityKnown && view.isAmbiguous
  }

  /// Returns whether the view shows an image whose size only the app knows.
  private func hasUnknownImage(_ view: ViewElement) -> Bool {
    guard view.image?.name != nil, let placed = staged.views[view.id] else { return false }
    let natural = placed.engineItem.contentSize
    return natural.width == nil || natural.height == nil
  }

  /// The coordinates that constraints or equal content priorities leave open, by the view's id.
  package var undeterminedWithTies: [String: Set<NSLayoutConstraint.Attribute>] {
    var counted = undetermined
    for view in views.dropFirst() where view.ambiguityCheck == .always && !isLeftOut(view.id) {
      guard let tied = ambiguities.tied[view.id] else { continue }
      counted[view.id, default: []].formUnion(tied)
    }
    return counted
  }

  /// Explains the coordinates that constraints leave open, and what would determine them.
  ///
  /// - Parameter includesTies: Whether those are included that equal content priorities leave open.
  /// - Returns: A report of these coordinates only.
  package func ambiguityReport(includesTies: Bool) -> AmbiguityReport {
    let counted = includesTies ? undeterminedWithTies : undetermined
    return staged.withoutPlaceholders {
      AmbiguityReport(of: subject) { counted[$0]?.contains($1) == true }
    }
  }
}
