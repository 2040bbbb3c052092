internal import AutoLayout
public import ConflictAnalysis

/// Makes repairs in the scene itself to find what else would move or be ambiguous, and undoes them.
///
/// Texts keep their present line breaks.
struct RepairTrial {
  /// What a repair does to the layout.
  struct Outcome {
    /// The views that move or are resized.
    var moves: [Repair.Move]
    /// The names of the views whose layout was determined before.
    var opens: [String] = []
  }

  private let stage: any Stage
  private let items: [Scene.Item]
  /// How many attributes of each item are ambiguous without a repair; nil if that is not asked.
  private let open: [Int]?
  /// The rows of the statements in a system of the scene, in the same order.
  private let rows: [EngineRow]

  init(_ stage: any Stage, findsAmbiguity: Bool) {
    self.stage = stage
    items = stage.items
    rows = ConstraintSystem.statedRows(of: stage.engine)
    open = findsAmbiguity ? Self.openCounts(of: items, in: stage) : nil
  }

  private static func openCounts(of items: [Scene.Item], in stage: any Stage) -> [Int] {
    zip(items, stage.engineItems).map { item, placed in
      item.isVisible ? stage.engine.ambiguousAttributes(of: placed).count : 0
    }
  }

  /// Returns what a change does; nil if the scene cannot be changed in that way.
  func outcome(of change: Repair.Change) -> Outcome? {
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
    // A row height and the properties of a stack view are not part of the scene, and another edge or multiplier is
    // another constraint.
    case .resize, .closeSpacing, .moveAnchor, .setMultiplier: return nil
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
  ) -> Outcome {
    let old = item.contentSize
    var size = old
    size[keyPath: path] = UILayoutPriority(999)
    stage.engine.setContentSize(size, of: item)
    defer { restore { $0.setContentSize(old, of: item) } }
    return differences()
  }

  private func without(
    _ constraint: EngineConstraint, _ body: (LayoutEngine) -> Outcome?
  ) -> Outcome? {
    stage.engine.deactivate(constraint)
    defer { restore { try? $0.activate(constraint) } }
    return body(stage.engine)
  }

  private func restore(_ change: (LayoutEngine) -> Void) {
    change(stage.engine)
    stage.engine.solve()
  }

  private func differences() -> Outcome {
    stage.engine.solve()
    var moves: [Repair.Move] = []
    for (item, placed) in zip(items, stage.engineItems) {
      let new = stage.engine.alignmentRect(of: placed)
      guard item.rect.distance(to: new) > 1e-6 else { continue }
      moves.append(
        Repair.Move(
          subject: item.id, name: item.name, before: item.rect.numbers, after: new.numbers))
    }
    guard let open else { return Outcome(moves: moves) }
    let counts = Self.openCounts(of: items, in: stage)
    return Outcome(
      moves: moves, opens: items.indices.filter { counts[$0] > open[$0] }.map { items[$0].name })
  }
}

extension ConflictDiagnosis {
  /// Makes the best repairs in the scene from which the system was created, and records what moves and what is ambiguous
  /// then; repairs after which something is come last.
  ///
  /// The scene is solved repeatedly, and restored at the end.
  ///
  /// - Complexity: Two solutions of the scene for each repair, up to `limit`, and the ambiguity of all views.
  public mutating func tryOut(in stage: any Stage, limit: Int = 12) {
    let trial = RepairTrial(stage, findsAmbiguity: true)
    for index in repairs.indices.prefix(limit) {
      let outcome = trial.outcome(of: repairs[index].change)
      repairs[index].moves = outcome?.moves
      repairs[index].opens = outcome?.opens ?? []
    }
    repairs = repairs.filter { $0.opens.isEmpty } + repairs.filter { !$0.opens.isEmpty }
  }
}

extension Repair.Change {
  /// Returns the views that the change moves in a scene; nil if it cannot be made there.
  ///
  /// The change refers to the system of the scene. The scene is restored.
  package func moves(in stage: any Stage) -> [Repair.Move]? {
    RepairTrial(stage, findsAmbiguity: false).outcome(of: self)?.moves
  }
}
