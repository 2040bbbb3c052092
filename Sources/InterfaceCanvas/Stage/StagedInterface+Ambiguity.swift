package import AutoLayout
internal import Foundation
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
  /// scroll view is flagged if the size of its content area is open, and the content view of a cell if
  /// required constraints conflict with the height that the canvas gives it and one of them to the
  /// content view itself is broken, because in the app the cell has the height of its content. The
  /// views in a conflict are not flagged, because the conflict is reported instead.
  ///
  /// In the cell of a xib that is too low for lines of text at the same priority, Interface Builder flags
  /// none of them, because in the app the cell has the height of its content.
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
          let axes = engine.ambiguousContentAxes(of: item)
          open += (flagsEmpty(element) ? [.horizontal, .vertical] : axes).map {
            $0 == .horizontal ? .width : .height
          }
        }
        if element.isContentViewOfCell, hasConflictingHeight(item) {
          open.append(.height)
        }
        if !open.isEmpty { found[element.id] = open }
      }
      if isOwnCell, compressesLine(found) { leaveOutVertical(&found) }
      return found
    }
  }

  /// Whether the root is the cell of a xib, which in the app has the height of its content.
  private var isOwnCell: Bool {
    island.context.isTopLevel
      && (island.root.kind == .tableViewCell || island.root.kind == .collectionViewCell)
  }

  /// Whether a view whose height is ambiguous is lower than its content, other than wrapping text.
  private func compressesLine(_ found: [String: [NSLayoutConstraint.Attribute]]) -> Bool {
    found.contains { id, open in
      guard open.contains(.height), let view = views[id] else { return false }
      if let label = view as? UILabel, label.numberOfLines != 1 { return false }
      let content = (view.contentSizeOverride ?? view.intrinsicContentSize).height
      return view.alignmentRect(forFrame: view.frame).height < content - 0.75
    }
  }

  /// Removes the vertical attributes.
  private func leaveOutVertical(_ found: inout [String: [NSLayoutConstraint.Attribute]]) {
    for (id, open) in found {
      let rest = open.filter { $0 != .height && $0 != .top }
      found[id] = rest.isEmpty ? nil : rest
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

  /// Whether the canvas flags a scroll view without content: since Xcode 11.4 (8 of 10 such views; 2 of 11
  /// before), because nothing determines the size of its content area.
  private func flagsEmpty(_ element: ViewElement) -> Bool {
    isOnSavedCanvas && toolsVersion >= 16_000 && element.kind == .scrollView
      && element.subviews.isEmpty
  }

  /// Whether the height of a content view is what a conflict leaves unsatisfied.
  ///
  /// If another constraint is broken instead, the content fits the cell. Of 93 content views with such
  /// a conflict, Interface Builder flags 36, all of this kind.
  private func hasConflictingHeight(_ item: EngineItem) -> Bool {
    conflicts.contains { conflict in
      conflict.broken.concerns(item)
        && conflict.members.contains { member in
          if case .placement(let placed, .vertical, _) = member { placed === item } else { false }
        }
    }
  }
}

extension ViewElement {
  fileprivate var isContentViewOfCell: Bool {
    kind == .tableViewCellContentView || kind == .collectionViewCellContentView
  }
}

extension ConstraintOrigin {
  /// Whether this is the placement of an item or a constraint to one of its attributes.
  fileprivate func concerns(_ item: EngineItem) -> Bool {
    switch self {
    case .constraint(let entered):
      [entered.first, entered.second].contains {
        if case .attribute(let other, _)? = $0 { other === item } else { false }
      }
    case .placement(let placed, _, _): placed === item
    case .hugging, .compression: false
    }
  }
}
