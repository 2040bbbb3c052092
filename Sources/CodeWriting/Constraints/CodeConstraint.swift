internal import InterfaceBuilder

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
    other.relation =
      switch relation {
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return other
  }

  /// Whether it needs a name: for a priority, an identifier or an outlet.
  var needsName: Bool { priority != 1000 || identifier != nil || property != nil }

  /// A name that says which item and attribute it determines, such as `titleLabelTop`.
  var wantedName: String {
    let parts = first.name.split(separator: ".")
    let base = parts.last { !$0.hasSuffix("Guide") }.map(String.init) ?? "own"
    let attribute = "\(firstAttribute)"
    return base + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }
}

/// The anchor of an item and attribute.
struct CodeAnchor: Hashable {
  enum Axis { case horizontal, absoluteHorizontal, vertical, size }

  let text: String
  let axis: Axis

  /// Returns the anchor; nil if an item has no anchor for the attribute.
  init?(_ item: CodeItem, _ attribute: LayoutAttribute) {
    let start = item.name.isEmpty ? "" : item.name + "."
    let margins = start + "layoutMarginsGuide."
    let isView = item.kind == .view
    let hasMargins = isView && !item.isScrollView
    switch attribute {
    case .left: (text, axis) = (start + "leftAnchor", .absoluteHorizontal)
    case .right: (text, axis) = (start + "rightAnchor", .absoluteHorizontal)
    case .leading: (text, axis) = (start + "leadingAnchor", .horizontal)
    case .trailing: (text, axis) = (start + "trailingAnchor", .horizontal)
    case .centerX: (text, axis) = (start + "centerXAnchor", .horizontal)
    case .top: (text, axis) = (start + "topAnchor", .vertical)
    case .bottom: (text, axis) = (start + "bottomAnchor", .vertical)
    case .centerY: (text, axis) = (start + "centerYAnchor", .vertical)
    case .width: (text, axis) = (start + "widthAnchor", .size)
    case .height: (text, axis) = (start + "heightAnchor", .size)
    case .firstBaseline where isView: (text, axis) = (start + "firstBaselineAnchor", .vertical)
    case .lastBaseline where isView: (text, axis) = (start + "lastBaselineAnchor", .vertical)
    case .leftMargin where hasMargins: (text, axis) = (margins + "leftAnchor", .absoluteHorizontal)
    case .rightMargin where hasMargins:
      (text, axis) = (margins + "rightAnchor", .absoluteHorizontal)
    case .leadingMargin where hasMargins: (text, axis) = (margins + "leadingAnchor", .horizontal)
    case .trailingMargin where hasMargins: (text, axis) = (margins + "trailingAnchor", .horizontal)
    case .topMargin where hasMargins: (text, axis) = (margins + "topAnchor", .vertical)
    case .bottomMargin where hasMargins: (text, axis) = (margins + "bottomAnchor", .vertical)
    case .centerXWithinMargins where hasMargins:
      (text, axis) = (margins + "centerXAnchor", .horizontal)
    case .centerYWithinMargins where hasMargins:
      (text, axis) = (margins + "centerYAnchor", .vertical)
    default: return nil
    }
  }
}
