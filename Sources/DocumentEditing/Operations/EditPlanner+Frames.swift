internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import LayoutGeometry

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
    let repairer = Repairer(open.markup)
    let misplaced = Set(
      old.findings.filter { $0.ruleID == "misplaced-view" }.compactMap(\.objectID))
    for view in scene.views where view.id != scene.root {
      guard let saved = view.frame,
        let first = before.staged.views[view.id].map({ LayoutRect($0.frame) }),
        let last = scene.staged.views[view.id].map({ LayoutRect($0.frame) }), first != last
      else { continue }
      // A saved number that agreed before, or was wrong, becomes the new number exactly.
      let isWrong = misplaced.contains(view.id)
      func moved(_ saved: Double, _ first: Double, _ last: Double) -> Double {
        if first == last, !isWrong { return saved }
        return isWrong || abs(saved - first) < 0.01 ? last : saved + (last - first)
      }
      let frame = LayoutRect(
        x: moved(saved.x, first.x, last.x), y: moved(saved.y, first.y, last.y),
        width: max(0, moved(saved.width, first.width, last.width)),
        height: max(0, moved(saved.height, first.height, last.height)))
      plan.edits += repairer.edits(for: .updateFrame(view: view.id, at: view.position, frame))
    }
  }

  /// Plans the constants that the saved frames give.
  mutating func updateConstants(_ views: [String]) throws(EditError) {
    let (scene, ids) = try names.views(views)
    let chosen = Set(ids.isEmpty ? scene.views.map(\.id) : ids)
    for holder in scene.views {
      for constraint in holder.constraints
      where mentions(constraint, in: holder.id, anyOf: chosen, of: scene) {
        guard let constant = scene.constant(of: constraint, in: holder.id) else {
          noteBaseline(constraint, chosen, in: scene)
          continue
        }
        let difference = constant - constraint.constant
        let isRight =
          switch constraint.relation {
          case .equal: abs(difference) <= Self.tolerance
          case .greaterThanOrEqual: difference >= -Self.tolerance
          case .lessThanOrEqual: difference <= Self.tolerance
          }
        guard !isRight, let written = open.constraint(constraint.id)?.element else { continue }
        guard written.constant == constraint.constant else {
          plan.notes.append(
            "\(constraint.id) has another constant in a size class; it is unchanged")
          continue
        }
        plan.set(
          constraint.position, "constant", constant == 0 ? nil : ConstraintNumber.text(constant))
        if constraint.isSymbolic {
          plan.set(constraint.position, "symbolic", nil)
          plan.set(constraint.position, "symbolType", nil)
        }
      }
    }
  }

  private func mentions(
    _ constraint: ConstraintElement, in holder: String, anyOf chosen: Set<String>,
    of scene: EditedScene
  ) -> Bool {
    [constraint.firstItem ?? holder, constraint.secondItem].contains { item in
      item.flatMap(scene.view).map(chosen.contains) ?? false
    }
  }

  /// Notes a constraint between baselines of a view that layout moves vertically.
  private mutating func noteBaseline(
    _ constraint: ConstraintElement, _ chosen: Set<String>, in scene: EditedScene
  ) {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    let moved = items.contains { item in
      guard chosen.contains(item), let saved = scene.frame(of: item),
        let solved = scene.staged.views[item].map({ LayoutRect($0.frame) })
      else { return false }
      return abs(saved.y - solved.y) > Self.tolerance
    }
    if moved {
      plan.notes.append(
        "\(constraint.id) is between baselines, which saved frames do not contain; it is unchanged")
    }
  }
}
