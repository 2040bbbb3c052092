internal import AutoLayout
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

/// Reports required constraints that cannot be satisfied together.
struct ConflictingConstraints: LintRule {
  let page = RulePage(
    "conflicting-constraints", .conflict, .error,
    "Required constraints cannot be satisfied together",
    why: """
      When the app runs, one of them is broken, which you cannot control, and the conflict is reported in \
      the console. The finding lists a minimal conflict: without any one of its members the others can \
      be satisfied.
      A conflict of less than a pixel, which rounded constants can cause, is a note.
      If the conflict depends on the size that a cell or a freeform view has on the canvas, it is \
      reported as canvas-size. Not reported are conflicts that depend on the size of an image that is \
      not in the document, or on the width of a text that wraps.
      """,
    mend: """
      Delete the constraint that is wrong, lower the priority of one of them below 1000, or turn an \
      equality into an inequality.
      """,
    example: """
      <constraint firstAttribute="width" constant="200" id="w01-aa-001"/>
      <constraint firstAttribute="width" constant="240" id="w02-aa-002"/>
      """)

  func findings(in scene: LintedScene) -> [LintFinding] {
    // A constraint of a view to itself that can never hold is reported as such.
    let known = scene.conflicts.filter { !isAboutOneView($0, in: scene) }
    let found = known.compactMap { finding($0, in: scene) }
    guard known.contains(where: { isAboutHiddenViews($0, in: scene) }) else { return found }
    // Constraints of visible views may conflict without the hidden ones as well.
    let hidden = scene.constraints.filter { constraint in
      [constraint.first.view, constraint.second?.view].contains { $0.map(scene.isLeftOut) == true }
    }
    let others = scene.staged.without(
      hidden.compactMap { scene.staged.constraints[$0.element.id] }
    ) {
      scene.staged.conflicts.compactMap { finding($0, in: scene, countsHidden: true) }
    }
    let messages = Set(found.map(\.message))
    return found + others.filter { !messages.contains($0.message) }
  }

  @MainActor
  private func isAboutOneView(_ conflict: LayoutConflict, in scene: LintedScene) -> Bool {
    guard conflict.members.count == 1, case .constraint(let entered) = conflict.members[0],
      let owner = entered.owner, let id = scene.idsByConstraint[ObjectIdentifier(owner)],
      let constraint = scene.constraintsByID[id]
    else { return false }
    return SelfRelation(constraint) == .fails
  }

  /// Returns whether a constraint that a stack view adds for a hidden view is part of a conflict, which
  /// then is no error of the document.
  @MainActor
  private func isAboutHiddenViews(_ conflict: LayoutConflict, in scene: LintedScene) -> Bool {
    conflict.members.contains { member in
      guard case .constraint(let entered) = member,
        let owner = entered.owner as? NSLayoutConstraint,
        scene.idsByConstraint[ObjectIdentifier(owner)] == nil
      else { return false }
      return [owner.firstItem, owner.secondItem].contains { ($0 as? UIView)?.isHidden == true }
    }
  }

  /// Returns the finding of a conflict; nil if the conflict is no error of the document, such as one
  /// of a constraint that a stack view adds for a hidden view, unless these count.
  @MainActor
  private func finding(
    _ conflict: LayoutConflict, in scene: LintedScene, countsHidden: Bool = false
  ) -> LintFinding? {
    guard countsHidden || !isAboutHiddenViews(conflict, in: scene) else { return nil }
    var related: [LintFinding.Related] = []
    var ids: [String] = []
    var texts: [String] = []
    for member in conflict.members {
      switch member {
      case .constraint(let entered):
        guard let owner = entered.owner as? NSLayoutConstraint else { continue }
        if let id = scene.idsByConstraint[ObjectIdentifier(owner)],
          let constraint = scene.constraintsByID[id]
        {
          ids.append(id)
          let words = scene.words(constraint)
          texts.append(words)
          related.append(
            LintFinding.Related(
              objectID: id, message: words, position: constraint.element.position))
        } else {
          guard let stack = stackName(of: owner, in: scene) else { return nil }
          texts.append("the arrangement of \"\(stack)\"")
        }
      case .placement(let item, let axis, _):
        guard let id = id(of: item, in: scene) else {
          texts.append("the size of the canvas")
          continue
        }
        if id == scene.island.root.id || scene.isCellContent(id) {
          guard scene.hasRealSize else { return nil }
          texts.append("the \(axis == .horizontal ? "width" : "height") of the canvas")
        } else {
          ids.append(id)
          texts.append("the frame of \"\(scene.name(of: id))\", from its autoresizing mask")
        }
      case .hugging(let item, let axis), .compression(let item, let axis):
        guard let id = id(of: item, in: scene) else { continue }
        // The size of an image is known to its asset catalog, and the document may be out of date.
        // A text that can wrap needs no more width than it has.
        guard let view = scene.element(id), !scene.isLeftOut(id), !showsImage(view),
          axis == .vertical || !mayWrap(view)
        else { return nil }
        ids.append(id)
        texts.append(
          "the intrinsic \(axis == .horizontal ? "width" : "height") of "
            + "\"\(scene.name(of: id))\", required by its priority")
      }
    }
    guard let place = related.last else { return nil }
    var unique: [String] = []
    for text in texts where !unique.contains(text) { unique.append(text) }
    let amount = amount(of: conflict, in: scene)
    let isVisible = amount >= 1 / Double(scene.staged.window.screen.scale)
    return LintFinding(
      rule: page.id, isVisible ? page.severity : .note,
      "Unable to simultaneously satisfy constraints: " + unique.joined(separator: "; ")
        + (isVisible ? "" : " (by \(amount.short) points, less than a pixel)"),
      at: place.position, of: place.objectID, detail: ids.sorted().joined(separator: " "),
      related: Array(related.dropLast()))
  }

  /// Returns by how many points the broken constraint is violated; infinite if none is broken.
  @MainActor
  private func amount(of conflict: LayoutConflict, in scene: LintedScene) -> Double {
    guard case .constraint(let broken) = conflict.broken, let engine = scene.staged.engine
    else { return .infinity }
    return abs(engine.residual(of: broken))
  }

  @MainActor
  private func mayWrap(_ view: ViewElement) -> Bool {
    guard let sample = TextSample(view) else { return false }
    return sample.wraps || sample.isLimited
  }

  @MainActor
  private func showsImage(_ view: ViewElement) -> Bool {
    if view.kind == .imageView { return true }
    let state = view.button?.normalState
    return state?.image != nil || state?.backgroundImage != nil
      || view.button?.configuration?.image != nil
  }

  @MainActor
  private func id(of item: EngineItem, in scene: LintedScene) -> String? {
    item.owner.flatMap { scene.idsByView[ObjectIdentifier($0)] }
  }

  /// Returns the name of the stack view that created a constraint.
  @MainActor
  private func stackName(of constraint: NSLayoutConstraint, in scene: LintedScene) -> String? {
    let views = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    // A constraint relates an arranged view to the stack view or to another arranged view.
    let owners = views.compactMap { $0.superview as? UIStackView }
    let stack =
      owners.first { owner in views.contains { $0 === owner } } ?? owners.first
      ?? views.compactMap { $0 as? UIStackView }.first
    return stack.flatMap { scene.idsByView[ObjectIdentifier($0)] }.map { scene.name(of: $0) }
  }
}
