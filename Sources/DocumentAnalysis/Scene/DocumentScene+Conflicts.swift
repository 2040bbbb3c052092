package import AutoLayout
internal import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutScene
internal import ViewAnalysis

/// Where a conflict of required constraints in a document occurs.
package enum ConflictScope: Hashable, Sendable {
  /// In the app.
  case app
  /// Only on the canvas, because it depends on a size that the canvas gives, along an axis.
  case canvas(NSLayoutConstraint.Axis)
  /// In the app, by less than a pixel, in points, which rounded constants can cause.
  case rounding(Double)
  /// Nobody knows from the document, which does not say the size of an image, the width of a text that wraps,
  /// or what a stack view does with hidden views.
  case unknown
}

/// A minimal conflict of a scene, with where it occurs.
package struct SceneConflict {
  package let members: [ConstraintOrigin]
  package let scope: ConflictScope
  /// By how many points the members contradict each other.
  package let excess: Double

  /// Whether it is reported about the app, if only as one of less than a pixel.
  fileprivate var isOfApp: Bool {
    switch scope {
    case .app, .rounding: true
    case .canvas, .unknown: false
    }
  }
}

extension DocumentScene {
  /// Finds a conflict for each constraint that layout breaks.
  ///
  /// The conflict of a broken constraint can depend on the canvas's size, and the constraint be in another one
  /// that does not. Those are searched for among the constraints that are in no conflict of the app.
  ///
  /// - Complexity: A few solutions of the scene's constraints if a conflict does not occur in the app.
  func classifyConflicts() -> [SceneConflict] {
    var classified = conflicts.map { conflict in
      let excess = excess(of: conflict)
      return SceneConflict(
        members: conflict.members, scope: scope(of: conflict.members, excess: excess),
        excess: excess)
    }
    guard classified.contains(where: { !$0.isOfApp }) else { return classified }
    let known = Set(
      classified.filter(\.isOfApp).flatMap(\.members).compactMap { constraint(of: $0)?.element.id })
    let system = ConstraintSystem(of: subject)
    let rows = ConstraintSystem.statedRows(of: subject.engine)
    let counted = rows.indices.filter { index in
      let member = [rows[index].origin]
      return scope(of: member, excess: .infinity) == .app
        && constraint(of: member[0]).map { known.contains($0.element.id) } != true
    }
    for set in system.disjointConflicts(among: counted) {
      let members = set.map { rows[$0].origin }
      let excess = system.excess(of: set)
      classified.append(
        SceneConflict(
          members: members, scope: scope(of: members, excess: excess), excess: excess))
    }
    return classified
  }

  /// Returns where a conflict with these members occurs.
  ///
  /// - Parameters:
  ///   - members: The members of a minimal conflict.
  ///   - excess: By how many points they contradict each other.
  /// - Returns: `canvas` rather than `unknown` if both are true.
  package func scope(of members: [ConstraintOrigin], excess: Double) -> ConflictScope {
    // The canvas gives a size that is none of the app's, whatever else is unknown.
    for case .placement(let item, let axis, _) in members {
      let isReal = axis == .horizontal ? hasRealWidth : hasRealSize
      guard !isReal, let id = id(of: item) else { continue }
      if id == island.root.id || isCellContent(id) { return .canvas(axis) }
    }
    guard isKnown(members) else { return .unknown }
    // Xcode 16's canvas applies the insets of the screen twice: what fits on a device is no conflict of the app.
    let constraints = members.compactMap { constraint(of: $0)?.element }
    if let ids = conflictsOnDevice, !constraints.contains(where: { ids.contains($0.id) }),
      let attribute = constraints.first?.firstAttribute
    {
      return .canvas(attribute.isHorizontal ? .horizontal : .vertical)
    }
    return abs(excess) < 1 / Double(staged.window.screen.scale) ? .rounding(abs(excess)) : .app
  }

  /// The conflicts that occur in the app.
  package var appConflicts: [LayoutConflict] {
    let broken = conflicts.map(\.broken)
    return classifiedConflicts.filter { $0.scope == .app }.compactMap {
      LayoutConflict($0.members, breaking: broken)
    }
  }

  /// Returns the conflicts that the document decides, at the present size.
  ///
  /// As in ``classifyConflicts()``, another conflict is searched for where one depends on what the document does
  /// not say.
  func knownConflicts(in scene: ViewStage) -> [LayoutConflict] {
    let engine = scene.engine
    let conflicts = engine.conflicts
    let known = conflicts.filter { isKnown($0.members) }
    guard known.count < conflicts.count else { return conflicts }
    let done = known.flatMap(\.members)
    let system = ConstraintSystem(of: scene)
    let rows = ConstraintSystem.statedRows(of: engine)
    let counted = rows.indices.filter { index in
      let origin = rows[index].origin
      return isKnown([origin]) && !(constraint(of: origin) != nil && done.contains(origin))
    }
    let broken = conflicts.map(\.broken)
    return known
      + system.disjointConflicts(among: counted).compactMap { set in
        LayoutConflict(set.map { rows[$0].origin }, breaking: broken)
      }
  }

