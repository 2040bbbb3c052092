import AutoLayout
import ConflictAnalysis
import LayoutScene
import TestScenes
import Testing

@Suite struct ConflictDiagnosisTests {
  /// A label 16 points from either edge of a box 150 points wide, and 120 wide itself.
  private func crowdedCard() throws -> PlainScene {
    let scene = PlainScene()
    scene.layOut(at: 150)
    let title = scene.add("title")
    try scene.row(title)
    try scene.relate(title, .leading, .equal, scene.root, .leading, 16, "title.leading = root + 16")
    try scene.relate(title, .width, .equal, nil, .notAnAttribute, 120, "title.width = 120")
    try scene.relate(scene.root, .trailing, .equal, title, .trailing, 16, "root = title + 16")
    scene.engine.solve()
    return scene
  }

  @Test func `a conflict of a scene is told with its sum`() throws {
    let scene = try crowdedCard()
    let system = ConstraintSystem(of: scene)
    let conflicts = system.conflicts()
    try #require(conflicts.count == 1)
    let sum = try #require(conflicts[0].sum)
    #expect(sum.implied == 152 || sum.stated == 152 || abs(sum.excess) == 2)
    #expect(
      ConflictProse(system).text(conflicts[0]).contains("= 152, but the width of root is 150"))
  }

  @Test func `what leaves space is no conflict: inequalities are read as such`() throws {
    let scene = PlainScene()
    let title = scene.add("title")
    try scene.row(title)
    try scene.relate(title, .leading, .greaterThanOrEqual, scene.root, .leading, 16)
    try scene.relate(title, .trailing, .lessThanOrEqual, scene.root, .trailing, -16)
    try scene.relate(title, .width, .greaterThanOrEqual, nil, .notAnAttribute, 44)
    scene.engine.solve()
    #expect(ConstraintSystem(of: scene).conflicts().isEmpty)
  }

  @Test func `each repair removes the conflict, and tells what moves`() throws {
    let scene = try crowdedCard()
    let system = ConstraintSystem(of: scene)
    var conflict = try #require(system.conflicts().first)
    let before = scene.items.map(\.frame)
    conflict.tryOut(in: scene)
    #expect(scene.items.map(\.frame) == before)
    for repair in conflict.repairs {
      #expect(system.applying(repair.change).isFeasible, "\(repair)")
    }
    let width = try #require(
      conflict.repairs.first {
        if case .setConstant(_, 118) = $0.change { true } else { false }
      })
    #expect(width.moves?.map(\.name) == ["title"])
    #expect(width.moves?.first?.before[2] == 120)
    #expect(width.moves?.first?.after[2] == 118)
  }

  @Test func `a repair that leaves a layout ambiguous says so and comes last`() throws {
    let scene = PlainScene()
    scene.layOut(at: 150)
    let title = scene.add("title")
    try scene.row(title)
    try scene.relate(title, .leading, .equal, scene.root, .leading, 16)
    try scene.relate(title, .trailing, .equal, scene.root, .trailing, -16, "trailing")
    try scene.relate(title, .width, .greaterThanOrEqual, nil, .notAnAttribute, 300)
    scene.engine.solve()
    let system = ConstraintSystem(of: scene)
    var conflict = try #require(system.conflicts().first)
    conflict.tryOut(in: scene)
    // Without its trailing edge, the title is at least 300 wide, and nothing says how wide.
    let opening = conflict.repairs.filter { repair in
      switch repair.change {
      case .remove(let place), .relax(let place, _): system.statements[place].says == "trailing"
      default: false
      }
    }
    #expect(!opening.isEmpty && opening.allSatisfy { $0.opens == ["title"] })
    #expect(conflict.repairs.first?.opens == [])
    #expect(conflict.repairs.drop { $0.opens.isEmpty }.allSatisfy { !$0.opens.isEmpty })
    let texts = ConflictFacts(conflict, in: system).repairs.map(\.text)
    #expect(
      texts.last?.contains("; but nothing then determines the position or size of title") == true)
  }

  @Test func `right to left a repair refers to the constraint as it was written`() throws {
    let scene = PlainScene()
    scene.root.direction = .rightToLeft
    scene.layOut(at: 100)
    let title = scene.add("title")
    title.direction = .rightToLeft
    try scene.row(title)
    try scene.relate(title, .leading, .equal, scene.root, .leading, 10, "leading")
    try scene.relate(title, .trailing, .equal, scene.root, .trailing, -10, "trailing")
    try scene.relate(title, .width, .equal, nil, .notAnAttribute, 90, "width")
    scene.engine.solve()
    let system = ConstraintSystem(of: scene)
    let conflict = try #require(system.conflicts().first)
    let constants = conflict.repairs.compactMap { repair -> Double? in
      if case .setConstant(let place, let constant) = repair.change,
        system.statements[place].says == "leading"
      {
        constant
      } else {
        nil
      }
    }
    #expect(constants == [0])
    for repair in conflict.repairs { #expect(system.applying(repair.change).isFeasible) }
  }

  @Test func `all minimal sets are found, the smallest first`() throws {
    let scene = try crowdedCard()
    let badge = scene.add("badge")
    try scene.row(badge)
    try scene.relate(badge, .leading, .equal, scene.root, .leading, 0, "badge.leading")
    try scene.relate(badge, .width, .equal, nil, .notAnAttribute, 20, "twenty")
    try scene.relate(badge, .width, .equal, nil, .notAnAttribute, 30, "thirty")
    scene.engine.solve()
    let system = ConstraintSystem(of: scene)
    let sets = system.minimalSets()
    #expect(sets.isComplete)
    #expect(sets.sets.map(\.count) == [2, 4])
    let first = system.search(limit: 1)
    #expect(!first.isComplete)
    let ended = "The search ended here; there may be other conflicts."
    #expect(
      ConflictProse(system).text(first.conflicts, isComplete: first.isComplete).contains(ended))
    let duplicate = system.conflicts()[0]
    #expect(duplicate.suspect?.reason == .duplicate)
    let told = ConflictProse(system).text(duplicate)
    #expect(told.contains("another conflict remains"))
  }
}
