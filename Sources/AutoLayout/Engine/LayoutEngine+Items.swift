internal import ConstraintSolver

extension LayoutEngine {
  /// Sets how an item is positioned: by constraints, or by its frame and mask.
  public func setPlacement(_ placement: Placement, of item: EngineItem) {
    guard item.implicit.placement != placement else { return }
    item.implicit.placement = placement
    if item.variables != nil { placeByFrame(item) }
  }

  /// Sets the intrinsic content size of an item.
  public func setContentSize(_ size: ContentSize, of item: EngineItem) {
    guard item.implicit.contentSize != size else { return }
    item.implicit.contentSize = size
    if item.variables != nil { sizeByContent(item) }
  }

  /// Updates the rows for an item's frame and autoresizing mask.
  ///
  /// If the present rows have the same terms, they take the new constants and priorities.
  func placeByFrame(_ item: EngineItem) {
    guard let own = item.variables else { return remove(&item.implicit.placementRows) }
    let planned = plannedPlacement(of: item, own)
    let known = item.implicit.placementRows
    if known.count == planned.count,
      zip(known, planned).allSatisfy({ solver.hasTerms($1.numbers.terms, $0) })
    {
      for (row, new) in zip(known, planned) { renew(row, new) }
      return
    }
    remove(&item.implicit.placementRows)
    for row in planned { addPlacementRow(item, row) }
  }

  /// A row for the frame of an item on one axis.
  private struct PlacementRow {
    let axis: NSLayoutConstraint.Axis
    let place: Int
    let numbers: (terms: [Term], constant: Double, limits: [LayoutFinding.Kind])
    let priority: Priority
  }

  private func plannedPlacement(of item: EngineItem, _ own: ItemVariables) -> [PlacementRow] {
    var planned: [PlacementRow] = []
    for axis in NSLayoutConstraint.Axis.allCases {
      let equations = item.placementEquations(axis, isRoot: item === root)
      for (place, equation) in equations.enumerated() {
        var priority = Priority.required
        if case .fitting(let target) = item.implicit.placement, place > 0 {
          priority = Priority(Double(target.priority(axis).rawValue))
        }
        planned.append(
          PlacementRow(
            axis: axis, place: place, numbers: numbers(of: equation, item, own, axis),
            priority: priority))
      }
    }
    return planned
  }

  private func numbers(
    of equation: AutoresizingEquation, _ item: EngineItem, _ own: ItemVariables,
    _ axis: NSLayoutConstraint.Axis
  ) -> (terms: [Term], constant: Double, limits: [LayoutFinding.Kind]) {
    // The mask applies to the frame, but the variables are those of the alignment rectangle.
    let insets = item.alignmentInsets
    let (near, far) = (insets.start(axis), insets.end(axis))
    var terms: [Term]
    var constant: Double
    func addContainer(_ share: Double) {
      guard share != 0, let parent = item.parent else { return }
      terms.append(Term(variables(of: parent).length(axis), -share))
      constant +=
        share * (parent.alignmentInsets.start(axis) + parent.alignmentInsets.end(axis))
    }
    switch equation {
    case .start(let share, let offset):
      terms = [Term(own.start(axis), 1)]
      constant = offset + near
      addContainer(share)
    case .length(let share, let offset):
      terms = [Term(own.length(axis), 1)]
      constant = offset - near - far
      addContainer(share)
    case .trailing(let margin):
      terms = [Term(own.start(axis), 1), Term(own.length(axis), 1)]
      constant = -margin - far
      addContainer(1)
    }
    var numbers = Representable()
    let representable = (numbers.terms(terms), numbers.length(constant))
    return (representable.0, representable.1, numbers.limits)
  }

  private func addPlacementRow(_ item: EngineItem, _ new: PlacementRow) {
    let slot = item.implicit.placementRows.count
    must { () throws(SolverError) in
      let row = try solver.add(
        new.numbers.terms, .equal, new.numbers.constant, priority: new.priority,
        rank: Rank.placement(of: item, slot))
      item.implicit.placementRows.append(row)
      origins.insert(row, placementOf: item, new.axis, new.place)
      entered += 1
      note(new.numbers.limits, on: row)
    }
  }

  private func renew(_ row: Constraint, _ new: PlacementRow) {
    must { () throws(SolverError) in
      try solver.setConstant(new.numbers.constant, of: row)
      try solver.setPriority(new.priority, of: row)
      note(new.numbers.limits, on: row)
    }
  }

  /// Updates the inequalities for an item's intrinsic content size (`engine:E5.2`).
  ///
  /// Existing rows take the new lengths and priorities, so that a changed text costs no more than
  /// what moves. Rows are replaced only if other ones are needed.
  func sizeByContent(_ item: EngineItem) {
    let rows = item.implicit.contentSize.rows
    if item.variables == nil || rows != item.implicit.contentRowKinds {
      removeContentRows(of: item)
      item.implicit.contentRowKinds = rows
    }
    guard let own = item.variables else { return }
    let isNew = item.implicit.contentRows.isEmpty
    var place = 0
    let size = item.implicit.contentSize
    for axis in NSLayoutConstraint.Axis.allCases {
      guard let length = size.length(axis), length.isFinite else { continue }
      let hugging = size.hugging(axis)
      if hugging.rawValue > 0 {
        let rank = Rank.hugging(of: item, hugging)
        if isNew {
          addContentRow(item, own, axis, .lessThanOrEqual, length, hugging, rank)
        } else {
          updateContentRow(item, place, length, hugging, rank)
        }
        place += 1
      }
      let compression = size.compression(axis)
      if compression.rawValue > 0 {
        let rank = Rank.compression(of: item, compression)
        if isNew {
          addContentRow(item, own, axis, .greaterThanOrEqual, length, compression, rank)
        } else {
          updateContentRow(item, place, length, compression, rank)
        }
        place += 1
      }
    }
  }

