import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Random worlds of windows, views, guides, controllers and constraints, in which anything is made,
/// moved, laid out and freed in any order.
@MainActor
@Suite struct LifetimePropertyTests {
  /// Objects of which the world keeps some alive; all others live only where they are used.
  private struct World {
    var generator: SplitMix64
    var views: [UIView] = []
    var guides: [UILayoutGuide] = []
    var controllers: [UIViewController] = []
    var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
      elements.randomElement(using: &generator)
    }
  }

  @Test(arguments: 0..<8)
  func `any order of making, moving, laying out and freeing leaves layouts as if made anew`(
    part: Int
  ) {
    var compared = 0
    for seed in 0..<Rounds.of(60, ordinarily: 15) {
      var world = World(seed: UInt64(part * 1000 + seed) &+ SplitMix64.seeded(0).seed &* 31)
      for _ in 0..<4 {
        for _ in 0..<20 { step(&world) }
        compared += check(&world)
      }
    }
    // A test that compares nothing would pass as well.
    #expect(compared > Rounds.of(500, ordinarily: 100))
  }

  private func step(_ world: inout World) {
    switch world.number(0..<20) {
    case 0, 1: makeView(&world)
    case 2: world.guides.append(UILayoutGuide())
    case 3: makeController(&world)
    case 4, 5: addSubview(&world)
    case 6: world.pick(world.views)?.removeFromSuperview()
    case 7, 8: constrain(&world)
    case 9:
      if let constraint = world.pick(world.constraints) { toggle(constraint) }
    case 10:
      if let guide = world.pick(world.guides), let view = world.pick(world.views) {
        view.addLayoutGuide(guide)
      }
    case 11:
      if let guide = world.pick(world.guides) { guide.owningView?.removeLayoutGuide(guide) }
    case 12:
      if let controller = world.pick(world.controllers),
        let window = world.pick(world.views.compactMap { $0 as? UIWindow }),
        !Self.environment(of: window, includes: controller.view)
      {
        window.rootViewController = controller
      }
    case 13: _ = world.pick(world.views)?.systemLayoutSizeFitting(.zero)
    case 14:
      // Freed, unless something else holds it.
      if !world.views.isEmpty { world.views.remove(at: world.number(0..<world.views.count)) }
      if !world.guides.isEmpty, world.number(0..<3) == 0 {
        world.guides.remove(at: world.number(0..<world.guides.count))
      }
      if !world.controllers.isEmpty, world.number(0..<4) == 0 {
        world.controllers.remove(at: world.number(0..<world.controllers.count))
      }
      if !world.constraints.isEmpty {
        world.constraints.remove(at: world.number(0..<world.constraints.count))
      }
    case 16: nest(&world)
    case 17:
      if let controller = world.pick(world.controllers) {
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
    case 18:
      if let window = world.pick(world.views.compactMap { $0 as? UIWindow }) {
        switch world.number(0..<3) {
        case 0: window.makeKeyAndVisible()
        case 1: window.isHidden = true
        default: window.rootViewController = nil
        }
      }
    case 15: world.pick(world.constraints)?.constant = CGFloat(world.number(0..<100))
    default: world.pick(world.views)?.layoutIfNeeded()
    }
  }

  private func makeView(_ world: inout World) {
    let frame = CGRect(
      x: world.number(0..<50), y: world.number(0..<50), width: world.number(50..<300),
      height: world.number(50..<300))
    let view: UIView =
      switch world.number(0..<6) {
      case 0: UIWindow(frame: frame)
      case 1: UIScrollView(frame: frame)
      case 2: UIStackView(frame: frame)
      default: UIView(frame: frame)
      }
    if world.number(0..<2) == 0, !(view is UIWindow) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    world.views.append(view)
  }

  private func makeController(_ world: inout World) {
    let controller = UIViewController()
    world.controllers.append(controller)
    if world.number(0..<2) == 0 { world.views.append(controller.view) }
  }

  private func addSubview(_ world: inout World) {
    guard let parent = world.pick(world.views), let view = world.pick(world.views),
      !Self.environment(of: parent, includes: view), !(view is UIWindow)
    else { return }
    if let stack = parent as? UIStackView, world.number(0..<2) == 0 {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  /// Whether a view inherits traits from another.
  ///
  /// It does from its superviews and, where it belongs to a controller, from the parent's view. An
  /// app in which two views inherit from each other is wrong.
  private static func environment(of view: UIView, includes other: UIView) -> Bool {
    var open = [view]
    while let next = open.popLast() {
      if next === other { return true }
      open += [next.viewController?.parent?.viewIfLoaded, next.superview].compactMap { $0 }
    }
    return false
  }

  /// Makes a controller the child of another, with its view.
  private func nest(_ world: inout World) {
    guard let parent = world.pick(world.controllers), let child = world.pick(world.controllers),
      !Self.environment(of: parent.view, includes: child.view)
    else { return }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func constrain(_ world: inout World) {
    /// The items whose anchors are used: views, guides of their own and margins.
    func item() -> (horizontal: [NSLayoutXAxisAnchor], vertical: [NSLayoutYAxisAnchor])? {
      if world.number(0..<5) == 0, let guide = world.pick(world.guides), guide.owningView != nil {
        return (
          [guide.leadingAnchor, guide.trailingAnchor], [guide.topAnchor, guide.bottomAnchor]
        )
      }
      guard let view = world.pick(world.views) else { return nil }
      if world.number(0..<4) == 0 {
        let margins = view.layoutMarginsGuide
        return ([margins.leadingAnchor], [margins.topAnchor])
      }
      return ([view.leadingAnchor, view.trailingAnchor], [view.topAnchor, view.bottomAnchor])
    }
    let constant = CGFloat(world.number(0..<100))
    let isVertical = world.number(0..<2) == 0
    let constraint: NSLayoutConstraint
    if world.number(0..<3) == 0, let view = world.pick(world.views) {
      let length = isVertical ? view.heightAnchor : view.widthAnchor
      constraint = length.constraint(equalToConstant: constant)
    } else if let one = item(), let two = item() {
      constraint =
        isVertical
        ? one.vertical[0].constraint(
          equalTo: two.vertical[world.number(0..<two.vertical.count)], constant: constant)
        : one.horizontal[0].constraint(
          equalTo: two.horizontal[world.number(0..<two.horizontal.count)], constant: constant)
    } else {
      return
    }
    constraint.priority = UILayoutPriority(Float(world.number(1..<999)))
    toggle(constraint)
    world.constraints.append(constraint)
  }

  private func toggle(_ constraint: NSLayoutConstraint) {
    constraint.isActive = !constraint.isActive && constraint.nearestHolder() != nil
  }

  /// Compares each tree's layout with that of an engine that has only just met it, and with that of
  /// views and constraints that were made anew.
  private func check(_ world: inout World) -> Int {
    var compared = 0
    var roots: [UIView] = []
    for view in world.views where !roots.contains(where: { $0 === view.root }) {
      roots.append(view.root)
    }
    for root in roots {
      root.layoutIfNeeded()
      // What gives way in a conflict may be a frame, and that is where the next layout starts.
      guard root.layoutTree().engine.brokenConstraints.isEmpty else { continue }
      let known = Placement.all(in: root)
      let copy = TreeCopy(of: root)
      copy.root.layoutIfNeeded()
      root.dropTree()
      root.forEachInTree { $0.setNeedsLayout() }
      root.layoutIfNeeded()
      for placement in known {
        compare(placement, with: Placement(placement.item), "with a new engine", world)
        if let item = copy.item(for: placement.item) {
          compare(placement, with: Placement(item), "made anew", world)
          compared += 1
        }
      }
    }
    return compared
  }

  private func compare(
    _ placement: Placement, with other: Placement, _ how: String, _ world: World
  ) {
    guard placement.isDetermined, other.isDetermined else { return }
    #expect(
      zip(placement.numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.01 },
      "\(placement.item): \(placement.frame) is \(other.frame) \(how); \(world.generator)")
  }
}

/// Where a view or a guide is.
@MainActor
private struct Placement {
  let item: NSObject
  let frame: CGRect
  /// Whether nothing about the item or what it lies in is left open.
  let isDetermined: Bool

  init(_ item: NSObject) {
    self.item = item
    let guide = item as? UILayoutGuide
    let view = guide?.owningView ?? item as? UIView
    frame = guide?.layoutFrame ?? view?.frame ?? .zero
    let isAmbiguous = guide.map { view?.layoutTree().engine.isAmbiguous($0.engineItem) ?? true }
    isDetermined = isAmbiguous != true && view?.isDetermined ?? false
  }

  var numbers: [CGFloat] { [frame.minX, frame.minY, frame.width, frame.height] }

  static func all(in root: UIView) -> [Placement] {
    var items: [NSObject] = []
    root.forEachInTree { items += [$0] + $0.layoutGuides }
    return items.map(Placement.init)
  }
}

extension UIView {
  /// Whether nothing about the view or what it lies in is left open.
  fileprivate var isDetermined: Bool {
    !hasAmbiguousLayout && superview?.isDetermined ?? true
  }

  /// Gives the engine of a whole tree up; the next layout makes another.
  fileprivate func dropTree() {
    storage.ownedTree?.detach(self)
    storage.ownedTree = nil
  }
}
