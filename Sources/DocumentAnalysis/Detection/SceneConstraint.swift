internal import AutoLayout
internal import InterfaceBuilder

/// A constraint of a laid-out tree, with its resolved items.
struct SceneConstraint {
  /// An end of the constraint: its item, and the view to which that item belongs.
  struct End: Hashable {
    /// The id of the view or guide.
    let item: String
    /// The id of the view, or of the view whose guide it is.
    let view: String
    /// The guide's name, such as `Safe Area`; nil for a view.
    let guide: String?
    let attribute: LayoutAttribute
  }

  let element: ConstraintElement
  /// The id of its owning view.
  let holder: String
  let first: End
  let second: End?

  var isRequired: Bool { element.priority >= 1000 }

  func mentions(_ view: String) -> Bool { first.view == view || second?.view == view }

  /// Returns the end at a view, unless both ends are at it.
  func end(at view: String) -> (own: End, other: End?)? {
    if first.view == view, second?.view != view { return (first, second) }
    if let second, second.view == view, first.view != view { return (second, first) }
    return nil
  }

  /// Returns whether it sets a view's own length to a constant.
  func fixesLength(_ attribute: LayoutAttribute, of view: String) -> Bool {
    second == nil && first.item == view && first.attribute == attribute
      && element.relation == .equal
  }
}

extension LayoutAttribute {
  /// Whether it is the leading edge of the item or its margins, including left.
  var isLeadingEdge: Bool {
    self == .leading || self == .leadingMargin || self == .left || self == .leftMargin
  }

  /// Whether it is the trailing edge of the item or its margins, including right.
  var isTrailingEdge: Bool {
    self == .trailing || self == .trailingMargin || self == .right || self == .rightMargin
  }

  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The corresponding leading or trailing attribute; nil for other attributes.
  var directional: Self? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }
}
