public import AutoLayout
public import LayoutGeometry

/// Views or rectangles that an engine has laid out, which make a ``Scene``.
///
/// What a scene does not contain is answered by the engine: trials of changes, ranges of ambiguous numbers,
/// rates of change.
public protocol Stage: AnyObject {
  /// The engine of the present layout.
  var engine: LayoutEngine { get }

  /// The present items of the scene.
  var items: [Scene.Item] { get }

  /// The engine's items of the scene's items, in the same order.
  var engineItems: [EngineItem] { get }

  /// The constraints of code or a document, in order of activation.
  var constraints: [Scene.Constraint] { get }

  /// The engine's constraints of the scene's constraints, in the same order; nil for those that the engine does
  /// not contain.
  var engineConstraints: [EngineConstraint?] { get }

  /// Returns the constraint for a row of the engine.
  func constraint(for origin: ConstraintOrigin) -> Scene.Constraint

  /// Lays out again after constants of the engine have changed, with the margins that follow the safe area.
  func settle()

  /// The conflicts that count: those of the engine, unless it is unknown whether the app has them.
  var reportedConflicts: [LayoutConflict] { get }

  /// The distances of the safe area from the edges of the outermost view, in points.
  var safeAreaInsets: LayoutInsets { get }

  /// What gives the outermost view its size.
  var sizeAuthority: SizeAuthority { get }
}

extension Stage {
  /// Solves the constraints.
  public func settle() { engine.solve() }

  /// The conflicts of the engine.
  public var reportedConflicts: [LayoutConflict] { engine.conflicts }

  /// No insets.
  public var safeAreaInsets: LayoutInsets { .zero }

  /// The app.
  public var sizeAuthority: SizeAuthority { .app }

  /// The present layout, without conflicts and ambiguity.
  public var scene: Scene {
    let engine = engine
    return Scene(
      items: items, constraints: constraints,
      residuals: engineConstraints.map { $0.map { engine.residual(of: $0) } ?? 0 },
      broken: engine.brokenConstraints.map { constraint(for: $0) },
      safeAreaInsets: safeAreaInsets, size: sizeAuthority)
  }

  /// The present layout, with conflicts and ambiguity.
  public var completeScene: Scene {
    var scene = scene
    scene.verdict = verdict(on: scene.items)
    return scene
  }

  /// Returns the conflicts and the ambiguity of the present layout, which has these items.
  public func verdict(on items: [Scene.Item]) -> Scene.Verdict {
    let engine = engine
    let conflicts = reportedConflicts
    var concerned = ConflictingAxes(conflicts)
    var leftOut = ConflictingAxes()
    if engine.brokenConstraints.count > conflicts.count {
      let counted = Set(conflicts.map(\.broken))
      leftOut = ConflictingAxes(engine.conflicts.filter { !counted.contains($0.broken) })
      concerned.formUnion(leftOut)
    }
    let open = openAttributes(of: items)
    let isDue = !conflicts.isEmpty && open.contains { !$0.isEmpty }
    let held = isDue ? holdingBroken { openAttributes(of: items) } : open
    return Scene.Verdict(
      conflicts: conflicts.map { conflict in
        Scene.Conflict(
          broken: constraint(for: conflict.broken),
          members: conflict.members.map { constraint(for: $0) })
      },
      ambiguous: engineItems.indices.map { index in
        open[index].filter {
          held[index].contains($0) && !concerned.contains(engineItems[index], $0.isHorizontal)
        }
      },
      leftOut: leftOut.isEmpty ? [] : engineItems.map { leftOut.axes(of: $0) })
  }

  private func openAttributes(of items: [Scene.Item]) -> [[NSLayoutConstraint.Attribute]] {
    zip(items, engineItems).map { $0.isVisible ? engine.ambiguousAttributes(of: $1) : [] }
  }

  /// Runs a closure while broken constraints hold as nearly as the others let them, with a solution before and after.
  ///
  /// What is open in the layout, but not in this one, only a broken constraint determines: its conflict is the cause.
  package func holdingBroken<Result>(_ body: () -> Result) -> Result {
    let engine = engine
    let broken = engine.brokenConstraints.compactMap { origin -> EngineConstraint? in
      if case .constraint(let constraint) = origin { constraint } else { nil }
    }
    let priorities = broken.map(\.priority)
    // Higher than what an app lowers by one.
    for constraint in broken { engine.setPriority(UILayoutPriority(999.5), of: constraint) }
    engine.solve()
    defer {
      for (constraint, priority) in zip(broken, priorities) {
        engine.setPriority(priority, of: constraint)
      }
      engine.solve()
    }
    return body()
  }

  /// Returns the engine's item of the view with an id; nil if there is none.
  public func engineItem(withID id: String) -> EngineItem? {
    items.firstIndex { $0.id == id }.map { engineItems[$0] }
  }

  /// Returns the constraints that determine an attribute of the view with an id; nil if there is no such view.
  public func explanation(
    of id: String, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExplanation? {
    engineItem(withID: id).flatMap { engine.explanation(of: $0, attribute) }
  }
}
