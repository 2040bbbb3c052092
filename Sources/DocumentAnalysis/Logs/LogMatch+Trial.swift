package import ConflictAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutScene
internal import ViewAnalysis

extension LogMatch {
  /// A repair that was tried in the document's scene.
  package struct Trial {
    /// The size of the scene's outermost view, in points.
    package let size: (width: Double, height: Double)
    /// Whether the log states the size.
    package let isLogged: Bool
    /// Whether required constraints of the scene conflict at that size.
    package let conflicts: Bool
    /// Whether they do after the change.
    package let conflictsAfterwards: Bool
    /// The views that the change moves; nil if it cannot be made in the scene.
    package let moves: [Repair.Move]?
  }

  /// Tries a repair of the diagnosis in the scene, at the size that the log gives to its outermost view.
  ///
  /// The scene keeps the size, and is otherwise as it was. Nil if the constraint is not in the scene or not required.
  package func trial(of repair: Repair, _ diagnosis: LogDiagnosis) -> Trial? {
    guard let constraint = constraint(for: repair.change.place) else { return nil }
    let isLogged = stretch(diagnosis)
    let subject = scene.subject
    let system = ConstraintSystem(of: subject)
    guard let place = system.statements.firstIndex(where: { $0.id == constraint.element.id })
    else { return nil }
    let isTurned = isTurned(repair.change.place, diagnosis)
    let signs = (
      diagnosis.system.statements[repair.change.place].sign, system.statements[place].sign
    )
    let change = repair.change.moved(
      to: place, turnsConstant: isTurned, turnsRelation: isTurned != (signs.0 != signs.1))
    let frame = scene.staged.root.frame
    return Trial(
      size: (Double(frame.width), Double(frame.height)), isLogged: isLogged,
      conflicts: !system.isFeasible, conflictsAfterwards: !system.applying(change).isFeasible,
      moves: change.moves(in: subject))
  }

  /// Whether the document has the items of a constraint in the other order than the log.
  private func isTurned(_ statement: Int, _ diagnosis: LogDiagnosis) -> Bool {
    guard let constraint = constraint(for: statement), constraint.second != nil,
      diagnosis.listPlaces.indices.contains(statement)
    else { return false }
    let listed = diagnosis.report.constraints[diagnosis.listPlaces[statement]]
    let owners = LogEquation.owners(of: diagnosis.report.constraints)
    let first = LogEquation.Side(listed.first, owners)
    return views[first.item] != constraint.first.view
      || first.attribute != LogEquation.Side(constraint.first).attribute
  }

  /// Gives the scene's outermost view the size that the log states for it; returns whether it states one.
  private func stretch(_ diagnosis: LogDiagnosis) -> Bool {
    let root = scene.island.root.id
    let content = scene.island.root.contentView?.id
    var size = scene.staged.root.frame.size
    var isLogged = false
    for (statement, place) in diagnosis.listPlaces.enumerated() {
      let origin = diagnosis.system.statements[statement].origin
      let constraint = diagnosis.report.constraints[place]
      guard origin == .imposed || origin == .mask, constraint.second == nil,
        constraint.relation == .equal, constraint.constant > 0
      else { continue }
      let key = constraint.first.item.key
      guard let view = views[key], view == root || view == content else { continue }
      switch constraint.first.attribute {
      case "width": size.width = constraint.constant
      case "height": size.height = constraint.constant
      default: continue
      }
      isLogged = true
    }
    if isLogged, size != scene.staged.root.frame.size { scene.staged.stretch(to: size) }
    return isLogged
  }
}

extension Repair.Change {
  /// Returns the change for the same constraint in another system, in which its items can be in the other order.
  fileprivate func moved(to place: Int, turnsConstant: Bool, turnsRelation: Bool) -> Self {
    switch self {
    case .lower: .lower(place)
    case .setConstant(_, let constant): .setConstant(place, turnsConstant ? -constant : constant)
    case .relax(_, let relation): .relax(place, turnsRelation ? relation.turned : relation)
    case .remove: .remove(place)
    case .moveAnchor(_, let isSecond, let part):
      .moveAnchor(place, isSecond: isSecond != turnsConstant, part)
    // In the other order, the reciprocal is the factor.
    case .setMultiplier(_, let multiplier):
      .setMultiplier(place, turnsConstant ? 1 / multiplier : multiplier)
    case .turnOffMask: .turnOffMask(place)
    case .resize(_, let size): .resize(place, size)
    case .closeSpacing: .closeSpacing(place)
    }
  }
}

extension ConstraintSystem.Relation {
  var turned: Self {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}
