internal import ConstraintSolver

/// Takes items and their constraints out of their engine for a while, without the engine noticing.
///
/// A fitting size solves a part of a tree alone. The part's rows stay in the paused engine; what the
/// items know of it is put aside here and handed back at the end.
public final class EnginePause {
  private struct ItemState {
    let item: EngineItem
    let engine: LayoutEngine?
    let variables: ItemVariables?
    let content: (width: Variable, height: Variable)?
    let mention: Int?
    let mentions: [Int: EngineConstraint]
    let implicit: ImplicitConstraints
  }

  private struct ConstraintState {
    let constraint: EngineConstraint
    let row: Constraint?
    let slack: Variable?
    let reads: [EngineItem]
    let signature: Int
  }

  private var items: [ItemState] = []
  private var constraints: [ConstraintState] = []

  /// Puts aside what `items` and `constraints` know of their engine.
  public init(items: [EngineItem], constraints: [EngineConstraint]) {
    for constraint in constraints {
      self.constraints.append(
        ConstraintState(
          constraint: constraint, row: constraint.row, slack: constraint.slack,
          reads: constraint.reads, signature: constraint.signature))
      constraint.row = nil
      constraint.slack = nil
      constraint.reads = []
    }
    for item in items {
      self.items.append(
        ItemState(
          item: item, engine: item.engine, variables: item.variables,
          content: item.contentVariables, mention: item.mention, mentions: item.mentions,
          implicit: item.implicit))
      item.engine = nil
      item.variables = nil
      item.contentVariables = nil
      item.mention = nil
      item.mentions = [:]
      item.implicit.placementRows = []
      item.implicit.contentRows = []
    }
  }

  /// Hands everything back; the items must have left any other engine.
  public func end() {
    for state in constraints {
      state.constraint.row = state.row
      state.constraint.slack = state.slack
      state.constraint.reads = state.reads
      state.constraint.signature = state.signature
    }
    for state in items {
      let item = state.item
      item.engine = state.engine
      item.variables = state.variables
      item.contentVariables = state.content
      item.mention = state.mention
      item.mentions = state.mentions
      item.implicit = state.implicit
    }
    constraints = []
    items = []
  }
}

extension EngineItem {
  /// The natural size the item has told its engine.
  public var contentSize: ContentSize { implicit.contentSize }
}
