/// The size that the members of a conflict must fit, and its origin.
struct GivenSize {
  enum Kind {
    /// Zero, or a temporary size for one measurement.
    case temporary
    /// The height of a row or item that a list view measures.
    case cell
    /// A size from a window or a screen, or one that will not change.
    case fixed
    /// The frame of a view that keeps its autoresizing mask.
    case frame
    /// The size zero of a view that a stack view hides.
    case hidden
    /// A size of zero with which the author collapses a view.
    case collapsed
    /// A number that the author wrote for the outermost view.
    case written
    /// The height of `topLayoutGuide` or `bottomLayoutGuide`: that of the bars there.
    case bars

    /// Whether the size is one in which a layout is seen.
    var isFinal: Bool {
      switch self {
      case .fixed, .frame, .written: true
      case .temporary, .cell, .hidden, .collapsed, .bars: false
      }
    }
  }

  let kind: Kind
  /// The member that sets it.
  let member: Int
  /// The item that has it.
  let item: Int
  let isVertical: Bool
  let value: Double

  /// Whether it is the width of a table's column, which stays.
  var isColumn: Bool { kind == .cell && !isVertical }

  /// Whether it is a width from outside that no screen has, as that of an item or a bar's view.
  var isPart: Bool { kind == .fixed && !isVertical && value < (Self.screenLengths.min() ?? 0) }
}

extension GivenSize {
  /// Finds the size that the members must fit; nil if none is given.
  init?(of members: [Int], in system: ConstraintSystem) {
    var found: [(rank: Int, given: GivenSize)] = []
    let numbers = members.filter { system.statements[$0].sized != nil }
    for member in numbers {
      let statement = system.statements[member]
      // No length is negative, so one that is at most 0 is 0.
      guard let sized = statement.sized,
        statement.relation == .equal || statement.relation == .atMost && statement.constant <= 0
      else { continue }
      let holds = members.contains { other in
        system.statements[other].anchors.contains { system.isInside($0.item, sized.item) }
      }
      func note(_ kind: Kind, _ rank: Int, of item: Int? = nil) {
        let given = GivenSize(
          kind: kind, member: member, item: item ?? sized.item, isVertical: sized.isVertical,
          value: statement.constant)
        found.append((rank, given))
      }
      switch statement.origin {
      case .imposed where Self.isColumn(statement): note(.cell, 2)
      case .imposed:
        // A trial size that a real layout can have excludes the same as that one.
        let isTrial =
          statement.rule?.meaning == .temporarySize
          && (sized.isVertical || statement.constant < Self.leastCellWidth)
        if statement.constant <= Self.leastWidth && !sized.isVertical || statement.constant <= 0
          || isTrial
          || !sized.isVertical && statement.rule != nil
            && statement.constant < Self.leastWidth(ofCell: system.items[sized.item])
          || !sized.isVertical && statement.constant < Self.leastRootWidth
            && Self.isTooNarrow(statement, members, system)
        {
          note(.temporary, 1)
        } else {
          // Of two sizes, a row's height is the one that will change.
          let isCell = sized.isVertical && Self.isMeasured(sized.item, statement, system)
          note(isCell ? .cell : .fixed, isCell ? 2 : 3)
        }
      case .mask where !sized.isVertical && Self.isColumnCell(sized.item, statement, system):
        note(.cell, 2)
      case .mask
      where sized.isVertical && statement.constant > 0
        && OwnershipRule.first(system.items[sized.item], [.cell]) != nil:
        // A list sets the frame of a row, and another one when the content is measured.
        note(.cell, 4)
      case .mask:
        let isScreen = Self.screenLengths.contains(statement.constant)
        note(statement.constant <= 0 ? .temporary : isScreen ? .fixed : .frame, 4)
      case .stack: if statement.hides { note(.hidden, 0) }
      case .author:
        if statement.tiesOneItem {
          break
        } else if statement.constant == 0, holds || members.count > 2 {
          note(.collapsed, 5)
        } else if let container = Self.container(asLongAs: sized, members, system) {
          note(Self.mayBeTemporary(statement) ? .temporary : .written, 5, of: container)
        } else if system.items[sized.item].parent == nil, holds || numbers.count == 1 {
          note(.written, 6)
        }
      case .content, .system:
        if system.items[sized.item].className == "_UILayoutGuide" {
          note(.bars, 5)
        } else if statement.constant == 0 {
          note(.temporary, 5)
        }
      }
    }
    guard let best = found.min(by: { $0.rank < $1.rank }) else { return nil }
    self = best.given.handedDown(members, system)
  }

