extension DocumentParser {
  /// Returns the kind of view that an element represents, or nil if the element is not a view.
  ///
  /// An element represents a view if it has a known name or a frame. An element with a `reference`
  /// attribute only refers to a view.
  func viewKind(of element: XMLElement) -> ViewKind? {
    if element["reference"] != nil { return nil }
    if let kind = ViewKind(knownElementName: element.name) { return kind }
    let hasFrame = element.children.contains { $0.name == "rect" && $0["key"] == "frame" }
    return hasFrame ? .other(element.name) : nil
  }

  mutating func view(_ element: XMLElement, kind: ViewKind) -> ViewElement {
    let outer = objectID
    objectID = element["id"] ?? outer
    viewDepth += 1
    defer {
      objectID = outer
      viewDepth -= 1
    }
    var view = ViewElement(kind: kind, position: element.position)
    view.id = register(element, isItem: true)
    view.key = element["key"]
    if case .other(let name) = kind, notedNames.insert(name).inserted {
      find(.note, "<\(name)> is not known; it was read as a plain view", at: element.position)
    }
    apply(element.attributes, to: &view)
    apply(element.children, to: &view)
    checkVariations(of: view)
    return view
  }

  private mutating func checkVariations(of view: ViewElement) {
    for variation in view.variations {
      var trial = view
      apply(variation, to: &trial)
      for mask in variation.constraintMask + variation.subviewMask {
        note(
          Reference(
            id: mask.id, role: "object of a variation", objectID: objectID,
            position: variation.position, isItem: false))
      }
    }
  }

  /// Applies the property changes of a variation, but not its additions and removals.
  mutating func apply(_ variation: Variation, to view: inout ViewElement) {
    apply(variation.overrides, to: &view)
    apply(variation.element.children.filter { $0.name != "mask" }, to: &view)
  }

  private mutating func apply(_ attributes: [RawAttribute], to view: inout ViewElement) {
    for attribute in attributes where !applyCommon(attribute, to: &view) {
      if !apply(attribute, to: &view.details) {
        view.otherAttributes.removeAll { $0.name == attribute.name }
        view.otherAttributes.append(attribute)
      }
    }
  }

  private mutating func applyCommon(
    _ attribute: RawAttribute, to view: inout ViewElement
  ) -> Bool {
    switch attribute.name {
    case "id", "key", "sceneMemberID": break
    case "userLabel": view.userLabel = attribute.value
    case "customClass": view.customClass = attribute.value
    case "customModule": view.customModule = attribute.value
    case "translatesAutoresizingMaskIntoConstraints":
      set(&view.translatesAutoresizingMaskIntoConstraints, attribute)
    case "autoresizesSubviews": set(&view.autoresizesSubviews, attribute)
    case "fixedFrame": set(&view.isFixedFrame, attribute)
    case "misplaced": set(&view.isMisplaced, attribute)
    case "ambiguous": set(&view.isAmbiguous, attribute)
    case "verifyAmbiguity": set(&view.ambiguityCheck, attribute)
    case "hidden": set(&view.isHidden, attribute)
    case "alpha": set(&view.alpha, attribute)
    case "opaque": set(&view.isOpaque, attribute)
    case "clipsSubviews", "clipsToBounds": set(&view.clipsSubviews, attribute)
    case "contentMode": view.contentMode = attribute.value
    case "semanticContentAttribute": view.semanticContentAttribute = attribute.value
    case "preservesSuperviewLayoutMargins": set(&view.preservesSuperviewLayoutMargins, attribute)
    case "insetsLayoutMarginsFromSafeArea": set(&view.insetsLayoutMarginsFromSafeArea, attribute)
    case "layoutMarginsFollowReadableWidth": set(&view.followsReadableWidth, attribute)
    default: return applyPriority(attribute, to: &view)
    }
    return true
  }

  private mutating func applyPriority(
    _ attribute: RawAttribute, to view: inout ViewElement
  ) -> Bool {
    switch attribute.name {
    case "horizontalHuggingPriority":
      setPriority(&view.contentPriorities.horizontalHugging, attribute)
    case "verticalHuggingPriority":
      setPriority(&view.contentPriorities.verticalHugging, attribute)
    case "horizontalCompressionResistancePriority":
      setPriority(&view.contentPriorities.horizontalCompressionResistance, attribute)
    case "verticalCompressionResistancePriority":
      setPriority(&view.contentPriorities.verticalCompressionResistance, attribute)
    case "placeholderIntrinsicWidth":
      view.placeholderIntrinsicSize = view.placeholderIntrinsicSize ?? PlaceholderIntrinsicSize()
      view.placeholderIntrinsicSize?.width = placeholderLength(attribute)
    case "placeholderIntrinsicHeight":
      view.placeholderIntrinsicSize = view.placeholderIntrinsicSize ?? PlaceholderIntrinsicSize()
      view.placeholderIntrinsicSize?.height = placeholderLength(attribute)
    default: return false
    }
    return true
  }

  /// Returns a length; nil for `infinite` and negative numbers.
  private mutating func placeholderLength(_ attribute: RawAttribute) -> Double? {
    if attribute.value == "infinite" { return nil }
    return length(attribute).flatMap { $0 < 0 ? nil : $0 }
  }
}
