internal import ConstraintSolver

/// Lays out one tree of items: keeps their equations in a solver while the tree lives.
///
/// Add and remove constraints in any order, change constants, frames and intrinsic content sizes;
/// ``solve()`` then brings the rectangles up to date. Nothing is rebuilt: the cost follows the
/// change.
///
///     let engine = LayoutEngine(root: window)
///     engine.attach(label)
///     try engine.activate(EngineConstraint(.attribute(label, .leading), .equal, …))
///     engine.solve()
///     engine.alignmentRect(of: label)
///
/// An engine has one owner and runs on that owner's thread, whichever it is.
public final class LayoutEngine {
  /// The item whose frame is given and never solved for.
  public let root: EngineItem

  let solver = Solver()

  /// The origin of each row, for findings.
  var origins: [Constraint: ConstraintOrigin] = [:]

  /// The items behind the solver's variables.
  var items: [Variable: EngineItem] = [:]

  /// Constraints whose facts changed since the last solve, in order of activation.
  private var stale: [Int: EngineConstraint] = [:]

  /// Attached items without variables that nothing but constraints would place.
  private var unplaced: [EngineItem] = []

  private var mentionCount = 0

  /// Limits that were reached; see ``findings``.
  var record = FindingRecord()

  /// Rows that came and went, for ``effort``.
  var entered = 0
  var left = 0

  /// Variables that were moved to show that they are free; see ``exerciseAmbiguity(of:)``.
  var exercised: Set<Variable> = []

  /// Creates an engine for the tree under `root`, which must not be in another engine.
  public init(root: EngineItem) {
    self.root = root
    attach(root)
  }

  deinit {
    // Constraints and items can outlive the engine, so their references to it are cleared.
    let mine = ObjectIdentifier(self)
    for case .constraint(let constraint) in origins.values where constraint.appliedBy == mine {
      constraint.forgetEngine()
    }
    for (constraint, _) in record.absent.values where constraint.appliedBy == mine {
      constraint.forgetEngine()
    }
    for item in items.values where item.solvedBy == mine { item.forgetEngine() }
  }

  // MARK: Items

  /// Takes an item into the engine; its parent is attached before it.
  public func attach(_ item: EngineItem) {
    guard item.engine !== self else { return }
    precondition(item.engine == nil, "an item is in one engine at a time")
    item.engine = self
    if case .constrained = item.implicit.placement, item.shape == .free, item !== root {
      unplaced.append(item)
    }
  }

  /// Takes an item out; the constraints that mention it go with it.
  public func detach(_ item: EngineItem) {
    guard item.engine === self else { return }
    for constraint in item.mentions.values.sorted(by: { $0.serial < $1.serial }) {
      deactivate(constraint)
    }
    remove(&item.implicit.placementRows)
    remove(&item.implicit.contentRows)
    if let own = item.variables {
      for variable in [own.minX, own.minY, own.width, own.height] { release(variable) }
    }
    if let content = item.contentVariables {
      release(content.width)
      release(content.height)
    }
    item.forgetEngine()
  }

  private func release(_ variable: Variable) {
    items[variable] = nil
    stopExercising(variable)
    do { try solver.remove(variable) } catch {
      preconditionFailure("a variable outlives its item: \(error)")
    }
  }

  /// The item's variables, made at the first mention.
  func variables(of item: EngineItem) -> ItemVariables {
    if let variables = item.variables { return variables }
    // Lengths are at least zero: as a bound of the variable, not as a row. They rest first, see
    // `LayoutEngine+Slack.swift`.
    let order = Int64(mentionCount) * 2
    let variables = ItemVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(),
      width: solver.makeVariable(atLeast: 0, settling: order),
      height: solver.makeVariable(atLeast: 0, settling: order + 1))
    item.variables = variables
    item.solvedBy = ObjectIdentifier(self)
    item.mention = mentionCount
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
      preconditionFailure("a content area has variables once it was asked for")
    }
    return axis == .horizontal ? content.width : content.height
  }

  // MARK: Solving

  /// Marks every constraint that mentions `item` to be read again before the next solve.
  func reread(mentionsOf item: EngineItem) {
    for (serial, constraint) in item.mentions { stale[serial] = constraint }
  }

  func forget(_ constraint: EngineConstraint) { stale[constraint.serial] = nil }

  /// Brings all rectangles up to date.
  ///
  /// - Returns: The items whose rectangle or content area changed, each once.
  /// - Complexity: Follows the change, not the size of the tree.
  @discardableResult
  public func solve() -> [EngineItem] {
    settle()
    solver.solve()
    var changed: [EngineItem] = []
    var seen: Set<ObjectIdentifier> = []
    for variable in solver.changedVariables {
      guard let item = items[variable], seen.insert(ObjectIdentifier(item)).inserted else {
        continue
      }
      changed.append(item)
    }
    return changed
  }

  /// Reads stale constraints again, and adds variables for items that no constraint mentions.
  private func settle() {
    for item in unplaced where item.engine === self { _ = variables(of: item) }
    unplaced.removeAll(keepingCapacity: true)
    retryAbsent()
    guard !stale.isEmpty else { return }
    let constraints = stale.values.sorted { $0.serial < $1.serial }
    stale.removeAll(keepingCapacity: true)
    for constraint in constraints { reread(constraint) }
  }

  // MARK: Results

  /// The item's alignment rectangle after the last solve, in its parent's bounds, not rounded.
  public func alignmentRect(of item: EngineItem) -> LayoutRect {
    guard let own = item.variables else { return derivedRect(of: item) }
    return LayoutRect(
      x: solver.value(of: own.minX), y: solver.value(of: own.minY),
      width: solver.value(of: own.width), height: solver.value(of: own.height))
  }

  /// The item's frame: the alignment rectangle and the insets around it.
  public func frame(of item: EngineItem) -> LayoutRect {
    let rect = alignmentRect(of: item)
    let insets = item.alignmentInsets
    return LayoutRect(
      x: rect.x - insets.left, y: rect.y - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// Whether the item takes part in the engine, mentioned by a constraint or placed by them alone.
  public func represents(_ item: EngineItem) -> Bool {
    item.engine === self && item.variables != nil
  }

  /// The size of a scroll view's content area, if something is constrained to it.
  public func contentSize(of item: EngineItem) -> (width: Double, height: Double)? {
    item.contentVariables.map { (solver.value(of: $0.width), solver.value(of: $0.height)) }
  }

  /// A guide that is an owner's bounds moved in has no variables of its own.
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
