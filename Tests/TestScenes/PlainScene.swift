package import AutoLayout
import ConflictAnalysis
package import LayoutScene

/// Rectangles of no toolkit in a box whose width moves.
package final class PlainScene: ResizableStage {
  package let root: EngineItem
  package let engine: LayoutEngine
  private var known: [Scene.Item] = []
  package private(set) var engineItems: [EngineItem] = []
  package var constraints: [Scene.Constraint] = []
  package var engineConstraints: [EngineConstraint?] = []
  package var boundaries: [ProofBoundary] = []
  package let axis = NSLayoutConstraint.Axis.horizontal
  package var driver: EngineItem { root }

  package init() {
    root = EngineItem()
    engine = LayoutEngine(root: root)
    layOut(at: 320)
    enter(root, "root", .container, parent: nil)
  }

  private func enter(
    _ item: EngineItem, _ name: String, _ role: Scene.Item.Role, parent: Int?,
    need: ContentNeed? = nil
  ) {
    known.append(
      Scene.Item(item, in: engine, id: name, name: name, parent: parent, role: role, need: need))
    engineItems.append(item)
  }

  package var items: [Scene.Item] {
    zip(known, engineItems).map { known, item in
      var present = Scene.Item(
        item, in: engine, id: known.id, name: known.name, className: known.className,
        parent: known.parent, role: known.role, isVisible: known.isVisible,
        scrolls: known.scrolls, need: known.need, savedFrame: known.savedFrame)
      present.site = known.site
      return present
    }
  }

  /// Changes what is known of an item besides its geometry.
  package func change(_ index: Int, _ body: (inout Scene.Item) -> Void) { body(&known[index]) }

  package func layOut(at length: Double) {
    let frame = LayoutRect(x: 0, y: 0, width: length, height: 100)
    engine.setPlacement(.framed(frame, [], container: nil), of: root)
    engine.solve()
  }

  package func add(
    _ name: String, _ role: Scene.Item.Role = .text, width: Double? = nil,
    need: ContentNeed? = nil
  ) -> EngineItem {
    let item = EngineItem(in: root)
    engine.attach(item)
    engine.setContentSize(ContentSize(width: width), of: item)
    enter(item, name, role, parent: 0, need: need)
    return item
  }

  @discardableResult
  package func relate(
    _ first: EngineItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: EngineItem? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
    _ constant: Double = 0, priority: UILayoutPriority = .required, _ text: String = ""
  ) throws -> EngineConstraint {
    let made = EngineConstraint(
      .attribute(first, attribute), relation, second.map { .attribute($0, other) },
      multiplier: multiplier, constant: constant, priority: priority, in: root,
      serial: constraints.count + 1)
    try engine.activate(made)
    constraints.append(Scene.Constraint(id: "c\(constraints.count)", text: text, made))
    engineConstraints.append(made)
    return made
  }

  /// Places an item along the axis that does not move.
  package func row(_ item: EngineItem) throws {
    try relate(item, .top, .equal, root, .top)
    try relate(item, .height, .equal, constant: 20)
  }

  private func relate(
    _ item: EngineItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, constant: Double
  ) throws {
    try relate(item, attribute, relation, nil, .notAnAttribute, constant)
  }

  package func constraint(for origin: ConstraintOrigin) -> Scene.Constraint {
    guard case .constraint(let entered) = origin,
      let index = engineConstraints.firstIndex(where: { $0 === entered })
    else { return Scene.Constraint(id: "implied", text: "implied") }
    return constraints[index]
  }

  package var safeAreaInsets = LayoutInsets.zero

  // MARK: Both lengths

  package var sizeBoundaries: [SizeBoundary] = []

  package func layOut(at size: LayoutSize) {
    let frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    engine.setPlacement(.framed(frame, [], container: nil), of: root)
    engine.solve()
    for (index, need) in needs {
      known[index].need = need(engine.alignmentRect(of: engineItems[index]).width)
    }
  }

  /// What subjects need at a width, where that changes: set by a test, with ``breakWidths``.
  package var needs: [Int: (Double) -> ContentNeed] = [:]
  /// The widths at which those needs change.
  package var breakWidths: [Int: [Double]] = [:]

  package func textBreak(ofItem index: Int, from start: Double, to end: Double) -> Double? {
    let between = (breakWidths[index] ?? []).filter { $0 > min(start, end) && $0 < max(start, end) }
    return start < end ? between.min() : between.max()
  }

  // MARK: Changes

  private var recipe: ((PlainScene) throws -> Void)?

  /// Makes a scene that can be made again with changes.
  package static func made(by recipe: @escaping (PlainScene) throws -> Void) throws -> PlainScene {
    let scene = PlainScene()
    // As a toolkit does, so that a length is known that no constraint reads.
    scene.engine.represent(scene.root)
    try recipe(scene)
    scene.recipe = recipe
    return scene
  }

  /// Carries out a change on the engine; returns whether there is such a change here.
  private func make(_ change: SceneChange) throws -> Bool {
    func place(_ named: NamedConstraint) -> Int? { constraints.firstIndex { $0.id == named.id } }
    func subject(_ named: SceneChange.NamedSubject) -> EngineItem? {
      engineItem(withID: named.id)
    }
    switch change {
    case .setPriority(let named, let priority):
      guard let entered = place(named).flatMap({ engineConstraints[$0] }) else { return false }
      engine.setPriority(UILayoutPriority(Float(priority)), of: entered)
    case .setConstant(let named, let constant):
      guard let entered = place(named).flatMap({ engineConstraints[$0] }) else { return false }
      engine.setConstant(constant, of: entered)
    case .remove(let named):
      guard let place = place(named), let entered = engineConstraints[place] else {
        return false
      }
      engine.deactivate(entered)
      constraints.remove(at: place)
      engineConstraints.remove(at: place)
    case .setRelation(let named, let relation):
      guard let place = place(named), let old = engineConstraints[place] else { return false }
      engine.deactivate(old)
      let made = EngineConstraint(
        old.first, Self.relation(relation), old.second, multiplier: old.multiplier,
        constant: old.constant, priority: old.priority, in: root, serial: constraints.count + 100)
      try engine.activate(made)
      engineConstraints[place] = made
      constraints[place] = Scene.Constraint(
        id: constraints[place].id, text: constraints[place].text, made)
    case .add(let added):
      guard let first = subject(added.first) else { return false }
      try relate(
        first, Self.attribute(added.attribute), Self.relation(added.relation),
        added.second.flatMap(subject), added.otherAttribute.map(Self.attribute) ?? .notAnAttribute,
        added.constant, "added")
    case .setContentPriority, .allowAnyLineCount, .turnOffMask: return false
    }
    return true
  }

  private static func relation(
    _ relation: ConstraintSystem.Relation
  ) -> NSLayoutConstraint.Relation {
    switch relation {
    case .atMost: .lessThanOrEqual
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    }
  }

  private static func attribute(
    _ attribute: SceneChange.NewConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .width: .width
    case .height: .height
    }
  }

  /// Where text has other line breaks: set by a test.
  package var textBreak: (item: EngineItem, width: Double)?

  package func factChange(in motion: LayoutMotion) -> ProofBoundary? {
    guard let textBreak,
      let low = motion.frame(of: textBreak.item, at: motion.lengths.lowerBound)?.width,
      let high = motion.frame(of: textBreak.item, at: motion.lengths.upperBound)?.width,
      low < textBreak.width, high >= textBreak.width
    else { return nil }
    let part = (textBreak.width - low) / (high - low)
    let size = motion.lengths.upperBound - motion.lengths.lowerBound
    return ProofBoundary(
      motion.lengths.lowerBound + part * size, .other(words: "text breaks otherwise"))
  }
}

extension PlainScene {
  package func changed(by changes: [SceneChange]) -> PlainScene? {
    guard let recipe, let scene = try? PlainScene.made(by: recipe) else { return nil }
    for change in changes {
      guard (try? scene.make(change)) == true else { return nil }
    }
    return scene
  }
}