  /// Removes the rows of an item's intrinsic content size.
  func removeContentRows(of item: EngineItem) {
    for row in item.implicit.takeContentRows() { remove(row) }
  }

  private func addContentRow(
    _ item: EngineItem, _ own: ItemVariables, _ axis: NSLayoutConstraint.Axis,
    _ relation: ConstraintSolver.Relation, _ length: Double, _ priority: UILayoutPriority,
    _ rank: Int64
  ) {
    var numbers = Representable()
    must { () throws(SolverError) in
      let row = try solver.add(
        [Term(own.length(axis), 1)], relation, numbers.length(length),
        priority: Priority(Double(priority.rawValue)),
        rank: rank)
      item.implicit.appendContentRow(row)
      if relation == .lessThanOrEqual {
        origins.insert(row, huggingOf: item, axis)
      } else {
        origins.insert(row, compressionOf: item, axis)
      }
      entered += 1
      note(numbers.limits, on: row)
    }
  }

  private func updateContentRow(
    _ item: EngineItem, _ place: Int, _ length: Double, _ priority: UILayoutPriority, _ rank: Int64
  ) {
    let row = item.implicit.contentRows[place]
    var numbers = Representable()
    must { () throws(SolverError) in
      try solver.setConstant(numbers.length(length), of: row)
      try solver.setPriority(Priority(Double(priority.rawValue)), of: row)
      try solver.setRank(rank, of: row)
      note(numbers.limits, on: row)
    }
  }
}

extension LayoutEngine {
  /// Sets the ranks of items as if constraints had first mentioned them in this order.
  ///
  /// Containers that arrange views use it, so that the layout depends on the arrangement and not on
  /// its history. Items that no constraint has mentioned are ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items. Only the rows of items whose rank
  ///   changes are updated.
  public func rank(_ items: [EngineItem]) {
    let known = items.filter { $0.engine === self && $0.mention != nil }
    let places = known.compactMap(\.mention).sorted()
    for (item, place) in zip(known, places) { setMention(place, of: item) }
  }

  /// Sets the rank of an item between those of two others that are in order, as ``rank(_:)`` does for all
  /// items of a container.
  ///
  /// - Returns: Whether there is a rank between them; if not, nothing changes.
  public func rank(_ item: EngineItem, after previous: EngineItem?, before next: EngineItem?)
    -> Bool
  {
    guard item.engine === self, let mention = item.mention else { return true }
    let low = previous?.mention ?? mention - 1
    let high = next?.mention ?? max(low, mention) + 1
    if low < mention, mention < high { return true }
    guard high - low >= 2 else { return false }
    setMention(low + (high - low) / 2, of: item)
    return true
  }

  private func setMention(_ mention: Int, of item: EngineItem) {
    guard item.mention != mention else { return }
    item.mention = mention
    sizeByContent(item)
    for constraint in constraints(mentioning: item)
    where constraint.otherSide != nil && constraint.firstItem === item {
      deactivate(constraint)
      enter(constraint)
    }
  }

  /// Returns whether another optimal layout has a different rectangle for the item (`engine:E4.1`).
  public func isAmbiguous(_ item: EngineItem) -> Bool {
    !ambiguousAttributes(of: item).isEmpty
  }

  /// Returns those of the item's left, top, width and height that differ in another optimal layout.
  ///
  /// - Complexity: For few items, that of the constraints on which they depend; for all items of a tree
  ///   together, O(*n*) in items and constraints if few are ambiguous for reasons that depend on each other.
  public func ambiguousAttributes(of item: EngineItem) -> [NSLayoutConstraint.Attribute] {
    guard let own = item.variables else { return [] }
    let named: [(NSLayoutConstraint.Attribute, Variable)] = [
      (.left, own.minX), (.top, own.minY), (.width, own.width), (.height, own.height),
    ]
    return named.filter { exercised.contains($0.1) || isOpen($0.1) }.map(\.0)
  }

  private func isOpen(_ variable: Variable) -> Bool {
    !openVariables.isDetermined(variable, in: solver, after: solves)
  }

  /// Returns the axes on which the length of a scroll view's content area differs in another
  /// optimal layout.
  ///
  /// Empty if no constraint refers to the content area; see ``contentSize(of:)``.
  public func ambiguousContentAxes(of item: EngineItem) -> [NSLayoutConstraint.Axis] {
    guard let content = item.contentVariables else { return [] }
    return [(NSLayoutConstraint.Axis.horizontal, content.width), (.vertical, content.height)]
      .filter { isOpen($0.1) }.map(\.0)
  }
}
