internal import InterfaceBuilder
internal import LayoutGeometry

extension EditPlanner {
  /// Plans the constraints of the menu Add New Constraints.
  mutating func pin(
    _ views: [String], _ pins: [EditOperation.Pin], toMargins: Bool
  ) throws(EditError) {
    let (scene, ids) = try names.views(views)
    for pin in pins {
      switch pin {
      case .spacing(let edge, let amount):
        for id in ids {
          let neighbor = scene.neighbor(of: id, at: edge, toMargins: toMargins)
          try space(id, edge, amount, to: neighbor, toMargins: toMargins, in: scene)
        }
      case .edges(let amount):
        for id in ids {
          for edge in EditOperation.Edge.allCases {
            let container = scene.containerEdge(of: id, at: edge, toMargins: toMargins)
            try space(id, edge, amount, to: container, toMargins: toMargins, in: scene)
          }
        }
      case .width(let amount): for id in ids { try size(id, .width, amount, in: scene) }
      case .height(let amount): for id in ids { try size(id, .height, amount, in: scene) }
      case .equalWidths: try equal(ids, .width, in: scene)
      case .equalHeights: try equal(ids, .height, in: scene)
      case .aspectRatio(let ratio): for id in ids { try self.ratio(id, ratio, in: scene) }
      }
    }
  }

  private mutating func space(
    _ id: String, _ edge: EditOperation.Edge, _ amount: EditOperation.Amount,
    to neighbor: EditedScene.Neighbor?, toMargins: Bool, in scene: EditedScene
  ) throws(EditError) {
    try mustBePlaced(id, in: scene)
    guard let neighbor else {
      throw EditError("\(scene.name(id)) has no superview in its scene")
    }
    var constraint = NewConstraint(edge, of: id, to: (neighbor.item, neighbor.attribute))
    switch amount {
    case .points(let value): constraint.constant = value
    case .standard:
      constraint.constant = neighbor.isContainer ? (toMargins ? 0 : 20) : 8
      constraint.isStandard = !(neighbor.isContainer && toMargins)
    case .current: constraint.constant = try current(constraint, in: scene)
    }
    try place(constraint, in: scene)
  }

  private mutating func size(
    _ id: String, _ attribute: LayoutAttribute, _ amount: EditOperation.Amount,
    in scene: EditedScene
  ) throws(EditError) {
    try mustNotBeGiven(id, in: scene)
    var constraint = NewConstraint(first: (id, attribute))
    if case .points(let value) = amount {
      constraint.constant = value
    } else {
      constraint.constant = try current(constraint, in: scene)
    }
    try place(constraint, in: scene)
  }

  private mutating func equal(
    _ ids: [String], _ attribute: LayoutAttribute, in scene: EditedScene
  ) throws(EditError) {
    guard ids.count > 1 else { throw EditError("equal-\(attribute.name)s needs two views or more") }
    for id in ids.dropFirst() {
      try mustNotBeGiven(id, in: scene)
      try place(NewConstraint(first: (id, attribute), second: (ids[0], attribute)), in: scene)
    }
  }

  private mutating func ratio(
    _ id: String, _ ratio: String?, in scene: EditedScene
  ) throws(EditError) {
    try mustNotBeGiven(id, in: scene)
    var constraint = NewConstraint(first: (id, .width), second: (id, .height))
    guard let rect = scene.rect(ofItem: id), rect.width > 0, rect.height > 0 else {
      throw EditError("\(scene.name(id)) has no size on the canvas")
    }
    constraint.multiplier = ratio ?? Self.ratio(of: rect)
    try place(constraint, in: scene)
  }

  /// Returns a ratio as Interface Builder writes it: `16:9`.
  private static func ratio(of rect: LayoutRect) -> String {
    guard rect.width == rect.width.rounded(), rect.height == rect.height.rounded() else {
      return "\(ConstraintNumber.text(rect.width)):\(ConstraintNumber.text(rect.height))"
    }
    var (width, rest) = (Int(rect.width), Int(rect.height))
    while rest != 0 { (width, rest) = (rest, width % rest) }
    return "\(Int(rect.width) / width):\(Int(rect.height) / width)"
  }

  // MARK: Checks

  /// Returns the constant of a constraint between the saved frames.
  func current(_ constraint: NewConstraint, in scene: EditedScene) throws(EditError) -> Double {
    let first = scene.view(ofItem: constraint.first.item)
    let second = constraint.second.flatMap { scene.view(ofItem: $0.item) }
    guard let first, let holder = scene.holder(first, second ?? first),
      let constant = scene.constant(constraint.first, constraint.second, in: holder)
    else {
      throw EditError(
        "the saved frames do not determine \(constraint.first.attribute.name) of "
          + "\(scene.name(first ?? constraint.first.item)); give a number")
    }
    return ConstraintNumber.rounded(constant)
  }

  /// Throws an error if constraints cannot position a view.
  func mustBePlaced(_ id: String, in scene: EditedScene) throws(EditError) {
    try mustNotBeGiven(id, in: scene)
    if scene.isArranged(id), let stack = scene.parent(of: id) {
      throw EditError(
        "\(scene.name(id)) is arranged by the stack view \(scene.name(stack.id)), which positions it"
      )
    }
  }

  /// Throws an error if the frame of a view is given.
  func mustNotBeGiven(_ id: String, in scene: EditedScene) throws(EditError) {
    guard scene.isGiven(id) else { return }
    throw EditError(
      id == scene.root
        ? "\(scene.name(id)) is the outermost view of its scene, whose frame is given"
        : "\(scene.name(id)) is a content view, whose frame is given")
  }
}
