internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import LayoutGeometry
internal import LayoutProof

extension EditPlanner {
  /// The least difference that is not a rounding of edges to pixels.
  private static let tolerance = 0.5

  /// Plans the frames that the constraints give, where a saved frame contradicts them.
  ///
  /// Numbers that differ only by rounding and by how text was measured stay as they were saved. A moved
  /// frame can show that another must move; the plan is then made again for the new text.
  mutating func updateFrames(_ views: [String]) throws(EditError) {
    let (scene, ids) = try names.views(views)
    let chosen = Set(ids.isEmpty ? scene.views.map(\.id) : ids)
    for finding in open.findings where finding.ruleID == "misplaced-view" {
      guard let id = finding.objectID, chosen.contains(id), finding.scene?.rootID == scene.root
      else { continue }
      if finding.edits.isEmpty { plan.notes.append("not updated: \(finding.message)") }
      plan.edits += finding.edits
    }
  }

  /// Plans frames that moved like the layout since an earlier version of the document.
  ///
  /// Differences of measured texts are the same in both layouts, so every view can be moved.
  mutating func moveFrames(in root: String, since old: OpenDocument) {
    guard let scene = open.scene(root), let before = old.scene(root) else { return }
    var repairer = Repairer(open.markup)
    let misplaced = Set(
      old.findings.filter { $0.ruleID == "misplaced-view" }.compactMap(\.objectID))
    for view in scene.views where view.id != scene.root {
      guard let saved = view.frame,
        let first = before.staged.views[view.id].map({ LayoutRect($0.frame) }),
        let last = scene.staged.views[view.id].map({ LayoutRect($0.frame) }), first != last,
        before.parent(of: view.id)?.id == scene.parent(of: view.id)?.id
      else { continue }
      // A saved number that agreed before, was wrong or was ambiguous becomes the new number exactly.
      let isWrong = misplaced.contains(view.id)
      let open = before.openAttributes(of: view.id)
      // A number that nothing determines any more is left as it was.
      let left = scene.openAttributes(of: view.id)
      func moved(
        _ saved: Double, _ first: Double, _ last: Double, _ attribute: NSLayoutConstraint.Attribute
      ) -> Double {
        let isWrong = isWrong || open.contains(attribute)
        if first == last && !isWrong || left.contains(attribute) { return saved }
        return isWrong || abs(saved - first) < LayoutTolerance.reported
          ? last : saved + (last - first)
      }
      let frame = LayoutRect(
        x: moved(saved.x, first.x, last.x, .left), y: moved(saved.y, first.y, last.y, .top),
        width: max(0, moved(saved.width, first.width, last.width, .width)),
        height: max(0, moved(saved.height, first.height, last.height, .height)))
      plan.edits += repairer.edits(for: .updateFrame(view: view.id, at: view.position, frame))
    }
  }

  /// Plans the constants that the saved frames give.
  mutating func updateConstants(_ views: [String]) throws(EditError) {
    let (scene, ids) = try names.views(views)
    let chosen = Set(ids.isEmpty ? scene.views.map(\.id) : ids)
    let misplaced = open.findings.filter {
      $0.ruleID == "misplaced-view" && $0.scene?.rootID == scene.root
    }
    let wrong = Set(misplaced.compactMap(\.objectID))
    var changed: Set<String> = []
    for holder in scene.views {
      for constraint in holder.constraints
      where mentions(constraint, in: holder.id, anyOf: chosen, of: scene) {
        if updateConstant(of: constraint, in: holder.id, chosen, wrong, of: scene) {
          changed.formUnion(constrainedViews(constraint, in: holder.id, of: scene))
        }
      }
    }
    for finding in misplaced {
      guard let id = finding.objectID, chosen.contains(id), !changed.contains(id) else { continue }
      plan.notes.append(
        "no constant of its constraints causes this; 'update-frames \(id)' corrects the frame: "
          + finding.message)
    }
  }

  /// Plans the constant that the saved frames give, and returns whether it is another one.
  private mutating func updateConstant(
    of constraint: ConstraintElement, in holder: String, _ chosen: Set<String>,
    _ misplaced: Set<String>, of scene: EditedScene
  ) -> Bool {
    guard let constant = scene.constant(of: constraint, in: holder) else {
      noteBaseline(constraint, in: holder, chosen, of: scene)
      return false
    }
    // A baseline is measured, so it can differ from the saved one where no frame is wrong.
    let isMeasured = [constraint.firstAttribute, constraint.secondAttribute].contains {
      $0 == .firstBaseline || $0 == .lastBaseline
    }
    let views = constrainedViews(constraint, in: holder, of: scene)
    guard !isMeasured || views.contains(where: misplaced.contains) else { return false }
    let difference = constant - constraint.constant
    let isRight =
      switch constraint.relation {
      case .equal: abs(difference) <= Self.tolerance
      case .greaterThanOrEqual: difference >= -Self.tolerance
      case .lessThanOrEqual: difference <= Self.tolerance
      }
    guard !isRight, let written = open.constraint(constraint.id)?.element else { return false }
    guard written.constant == constraint.constant else {
      plan.notes.append("\(constraint.id) has another constant in a size class; it is unchanged")
      return false
    }
    plan.set(constraint.position, "constant", constant == 0 ? nil : ConstraintNumber.text(constant))
    if constraint.isSymbolic {
      plan.set(constraint.position, "symbolic", nil)
      plan.set(constraint.position, "symbolType", nil)
    }
    return true
  }

  private func mentions(
    _ constraint: ConstraintElement, in holder: String, anyOf chosen: Set<String>,
    of scene: EditedScene
  ) -> Bool {
    constrainedViews(constraint, in: holder, of: scene).contains(where: chosen.contains)
  }

  /// Returns the views that a constraint relates, also by their guides.
  private func constrainedViews(
    _ constraint: ConstraintElement, in holder: String, of scene: EditedScene
  ) -> [String] {
    [constraint.firstItem ?? holder, constraint.secondItem].compactMap { $0.flatMap(scene.view) }
  }

  /// Notes a constraint of a view that layout moves vertically if it relates a baseline of a view
  /// without text of its own.
  private mutating func noteBaseline(
    _ constraint: ConstraintElement, in holder: String, _ chosen: Set<String>, of scene: EditedScene
  ) {
    let moved = constrainedViews(constraint, in: holder, of: scene).contains { item in
      guard chosen.contains(item), let saved = scene.frame(of: item),
        let solved = scene.staged.views[item].map({ LayoutRect($0.frame) })
      else { return false }
      return abs(saved.y - solved.y) > Self.tolerance
    }
    if moved {
      plan.notes.append(
        "\(constraint.id) relates a baseline that a subview determines; it is unchanged")
    }
  }
}
