import AutoLayout
import LayoutProof
import LayoutScene
import TestScenes
import TestSupport
import Testing

/// The linter and `prove` checked the same layouts differently; each test is one difference, and holds
/// for both, as both ask the one place.
@Suite(.late) struct PresentFindingTests {
  private let scene = PlainScene()

  init() { scene.engine.represent(scene.root) }

  private func place(_ item: EngineItem, _ x: Double, _ width: Double) throws {
    try scene.row(item)
    try scene.relate(item, .leading, .equal, scene.root, .leading, x)
    try scene.relate(item, .width, .equal, nil, .notAnAttribute, width)
  }

  private var kinds: [RangeProof.Kind] {
    scene.engine.solve()
    return PresentFinding.all(in: scene.scene).map(\.kind)
  }

  /// A line of 40 points in a label of 200.
  private func label(_ alignment: Double) throws {
    let label = scene.add(
      "label", need: ContentNeed(width: 40, height: 15, lineLength: 40, alignment: alignment))
    try place(label, 0, 200)
  }

  // The linter was right: `prove` took the label's rectangle for its letters.
  @Test(arguments: [(0.0, 150.0), (0.5, 10), (1, 10)])
  func `the empty part of a label covers nothing`(_ alignment: Double, _ place: Double) throws {
    try label(alignment)
    try self.place(scene.add("button", .control), place, 50)
    #expect(kinds == [])
    let proof = RangeProof(of: scene, over: 320...640)
    #expect(!proof.findings.contains { $0.kind == .overlap })
  }

  @Test(arguments: [(0.0, 10.0), (0.5, 90), (1, 170)])
  func `letters are covered where the line lies`(_ alignment: Double, _ place: Double) throws {
    try label(alignment)
    try self.place(scene.add("button", .control), place, 70)
    #expect(kinds == [.overlap])
    #expect(RangeProof(of: scene, over: 320...640).findings.map(\.kind) == [.overlap])
  }

  // Views at one place in a document are often alternatives; on a screen nothing is.
  @Test func `a text over another is an overlap where nothing is an alternative`() throws {
    try label(0)
    try place(scene.add("other", need: ContentNeed(width: 20, height: 15, lineLength: 20)), 5, 100)
    #expect(kinds == [])
    #expect(PresentFinding.all(in: scene.scene, overlaps: .all).map(\.detail) == ["completely"])
  }

  // `prove` was right: the linter let controls share four points.
  @Test func `controls that share a point overlap`() throws {
    try place(scene.add("one", .control), 0, 100)
    try place(scene.add("two", .control), 99, 100)
    #expect(kinds == [.overlap])
    #expect(PresentFinding.all(in: scene.scene).map(\.amount) == [1])
  }

  // The linter was right: what is outside is letters, not the end of the label.
  @Test func `a label longer than its superview holds its line inside`() throws {
    try place(
      scene.add("label", need: ContentNeed(width: 40, height: 15, lineLength: 40)), 0, 400)
    #expect(kinds == [])
  }

  // `prove` was right: the linter called half a point nothing, which is a pixel.
  @Test func `a control a third of a point wide has a width`() throws {
    try place(scene.add("one", .control), 0, 1.0 / 3)
    #expect(kinds == [])
    try place(scene.add("two", .control), 10, 0)
    #expect(kinds == [.collapsed])
  }

  // `prove` was right: the linter let a text lack a quarter of its whole height, whatever its lines.
  @Test func `several lines may lack no more than one may`() throws {
    let label = scene.add("label", need: ContentNeed(width: 0, height: 56))
    try place(label, 0, 200)
    #expect(kinds == [.clipped])
  }
}
