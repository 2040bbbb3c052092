internal import InterfaceBuilder
internal import InterfaceLinter
internal import LayoutGeometry

extension EditPlanner {
  /// Plans other properties of a constraint.
  mutating func set(
    _ name: String, _ values: EditOperation.ConstraintValues
  ) throws(EditError) {
    let found = try names.constraint(name)
    if let key = values.sizeClasses { return try set(found, values, in: key) }
    let (element, place) = (found.element, found.element.position)
    // In the order of documents: relation, multiplier, priority, constant.
    if let relation = values.relation, relation != element.relation {
      plan.set(place, "relation", relation == .equal ? nil : relation.name)
    }
    if let text = values.multiplier, let value = ConstraintMultiplier(text)?.value {
      guard element.secondItem != nil else {
        throw EditError("\(element.id) has no second item, so it has no multiplier")
      }
      if value != element.multiplier.value {
        plan.set(place, "multiplier", value == 1 && !text.contains(":") ? nil : text)
      }
    }
    if let priority = values.priority, priority != element.priority {
      plan.set(place, "priority", priority == 1000 ? nil : ConstraintNumber.text(priority))
    }
    if let constant = values.constant {
      let amount = try resolved(constant, of: found)
      if amount.isStandard {
        if !element.isSymbolic { plan.set(place, "symbolic", "YES") }
      } else if element.isSymbolic {
        plan.set(place, "symbolic", nil)
        plan.set(place, "symbolType", nil)
      }
      if element.constant != amount.value {
        plan.set(place, "constant", amount.value == 0 ? nil : ConstraintNumber.text(amount.value))
      }
    }
    if let isInstalled = values.isInstalled { try install(found, isInstalled) }
    noteVariations(of: element, values)
  }

  /// Plans other properties of a constraint in size classes.
  private mutating func set(
    _ found: NamedObjects.Found, _ values: EditOperation.ConstraintValues, in key: String
  ) throws(EditError) {
    try useVariations()
    var attributes: [EditPlan.Attribute] = []
    if let constant = values.constant {
      attributes.append(
        .init("constant", ConstraintNumber.text(try resolved(constant, of: found).value)))
    }
    if let priority = values.priority {
      attributes.append(.init("priority", ConstraintNumber.text(priority)))
    }
    if !attributes.isEmpty {
      plan.variedValues.append((found.element.position, key, attributes))
      // The layout of the canvas can be as it was.
      let words = attributes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      plan.notes.append("\(found.element.id) has \(words) where \(key)")
    }
    guard let isInstalled = values.isInstalled else { return }
    let isDefault = !found.holder.variations.contains { variation in
      variation.key.text == "default"
        && variation.constraintMask.contains { $0.id == found.element.id && !$0.isIncluded }
    }
    plan.variedInstallations.append(
      (
        found.element.id, found.holder.position, key,
        isInstalled == isDefault ? nil : isInstalled
      ))
  }

  /// Turns Use Trait Variations on.
  private mutating func useVariations() throws(EditError) {
    guard !open.document.usesTraitCollections else { return }
    guard !open.markup.elements.contains(where: { $0.name == "variation" }) else {
      throw EditError(
        "the document has variations but does not use size classes; turn on Use Trait Variations first"
      )
    }
    if let document = open.markup.elements.first {
      plan.set(document.position, "useTraitCollections", "YES")
    }
  }

  /// Plans the removal of constraints.
  mutating func remove(_ constraints: [String]) throws(EditError) {
    var ids: [String: Set<String>] = [:]
    for name in constraints {
      let found = try names.constraint(name)
      if open.scene(found.root)?.element(found.holder.id)?.constraints
        .contains(where: { $0.id == found.element.id }) == true
      {
        ids[found.root, default: []].insert(found.element.id)
      } else {
        plan.removed.append((found.element.id, found.element.position))
      }
    }
    for (root, ids) in ids.sorted(by: { $0.key < $1.key }) {
      if let scene = open.scene(root) { remove(ids, in: scene) }
    }
  }

  private func resolved(
    _ amount: EditOperation.Amount, of found: NamedObjects.Found
  ) throws(EditError) -> (value: Double, isStandard: Bool) {
    let element = found.element
    switch amount {
    case .points(let value): return (value, false)
    case .standard:
      guard let second = element.secondItem, element.firstAttribute.kind != .size else {
        throw EditError("\(element.id) is not a spacing, so it has no standard value")
      }
      let holder = found.holder.id
      let isToContainer = second == holder || (element.firstItem ?? holder) == holder
      return (isToContainer ? 20 : 8, true)
    case .current:
      guard let scene = open.scene(found.root),
        let constant = scene.constant(of: element, in: found.holder.id)
      else { throw EditError("\(element.id): the saved frames do not determine its constant") }
      return (constant, false)
    }
  }

  private mutating func install(
    _ found: NamedObjects.Found, _ isInstalled: Bool
  ) throws(EditError) {
    let id = found.element.id
    guard isInstalled != self.isInstalled(id, in: found.holder) else { return }
    try useVariations()
    plan.installations.append((id, found.holder.position, isInstalled))
  }

  /// Returns whether a constraint is installed in all size classes, or, for false, in none.
  func isInstalled(_ id: String, in holder: ViewElement) -> Bool? {
    let masks = holder.variations.flatMap { variation in
      variation.constraintMask.filter { $0.id == id }.map { (variation.key.text, $0.isIncluded) }
    }
    if masks.allSatisfy({ $0.1 }) { return true }
    let isExcluded = masks.contains { $0.0 == "default" && !$0.1 }
    return isExcluded && !masks.contains { $0.1 } ? false : nil
  }

  private mutating func noteVariations(
    of element: ConstraintElement, _ values: EditOperation.ConstraintValues
  ) {
    let changed = [
      ("constant", values.constant != nil), ("priority", values.priority != nil),
      ("relation", values.relation != nil), ("multiplier", values.multiplier != nil),
    ]
    for variation in element.variations {
      for (name, isChanged) in changed
      where isChanged && variation.overrides.contains(where: { $0.name == name }) {
        plan.notes.append("the variation for \(variation.key.text) keeps its own \(name)")
      }
    }
  }
}

extension EditedScene {
  /// Returns the constant of a constraint between the saved frames; nil if they do not determine it.
  func constant(of element: ConstraintElement, in holder: String) -> Double? {
    let second: NewConstraint.End?
    if let item = element.secondItem {
      guard let attribute = element.secondAttribute else { return nil }
      second = (item, attribute)
    } else {
      second = nil
    }
    return constant(
      (element.firstItem ?? holder, element.firstAttribute), second,
      multiplier: element.multiplier.value, in: holder
    ).map(ConstraintNumber.rounded)
  }
}
