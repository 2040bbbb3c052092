/// A parsed constraint of a console log.
public struct LogConstraint: Sendable, Hashable {
  /// An item of a constraint, as described in the log.
  public struct Item: Sendable, Hashable {
    /// The class, as printed; empty if only a name is printed.
    public var className: String
    /// The address, a key of Masonry's, or the name.
    public var key: String
    /// The text or name that was printed.
    public var text: String?

    /// The content of this scroll view, which has a key of its own.
    var content: Item {
      var content = self
      content.key += Self.contentMark
      return content
    }

    /// Whether it is the content of a scroll view.
    var isContent: Bool { key.hasSuffix(Self.contentMark) }

    /// The scroll view of a content; otherwise the item itself.
    var view: Item {
      guard isContent else { return self }
      var view = self
      view.key.removeLast(Self.contentMark.count)
      return view
    }

    private static let contentMark = " content"

    /// The address; nil if there is none, or only a placeholder.
    var address: String? {
      let digits = key.dropFirst(2).prefix { $0 != " " }
      guard key.hasPrefix("0x"), digits.allSatisfy({ $0.isHexDigit }) else { return nil }
      return "0x" + digits
    }
  }

  /// An attribute of an item.
  public struct Operand: Sendable, Hashable {
    /// The item of the attribute.
    public var item: Item
    /// The attribute's printed name.
    public var attribute: String
  }

  /// The items of its sides.
  var sides: [Item] { [first.item, second?.item].compactMap { $0 } }
  /// The items of its sides, and the one that is printed as `|`.
  var items: [Item] { sides + [bar].compactMap { $0 } }

  /// Whether a library's label is printed in place of the constraint's address.
  var hasLabel: Bool {
    !address.hasPrefix("0x") && !address.hasPrefix(LogConstraintParser.noAddress)
  }

  /// The constraint with left and right edges in place of leading and trailing ones.
  var withLeftAndRight: LogConstraint {
    func turned(_ attribute: String) -> String {
      switch attribute {
      case "leading": "left"
      case "trailing": "right"
      default: attribute
      }
    }
    var constraint = self
    constraint.first.attribute = turned(first.attribute)
    if let second { constraint.second?.attribute = turned(second.attribute) }
    return constraint
  }

  /// Whether it relates left or right edges, which differ from leading or trailing ones.
  var isLeftToRight: Bool {
    [first, second].contains { operand in
      operand.map { ["left", "right", "leftMargin", "rightMargin"].contains($0.attribute) } == true
    }
  }

  /// The class of the constraint.
  public var className: String
  /// The address, with `0x`.
  package var address: String
  /// The file and line of SnapKit's label.
  public var place: String?
  /// The identifier.
  public var identifier: String?
  /// The left side.
  public var first: Operand
  /// The relation.
  package var relation: ConstraintSystem.Relation
  /// The right side, if there is an item.
  public var second: Operand?
  /// The factor of the right side.
  public var multiplier: Double
  /// The number on the right side.
  public var constant: Double
  /// The priority; 1000 if none is printed.
  public var priority: Double
  /// Whether it is active, as far as it is printed.
  package var isActive = true
  /// Whether it has UIKit's own form, which shows an identifier if there is one: a state, a quoted
  /// identifier or the visual format.
  var showsIdentifier = false
  /// Whether `(active)` or `(inactive)` is printed, as since iOS 10.
  var hasState = false
  /// The item of the vertical bar.
  package var bar: Item?
  /// Whether content hugging and compression resistance are printed.
  public var content: (hugs: Bool, resists: Bool)?

  /// Compares what was printed.
  public static func == (a: LogConstraint, b: LogConstraint) -> Bool {
    a.address == b.address && a.first == b.first && a.second == b.second && a.constant == b.constant
  }

  /// Hashes the address and the constant.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
    hasher.combine(constant)
  }
}
