/// An attribute that a constraint relates: an edge, a center, a size or a baseline of an item.
///
/// `NSLayoutConstraint.Attribute` is this type, so raw values are Apple's (`constraints:C2.1`). Documents
/// and snapshots write the case's name.
public enum LayoutAttribute: Int, Sendable, CaseIterable {
  /// The attribute of a constraint that has no second item.
  case notAnAttribute = 0
  /// The left edge of the alignment rectangle, regardless of the layout direction.
  case left = 1
  /// The right edge of the alignment rectangle, regardless of the layout direction.
  case right = 2
  /// The top edge of the alignment rectangle.
  case top = 3
  /// The bottom edge of the alignment rectangle.
  case bottom = 4
  /// The leading edge of the alignment rectangle: left, or right in a right-to-left layout.
  case leading = 5
  /// The trailing edge of the alignment rectangle: right, or left in a right-to-left layout.
  case trailing = 6
  /// The width of the alignment rectangle.
  case width = 7
  /// The height of the alignment rectangle.
  case height = 8
  /// The horizontal center of the alignment rectangle.
  case centerX = 9
  /// The vertical center of the alignment rectangle.
  case centerY = 10
  /// The baseline of the last line of text; the bottom edge of an item without text.
  case lastBaseline = 11
  /// The baseline of the first line of text; the top edge of an item without text.
  case firstBaseline = 12
  /// The left edge, inset by the left layout margin.
  case leftMargin = 13
  /// The right edge, inset by the right layout margin.
  case rightMargin = 14
  /// The top edge, inset by the top layout margin.
  case topMargin = 15
  /// The bottom edge, inset by the bottom layout margin.
  case bottomMargin = 16
  /// The leading edge, inset by the leading layout margin.
  case leadingMargin = 17
  /// The trailing edge, inset by the trailing layout margin.
  case trailingMargin = 18
  /// The horizontal center between the layout margins.
  case centerXWithinMargins = 19
  /// The vertical center between the layout margins.
  case centerYWithinMargins = 20
}

// The members below are not public: apps see this type as `NSLayoutConstraint.Attribute`, and may
// extend it with members of the same names.
extension LayoutAttribute {
  /// The kind of value of an attribute.
  ///
  /// A constraint relates attributes of the same kind (`constraints:C4.4`–`C4.6`).
  package enum Kind: Sendable {
    /// No value.
    case none
    /// A horizontal coordinate.
    case horizontalPosition
    /// A vertical coordinate.
    case verticalPosition
    /// A length; a width can be related to a height.
    case size
  }

  /// The kind of value of the attribute.
  package var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    }
  }

  /// Whether the attribute is a horizontal position or a width.
  public var isHorizontal: Bool { self == .width || kind == .horizontalPosition }

  /// The axis of the attribute's position or length.
  public var axis: LayoutAxis { isHorizontal ? .horizontal : .vertical }

  /// Whether the attribute is a width or a height.
  public var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the layout direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right side, regardless of the layout direction.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute without regard to layout margins; nil unless it is one of the margins.
  package var withoutMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Returns the attribute with leading and trailing replaced by left and right for `direction`.
  public func resolved(in direction: LayoutDirection) -> Self {
    let mirrored = direction == .rightToLeft
    switch self {
    case .leading: return mirrored ? .right : .left
    case .trailing: return mirrored ? .left : .right
    case .leadingMargin: return mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return mirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }

  /// The case's name, as in Apple's descriptions, documents and snapshots.
  public var name: String { Self.names[rawValue] }

  /// The names of the cases, by raw value.
  private static let names = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin",
    "topMargin", "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  /// Creates an attribute from its name; returns nil for ``notAnAttribute`` and unknown names.
  public init?(name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .notAnAttribute }.map { ($0.name, $0) })
}
