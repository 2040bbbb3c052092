/// An attribute that a constraint relates: an edge, a center, a size or a baseline of an item.
///
/// `NSLayoutConstraint.Attribute` is this type, so raw values are Apple's (`constraints:C2.1`). Documents
/// and snapshots write the case's name.
public enum LayoutAttribute: Int, Sendable, CaseIterable {
  /// The attribute of a constraint that has no second item.
  case notAnAttribute = 0
  /// The left edge of the alignment rectangle, whatever the direction.
  case left = 1
  /// The right edge of the alignment rectangle, whatever the direction.
  case right = 2
  /// The top edge of the alignment rectangle.
  case top = 3
  /// The bottom edge of the alignment rectangle.
  case bottom = 4
  /// The edge where reading begins: left, or right in a right-to-left layout.
  case leading = 5
  /// The edge where reading ends: right, or left in a right-to-left layout.
  case trailing = 6
  /// The width of the alignment rectangle.
  case width = 7
  /// The height of the alignment rectangle.
  case height = 8
  /// The horizontal centre of the alignment rectangle.
  case centerX = 9
  /// The vertical centre of the alignment rectangle.
  case centerY = 10
  /// The baseline of the last line of text; the bottom edge of an item without text.
  case lastBaseline = 11
  /// The baseline of the first line of text; the top edge of an item without text.
  case firstBaseline = 12
  /// The left edge, moved in by the left layout margin.
  case leftMargin = 13
  /// The right edge, moved in by the right layout margin.
  case rightMargin = 14
  /// The top edge, moved in by the top layout margin.
  case topMargin = 15
  /// The bottom edge, moved in by the bottom layout margin.
  case bottomMargin = 16
  /// The leading edge, moved in by the leading layout margin.
  case leadingMargin = 17
  /// The trailing edge, moved in by the trailing layout margin.
  case trailingMargin = 18
  /// The horizontal centre between the layout margins.
  case centerXWithinMargins = 19
  /// The vertical centre between the layout margins.
  case centerYWithinMargins = 20
}

// What follows is not public: in an app the type is `NSLayoutConstraint.Attribute`, on which apps declare
// names of their own.
extension LayoutAttribute {
  /// What kind of number an attribute is; only like kinds may be related (`constraints:C4.4`–`C4.6`).
  package enum Kind: Sendable {
    /// No number at all.
    case none
    /// A coordinate along the width.
    case horizontalPosition
    /// A coordinate along the height.
    case verticalPosition
    /// A length; widths and heights may be related to each other.
    case size
  }

  /// The kind of number this attribute is.
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

  /// Whether the attribute is a position or a length along the width.
  package var isHorizontal: Bool { self == .width || kind == .horizontalPosition }

  /// The axis that the attribute is a position or a length on.
  package var axis: LayoutAxis { isHorizontal ? .horizontal : .vertical }

  /// Whether the attribute is a width or a height, and not a position.
  package var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute changes sides with the direction of reading.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side irrespective of the direction of reading.
  package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute with leading and trailing replaced by the side they mean in `direction`.
  package func resolved(in direction: LayoutDirection) -> Self {
    let mirrored = direction == .rightToLeft
    switch self {
    case .leading: return mirrored ? .right : .left
    case .trailing: return mirrored ? .left : .right
    case .leadingMargin: return mirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return mirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }

  /// The case's name, as Apple's descriptions, documents and snapshots write it.
  package var name: String { Self.names[self] ?? "\(self)" }

  /// Kept, as printing a case looks its name up in the metadata of the type each time.
  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ($0, "\($0)") })

  /// Returns the attribute with a name; nil for ``notAnAttribute`` and unknown names.
  package init?(name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .notAnAttribute }.map { ($0.name, $0) })
}
