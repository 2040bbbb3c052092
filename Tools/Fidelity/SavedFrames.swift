internal import InterfaceBuilder
internal import InterfaceCanvas

/// The saved frames of a layout root, checked against the required constraints between its views.
///
/// The check uses no insets of any canvas: each edge of a layout guide, margin or scrollable content
/// is an unknown number, for which one value must satisfy all constraints to it. No canvas gives frames
/// that fail: they were not saved again after the constraints changed, or Interface Builder broke a
/// constraint of a conflict.
///
/// Each saved number may be wrong by half a point, as in a comparison of frames.
struct SavedFrames {
  /// A number that the document does not contain.
  struct Unknown: Hashable {
    var item: String
    var attribute: LayoutAttribute
  }

  /// One side of a constraint.
  enum Term {
    case known(Double)
    case unknown(Unknown)
  }

  /// A view with its frame in the coordinates of the root.
  struct Placement {
    var view: ViewElement
    var frame: LayoutRect
    /// The views that contain it, the root first.
    var owners: [String]
  }

  /// The values that constraints leave for an unknown number, with the constraints at the ends.
  private struct Limits {
    var lower = (-Double.infinity, "")
    var upper = (Double.infinity, "")
  }

  let island: Island
  let toolsVersion: Int
  private(set) var placements: [String: Placement] = [:]
  private(set) var guides: [String: (kind: LayoutGuideElement.Kind, owner: String)] = [:]
  private var limits: [Unknown: Limits] = [:]
  private var violatedIDs: Set<String> = []

  /// Checks the saved frames of a layout root of a document that is resolved for its canvas.
  init(_ island: Island, in document: InterfaceDocument) {
    self.island = island
    toolsVersion = document.toolsVersion
    place(island.root, owners: [], x: 0, y: 0)
    for (id, placement) in placements {
      for constraint in placement.view.constraints { examine(constraint, holder: id) }
      if let stack = placement.view.stack { examine(stack, placement) }
    }
    for limit in limits.values where limit.lower.0 > limit.upper.0 {
      violatedIDs.formUnion([limit.lower.1, limit.upper.1])
    }
  }

  /// The ids of the constraints, and of the stack views, that the saved frames violate, sorted.
  var violated: [String] { violatedIDs.sorted() }

  private mutating func place(_ view: ViewElement, owners: [String], x: Double, y: Double) {
    var frame = view.frame ?? LayoutRect(x: 0, y: 0, width: .nan, height: .nan)
    frame.x = owners.isEmpty ? 0 : x + frame.x
    frame.y = owners.isEmpty ? 0 : y + frame.y
    placements[view.id] = Placement(view: view, frame: frame, owners: owners)
    for guide in view.guides { guides[guide.id] = (guide.kind, view.id) }
    for member in view.islandMembers {
      // Hidden arranged views keep the frames that they had.
      if view.kind == .stackView, member.isHidden { continue }
      place(member, owners: owners + [view.id], x: frame.x, y: frame.y)
    }
  }

  private mutating func examine(_ constraint: ConstraintElement, holder: String) {
    // The canvas replaces the constants of standard spaces.
    guard constraint.priority >= 1000, !constraint.isSymbolic else { return }
    let first = constraint.firstItem ?? holder
    guard let left = term(constraint.firstAttribute, of: first, beside: constraint.secondItem)
    else { return }
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      require(left, constraint.relation, constraint.constant, within: 0.5, constraint.id)
      return
    }
    guard let right = term(attribute, of: second, beside: first) else { return }
    // Positions are multiplied in the coordinates of the view that holds the constraint.
    let multiplier = constraint.multiplier.value
    let origin = attribute.isDimension ? 0 : origin(of: holder, attribute.axis)
    let offset = origin + constraint.constant - multiplier * origin
    let slack = 0.5 * (1 + abs(multiplier))
    switch (left, right) {
    case (_, .known(let value)):
      require(
        left, constraint.relation, multiplier * value + offset, within: slack, constraint.id)
    case (.known(let value), .unknown) where multiplier != 0:
      require(
        right, multiplier > 0 ? constraint.relation.reversed : constraint.relation,
        (value - offset) / multiplier, within: slack / abs(multiplier), constraint.id)
    default: break
    }
  }

  private func origin(of id: String, _ axis: LayoutAxis) -> Double {
    guard let frame = placements[id]?.frame else { return 0 }
    return axis == .horizontal ? frame.x : frame.y
  }

  /// Requires a relation between a term and a number.
  mutating func require(
    _ term: Term, _ relation: LayoutRelation, _ value: Double, within slack: Double, _ id: String
  ) {
    guard value.isFinite else { return }
    // Documents contain numbers of few digits.
    let (lower, upper) = (value - slack - 0.01, value + slack + 0.01)
    switch term {
    case .known(let own):
      if relation != .lessThanOrEqual, own < lower { violatedIDs.insert(id) }
      if relation != .greaterThanOrEqual, own > upper { violatedIDs.insert(id) }
    case .unknown(let unknown):
      var limit = limits[unknown] ?? Limits()
      if relation != .lessThanOrEqual { limit.lower = max(limit.lower, (lower, id), by: <) }
      if relation != .greaterThanOrEqual { limit.upper = max(limit.upper, (upper, id), by: >) }
      limits[unknown] = limit
    }
  }
}

/// The larger of two pairs in an order.
private func max(
  _ one: (Double, String), _ two: (Double, String),
  by precedes: ((Double, String), (Double, String)) -> Bool
) -> (Double, String) {
  precedes(one, two) ? two : one
}

extension LayoutRelation {
  /// The relation with its sides exchanged.
  fileprivate var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