  /// Returns whether the document says what each of these members requires.
  private func isKnown(_ members: [ConstraintOrigin]) -> Bool {
    !dependsOnHiddenViews(members) && !members.contains(where: isUnknown)
  }

  /// Returns by how many points the constraint that a conflict breaks is violated; infinite if it is none of
  /// a document or view.
  ///
  /// What the layout lacks, and not what the members contradict each other by: conflicts of one cause share
  /// members, so only these amounts can be added.
  private func excess(of conflict: LayoutConflict) -> Double {
    guard case .constraint(let broken) = conflict.broken, let engine = staged.engine else {
      return .infinity
    }
    return abs(engine.residual(of: broken))
  }

  /// Returns the constraint of the document from which a row of the engine was made; nil for others.
  package func constraint(of origin: ConstraintOrigin) -> SceneConstraint? {
    guard case .constraint(let entered) = origin, let owner = entered.owner,
      let id = idsByConstraint[ObjectIdentifier(owner)]
    else { return nil }
    return constraintsByID[id]
  }

  /// Returns the id of the view of an item; nil for guides and views that are not of the document.
  package func id(of item: EngineItem) -> String? {
    item.owner.flatMap { idsByView[ObjectIdentifier($0)] }
  }

  /// Returns the id of the stack view that made a constraint; nil for other constraints.
  package func stackView(of origin: ConstraintOrigin) -> String? {
    guard case .constraint(let entered) = origin, let owner = entered.owner as? NSLayoutConstraint
    else { return nil }
    // It relates an arranged view to the stack view or to another arranged view.
    let views = [owner.firstItem, owner.secondItem].compactMap { $0 as? UIView }
    let owners = views.compactMap { $0.superview as? UIStackView }
    let stack =
      owners.first { owner in views.contains { $0 === owner } } ?? owners.first
      ?? views.compactMap { $0 as? UIStackView }.first
    return stack.flatMap { idsByView[ObjectIdentifier($0)] }
  }

  /// Returns whether a constraint that a stack view adds for a hidden view is among members, which then
  /// are no error of the document.
  private func dependsOnHiddenViews(_ members: [ConstraintOrigin]) -> Bool {
    members.contains { member in
      guard case .constraint(let entered) = member,
        let owner = entered.owner as? NSLayoutConstraint,
        idsByConstraint[ObjectIdentifier(owner)] == nil
      else { return false }
      return [owner.firstItem, owner.secondItem].contains { ($0 as? UIView)?.isHidden == true }
    }
  }

  /// Returns whether the document does not say what a member requires.
  private func isUnknown(_ member: ConstraintOrigin) -> Bool {
    switch member {
    case .constraint(let entered):
      // The app does not have placeholder constraints.
      if constraint(of: member)?.element.isPlaceholder == true { return true }
      guard let owner = entered.owner as? NSLayoutConstraint else { return false }
      return idsByConstraint[ObjectIdentifier(owner)] == nil && stackView(of: member) == nil
        && owner.identifier != SceneChange.identifierOfAdded
    case .placement: return false
    case .hugging(let item, let axis), .compression(let item, let axis):
      // The size of an image is known to its asset catalog, and the document may be out of date.
      // A text that can wrap needs no more width than it has.
      guard let id = id(of: item) else { return false }
      guard let view = element(id), !isLeftOut(id), !view.showsImage else { return true }
      // Code gives an empty button or label its content.
      if [.button, .label].contains(view.kind), view.shownTitle?.isEmpty != false { return true }
      return axis == .horizontal && TextSample(view).map { $0.wraps || $0.isLimited } ?? false
    }
  }
}

extension LayoutConflict {
  /// Creates a conflict of which one of these constraints is broken, or else the last member.
  fileprivate init?(_ members: [ConstraintOrigin], breaking broken: [ConstraintOrigin]) {
    guard let broken = broken.first(where: { members.contains($0) }) ?? members.last else {
      return nil
    }
    self.init(broken: broken, members: members)
  }
}

extension ViewElement {
  /// Whether it shows an image, whose size the document may not have.
  fileprivate var showsImage: Bool {
    if kind == .imageView { return true }
    let state = button?.normalState
    return state?.image != nil || state?.backgroundImage != nil
      || button?.configuration?.image != nil
  }
}
