internal import ConstraintSolver

/// A sum of variables and a constant, in the coordinates of one item.
///
/// This is the only type that converts attributes to the engine's variables; see
/// ``add(_:of:seenFrom:times:)`` for each attribute.
struct LinearForm {
  /// The item in whose bounds all coordinates are expressed: the holder of the constraint.
  let holder: EngineItem

  private(set) var terms: [Term] = []
  private(set) var constant = 0.0

  /// The items whose variables or facts were read, besides those of the sides.
  private(set) var reads = EngineConstraint.Reads()

  private let first: EngineItem?
  private let second: EngineItem?

  /// Creates a sum of zero for a constraint with the given items on its sides.
  init(in holder: EngineItem, first: EngineItem? = nil, second: EngineItem? = nil) {
    self.holder = holder
    self.first = first
    self.second = second
    // As many as most constraints have.
    terms.reserveCapacity(4)
  }

  /// Notes that a variable or a fact of an item was read.
  private mutating func read(_ item: EngineItem) {
    guard item !== first, item !== second else { return }
    if item === holder {
      reads.holder = true
    } else if !reads.others.contains(where: { $0 === item }) {
      reads.others.append(item)
    }
  }

  mutating func add(_ number: Double) { constant += number }

  /// Adds `factor` times an attribute of `item`.
  ///
  /// `other` is the item on the other side of the constraint: for an item inside a scroll view, the
  /// edges of the scroll view are those of its content area (`scrollview:V1.2`), and its centers those of its frame
  /// (`scrollview:V3.9`).
  mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: EngineItem, seenFrom other: EngineItem?,
    times factor: Double
  ) throws(UnpreparedHierarchy) {
    read(item)
    // A guide's rectangle depends on the facts of its owner.
    if item.shape != .free, let owner = item.parent { read(owner) }
    // Leading and trailing depend on the holder's direction.
    if attribute.isDirectional, item !== holder { read(holder) }
    let attribute = attribute.resolved(in: holder.direction)
    let box = try Box(item, seenFrom: other)
    let centers = item.shape == .free ? box.ofCenters : box
    switch attribute {
    case .notAnAttribute: break
    case .left, .leading: try box.addEdge(.horizontal, 0, factor, to: &self)
    case .right, .trailing: try box.addEdge(.horizontal, 1, factor, to: &self)
    case .top: try box.addEdge(.vertical, 0, factor, to: &self)
    case .bottom: try box.addEdge(.vertical, 1, factor, to: &self)
    case .centerX: try centers.addEdge(.horizontal, 0.5, factor, to: &self)
    case .centerY: try centers.addEdge(.vertical, 0.5, factor, to: &self)
    case .width: Box(frameOf: item).addLength(.horizontal, factor, to: &self)
    case .height: Box(frameOf: item).addLength(.vertical, factor, to: &self)
    case .firstBaseline:
      let text = textItem(of: item, \.firstBaselineItem)
      let line = try text === item ? box : Box(text, content: false)
      try line.addBaseline(text.firstBaseline, factor, to: &self)
    case .lastBaseline:
      let text = textItem(of: item, \.lastBaselineItem)
      let line = try text === item ? box : Box(text, content: false)
      try line.addBaseline(text.lastBaseline, factor, to: &self)
    case .leftMargin, .leadingMargin: try box.addMargin(.horizontal, 0, factor, to: &self)
    case .rightMargin, .trailingMargin: try box.addMargin(.horizontal, 1, factor, to: &self)
    case .topMargin: try box.addMargin(.vertical, 0, factor, to: &self)
    case .bottomMargin: try box.addMargin(.vertical, 1, factor, to: &self)
    case .centerXWithinMargins: try centers.addMargin(.horizontal, 0.5, factor, to: &self)
    case .centerYWithinMargins: try centers.addMargin(.vertical, 0.5, factor, to: &self)
    }
  }

  mutating func add(_ variable: Variable, times factor: Double) {
    terms.append(Term(variable, factor))
  }

  /// Returns the item that provides the baseline, following the references from item to item.
  private mutating func textItem(
    of item: EngineItem, _ next: KeyPath<EngineItem, EngineItem?>
  ) -> EngineItem {
    var item = item
    // Views could refer to each other in a cycle. In a valid tree, each step leads to a descendant.
    while let text = item[keyPath: next], text !== item, text.isDescendant(of: item) {
      item = text
      read(item)
    }
    return item
  }

  /// Adds the offset from the bounds of `item` to those of the holder.
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
      if step !== item { read(step) }
      step = parent
    }
  }
}

/// The error of a constraint with an item that is not a descendant of the constraint's holder
/// (`constraints:C8.4`).
struct UnpreparedHierarchy: Error {}

extension EngineItem {
  func originOfBounds(_ axis: NSLayoutConstraint.Axis) -> Double {
    axis == .horizontal ? boundsOrigin.x : boundsOrigin.y
  }

  /// Returns whether constraints of `other` refer to this item's content area instead of its frame.
  func showsContent(to other: EngineItem?) -> Bool {
    guard scrollsContent, let other, other !== self else { return false }
    // The scroll view's content and frame guides have their own shapes.
    return other.isDescendant(of: self)
  }
}
