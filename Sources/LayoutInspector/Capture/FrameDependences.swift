internal import AutoLayout
internal import HeadlessUIKit
internal import LayoutScene

/// What a layout depends on besides its equations, view by view.
@MainActor
struct FrameDependences {
  /// The insets of a view that a constraint refers to.
  private struct Uses {
    var insets = false
    var readableWidth = false
  }

  let facts: [InspectedScene.ViewFacts]

  init(_ system: EngineSystem, _ subjects: [Scene.Item], _ items: [EngineItem]) {
    var uses: [ObjectIdentifier: Uses] = [:]
    for row in system.rows {
      guard case .constraint(let constraint) = row.origin else { continue }
      for quantity in [constraint.first, constraint.second].compactMap({ $0 }) {
        switch quantity {
        case .attribute(let item, let attribute): Self.note(item, attribute, in: &uses)
        case .distance(let from, let to):
          Self.note(from.0, from.1, in: &uses)
          Self.note(to.0, to.1, in: &uses)
        }
      }
    }
    // Insets are passed on from a view to its subviews, so those of a whole branch count.
    var usesBelow = items.map { uses[ObjectIdentifier($0)]?.insets ?? false }
    for (index, subject) in subjects.enumerated().reversed() {
      if usesBelow[index], let parent = subject.parent { usesBelow[parent] = true }
    }
    var places = subjects.map { _ in false }
    for (subject, item) in zip(subjects, items) {
      guard let parent = subject.parent else { continue }
      if case .constrained = item.placement { continue }
      places[parent] = true
    }
    facts = items.enumerated().compactMap { index, item in
      var facts = InspectedScene.ViewFacts(view: index)
      let bare = facts
      if places[index] { facts.placesSubviews = true }
      if case .encapsulated = item.placement { facts.isEncapsulated = true }
      if uses[ObjectIdentifier(item)]?.readableWidth ?? false {
        facts.readableWidth = FrameFacts.widthWithReadableLimit
      }
      if let view = item.owner as? UIView {
        let known = view.frameFacts
        if known.isMeasuredAtItsWidth { facts.isMeasuredAtItsWidth = true }
        let insets = known.surroundingInsets
        if usesBelow[index], insets != .zero {
          facts.surroundings = [insets.left, insets.top, insets.right, insets.bottom]
        }
      }
      return facts == bare ? nil : facts
    }
  }

  private static func note(
    _ item: EngineItem, _ attribute: NSLayoutConstraint.Attribute,
    in uses: inout [ObjectIdentifier: Uses]
  ) {
    let owner = ObjectIdentifier(item.parent ?? item)
    switch item.shape {
    case .inset(let inset):
      uses[owner, default: Uses()].insets = true
      if inset == .readable { uses[owner, default: Uses()].readableWidth = true }
    case .topBar, .bottomBar, .keyboard: uses[owner, default: Uses()].insets = true
    case .free, .content, .viewport:
      if attribute.name.contains("Margin") {
        uses[ObjectIdentifier(item), default: Uses()].insets = true
      }
    }
  }
}
