internal import ConstraintSolver

/// A sum of variables and a constant, built up attribute by attribute, in one item's coordinates.
///
/// This is the only place that expresses attributes in the engine's variables; the table of
/// attributes is in ``add(_:of:seenFrom:times:)``.
struct LinearForm {
  /// The item in whose bounds all coordinates are expressed: the holder of the constraint.
  let holder: EngineItem

  private(set) var terms: [Term] = []
  private(set) var constant = 0.0

  /// Every item whose variables or facts were read.
  private(set) var reads: [EngineItem] = []

  init(in holder: EngineItem) { self.holder = holder }

  mutating func add(_ number: Double) { constant += number }

  /// Adds `factor` times an attribute of `item`.
  ///
  /// `other` is the item at the constraint's other end: from inside a scroll view its edges mean the
  /// content area (`scrollview:V1.2`).
  mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: EngineItem, seenFrom other: EngineItem?,
    times factor: Double
  ) throws(UnpreparedHierarchy) {
    reads.append(item)
    // A guide's rectangle is made of its owner's facts.
    if item.shape != .free, let owner = item.parent { reads.append(owner) }
    // Leading and trailing read the holder's direction.
    if attribute.isDirectional, item !== holder { reads.append(holder) }
    let attribute = attribute.resolved(in: holder.direction)
    let box = try Box(item, seenFrom: other)
    switch attribute {
    case .notAnAttribute: break
    case .left, .leading: try box.addEdge(.horizontal, 0, factor, to: &self)
    case .right, .trailing: try box.addEdge(.horizontal, 1, factor, to: &self)
    case .top: try box.addEdge(.vertical, 0, factor, to: &self)
    case .bottom: try box.addEdge(.vertical, 1, factor, to: &self)
    case .centerX: try box.addEdge(.horizontal, 0.5, factor, to: &self)
    case .centerY: try box.addEdge(.vertical, 0.5, factor, to: &self)
    case .width: Box(frameOf: item).addLength(.horizontal, factor, to: &self)
    case .height: Box(frameOf: item).addLength(.vertical, factor, to: &self)
    case .firstBaseline:
      let text = item.textItem(\.firstBaselineItem, reads: &reads)
      let line = try text === item ? box : Box(text, content: false)
      try line.addBaseline(text.firstBaseline, factor, to: &self)
    case .lastBaseline:
      let text = item.textItem(\.lastBaselineItem, reads: &reads)
      let line = try text === item ? box : Box(text, content: false)
      try line.addBaseline(text.lastBaseline, factor, to: &self)
    case .leftMargin, .leadingMargin: try box.addMargin(.horizontal, 0, factor, to: &self)
    case .rightMargin, .trailingMargin: try box.addMargin(.horizontal, 1, factor, to: &self)
    case .topMargin: try box.addMargin(.vertical, 0, factor, to: &self)
    case .bottomMargin: try box.addMargin(.vertical, 1, factor, to: &self)
    case .centerXWithinMargins: try box.addMargin(.horizontal, 0.5, factor, to: &self)
    case .centerYWithinMargins: try box.addMargin(.vertical, 0.5, factor, to: &self)
    }
  }

  mutating func add(_ variable: Variable, times factor: Double) {
    terms.append(Term(variable, factor))
  }

  /// Adds the way from `item`'s own bounds up to the holder's.
  mutating func addOffset(
    from item: EngineItem, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) throws(UnpreparedHierarchy) {
    var step = item
    while step !== holder {
      guard let parent = step.parent, let engine = step.engine else {
        throw UnpreparedHierarchy()
      }
      add(engine.variables(of: step).start(axis), times: factor)
      constant -= factor * (step.alignmentInsets.start(axis) + step.originOfBounds(axis))
      if step !== item { reads.append(step) }
      step = parent
    }
  }
}

/// A constraint mentions an item that does not lie in the constraint's holder (`constraints:C8.4`).
struct UnpreparedHierarchy: Error {}

extension EngineItem {
  /// The item at the end of the line of those whose text counts as each other's.
  fileprivate func textItem(
    _ next: KeyPath<EngineItem, EngineItem?>, reads: inout [EngineItem]
  ) -> EngineItem {
    var item = self
    // Views may refer to each other in a cycle; in a valid tree every step goes further down.
    while let text = item[keyPath: next], text !== item, text.isDescendant(of: item) {
      item = text
      reads.append(item)
    }
    return item
  }

  func originOfBounds(_ axis: NSLayoutConstraint.Axis) -> Double {
    axis == .horizontal ? boundsOrigin.x : boundsOrigin.y
  }

  /// Whether `other` sees this item's content area instead of its frame.
  func showsContent(to other: EngineItem?) -> Bool {
    guard scrollsContent, let other, other !== self else { return false }
    // The scroll view's own content and viewport guides have shapes of their own.
    return other.isDescendant(of: self)
  }
}
