import AutoLayout
import LayoutScene
import TestScenes
import TestSupport
import Testing

/// One cause is one finding: what a conflict leaves open is not ambiguous besides.
@Suite struct VerdictTests {
  /// A row that is too long for its box, with one item between that has no width of its own, and items that hang on it.
  private func row(_ chance: inout SplitMix64, isTooLong: Bool) throws -> PlainScene {
    let scene = PlainScene()
    let count = 2 + Int(chance.next() % 5)
    let flexible = Int(chance.next() % UInt64(count))
    let width = (isTooLong ? 400.0 : 200) / Double(count - 1)
    var last = (item: scene.root, edge: NSLayoutConstraint.Attribute.left)
    var open = scene.root
    for place in 0..<count {
      let item = scene.add("item\(place)")
      try scene.row(item)
      try scene.relate(item, .left, .equal, last.item, last.edge, 2)
      if place == flexible {
        open = item
      } else {
        try scene.relate(item, .width, .equal, nil, .notAnAttribute, width)
      }
      last = (item, .right)
    }
    try scene.relate(last.item, .right, .equal, scene.root, .right)
    for place in 0..<Int(chance.next() % 4) {
      let item = scene.add("hung\(place)")
      try scene.row(item)
      try scene.relate(item, .centerX, .equal, open, .centerX, Double(chance.next() % 9))
      if chance.next() % 2 == 0 {
        try scene.relate(item, .width, .equal, open, .width, multiplier: 0.5)
      } else {
        try scene.relate(item, .width, .equal, nil, .notAnAttribute, 12)
      }
      open = item
    }
    scene.layOut(at: 320)
    return scene
  }

  @Test(arguments: 0..<60)
  func `what only a broken constraint determines is not ambiguous`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let isTooLong = seed % 2 == 0
    let scene = try row(&chance, isTooLong: isTooLong)
    let before = scene.items.map(\.rect)
    let verdict = scene.verdict(on: scene.items)
    #expect(verdict.conflicts.isEmpty != isTooLong)
    #expect(verdict.ambiguous.allSatisfy { $0.isEmpty })
    #expect(scene.items.map(\.rect) == before)
  }

  @Test(arguments: 0..<40)
  func `what nothing determines is ambiguous beside a conflict`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let scene = try row(&chance, isTooLong: true)
    let free = scene.add("free")
    try scene.row(free)
    if seed % 2 == 0 { try scene.relate(free, .left, .equal, scene.root, .left, 5) }
    scene.layOut(at: 320)
    let verdict = scene.verdict(on: scene.items)
    #expect(
      verdict.ambiguous.last == (seed % 2 == 0 ? [.width] : [.left, .width]))
    #expect(verdict.ambiguous.dropLast().allSatisfy { $0.isEmpty })
  }
}
