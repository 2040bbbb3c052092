extension InterfaceDocument {
  /// Returns the document with the variations for the given size classes applied and all variations
  /// removed.
  ///
  /// For each view and constraint, the matching variations apply, the most specific last
  /// (ibdocuments:D4.2–D4.6). Views and constraints that are not installed are removed, and so are
  /// constraints to removed views. If the document does not use trait collections
  /// (``usesTraitCollections``), only the base configuration applies.
  package func resolved(for traits: InterfaceTraits) -> InterfaceDocument {
    var resolution = VariationResolution(
      traits: usesTraitCollections ? traits : .unspecified)
    let document = mappingOutermostViews { resolution.resolve($0) }
    if resolution.removedItems.isEmpty { return document }
    // All removed ids are known only at this point.
    return document.mappingViews { resolution.withoutDanglingConstraints($0) }
  }
}

extension ViewElement {
  /// Returns the view and its descendants for the given size classes.
  package func resolved(for traits: InterfaceTraits) -> ViewElement {
    var resolution = VariationResolution(traits: traits)
    let view = resolution.resolve(self)
    if resolution.removedItems.isEmpty { return view }
    return view.mappingViews { resolution.withoutDanglingConstraints($0) }
  }
}

extension ConstraintElement {
  /// Returns the constraint for the given size classes.
  package func resolved(for traits: InterfaceTraits) -> ConstraintElement {
    var parser = DocumentParser()
    var constraint = self
    for variation in variations.applying(to: traits) {
      // Invalid attributes were reported and omitted when the document was read.
      _ = parser.apply(variation.overrides, to: &constraint)
    }
    constraint.variations = []
    return constraint
  }
}

extension [Variation] {
  /// Returns the matching variations in the order in which they apply.
  func applying(to traits: InterfaceTraits) -> [Variation] {
    enumerated()
      .filter { $0.element.key.matches(traits) }
      .sorted {
        ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset)
      }
      .map { $0.element }
  }
}

/// A traversal of a view tree that applies variations and records removed objects.
struct VariationResolution {
  let traits: InterfaceTraits
  var parser = DocumentParser()

  /// The ids of views and guides that are not installed.
  var removedItems: Set<String> = []

  init(traits: InterfaceTraits) {
    self.traits = traits
  }

  mutating func resolve(_ view: ViewElement) -> ViewElement { changed(view) ?? view }

  /// Returns the view for the size class, or nil if it does not differ.
  ///
  /// Few views have variations, and copying a tree is expensive. Parts that do not change remain
  /// shared with the document.
  private mutating func changed(_ original: ViewElement) -> ViewElement? {
    var view: ViewElement?
    if !original.variations.isEmpty { view = varied(original) }
    let constraints = (view ?? original).constraints
    if constraints.contains(where: { !$0.variations.isEmpty }) {
      view = view ?? original
      view?.constraints = constraints.map { $0.resolved(for: traits) }
    }
    for (index, subview) in (view ?? original).subviews.enumerated() {
      guard let subview = changed(subview) else { continue }
      view = view ?? original
      view?.subviews[index] = subview
    }
    for (index, attachment) in (view ?? original).attachments.enumerated() {
      guard let attached = changed(attachment.view) else { continue }
      view = view ?? original
      view?.attachments[index] = AttachedView(role: attachment.role, view: attached)
    }
    return view
  }

  /// Returns the view with its own variations applied, without removed parts.
  private mutating func varied(_ original: ViewElement) -> ViewElement {
    var view = original
    var excluded: Set<String> = []
    for variation in original.variations.applying(to: traits) {
      for mask in variation.constraintMask + variation.subviewMask {
        if mask.isIncluded { excluded.remove(mask.id) } else { excluded.insert(mask.id) }
      }
      parser.apply(variation, to: &view)
    }
    view.variations = []
    guard !excluded.isEmpty else { return view }
    for subview in view.subviews where excluded.contains(subview.id) {
      subview.forEach { inner in
        removedItems.insert(inner.id)
        removedItems.formUnion(inner.guides.map { $0.id })
      }
    }
    view.constraints.removeAll { excluded.contains($0.id) }
    view.subviews.removeAll { excluded.contains($0.id) }
    return view
  }
}

// MARK: - Constraints to objects that are not installed

extension VariationResolution {
  /// Returns a view without its constraints to removed views.
  func withoutDanglingConstraints(_ original: ViewElement) -> ViewElement {
    var view = original
    view.constraints.removeAll { constraint in
      [constraint.firstItem, constraint.secondItem].contains {
        $0.map(removedItems.contains) ?? false
      }
    }
    return view
  }
}
