internal import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutDiagnosis

/// Which constraints of a tree move nothing, found by trying to break them.
///
/// A required equality is superfluous if the others forbid any other value: then asking for one, a
/// point more or a point less, conflicts without it, and the conflict's members are the reason. An
/// inequality never acts if the others forbid what it forbids.
@MainActor
struct ConstraintInfluence {
  enum Verdict {
    /// Others say the same for every size of the canvas.
    case follows
    /// Others say the same on this canvas only, and the opposite on another.
    case holdsOnThisCanvas(NSLayoutConstraint.Axis)
    /// Others say the same as long as margins and safe areas are those of this canvas.
    case holdsWithTheseInsets
    /// What it allows or wishes is decided by others, always.
    case neverActs
  }

  struct Result {
    let constraint: SceneConstraint
    let verdict: Verdict
    /// The constraints that make it so, in document order.
    let reasons: [SceneConstraint]
  }

  private(set) var results: [Result] = []

  init(_ scene: LintedScene) {
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
  let scene: LintedScene
  let engine: LayoutEngine
  let probe: ConstraintProbe
  var results: [ConstraintInfluence.Result] = []
  private var removed: [EngineConstraint] = []

  init(scene: LintedScene, engine: LayoutEngine) {
    self.scene = scene
    self.engine = engine
    probe = ConstraintProbe(engine)
  }

  /// By how many points a constraint is broken to see what forbids it.
  private static let step = 1.0

  private enum Reason {
    case constraint(SceneConstraint)
    case canvas(NSLayoutConstraint.Axis)
    case other
  }

  mutating func run() {
    // Of several that follow from each other one has to be named. A centre between two edges is
    // likelier to be the one too many than an edge, and a number of its own than a tie to a
    // neighbour; of equals the later.
    let candidates = scene.constraints.enumerated().filter { isCandidate($0.element) }.sorted {
      (weight(of: $0.element), -$0.offset) < (weight(of: $1.element), -$1.offset)
    }
    for (_, constraint) in candidates {
      guard let active = scene.staged.constraints[constraint.element.id]?.engineConstraint else {
        continue
      }
      examine(constraint, active)
    }
    for active in removed { try? engine.activate(active) }
    engine.solve()
  }

  private func weight(of constraint: SceneConstraint) -> Int {
    if constraint.first.attribute.isCenter { return 0 }
    return constraint.second == nil ? 1 : 2
  }

  /// What code may change, or another size class has otherwise, is not judged.
  private func isCandidate(_ constraint: SceneConstraint) -> Bool {
    let id = constraint.element.id
    // An optional length of zero is how views are folded.
    let folds =
      !constraint.isRequired && constraint.second == nil && constraint.element.constant == 0
    return !constraint.element.isPlaceholder && !scene.owner.isOutlet(id) && !folds
      && !scene.owner.isVaried(id) && !scene.isLeftOut(constraint.first.view)
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
    // What was found superfluous stays out, so that of a circle only one is named.
    removed.append(active)
  }

  private func verdict(
    on constraint: SceneConstraint, _ active: EngineConstraint
  ) -> ConstraintInfluence.Result? {
    // Of a wish it is the value that others insist on.
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
        guard !scene.owner.isOutlet(member.element.id), !scene.owner.isVaried(member.element.id)
        else { return nil }
        if !members.contains(where: { $0.element.id == member.element.id }) {
          members.append(member)
        }
      case .canvas(let found): axis = found
      case .other: return nil
      }
    }
    // Bounds alone (a length is never negative) are no reason worth telling. And where limits take
    // part, such as equal distances kept at both sides of something centred, it is good practice.
    guard !members.isEmpty, members.allSatisfy({ $0.element.relation == .equal }) else {
      return nil
    }
    members.sort { $0.element.position < $1.element.position }
    let isEquality = active.relation == .equal
    let verdict: ConstraintInfluence.Verdict
    switch (axis, isEquality, constraint.isRequired) {
    case (nil, true, true):
      if holdsWithOtherInsets(active) {
        verdict = .follows
      } else {
        guard scene.hasRealSize, !scene.isEmbedded else { return nil }
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
      // Ties from edge to edge decide on every canvas.
      guard scene.hasRealSize else { return nil }
      verdict = .neverActs
    case (_?, false, _): return nil
    }
    return ConstraintInfluence.Result(constraint: constraint, verdict: verdict, reasons: members)
  }

  /// Whether a required relation is still forbidden to be otherwise on a device with other insets.
  ///
  /// Left and right change alike, as they do when a device is turned.
  private func holdsWithOtherInsets(_ active: EngineConstraint) -> Bool {
    let items = scene.staged.views.values.map(\.engineItem)
    for item in items { item.moveInsets(by: 1) }
    defer { for item in items { item.moveInsets(by: -1) } }
    return probe.reasons(againstBreaking: active, from: active.constant, by: Self.step) != nil
  }

  /// What the constant of an equation would have to be for it to hold as things are without it.
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

extension LintedScene {
  /// Whether the scene shows inside another's container view, which gives it its size.
  var isEmbedded: Bool { island.viewController.map { owner.embedded.contains($0.id) } ?? false }
}

extension EngineItem {
  /// Moves the insets and bars that devices differ in, by numbers that do not cancel by accident.
  fileprivate func moveInsets(by sign: Double) {
    for inset in Inset.allCases {
      var insets = self[inset]
      insets.top += 7 * sign
      insets.bottom += 11 * sign
      insets.left += 5 * sign
      insets.right += 5 * sign
      self[inset] = insets
    }
    topBarLength += 7 * sign
    bottomBarLength += 11 * sign
  }
}