  /// Returns the size that masks give to a view inside, if the author's constraints are in there.
  private func handedDown(_ members: [Int], _ system: ConstraintSystem) -> GivenSize {
    for member in members {
      let statement = system.statements[member]
      guard statement.origin == .mask, let first = statement.first, let second = statement.second,
        first.part == .length, second.part == .length, second.item == item,
        first.isVertical == isVertical, let written = statement.writtenConstant,
        statement.relation == .equal,
        members.contains(where: { other in
          system.statements[other].origin == .author
            && system.statements[other].anchor(on: first.item) != nil
        }),
        !members.contains(where: { other in
          system.statements[other].origin == .author
            && system.statements[other].anchor(on: item) != nil
        })
      else { continue }
      let size = statement.multiplier * value + written
      guard size <= 0 else { continue }
      return GivenSize(
        kind: .temporary, member: self.member, item: first.item, isVertical: isVertical,
        value: size)
    }
    return self
  }

  /// Returns an item that is as long as another one whose length a number gives, if it has content among the members.
  ///
  /// A view that fills a container, such as a background, hands its own size to the container.
  private static func container(
    asLongAs sized: ConstraintSystem.Anchor, _ members: [Int], _ system: ConstraintSystem
  ) -> Int? {
    for member in members {
      let statement = system.statements[member]
      guard statement.relation == .equal, statement.multiplier == 1, statement.constant == 0,
        statement.anchor(on: sized.item)?.part == .length,
        let other = statement.partner(of: sized.item), other.part == .length,
        other.isVertical == sized.isVertical,
        members.contains(where: { place in
          system.statements[place].anchors.contains { system.isInside($0.item, other.item) }
        })
      else { continue }
      return other.item
    }
    return nil
  }

  /// Returns whether a list view measures the item; a plain view with a screen's height is a
  /// controller's.
  private static func isMeasured(
    _ item: Int, _ statement: ConstraintSystem.Statement, _ system: ConstraintSystem
  ) -> Bool {
    if OwnershipRule.first(system.items[item], [.cell]) != nil { return true }
    // A laid-out scene has no printed identifiers; its root has the size of a screen or a window.
    return statement.rule != nil && !screenLengths.contains(statement.constant)
  }

  /// Whether the widths that the author wrote for single views are more than a root's, or all that is in it.
  private static func isTooNarrow(
    _ statement: ConstraintSystem.Statement, _ members: [Int], _ system: ConstraintSystem
  ) -> Bool {
    guard statement.rule != nil else { return false }
    if let member = members.first(where: { system.statements[$0].id == statement.id }),
      system.miss(of: member, among: members) > 0
    {
      return true
    }
    let widths = members.lazy.filter { member in
      let other = system.statements[member]
      return other.origin == .author && other.relation != .atMost
        && other.sized?.isVertical == false
    }
    return widths.reduce(0) { $0 + system.statements[$1].constant } > statement.constant
  }

  /// Whether AppKit gives the width, as that of a table's column, which is narrow in a final layout, too.
  private static func isColumn(_ statement: ConstraintSystem.Statement) -> Bool {
    statement.identifier == "NSView-Encapsulated-Layout-Width" && statement.constant > leastWidth
  }

  /// Whether it is the frame of a table's cell in AppKit, which is as wide as its column.
  private static func isColumnCell(
    _ item: Int, _ statement: ConstraintSystem.Statement, _ system: ConstraintSystem
  ) -> Bool {
    statement.constant > leastWidth && OwnershipRule.first(system.items[item], [.cell]) != nil
      && system.items.contains { $0.className.hasPrefix("NS") }
  }

  /// Whether an author's width may be one before the first layout.
  ///
  /// Where the console prints identifiers, a size that the system imposes has one.
  private static func mayBeTemporary(_ statement: ConstraintSystem.Statement) -> Bool {
    statement.mayBeImposed && statement.sized?.isVertical == false
      && statement.constant <= leastWidth
  }

  /// A container that is not wider than this has not been laid out yet, in points.
  static let leastWidth = 20.0
  /// The width and height of an item of a collection view's flow layout, unless another one is set.
  ///
  /// Source: Apple, UICollectionViewFlowLayout: itemSize.
  static let flowItemLength = 50.0
  /// A cell that is narrower than this has not been laid out yet, in points.
  private static let leastCellWidth = 160.0

  /// Returns the width below which a cell has not been laid out yet, in points; 0 for other views.
  ///
  /// An item of a collection view may be narrow in a final layout, except for the width that it has by default.
  private static func leastWidth(ofCell item: ConstraintSystem.Item) -> Double {
    guard let rule = OwnershipRule.first(item, [.cell]) else { return 0 }
    return rule.owner.contains("collection") ? flowItemLength + 0.5 : leastCellWidth
  }

  /// A view that is narrower than this, and than what it contains, has not been laid out yet, in points.
  private static let leastRootWidth = 100.0

  /// The heights and widths of screens, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout: device dimensions.
  static let screenLengths: Set<Double> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 480, 568, 667, 736, 744, 768, 810, 812, 820, 834,
    844, 852, 874, 896, 926, 932, 956, 1024, 1032, 1080, 1112, 1133, 1180, 1194, 1210, 1366, 1376,
  ]
}
