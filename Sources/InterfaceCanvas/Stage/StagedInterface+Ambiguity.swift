package import AutoLayout
internal import HeadlessUIKit
internal import InterfaceBuilder

/// What Interface Builder finds ambiguous on its canvas.
extension StagedInterface {
  /// Runs `body` while views have no placeholder sizes of the canvas, with a layout before and
  /// after.
  ///
  /// Frames that depend on such sizes are ambiguous. On the canvas of the document this includes
  /// the length of an empty stack view, which the app fills: Interface Builder flags it unless
  /// constraints determine it, or another stack view arranges it.
  package func withoutPlaceholders<Result>(_ body: () -> Result) -> Result {
    let sizes = views.values.filter(\.hasPlaceholderSize).map {
      ($0, $0.contentSizeOverride)
    }
    let fits = isOnSavedCanvas ? fitsOfEmptyStacks : []
    if sizes.isEmpty, fits.isEmpty { return body() }
    for (view, _) in sizes { view.contentSizeOverride = nil }
    NSLayoutConstraint.deactivate(fits)
    layOut()
    let result = body()
    NSLayoutConstraint.activate(fits)
    for (view, size) in sizes { view.contentSizeOverride = size }
    layOut()
    return result
  }

  /// The constraints that reduce empty stack views to a length of 0, in the order of the views.
  private var fitsOfEmptyStacks: [NSLayoutConstraint] {
    island.views.flatMap { element -> [NSLayoutConstraint] in
      guard let stack = views[element.id] as? UIStackView, stack.arrangedSubviews.isEmpty,
        !(stack.superview is UIStackView)
      else { return [] }
      return stack.constraints.filter { $0.identifier == "UISV-canvas-fit" }
    }
  }

  /// Returns the attributes that Interface Builder finds ambiguous, by the ids of views.
  ///
  /// These are the left, top, width and height that constraints leave open, and two other cases: a
  /// scroll view is flagged if the size of its content area is open, and the content view of a table
  /// view cell if required constraints conflict with the height that the canvas gives it, because
  /// in the app the cell has the height of its content. The views in a conflict are not flagged,
  /// because the conflict is reported instead.
  package var ambiguousAttributes: [String: [NSLayoutConstraint.Attribute]] {
    guard let engine else { return [:] }
    let conflicting = conflictingItems
    return withoutPlaceholders {
      var found: [String: [NSLayoutConstraint.Attribute]] = [:]
      for element in island.views {
        guard let view = views[element.id] else { continue }
        let item = view.engineItem
        let isInConflict = conflicting.contains(ObjectIdentifier(item))
        var open = isInConflict ? [] : engine.ambiguousAttributes(of: item)
        if view is UIScrollView {
          open += engine.ambiguousContentAxes(of: item).map {
            $0 == .horizontal ? .width : .height
          }
        }
        if element.kind == .tableViewCellContentView, hasConflictingHeight(item) {
          open.append(.height)
        }
        if !open.isEmpty { found[element.id] = open }
      }
      return found
    }
  }

  /// The identities of the engine items whose constraints conflict.
  package var conflictingItems: Set<ObjectIdentifier> {
    var items: Set<ObjectIdentifier> = []
    for member in conflicts.flatMap(\.members) {
      switch member {
      case .constraint(let entered):
        for case .attribute(let item, _)? in [entered.first, entered.second] {
          items.insert(ObjectIdentifier(item))
        }
      case .placement(let item, _, _), .hugging(let item, _), .compression(let item, _):
        items.insert(ObjectIdentifier(item))
      }
    }
    return items
  }

  private func hasConflictingHeight(_ item: EngineItem) -> Bool {
    conflicts.flatMap(\.members).contains { member in
      if case .placement(let placed, .vertical, _) = member { placed === item } else { false }
    }
  }
}
