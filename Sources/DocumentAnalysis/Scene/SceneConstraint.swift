package import AutoLayout
package import InterfaceBuilder

/// A constraint of a laid-out tree, with its resolved items.
package struct SceneConstraint {
  /// An end of the constraint: its item, and the view to which that item belongs.
  package struct End: Hashable {
    /// The id of the view or guide.
    package let item: String
    /// The id of the view, or of the view whose guide it is.
    package let view: String
    /// The guide's name, such as `Safe Area`; nil for a view.
    package let guide: String?
    package let attribute: LayoutAttribute

    package init(item: String, view: String, guide: String?, attribute: LayoutAttribute) {
      self.item = item
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }
  }

  package let element: ConstraintElement
  /// The id of its owning view.
  package let holder: String
  package let first: End
  package let second: End?

  package init(element: ConstraintElement, holder: String, first: End, second: End?) {
    self.element = element
    self.holder = holder
    self.first = first
    self.second = second
  }

  /// Whether the app must satisfy it; placeholder constraints are removed at build time.
  package var isRequired: Bool { element.priority >= 1000 && !element.isPlaceholder }

  /// Whether it puts its two ends at the same place.
  var isEqualPlace: Bool {
    isRequired && element.relation == .equal && element.multiplier.value == 1
      && element.constant == 0
  }

  package func mentions(_ view: String) -> Bool { first.view == view || second?.view == view }

  /// Returns the end at a view, unless both ends are at it.
  package func end(at view: String) -> (own: End, other: End?)? {
    if first.view == view, second?.view != view { return (first, second) }
    if let second, second.view == view, first.view != view { return (second, first) }
    return nil
  }

  /// Whether an end is a guide or a margin.
  package var refersToInsets: Bool {
    [first, second].contains { end in end.map { $0.guide != nil || $0.attribute.isMargin } ?? false
    }
  }

  /// Whether an end is a baseline.
  package var refersToBaselines: Bool {
    [first, second].contains { $0?.attribute == .firstBaseline || $0?.attribute == .lastBaseline }
  }

  /// Returns whether it sets a view's own length to a constant.
  package func fixesLength(_ attribute: LayoutAttribute, of view: String) -> Bool {
    second == nil && first.item == view && first.attribute == attribute
      && element.relation == .equal
  }
}

extension DocumentScene {
  /// Returns a view, and those whose edges equalities without a constant align with the same edge of it.
  package func aligned(with view: String, at attribute: LayoutAttribute) -> Set<String> {
    var found: Set<String> = [view]
    var rest = [view]
    while let next = rest.popLast() {
      for constraint in constraints(of: next) {
        guard let (own, other) = constraint.end(at: next), let other, constraint.isEqualPlace,
          own.guide == nil, other.guide == nil, own.attribute.isEdge(sameAs: attribute),
          other.attribute.isEdge(sameAs: attribute), parentID(of: other.view) == parentID(of: view),
          found.insert(other.view).inserted
        else { continue }
        rest.append(other.view)
      }
    }
    return found
  }
}

extension LayoutAttribute {
  /// Whether it is the leading edge of the item or its margins, including left.
  package var isLeadingEdge: Bool {
    self == .leading || self == .leadingMargin || self == .left || self == .leftMargin
  }

  /// Whether it is the trailing edge of the item or its margins, including right.
  package var isTrailingEdge: Bool {
    self == .trailing || self == .trailingMargin || self == .right || self == .rightMargin
  }

  /// Returns whether both are the same edge, left being leading, and both of the item or both of its margins.
  package func isEdge(sameAs other: Self) -> Bool {
    guard isEdge, isMargin == other.isMargin else { return false }
    return self == other || isLeadingEdge && other.isLeadingEdge
      || isTrailingEdge && other.isTrailingEdge
  }

  /// Whether it is an edge of an item or its margins.
  package var isEdge: Bool {
    switch self {
    case .top, .bottom, .topMargin, .bottomMargin: true
    default: isLeadingEdge || isTrailingEdge
    }
  }

  /// Whether it is an edge of an item's margins, or the center between them.
  package var isMargin: Bool {
    switch self {
    case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  package var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The edge at the other side of the item or its margins; nil for other attributes.
  package var oppositeEdge: Self? {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    default: nil
    }
  }

  /// The attribute of the margins at the same side; nil for those that margins lack.
  package var ofMargins: Self? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: nil
    }
  }

  /// The corresponding leading or trailing attribute; nil for other attributes.
  package var directional: Self? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }
}

extension LayoutGuideElement.Kind {
  /// The guide's name in Interface Builder's outline.
  package var title: String {
    switch self {
    case .safeArea: "Safe Area"
    case .contentLayoutGuide: "Content Layout Guide"
    case .frameLayoutGuide: "Frame Layout Guide"
    case .keyboard: "Keyboard"
    case .other(let key): key
    }
  }
}
