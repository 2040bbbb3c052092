import AutoLayout
import TestSupport
import Testing

/// Each attribute against each other, in both directions of reading, seen from five kinds of other
/// item, as an equation and as a bound: the frames that come out, against numbers worked out by hand.
@Suite(.late) struct AttributeTableTests {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Relation = NSLayoutConstraint.Relation

  enum Target: CaseIterable, Sendable {
    case superview, sibling, cousin, guide, scrollContent

    /// Left, right, centre, and the same within margins, in the holder's coordinates.
    ///
    /// A scroll view's centres are its frame's (`scrollview:V3.9`).
    var horizontal: [Double] {
      switch self {
      case .superview: [0, 400, 200, 10, 380, 195]
      case .sibling: [50, 150, 100, 52, 146, 99]
      case .cousin: [210, 270, 240, 212, 266, 239]
      case .guide: [10, 380, 195, 10, 380, 195]
      case .scrollContent: [0, 500, 100, 2, 496, 99]
      }
    }

    /// Top, bottom, centre, first and last baseline; top, bottom and centre within margins.
    var vertical: [Double] {
      switch self {
      case .superview: [0, 300, 150, 0, 300, 5, 285, 145]
      case .sibling: [40, 120, 80, 50, 114, 41, 117, 79]
      case .cousin: [120, 170, 145, 130, 164, 121, 167, 144]
      case .guide: [5, 285, 145, 5, 285, 5, 285, 145]
      case .scrollContent: [0, 600, 75, 0, 600, 1, 597, 74]
      }
    }

    /// A scroll view's lengths are its frame's (`scrollview:V1.3`).
    var size: [Double] {
      switch self {
      case .superview: [400, 300]
      case .sibling: [100, 80]
      case .cousin: [60, 50]
      case .guide: [370, 280]
      case .scrollContent: [200, 150]
      }
    }
  }

  /// Where the attributes of the constrained item, 30 × 20, lie from its left and its top.
  private static let ownHorizontal: [Double] = [0, 30, 15, 5, 21, 13]
  private static let ownVertical: [Double] = [0, 20, 10, 4, 18, 3, 13, 8]

