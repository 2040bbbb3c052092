extension DocumentParser {
  /// Reads a constraint.
  ///
  /// Returns nil if an attribute is missing or a value is invalid.
  ///
  /// A constraint with a guessed constant would result in wrong frames, so the constraint is
  /// omitted, and a finding states the reason.
  mutating func constraint(_ element: XMLElement) -> ConstraintElement? {
    let outer = objectID
    objectID = element["id"] ?? outer
    defer { objectID = outer }
    var constraint = ConstraintElement(position: element.position)
    constraint.id = register(element)
    if element["firstAttribute"] == nil {
      find(.error, "the constraint has no firstAttribute", at: element.position)
      return nil
    }
    var isWhole = apply(element.attributes, to: &constraint)
    if (constraint.secondItem == nil) != (element["secondAttribute"] == nil) {
      find(
        .error, "the constraint has only one of secondItem and secondAttribute",
        at: element.position)
      isWhole = false
    }
    for child in element.children {
      guard child.name == "variation" else {
        noteUnknown(child, in: element.name)
        continue
      }
      guard let variation = variation(child) else { continue }
      var trial = constraint
      if apply(variation.overrides, to: &trial) { constraint.variations.append(variation) }
    }
    guard isWhole else { return nil }
    noteItems(of: constraint)
    return constraint
  }

  private mutating func noteItems(of constraint: ConstraintElement) {
    for (id, role) in [
      (constraint.firstItem, "first item"), (constraint.secondItem, "second item"),
    ] {
      guard let id else { continue }
      note(
        Reference(
          id: id, role: role, objectID: objectID, position: constraint.position, isItem: true))
    }
  }

  /// Applies the attributes.
  ///
  /// Returns whether all of them are valid.
  mutating func apply(
    _ attributes: [RawAttribute], to constraint: inout ConstraintElement
  ) -> Bool {
    let count = rejectedCount
    var isWhole = true
    for attribute in attributes where !apply(attribute, to: &constraint) {
      isWhole = false
    }
    return isWhole && rejectedCount == count
  }

  private mutating func apply(
    _ attribute: RawAttribute, to constraint: inout ConstraintElement
  ) -> Bool {
    switch attribute.name {
    case "id": break
    case "firstItem": constraint.firstItem = attribute.value
    case "secondItem": constraint.secondItem = attribute.value
    case "firstAttribute":
      guard let word = layoutAttribute(attribute) else { return false }
      constraint.firstAttribute = word
    case "secondAttribute":
      guard let word = layoutAttribute(attribute) else { return false }
      constraint.secondAttribute = word
    case "relation": set(&constraint.relation, LayoutRelation(name: attribute.value), attribute)
    case "constant": set(&constraint.writtenConstant, attribute)
    case "multiplier":
      guard let multiplier = ConstraintMultiplier(attribute.value) else {
        reject(attribute, as: "a multiplier")
        return false
      }
      constraint.multiplier = multiplier
    case "priority":
      guard let value = priority(attribute) else { return false }
      constraint.priority = value
    case "symbolic": set(&constraint.isSymbolic, attribute)
    case "symbolType": constraint.symbolType = attribute.value
    case "identifier": constraint.identifier = attribute.value
    case "userLabel": constraint.userLabel = attribute.value
    case "customClass": constraint.customClass = attribute.value
    case "placeholder": set(&constraint.isPlaceholder, attribute)
    case "shouldBeArchived": set(&constraint.isArchived, attribute)
    default: constraint.otherAttributes.append(attribute)
    }
    return true
  }

  private mutating func layoutAttribute(
    _ attribute: RawAttribute
  ) -> LayoutAttribute? {
    // The value in older documents is `baseline`.
    if attribute.value == "baseline" { return .lastBaseline }
    if let word = LayoutAttribute(name: attribute.value) { return word }
    reject(attribute, as: "a layout attribute")
    return nil
  }
}
