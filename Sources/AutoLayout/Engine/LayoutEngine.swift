internal import ConstraintSolver

/// An engine that lays out a tree of items, and keeps their equations in a solver.
///
/// Add and remove constraints in any order, and change constants, frames and intrinsic content
/// sizes. Then call ``solve()`` to update the rectangles. The cost depends on the change, not on
/// the size of the tree.
///
///     let engine = LayoutEngine(root: window)
///     engine.attach(label)
///     try engine.activate(EngineConstraint(.attribute(label, .leading), .equal, …))
///     engine.solve()
///     engine.alignmentRect(of: label)
///
/// An engine can be used on any thread, but only on one at a time.
public final class LayoutEngine {
  /// The root item.
  ///
  /// Its frame is given, not solved for.
  public let root: EngineItem

  let solver: Solver

  /// The reference of the items to the engine.
  let reference = EngineReference()

  /// The origin of each row, for findings.
  var origins: RowOrigins

  /// The items behind the solver's variables.
  var items: HandleTable<Variable, EngineItem>

  /// The insets that were last set for items, of which several follow each other in turn.
  private(set) var recentInsets: [[LayoutInsets]] = []
  private var oldestInsets = 0

  /// Constraints whose facts changed since the last solve, in order of activation.
  private var stale: [Int: EngineConstraint] = [:]

  /// Attached items without variables that are placed by constraints only.
  private var unplaced: [EngineItem] = []

  private var mentionCount = 0
  /// The logarithm of the distance between the numbers of items that constraints first mention one after the
  /// other, so that a container can insert an item between others.
  private static var mentionShift: Int { 12 }

  /// The number of solves, which marks the items that the last one changed.
  private(set) var solves: Int32 = 0

  /// Which values of the last solve are ambiguous.
  var openVariables = OpenVariables()

  /// Limits that were reached; see ``findings``.
  var record = FindingRecord()

  /// The number of rows added and removed, for ``effort``.
  var entered = 0
  var left = 0

  /// Variables that were changed by ``exerciseAmbiguity(of:)``.
  var exercised: Set<Variable> = []

  /// Creates an engine for the tree under `root`, which must not be in another engine.
  public init(root: EngineItem) {
    self.root = root
    solver = Solver()
    origins = RowOrigins(of: solver)
    items = HandleTable(of: solver)
    reference.refer(to: self)
    attach(root)
  }

  deinit {
    // Constraints and items can outlive the engine, so their references to it are cleared.
    reference.refer(to: nil)
    let mine = ObjectIdentifier(self)
    for constraint in origins.constraints where constraint.appliedBy == mine {
      constraint.forgetDeallocatedEngine(mine)
    }
    for (constraint, _) in record.absent.values where constraint.appliedBy == mine {
      constraint.forgetEngine()
    }
    for item in items.values where item.solvedBy == mine { item.forgetEngine() }
  }

  /// Reserves memory for a tree of this size, so that what a large tree needs is not copied while it grows,
  /// and nothing is left over.
  ///
  /// Call it once, before the items are attached; a later addition grows in proportion. `implicitRows` is
  /// the greatest number of rows for frames and intrinsic content sizes: reserved memory that is not used
  /// is only addresses.
  public func reserveCapacity(items itemCount: Int, constraints: Int, implicitRows: Int = 0) {
    // Only items that constraints mention have variables, few rows have more than three terms, and the
    // frame of the root adds rows.
    // An inequality has a slack variable.
    let variables = 4 * min(itemCount, 2 * constraints) + constraints
    let rows = constraints + implicitRows + 8
    solver.reserveCapacity(
      variables: variables, constraints: rows, terms: 3 * constraints + implicitRows + 16)
    items.reserveCapacity(variables)
    origins.reserveCapacity(rows)
  }

  // MARK: Items

  /// Adds an item to the engine.
  ///
  /// Its parent must already be attached.
  public func attach(_ item: EngineItem) {
    guard item.engine !== self else { return }
    precondition(item.engine == nil, "the item is already in an engine")
    item.setEngine(self)
    if case .constrained = item.implicit.placement, item.shape == .free, item !== root {
      unplaced.append(item)
    }
  }

  /// Removes an item and the constraints that mention it.
  ///
  /// A constraint whose equation has only read the item, such as that of a stack view's baseline, which one
  /// of its views provides, is read again in the next solve.
  public func detach(_ item: EngineItem) {
    guard item.engine === self else { return }
    for constraint in constraints(mentioning: item) {
      deactivate(constraint)
      if item !== constraint.firstItem, item !== constraint.secondItem, item !== constraint.holder {
        keepAbsent(constraint, .unpreparedHierarchy)
      }
    }
    remove(&item.implicit.placementRows)
    removeContentRows(of: item)
    if let own = item.variables {
      for variable in [own.minX, own.minY, own.width, own.height] { release(variable) }
    }
    if let content = item.contentVariables {
      release(content.width)
      release(content.height)
    }
    item.forgetEngine()
  }

  /// Keeps insets for items that are set to equal ones.
  func remember(_ insets: [LayoutInsets]) {
    guard recentInsets.count >= 8 else { return recentInsets.append(insets) }
    recentInsets[oldestInsets] = insets
    oldestInsets = (oldestInsets + 1) % recentInsets.count
  }