  private static let sides: [[Attribute]] = [
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
  ]
  /// The same side in a right-to-left layout.
  private static let mirrored = [1, 0, 2, 4, 3, 5]
  private static let vertical: [Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  @Test(
    .rules(
      "constraints:C2.1, C2.3, C2.4, C4.13", "engine:E14.5–E14.7", "measured:M11, M21",
      "scrollview:V1.2, V3.9"), arguments: Target.allCases,
    [LayoutDirection.leftToRight, .rightToLeft])
  func `horizontal positions`(_ target: Target, _ direction: LayoutDirection) throws {
    let world = World(target, direction)
    for sides in Self.sides {
      for (i, one) in sides.enumerated() {
        for (j, two) in sides.enumerated() {
          // Centres are in both lists; they do not turn round.
          let turns =
            direction == .rightToLeft && (one.isDirectional || two.isDirectional)
          let own = Self.ownHorizontal[turns && one.isDirectional ? Self.mirrored[i] : i]
          let other = target.horizontal[turns && two.isDirectional ? Self.mirrored[j] : j]
          let expected = 0.5 * other + (turns ? -7 : 7) - own
          for relation in Relation.allCases {
            let rect = try world.solve(one, relation, two, turns: turns)
            #expect(rect.x.isClose(to: expected), "\(one) \(relation) \(two)")
          }
        }
      }
    }
  }

  @Test(
    .rules("constraints:C2.1, C2.3, C2.6", "engine:E12.1"), arguments: Target.allCases,
    [LayoutDirection.leftToRight, .rightToLeft])
  func `vertical positions`(_ target: Target, _ direction: LayoutDirection) throws {
    let world = World(target, direction)
    for (i, one) in Self.vertical.enumerated() {
      for (j, two) in Self.vertical.enumerated() {
        let expected = 0.5 * target.vertical[j] + 7 - Self.ownVertical[i]
        for relation in Relation.allCases {
          let rect = try world.solve(one, relation, two, turns: false)
          #expect(rect.y.isClose(to: expected), "\(one) \(relation) \(two)")
        }
      }
    }
  }

  @Test(
    .rules("constraints:C4.9", "engine:E14.7"), arguments: Target.allCases,
    [LayoutDirection.leftToRight, .rightToLeft])
  func `lengths`(_ target: Target, _ direction: LayoutDirection) throws {
    let world = World(target, direction)
    for one in [Attribute.width, .height] {
      for (j, two) in [Attribute.width, .height].enumerated() {
        for relation in Relation.allCases {
          let rect = try world.solve(one, relation, two, turns: false)
          let length = one == .width ? rect.width : rect.height
          #expect(length.isClose(to: 0.5 * target.size[j] + 7), "\(one) \(relation) \(two)")
        }
      }
    }
  }

  /// A tree with one open item, and another of the asked kind.
  private final class World {
    private let root = EngineItem()
    private let item: EngineItem
    private let other: EngineItem
    private let holder: EngineItem
    private let engine: LayoutEngine
    /// Items know their parents weakly.
    private var kept: [EngineItem] = []
    private var serial = 0

    init(_ target: Target, _ direction: LayoutDirection) {
      let margins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      root.setInitialPlacement(
        .framed(LayoutRect(x: 0, y: 0, width: 400, height: 300), [], container: nil))
      root[.margins] = LayoutInsets(top: 5, left: 10, bottom: 15, right: 20)
      root.direction = direction
      engine = LayoutEngine(root: root)
      func framed(_ x: Double, _ y: Double, _ w: Double, _ h: Double, in parent: EngineItem)
        -> EngineItem
      {
        let made = EngineItem(in: parent)
        made.setInitialPlacement(
          .framed(LayoutRect(x: x, y: y, width: w, height: h), [], container: nil))
        made[.margins] = margins
        made.direction = direction
        return made
      }
      func withText(_ item: EngineItem) -> EngineItem {
        item.firstBaseline = TextBaseline(fraction: 0, offset: 10)
        item.lastBaseline = TextBaseline(fraction: 1, offset: -6)
        return item
      }
      var kept: [EngineItem] = []
      var holder = root
      switch target {
      case .superview: other = root
      case .sibling: other = withText(framed(50, 40, 100, 80, in: root))
      case .cousin:
        let uncle = framed(200, 100, 150, 120, in: root)
        kept.append(uncle)
        other = withText(framed(10, 20, 60, 50, in: uncle))
      case .guide: other = EngineItem(.inset(.margins), in: root)
      case .scrollContent:
        other = framed(20, 30, 200, 150, in: root)
        other.scrollsContent = true
        // Scrolling moves the bounds, not the content within them.
        other.boundsOrigin = (7, 9)
        holder = other
      }
      if other !== root { kept.append(other) }
      item = EngineItem(in: holder)
      item[.margins] = LayoutInsets(top: 3, left: 5, bottom: 7, right: 9)
      item.firstBaseline = TextBaseline(fraction: 0, offset: 4)
      item.lastBaseline = TextBaseline(fraction: 1, offset: -2)
      self.holder = holder
      self.kept = kept
      for made in kept { engine.attach(made) }
      engine.attach(item)
      if target == .scrollContent {
        let content = EngineItem(.content, in: other)
        self.kept.append(content)
        engine.attach(content)
        add(.attribute(content, .width), .equal, 500)
        add(.attribute(content, .height), .equal, 600)
      }
    }

    @discardableResult
    private func add(
      _ quantity: EngineConstraint.Quantity, _ relation: Relation, _ constant: Double,
      at priority: UILayoutPriority = .required, to second: EngineConstraint.Quantity? = nil,
      times multiplier: Double = 1
    ) -> EngineConstraint {
      serial += 1
      let made = EngineConstraint(
        quantity, relation, second, multiplier: multiplier, constant: constant,
        priority: priority, in: holder, serial: serial)
      do { try engine.activate(made) } catch { Issue.record(error) }
      return made
    }

    /// The rectangle under `item.one REL 0.5 × other.two + 7`, with the rest of it given, and pulled
    /// hard against the bound where the relation is one.
    func solve(_ one: Attribute, _ relation: Relation, _ two: Attribute, turns: Bool) throws
      -> LayoutRect
    {
      let isSize = one.kind == .size
      let given: [(Attribute, Double)] =
        switch one {
        case .width: [(.height, 20)]
        case .height: [(.width, 30)]
        default: [(.width, 30), (.height, 20)]
        }
      var made = given.map { add(.attribute(item, $0.0), .equal, $0.1) }
      let pulled: Attribute =
        isSize ? one : one.kind == .horizontalPosition ? .left : .top
      for position in [Attribute.left, .top] where position != pulled {
        made.append(
          add(.attribute(item, position), .equal, 0, to: .attribute(holder, position)))
      }
      let below = (relation == .greaterThanOrEqual) != turns
      made.append(
        add(
          .attribute(item, pulled), .equal, isSize ? (below ? 0 : 5000) : (below ? -5000 : 5000),
          at: UILayoutPriority(1), to: isSize ? nil : .attribute(holder, pulled)))
      made.append(
        add(
          .attribute(item, one), relation, 7, to: .attribute(other, two), times: 0.5))
      engine.solve()
      #expect(engine.conflicts.isEmpty)
      let rect = engine.alignmentRect(of: item)
      for constraint in made { engine.deactivate(constraint) }
      return rect
    }
  }
}

extension Double {
  func isClose(to other: Double) -> Bool { abs(self - other) < 1e-6 }
}
