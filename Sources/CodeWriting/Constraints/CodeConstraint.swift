internal import InterfaceBuilder
internal import LayoutGeometry

/// An item of a constraint in code.
struct CodeItem: Hashable {
  enum Kind: Hashable { case view, guide }

  /// The expression; empty for `self`.
  var name: String
  var kind = Kind.view
  /// The id of the view, or of the view that has the guide.
  var viewID: String
  /// Whether it is a scroll view, whose margin attributes are those of its content, and its margins guide is not.
  var isScrollView = false
}

/// A constraint of a document, with its items as expressions.
struct CodeConstraint: Hashable {
  var id: String
  var first: CodeItem
  var firstAttribute: LayoutAttribute
  var relation: LayoutRelation
  var second: CodeItem?
  var secondAttribute: LayoutAttribute
  var multiplier: Double
  var multiplierText: String
  var constant: Double
  var priority: Double
  var identifier: String?
  /// The property for an outlet to the constraint.
  var property: String?

  /// Whether the property is no outlet.
  var isPrivate = false

  /// The same constraint with its items exchanged; nil if the multiplier is not 1.
  var exchanged: CodeConstraint? {
    guard let second, multiplier == 1 else { return nil }
    var other = self
    (other.first, other.second) = (second, first)
    (other.firstAttribute, other.secondAttribute) = (secondAttribute, firstAttribute)
    other.constant = constant == 0 ? 0 : -constant
    other.relation = relation.reversed
    return other
  }

  /// Whether it needs a name: for a priority, an identifier or an outlet.
  var needsName: Bool { priority != 1000 || identifier != nil || property != nil }

  /// A name that says which item and attribute it determines, such as `titleLabelTop`.
  var wantedName: String {
    let parts = first.name.split(separator: ".")
    let base = parts.last { !$0.hasSuffix("Guide") }.map(String.init) ?? "own"
    return base + SwiftNames.capitalized(firstAttribute.name)
  }
}

/// The anchor of an item and attribute.
struct CodeAnchor: Hashable {
  enum Axis { case horizontal, absoluteHorizontal, vertical, size }

  let text: String
  let axis: Axis

  /// Returns the anchor; nil if an item has no anchor for the attribute.
  init?(_ item: CodeItem, _ attribute: LayoutAttribute) {
    guard let axis = attribute.anchorAxis else { return nil }
    let start = item.name.isEmpty ? "" : item.name + "."
    if let edge = attribute.withoutMargins {
      guard item.kind == .view, !item.isScrollView else { return nil }
      text = "\(start)layoutMarginsGuide.\(edge.name)Anchor"
    } else {
      let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
      guard item.kind == .view || !isBaseline else { return nil }
      text = "\(start)\(attribute.name)Anchor"
    }
    self.axis = axis
  }
}

extension LayoutAttribute {
  /// The axis of the attribute's anchor; anchors of different axes cannot be related.
  var anchorAxis: CodeAnchor.Axis? {
    switch kind {
    case .none: nil
    case .horizontalPosition: isAbsoluteSide ? .absoluteHorizontal : .horizontal
    case .verticalPosition: .vertical
    case .size: .size
    }
  }
}
