internal import AutoLayout
public import ConflictAnalysis

/// Makes repairs in the scene itself to find what else would move, and undoes them.
///
/// Texts keep their present line breaks.
struct RepairTrial {
  private let stage: any Stage
  private let items: [Scene.Item]
  /// The rows of the statements in a system of the scene, in the same order.
  private let rows: [EngineRow]

  init(_ stage: any Stage) {
    self.stage = stage
    items = stage.items
    rows = ConstraintSystem.statedRows(of: stage.engine)
  }

  /// Returns the views that a change moves or resizes; nil if the scene cannot be changed in that
  /// way.
  func moves(after change: Repair.Change) -> [Repair.Move]? {
    switch change {
    case .lower(let place):
      switch rows[place].origin {
      case .constraint(let constraint):
        let old = constraint.priority
        stage.engine.setPriority(UILayoutPriority(999), of: constraint)
        defer { restore { $0.setPriority(old, of: constraint) } }
        return differences()
      case .hugging(let item, let axis):
        return content(item, axis == .horizontal ? \.horizontalHugging : \.verticalHugging)
      case .compression(let item, let axis):
        return content(item, axis == .horizontal ? \.horizontalCompression : \.verticalCompression)
      case .placement: return nil
      }
    case .setConstant(let place, let constant):
      guard case .constraint(let constraint) = rows[place].origin else { return nil }
      let old = constraint.constant
      stage.engine.setConstant(constant, of: constraint)
      defer { restore { $0.setConstant(old, of: constraint) } }
      return differences()
    case .relax(let place, let relation):
      guard case .constraint(let constraint) = rows[place].origin else { return nil }
      // As written, or reversed if the row is.
      let atLeast = (relation == .atLeast) != (rows[place].sign < 0)
      let relaxed = EngineConstraint(
        constraint.first, atLeast ? .greaterThanOrEqual : .lessThanOrEqual,
        constraint.second, multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, in: constraint.holder, serial: constraint.serial,
        isSystem: constraint.isSystem)
      return without(constraint) { engine in
        guard (try? engine.activate(relaxed)) != nil else { return nil }
        defer { engine.deactivate(relaxed) }
        return differences()
      }
    case .remove(let place):
      guard case .constraint(let constraint) = rows[place].origin else { return nil }
      return without(constraint) { _ in differences() }
    // A row height and the properties of a stack view are not part of the scene.
    case .resize, .closeSpacing: return nil
    case .turnOffMask(let place):
      guard case .placement(let item, _, _) = rows[place].origin else { return nil }
      let old = item.placement
      stage.engine.setPlacement(.constrained, of: item)
      defer { restore { $0.setPlacement(old, of: item) } }
      return differences()
    }
  }

  private func content(
    _ item: EngineItem, _ path: WritableKeyPath<ContentSize, UILayoutPriority>
  ) -> [Repair.Move] {
    let old = item.contentSize
    var size = old
    size[keyPath: path] = UILayoutPriority(999)
    stage.engine.setContentSize(size, of: item)
    defer { restore { $0.setContentSize(old, of: item) } }
    return differences()
  }

  private func without(
    _ constraint: EngineConstraint, _ body: (LayoutEngine) -> [Repair.Move]?
  ) -> [Repair.Move]? {
    stage.engine.deactivate(constraint)
    defer { restore { try? $0.activate(constraint) } }
    return body(stage.engine)
  }

  private func restore(_ change: (LayoutEngine) -> Void) {
    change(stage.engine)
    stage.engine.solve()
  }

  private func differences() -> [Repair.Move] {
    stage.engine.solve()
    var moves: [Repair.Move] = []
    for (item, placed) in zip(items, stage.engineItems) {
      let new = stage.engine.alignmentRect(of: placed)
      guard item.rect.distance(to: new) > 1e-6 else { continue }
      moves.append(
        Repair.Move(
          subject: item.id, name: item.name, before: item.rect.numbers, after: new.numbers))
    }
    return moves
  }
}

extension ConflictDiagnosis {
  /// Makes the best repairs in the scene from which the system was created, and records what moves.
  ///
  /// The scene is solved repeatedly, and restored at the end.
  ///
  /// - Complexity: Two solutions of the scene for each repair, up to `limit`.
  public mutating func tryOut(in stage: any Stage, limit: Int = 12) {
    let trial = RepairTrial(stage)
    for index in repairs.indices.prefix(limit) {
      repairs[index].moves = trial.moves(after: repairs[index].change)
    }
  }
}

extension Repair.Change {
  /// Returns the views that the change moves in a scene; nil if it cannot be made there.
  ///
  /// The change refers to the system of the scene. The scene is restored.
  package func moves(in stage: any Stage) -> [Repair.Move]? {
    RepairTrial(stage).moves(after: self)
  }
}
