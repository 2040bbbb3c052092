internal import ConstraintSolver

/// Temporarily detaches items and their constraints from their engine, without changing the engine.
///
/// A fitting size solves a subtree separately. The rows of the subtree stay in the paused engine;
/// the references of the items to it are saved here, and restored at the end.
public final class EnginePause {
  private struct ItemState {
    let item: EngineItem
    let engine: LayoutEngine?
    let variables: ItemVariables?
    let content: (width: Variable, height: Variable)?
    let solvedBy: ObjectIdentifier?
    let mention: Int?
    let mentions: SerialTable<Mention>
    let implicit: ImplicitConstraints
  }

  private struct ConstraintState {
    let constraint: EngineConstraint
    let row: Constraint?
    let otherSide: Constraint?
    let slack: Variable?
    let reads: EngineConstraint.Reads
    let reading: EngineConstraint.Reading
    let appliedBy: ObjectIdentifier?
  }

  private var items: [ItemState] = []
  private var constraints: [ConstraintState] = []

  /// Saves and clears the references of `items` and `constraints` to their engine.
  public init(items: [EngineItem], constraints: [EngineConstraint]) {
    for constraint in constraints {
      self.constraints.append(
        ConstraintState(
          constraint: constraint, row: constraint.row, otherSide: constraint.otherSide,
          slack: constraint.slack,
          reads: constraint.reads, reading: constraint.reading,
          appliedBy: constraint.appliedBy))
      constraint.clearApplication()
    }
    for item in items {
      self.items.append(
        ItemState(
          item: item, engine: item.engine, variables: item.variables,
          content: item.contentVariables, solvedBy: item.solvedBy, mention: item.mention,
          mentions: item.mentions, implicit: item.implicit))
      item.forgetEngine()
    }
  }

  /// Restores the references.
  ///
  /// The items must not be in another engine.
  public func end() {
    for state in constraints {
      state.constraint.row = state.row
      state.constraint.otherSide = state.otherSide
      state.constraint.slack = state.slack
      state.constraint.reads = state.reads
      state.constraint.reading = state.reading
      state.constraint.appliedBy = state.appliedBy
    }
    for state in items {
      let item = state.item
      item.setEngine(state.engine)
      item.variables = state.variables
      item.contentVariables = state.content
      item.solvedBy = state.solvedBy
      item.lastChange = 0
      item.mention = state.mention
      item.mentions = state.mentions
      item.implicit = state.implicit
    }
    constraints = []
    items = []
  }
}

extension EngineItem {
  /// The intrinsic content size of the item in its engine.
  public var contentSize: ContentSize { implicit.contentSize }
}
