internal import AutoLayout
internal import Foundation
package import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry
internal import LayoutScene

/// Finds the constraints of a tree that have no effect, by trying to violate them.
///
/// A required equality is superfluous if the others exclude any other value: then requiring one, a
/// point more or a point less, conflicts without it, and the conflict's members are the reason. An
/// inequality never has an effect if the others exclude what it excludes.
@MainActor
package struct IneffectiveConstraints {
  package enum Verdict {
    /// Others imply it for every size of the canvas.
    case follows
    /// Others imply it on this canvas only, and contradict it on another.
    case holdsOnThisCanvas(NSLayoutConstraint.Axis)
    /// Others imply it as long as margins and safe areas are those of this canvas.
    case holdsWithTheseInsets
    /// Others always determine its attributes.
    case neverActs
  }

  package struct Result {
    package let constraint: SceneConstraint
    package let verdict: Verdict
    /// The constraints that are the reason, in document order.
    package let reasons: [SceneConstraint]
  }

  package private(set) var results: [Result] = []

  /// Finds the ineffective constraints of a scene, whose layout does not change.
  package init(_ scene: DocumentScene) {
    guard scene.document.usesAutoLayout, let engine = scene.staged.engine,
      scene.conflicts.isEmpty
    else { return }
    var survey = Survey(scene: scene, engine: engine)
    survey.run()
    results = survey.results.sorted {
      $0.constraint.element.position < $1.constraint.element.position
    }
  }
}

@MainActor
private struct Survey {
  let scene: DocumentScene
  let engine: LayoutEngine
  let probe: ConstraintProbe
  var results: [IneffectiveConstraints.Result] = []
  private var removed: [EngineConstraint] = []

  init(scene: DocumentScene, engine: LayoutEngine) {
    self.scene = scene
    self.engine = engine
    probe = ConstraintProbe(engine)
  }

  /// By how many points a constraint is broken to see what forbids it.
  private static let step = 1.0

  /// The distance, in points, up to which a limit counts as reached.
  ///
  /// An equation that a limit forbids to break only at a distance has an effect: it determines where between the
  /// limits the value is. No multiplier has to be considered, as the distance of a limit that is reached is zero.
  private static let slack = 0.01

  private enum Reason {
    case constraint(SceneConstraint)
    case canvas(NSLayoutConstraint.Axis)
    case other
  }

  mutating func run() {
    // One of several that imply each other must be reported. A center between two edges is more
    // likely to be superfluous than an edge, and a constant of its own more likely than a relation
    // to a neighbor. Of equal ones it is the one with the greatest id: Xcode changes their order in the document.
    let candidates = scene.constraints.filter(isCandidate).sorted {
      let weights = (weight(of: $0), weight(of: $1))
      return weights.0 != weights.1 ? weights.0 < weights.1 : $0.element.id > $1.element.id
    }
    // All others have an effect, which is known without trying.
    let canFollow = engine.constraintsThatCanFollow(within: Self.slack)
    for constraint in candidates {
      guard let active = scene.staged.constraints[constraint.element.id]?.engineConstraint,
        canFollow.contains(active.serial)
      else { continue }
      examine(constraint, active)
    }
    for active in removed { try? engine.activate(active) }
    engine.solve()
  }

  private func weight(of constraint: SceneConstraint) -> Int {
    if constraint.first.attribute.isCenter { return 0 }
    return constraint.second == nil ? 1 : 2
  }

  /// Constraints that code can change, or that differ in another size class, are not checked.
  private func isCandidate(_ constraint: SceneConstraint) -> Bool {
    let id = constraint.element.id
    // An optional length of zero is used to collapse views.
    let folds =
      !constraint.isRequired && constraint.second == nil && constraint.element.constant == 0
    return !constraint.element.isPlaceholder && !scene.isChangeable(id) && !folds
      && !scene.isLeftOut(constraint.first.view)
      && !(constraint.second.map { scene.isLeftOut($0.view) } ?? false)
  }

  private mutating func examine(_ constraint: SceneConstraint, _ active: EngineConstraint) {
    engine.deactivate(active)
    let verdict = verdict(on: constraint, active)
    guard let verdict else {
      try? engine.activate(active)
      return
    }
    results.append(verdict)
    // A superfluous constraint stays removed, so that only one of a group is reported.
    removed.append(active)
  }

