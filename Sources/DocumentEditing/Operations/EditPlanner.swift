internal import InterfaceBuilder
internal import InterfaceLinter
internal import LayoutGeometry
internal import LayoutProof

/// Plans the changes of operations.
@MainActor
struct EditPlanner {
  let open: OpenDocument
  let names: NamedObjects
  var plan = EditPlan()

  init(_ open: OpenDocument, scene: String?) {
    self.open = open
    names = NamedObjects(open: open, sceneName: scene)
  }

  // MARK: Adding

  /// Adds a constraint to the view that holds it, unless the document has it already.
  mutating func add(_ constraint: NewConstraint, in scene: EditedScene) throws(EditError) {
    guard let first = scene.view(ofItem: constraint.first.item) else {
      throw EditError("'\(constraint.first.item)' is not a view of the document")
    }
    let second = constraint.second.flatMap { scene.view(ofItem: $0.item) }
    guard let id = scene.holder(first, second ?? first), let holder = scene.element(id) else {
      throw EditError("the views are not in one tree")
    }
    let attributes = constraint.attributes(in: id)
    if let equal = holder.constraints.first(where: { $0.hasSame(constraint, in: id) }) {
      plan.notes.append("the document has the constraint already: \(equal.id)")
      return
    }
    if let other = holder.constraints.first(where: {
      $0.relation == constraint.relation && $0.hasSameEnds(constraint, in: id)
    }), constraint.second != nil {
      plan.notes.append("\(other.id) relates the same attributes; 'set \(other.id)' changes it")
    }
    guard
      !plan.added.contains(where: { $0.holder == holder.position && $0.attributes == attributes })
    else { return }
    plan.added.append((holder.position, attributes))
    for view in Set([first, second ?? first]) where view != id || second == nil || second == first {
      prepare(view, in: scene)
    }
  }

  /// Adds a constraint in place of an equality of the same attributes of the same views, which would contradict it.
  ///
  /// Of an equality of the same items only the constant is changed, so that it keeps its id, outlet and priority. One
  /// with a guide or margin of the same view is replaced.
  mutating func place(_ constraint: NewConstraint, in scene: EditedScene) throws(EditError) {
    guard constraint.relation == .equal, constraint.multiplier == nil,
      let view = scene.view(ofItem: constraint.first.item),
      let old = scene.constraints(of: view).first(where: {
        isInstalled($0.element.id, in: $0.holder) != false
          && $0.element.rivals(constraint, in: $0.holder.id, scene)
      })
    else { return try add(constraint, in: scene) }
    let element = old.element
    guard element.hasSameEnds(constraint, in: old.holder.id) else {
      plan.removed.append((element.id, element.position))
      plan.notes.append("\(element.id) related the same edges, and is replaced")
      return try add(constraint, in: scene)
    }
    guard element.constant != constraint.constant || constraint.isStandard != element.isSymbolic
    else {
      plan.notes.append("the document has the constraint already: \(element.id)")
      return
    }
    var values = EditOperation.ConstraintValues()
    values.constant = constraint.isStandard ? .standard : .points(constraint.constant)
    try set(element.id, values)
    plan.notes.append("\(element.id) relates the same attributes, and has the new constant")
  }

  /// Changes a view that was placed without constraints into one that is placed by them.
  private mutating func prepare(_ id: String, in scene: EditedScene) {
    guard let view = scene.element(id), !scene.isGiven(id) else { return }
    if view.isFixedFrame { plan.set(view.position, "fixedFrame", nil) }
    if view.translatesAutoresizingMaskIntoConstraints, !scene.isArranged(id) {
      plan.set(view.position, "translatesAutoresizingMaskIntoConstraints", "NO")
    }
  }

  // MARK: Removing

  /// Removes constraints; a view that then has none keeps its frame, as in Interface Builder.
  ///
  /// - Parameters:
  ///   - ids: The constraints.
  ///   - scene: Their scene.
  ///   - deleted: Views that are deleted, too.
  mutating func remove(
    _ ids: Set<String>, in scene: EditedScene, with deleted: Set<String> = []
  ) {
    var affected: [String] = []
    for holder in scene.views {
      for constraint in holder.constraints where ids.contains(constraint.id) {
        plan.removed.append((constraint.id, constraint.position))
        for item in [constraint.firstItem ?? holder.id, constraint.secondItem] {
          if let view = item.flatMap(scene.view), !affected.contains(view) { affected.append(view) }
        }
      }
    }
    for id in affected where !deleted.contains(id) {
      guard let view = scene.element(id), keepsFrame(id, in: scene, without: ids) else { continue }
      plan.set(view.position, "fixedFrame", "YES")
    }
  }

  /// Returns whether no constraints place a view, which then keeps its frame.
  func keepsFrame(_ id: String, in scene: EditedScene, without ids: Set<String>) -> Bool {
    guard let view = scene.element(id), !scene.isGiven(id), !scene.isArranged(id) else {
      return false
    }
    return !view.translatesAutoresizingMaskIntoConstraints && !view.isFixedFrame
      && scene.constraints(of: id).allSatisfy {
        isRemoved($0.element, ids) || isInside($0, id, scene)
      }
  }

  private func isRemoved(_ constraint: ConstraintElement, _ ids: Set<String>) -> Bool {
    ids.contains(constraint.id)
  }

  /// Returns whether a constraint places something inside a view, rather than the view.
  private func isInside(
    _ constraint: (element: ConstraintElement, holder: ViewElement), _ id: String,
    _ scene: EditedScene
  ) -> Bool {
    guard constraint.holder.id == id else { return false }
    return [constraint.element.firstItem ?? id, constraint.element.secondItem].contains { item in
      item.map { scene.view(ofItem: $0) != id } ?? false
    }
  }
}

extension ConstraintElement {
  /// Returns whether the constraint differs from a new one at most in its priority.
  fileprivate func hasSame(_ other: NewConstraint, in holder: String) -> Bool {
    hasSameEnds(other, in: holder) && relation == other.relation
      && abs(constant - other.constant) < LayoutTolerance.slack
      && multiplier.value == (other.multiplier.flatMap { ConstraintMultiplier($0)?.value } ?? 1)
  }

  /// Returns whether the constraint is an equality of the same attributes of the same views, guides and margins
  /// standing for their view, in either order.
  @MainActor
  fileprivate func rivals(
    _ other: NewConstraint, in holder: String, _ scene: EditedScene
  ) -> Bool {
    guard relation == .equal, multiplier.value == 1 else { return false }
    func end(_ item: String, _ attribute: LayoutAttribute) -> String? {
      let edge = (attribute.withoutMargins ?? attribute).resolved(in: .leftToRight)
      return scene.view(ofItem: item).map { "\($0) \(edge)" }
    }
    let own = [
      end(firstItem ?? holder, firstAttribute),
      secondItem.flatMap { item in secondAttribute.flatMap { end(item, $0) } },
    ]
    let new = [
      end(other.first.item, other.first.attribute),
      other.second.flatMap { end($0.item, $0.attribute) },
    ]
    // Old layout guides have no view.
    guard own[0] != nil, (own[1] == nil) == (secondItem == nil), new[0] != nil,
      (new[1] == nil) == (other.second == nil)
    else { return false }
    return own == new || own == new.reversed()
  }

  /// Returns whether the constraint relates the same attributes of the same items.
  fileprivate func hasSameEnds(_ other: NewConstraint, in holder: String) -> Bool {
    (firstItem ?? holder) == other.first.item && firstAttribute == other.first.attribute
      && secondItem == other.second?.item && secondAttribute == other.second?.attribute
  }
}