  private func release(_ variable: Variable) {
    items[variable] = nil
    stopExercising(variable)
    do { try solver.remove(variable) } catch {
      preconditionFailure("the variables of an item could not be removed: \(error)")
    }
  }

  /// Returns the item's variables, creating them when a constraint first mentions the item.
  func variables(of item: EngineItem) -> ItemVariables {
    if let variables = item.variables { return variables }
    // Lengths are at least zero: this is a bound of the variable, not a row. For the order see
    // `LayoutEngine+Slack.swift`.
    let order = Int64(mentionCount) * 2
    let variables = ItemVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(),
      width: solver.makeVariable(atLeast: 0, settling: order),
      height: solver.makeVariable(atLeast: 0, settling: order + 1))
    item.variables = variables
    item.solvedBy = ObjectIdentifier(self)
    item.mention = mentionCount << Self.mentionShift
    mentionCount += 1
    for variable in [variables.minX, variables.minY, variables.width, variables.height] {
      items[variable] = item
    }
    placeByFrame(item)
    sizeByContent(item)
    return variables
  }

  func contentVariable(of item: EngineItem, _ axis: NSLayoutConstraint.Axis) -> Variable {
    if item.contentVariables == nil {
      let made = (
        width: solver.makeVariable(atLeast: 0), height: solver.makeVariable(atLeast: 0)
      )
      item.contentVariables = made
      item.solvedBy = ObjectIdentifier(self)
      items[made.width] = item
      items[made.height] = item
    }
    guard let content = item.contentVariables else {
      preconditionFailure("the variables of a content area do not exist")
    }
    return axis == .horizontal ? content.width : content.height
  }

  // MARK: Solving

  /// Marks all constraints that mention `item` to be read again before the next solve.
  func reread(mentionsOf item: EngineItem) {
    for constraint in constraints(mentioning: item) { stale[constraint.serial] = constraint }
  }

  func forget(_ constraint: EngineConstraint) { stale[constraint.serial] = nil }

  /// Updates all rectangles.
  ///
  /// - Returns: The items whose rectangle or content area changed, each once.
  /// - Complexity: Depends on the change, not on the size of the tree.
  @discardableResult
  public func solve() -> [EngineItem] {
    var changed: [EngineItem] = []
    solve { changed.append($0) }
    return changed
  }

  /// Updates all rectangles, and calls `body` with each item whose rectangle or content area changed, once.
  ///
  /// `body` must not change the engine.
  package func solve(noting body: (EngineItem) -> Void) {
    findConflicts()
    solver.forEachChanged { variable in
      guard let item = items[variable], item.lastChange != solves else { return }
      item.lastChange = solves
      body(item)
    }
  }

  /// Decides which constraints can be satisfied, without the rectangles.
  ///
  /// ``conflicts`` is then that of the present constraints. What depends on values, such as rectangles and residuals, is
  /// computed when it is read, at the cost of ``solve()``.
  package func findConflicts() {
    settle()
    solver.solve()
    solves &+= 1
  }

  /// Reads changed constraints again, and adds variables for items that no constraint mentions.
  private func settle() {
    for item in unplaced where item.engine === self { _ = variables(of: item) }
    unplaced.removeAll(keepingCapacity: unplaced.count < 64)
    retryAbsent()
    guard !stale.isEmpty else { return }
    let constraints = stale.values.sorted { $0.serial < $1.serial }
    // The first solve reads nearly all again; later ones need a fraction of the memory.
    stale.removeAll(keepingCapacity: stale.count < 64)
    for constraint in constraints { reread(constraint) }
  }

  // MARK: Results

  /// Returns the item's alignment rectangle after the last solve, in its parent's bounds, not
  /// rounded.
  public func alignmentRect(of item: EngineItem) -> LayoutRect {
    guard let own = item.variables else { return derivedRect(of: item) }
    return LayoutRect(
      x: solver.value(of: own.minX), y: solver.value(of: own.minY),
      width: solver.value(of: own.width), height: solver.value(of: own.height))
  }

  /// Returns the item's frame: the alignment rectangle and the insets around it.
  public func frame(of item: EngineItem) -> LayoutRect {
    let rect = alignmentRect(of: item)
    let insets = item.alignmentInsets
    return LayoutRect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Returns whether the item has variables, because a constraint mentions it or because it is
  /// placed by constraints only.
  public func represents(_ item: EngineItem) -> Bool {
    item.engine === self && item.variables != nil
  }

  /// Returns the size of a scroll view's content area; nil if no constraint refers to it.
  public func contentSize(of item: EngineItem) -> (width: Double, height: Double)? {
    item.contentVariables.map { (solver.value(of: $0.width), solver.value(of: $0.height)) }
  }

  /// Returns the rectangle of a guide that is an inset of its owner's bounds, and has no variables.
  private func derivedRect(of item: EngineItem) -> LayoutRect {
    guard let owner = item.parent, owner.variables != nil, item.shape != .free else { return .zero }
    func value(_ attribute: NSLayoutConstraint.Attribute) -> Double {
      var form = LinearForm(in: owner)
      do { try form.add(attribute, of: item, seenFrom: nil, times: 1) } catch { return 0 }
      return form.terms.reduce(form.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
    }
    return LayoutRect(
      x: value(.left), y: value(.top), width: value(.width), height: value(.height))
  }
}