  private func verdict(
    on constraint: SceneConstraint, _ active: EngineConstraint
  ) -> IneffectiveConstraints.Result? {
    // Whether the value is the required one, or another one that the others determine.
    guard
      let value = constraint.isRequired ? active.constant : value(of: active),
      let origins = probe.reasons(againstBreaking: active, from: value, by: Self.step)
    else { return nil }
    let reasons = origins.map(reason)
    var axis: NSLayoutConstraint.Axis?
    var members: [SceneConstraint] = []
    for reason in reasons {
      switch reason {
      case .constraint(let member):
        guard !scene.isChangeable(member.element.id), !member.element.isPlaceholder else {
          return nil
        }
        if !members.contains(where: { $0.element.id == member.element.id }) {
          members.append(member)
        }
      case .canvas(let found): axis = found
      case .other: return nil
      }
    }
    // Bounds alone (a length is never negative) are not a reason to report. Redundant limits, such
    // as equal distances on both sides of a centered view, are good practice.
    guard !members.isEmpty, members.allSatisfy({ $0.element.relation == .equal }) else {
      return nil
    }
    members.sort { $0.element.position < $1.element.position }
    let isEquality = active.relation == .equal
    let verdict: IneffectiveConstraints.Verdict
    switch (axis, isEquality, constraint.isRequired) {
    case (nil, true, true):
      if holdsWithOtherInsets(active) {
        verdict = .follows
      } else {
        guard scene.hasRealSize, !scene.isEmbedded,
          scene.hasSideInsets || !holdsWithOtherInsets(active, atSides: false)
        else { return nil }
        verdict = .holdsWithTheseInsets
      }
    case (nil, true, false): verdict = .neverActs
    case (nil, false, _):
      guard holdsWithOtherInsets(active) else { return nil }
      verdict = .neverActs
    case (let axis?, true, true):
      guard scene.hasRealSize, !scene.isEmbedded else { return nil }
      verdict = .holdsOnThisCanvas(axis)
    case (_?, true, false):
      // Chains of constraints from edge to edge determine it on every canvas.
      guard scene.hasRealSize else { return nil }
      verdict = .neverActs
    case (_?, false, _): return nil
    }
    return IneffectiveConstraints.Result(constraint: constraint, verdict: verdict, reasons: members)
  }

  /// Returns whether the required relation still cannot be violated on a device with other insets.
  ///
  /// Left and right change equally, as they do when a device is rotated, unless the safe area has no insets there.
  private func holdsWithOtherInsets(
    _ active: EngineConstraint, atSides hasSides: Bool = true
  ) -> Bool {
    let moves = scene.staged.views.values.map { (item: $0.engineItem, step: insetStep(of: $0)) }
    // Nothing covers the sides of an iPad.
    let hasSides = hasSides && WindowRegime.current(for: scene.document).idiom != .pad
    for (item, step) in moves { item.moveInsets(by: step, hasSides: hasSides) }
    defer { for (item, step) in moves { item.moveInsets(by: step, hasSides: hasSides, sign: -1) } }
    return probe.reasons(againstBreaking: active, from: active.constant, by: Self.step) != nil
  }

  /// Returns by how much the insets of a view differ on another device: by numbers that do not cancel by accident.
  ///
  /// A view that reaches neither the screen's upper nor its lower edge stays clear of what covers them.
  private func insetStep(of view: UIView) -> LayoutInsets {
    let root = scene.staged.root
    let area = view.convert(view.bounds, to: root)
    let (own, screen) = (view.safeAreaInsets, root.bounds)
    let isAtTop = (own.top > 0 || area.minY <= screen.minY) && !staysInside(view, .top)
    let isAtBottom = (own.bottom > 0 || area.maxY >= screen.maxY) && !staysInside(view, .bottom)
    return LayoutInsets(top: isAtTop ? 7 : 0, left: 5, bottom: isAtBottom ? 11 : 0, right: 5)
  }

  /// Returns whether an edge of a view, or of a superview of it, is where the screen's safe area ends, so that the view moves
  /// clear of what covers the screen on another device.
  private func staysInside(_ view: UIView, _ edge: LayoutAttribute) -> Bool {
    var next: UIView? = view
    while let current = next, current !== scene.staged.root {
      if let id = scene.id(of: current.engineItem),
        scene.constraints(of: id).contains(where: { isAtGuide($0, of: id, edge) })
      {
        return true
      }
      next = current.superview
    }
    return false
  }

  private func isAtGuide(
    _ constraint: SceneConstraint, of id: String, _ edge: LayoutAttribute
  ) -> Bool {
    guard constraint.isEqualPlace, let (own, other) = constraint.end(at: id), let other,
      own.guide == nil, own.attribute == edge, other.view == scene.island.root.id
    else { return false }
    let bar = edge == .top ? "Top Layout Guide" : "Bottom Layout Guide"
    return other.guide == LayoutGuideElement.Kind.safeArea.title && other.attribute == edge
      || other.guide == bar
  }

  /// Returns the constant for which an equation is satisfied by the layout without it.
  private func value(of active: EngineConstraint) -> Double? {
    active.relation == .equal ? probe.constant(meeting: active) : active.constant
  }

  private func reason(_ origin: ConstraintOrigin) -> Reason {
    switch origin {
    case .constraint(let entered):
      guard let owner = entered.owner as? NSLayoutConstraint,
        let id = scene.idsByConstraint[ObjectIdentifier(owner)],
        let constraint = scene.constraintsByID[id]
      else { return .other }
      return .constraint(constraint)
    case .placement(let item, let axis, _):
      return item.owner === scene.staged.root ? .canvas(axis) : .other
    case .hugging, .compression: return .other
    }
  }
}

extension EngineItem {
  /// Changes the insets and bars that differ between devices.
  fileprivate func moveInsets(by step: LayoutInsets, hasSides: Bool, sign: Double = 1) {
    for inset in Inset.allCases {
      var insets = self[inset]
      insets.top += step.top * sign
      insets.bottom += step.bottom * sign
      if inset != .safeArea || hasSides {
        insets.left += step.left * sign
        insets.right += step.right * sign
      }
      self[inset] = insets
    }
    topBarLength += step.top * sign
    bottomBarLength += step.bottom * sign
  }
}
