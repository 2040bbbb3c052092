import AutoLayout
import ConflictAnalysis
import LayoutScene
import TestScenes
import TestSupport
import Testing

@testable import LayoutProof

@Suite(.late) struct RegionRepairTests {
  /// Proves a scene, looks for repairs, and lays the scene out with each at many sizes: the finding is
  /// nowhere, and nothing is found that was not there before.
  private func prove(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ recipe: @escaping (PlainScene) throws -> Void
  ) throws -> RegionProof {
    let scene = try PlainScene.made(by: recipe)
    var proof = RegionProof(of: scene, widths: 320...1366, heights: 320...1366)
    proof.findRepairs(in: scene)
    for finding in proof.findings {
      let repair = try #require(finding.repair)
      guard !repair.changes.isEmpty else { continue }
      let changed = try #require(scene.changed(by: repair.changes))
      for step in 0..<300 {
        let size = LayoutSize(
          width: 320 + Double(step * 389 % 1047), height: 320 + Double(step * 607 % 1047))
        let found = LayoutFindings(of: changed, at: size).all
        let possible = proof.findings(at: size).possible
        #expect(
          found.isSubset(of: possible), "\(repair.line) at \(size)", sourceLocation: sourceLocation)
        #expect(
          !found.contains {
            $0.kind == finding.kind && $0.subjects == finding.subjects
              && $0.detail == finding.details.first ?? ""
          },
          "\(repair.line) at \(size)", sourceLocation: sourceLocation)
      }
    }
    return proof
  }

  /// A card from the left edge that is 480 points wide.
  private func card(in scene: PlainScene) throws {
    let card = scene.add("card", .content)
    try scene.row(card)
    try scene.relate(card, .left, .equal, scene.root, .left, 0, "card.left = root.left")
    try scene.relate(card, .width, .equal, nil, .notAnAttribute, 480, "card.width = 480")
  }

  @Test func `a view that is wider than the window is kept inside by a bound`() throws {
    let proof = try prove { try card(in: $0) }
    let outside = try #require(proof.findings.first)
    #expect(outside.kind == .outside)
    #expect(outside.constraints.map(\.text).contains("card.width = 480"))
    let repair = try #require(outside.repair)
    #expect(
      repair.line == "repair, tried at every size: give card.width = 480 the priority 749; "
        + "add card.right ≤ root.right")
    #expect(repair.isCutShort == false && repair.isCompared == false)
  }

  @Test func `one repair may do for several findings`() throws {
    let proof = try prove { scene in
      let card = scene.add("card", .content)
      try scene.row(card)
      try scene.relate(card, .right, .equal, scene.root, .right, 0, "card.right = root.right")
      try scene.relate(card, .width, .equal, nil, .notAnAttribute, 480, "card.width = 480")
      let label = scene.add("label", .content)
      try scene.relate(label, .top, .equal, scene.root, .top, 40)
      try scene.relate(label, .height, .equal, nil, .notAnAttribute, 20)
      try scene.relate(label, .left, .equal, card, .left, 0, "label.left = card.left")
      try scene.relate(label, .width, .equal, nil, .notAnAttribute, 40, "label.width = 40")
    }
    #expect(proof.findings.count == 2)
    #expect(Set(proof.findings.map { $0.repair?.changes }).count == 1)
    #expect(proof.findings[0].repair?.changes.isEmpty == false)
  }

  @Test func `a conflict is repaired at the least size, too`() throws {
    let proof = try prove { scene in
      let box = scene.add("box", .container)
      try scene.row(box)
      try scene.relate(box, .left, .equal, scene.root, .left, 16, "box.left = root.left + 16")
      try scene.relate(box, .right, .equal, scene.root, .right, -16, "box.right = root.right − 16")
      try scene.relate(
        box, .width, .greaterThanOrEqual, nil, .notAnAttribute, 500, "box.width ≥ 500")
    }
    let conflict = try #require(proof.findings.first { $0.kind == .conflict })
    #expect(proof.places(conflict) == "below 532 points of width")
    #expect(conflict.repair?.changes.isEmpty == false)
  }

  @Test func `a text that no window has space for has no repair`() throws {
    let proof = try prove { scene in
      let title = scene.add("title", need: ContentNeed(width: 5000, height: 10))
      try scene.row(title)
      try scene.relate(title, .left, .equal, scene.root, .left)
      try scene.relate(title, .right, .equal, scene.root, .right)
    }
    let clipped = try #require(proof.findings.first)
    #expect(proof.isAlways(clipped))
    let repair = try #require(clipped.repair)
    #expect(repair.changes.isEmpty && repair.triedCount > 0 && !repair.isCutShort)
    #expect(repair.line.hasPrefix("no repair found: "))
  }

  @Test func `a search that may make no layouts says so`() throws {
    let scene = try PlainScene.made { try card(in: $0) }
    var proof = RegionProof(of: scene, widths: 320...1366, heights: 320...1366)
    proof.findRepairs(in: scene, effort: 0)
    #expect(proof.findings.map { $0.repair?.isCutShort } == [true])
    #expect(
      proof.findings[0].repair?.line
        == "no repair found: 0 changes tried, and the search was cut short")
  }
}
