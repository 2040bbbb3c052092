internal import InterfaceBuilder
internal import LayoutGeometry

extension EditPlanner {
  /// Plans the constraints of the menu Align.
  mutating func align(
    _ views: [String], _ alignments: [EditOperation.Alignment]
  ) throws(EditError) {
    let (scene, ids) = try names.views(views)
    for alignment in alignments {
      let attribute = alignment.kind.attribute
      let isCenter = alignment.kind == .centerX || alignment.kind == .centerY
      if alignment.kind.isInContainer || isCenter && ids.count == 1 {
        for id in ids {
          try mustBePlaced(id, in: scene)
          guard let parent = scene.parent(of: id) else { continue }
          try align((id, attribute), (parent.id, attribute), alignment.offset, in: scene)
        }
        continue
      }
      guard ids.count > 1 else {
        throw EditError(
          "\(alignment.kind.rawValue) aligns two views or more; to align one with its superview, "
            + "use horizontally-in-container or vertically-in-container")
      }
      for id in ids.dropFirst() {
        try mustBeMovable(id, besides: ids[0], in: scene)
        try align((id, attribute), (ids[0], attribute), alignment.offset, in: scene)
      }
    }
  }

  private mutating func align(
    _ first: NewConstraint.End, _ second: NewConstraint.End, _ offset: EditOperation.Amount,
    in scene: EditedScene
  ) throws(EditError) {
    var constraint = NewConstraint(first: first, second: second)
    switch offset {
    case .points(let value): constraint.constant = value
    case .standard: throw EditError("an alignment has no standard value")
    case .current: constraint.constant = try current(constraint, in: scene)
    }
    try place(constraint, in: scene)
  }

  /// Throws an error if both views are placed by something else.
  private func mustBeMovable(
    _ id: String, besides first: String, in scene: EditedScene
  ) throws(EditError) {
    guard scene.isGiven(id) || scene.isArranged(id) else { return }
    if scene.isGiven(first) || scene.isArranged(first) { try mustBePlaced(id, in: scene) }
  }
}

extension EditOperation.Alignment.Kind {
  /// The attribute that is equal.
  fileprivate var attribute: LayoutAttribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .centerX, .horizontallyInContainer: .centerX
    case .centerY, .verticallyInContainer: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  fileprivate var isInContainer: Bool {
    self == .horizontallyInContainer || self == .verticallyInContainer
  }
}
