internal import AutoLayout
internal import InterfaceBuilder

/// A constraint of a laid-out tree, with its ends looked up.
struct SceneConstraint {
  /// An end: the item a constraint names, and the view that item belongs to.
  struct End: Hashable {
    /// The id of the view or guide.
    let item: String
    /// The id of the view, or of the view whose guide it is.
    let view: String
    /// What the guide is, such as `Safe Area`; nothing for a view.
    let guide: String?
    let attribute: LayoutAttribute
  }

  let element: ConstraintElement
  /// The id of the view that holds it.
  let holder: String
  let first: End
  let second: End?

  var isRequired: Bool { element.priority >= 1000 }

  func mentions(_ view: String) -> Bool { first.view == view || second?.view == view }

  /// The end at a view, if it is not at both.
  func end(at view: String) -> (own: End, other: End?)? {
    if first.view == view, second?.view != view { return (first, second) }
    if let second, second.view == view, first.view != view { return (second, first) }
    return nil
  }

  /// Whether it gives a view's own length a number and nothing else.
  func fixesLength(_ attribute: LayoutAttribute, of view: String) -> Bool {
    second == nil && first.item == view && first.attribute == attribute
      && element.relation == .equal
  }
}

extension LayoutAttribute {
  /// The edge where lines begin, of the item or its margins, also written as left.
  var isLeadingEdge: Bool {
    self == .leading || self == .leadingMargin || self == .left || self == .leftMargin
  }

  /// The edge where lines end, of the item or its margins, also written as right.
  var isTrailingEdge: Bool {
    self == .trailing || self == .trailingMargin || self == .right || self == .rightMargin
  }

  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The same place in words that follow the direction of reading; nothing for other words.
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
