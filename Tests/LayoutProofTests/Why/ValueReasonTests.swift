import AutoLayout
import ConflictAnalysis
import LayoutProof
import LayoutScene
import TestScenes
import TestSupport
import Testing

@Suite(.late) struct ValueReasonTests {
  private let scene = PlainScene()

  /// A label at 16, a button 8 behind it, and a badge that wants more than there is.
  private func fill() throws {
    let label = scene.add("label", width: 120)
    let button = scene.add("button", .control, width: 60)
    for item in [label, button] { try scene.row(item) }
    try scene.relate(label, .leading, .equal, scene.root, .leading, 16, "label at the edge")
    try scene.relate(button, .leading, .equal, label, .trailing, 8, "button behind label")
    try scene.relate(
      button, .trailing, .lessThanOrEqual, scene.root, .trailing, -16, "button within the edge")
    try scene.relate(
      label, .width, .equal, nil, .notAnAttribute, 400, priority: UILayoutPriority(700),
      "label wants 400")
    scene.layOut(at: 320)
  }

  @Test func `a value is the sum of what its constraints add`() throws {
    try fill()
    let reason = try ValueReason(of: "button", .left, in: scene)
    // 320 − 16 − 60: the label takes what is left of its 400, down to the button's own width.
    #expect(abs(reason.value - 244) < 1e-6)
    #expect(abs(reason.terms.map(\.share).reduce(0, +) - reason.value) < 1e-6)
    #expect(reason.openRange == nil)
  }

  @Test func `what is said of changes is what solving again gives`() throws {
    try fill()
    let reason = try ValueReason(of: "button", .left, in: scene)
    let edge = try #require(reason.terms.first { $0.text == "button within the edge" })
    let effect = try #require(edge.effect)
    #expect(abs(effect.grown - 1) < 1e-6 && abs(effect.shrunk + 1) < 1e-6)
    let push = effect.pushes.first { $0.name == "label" && $0.attribute == "width" }
    #expect(push.map { abs($0.amount - 1) < 1e-6 } == true)
    // Put back as it was.
    #expect(try ValueReason(of: "button", .left, in: scene) == reason)
  }

  @Test func `a preference that lost says what stands against it`() throws {
    try fill()
    let reason = try ValueReason(of: "label", .width, in: scene)
    let lost = try #require(reason.others.first { $0.text == "label wants 400" })
    #expect(lost.state == .lost && abs(lost.amount - 180) < 1e-6)
    #expect(lost.against.map(\.text).contains("button within the edge"))
  }

  @Test func `an inequality with space says how much`() throws {
    try fill()
    scene.layOut(at: 1000)
    let reason = try ValueReason(of: "button", .left, in: scene)
    let edge = try #require(reason.others.first { $0.text == "button within the edge" })
    // 1000 − 16 − (16 + 400 + 8 + 60).
    #expect(edge.state == .slack && abs(edge.amount - 500) < 1e-6)
  }

  @Test func `a view is found by id, name, class and nothing else`() throws {
    try fill()
    #expect(try ValueQuestion("label", in: scene).attributes.count == 4)
    #expect(try ValueQuestion("LABEL.Width", in: scene).attributes == [.width])
    #expect(throws: ValueQuestionError.unknownView("lable", suggestions: ["label"])) {
      try ValueQuestion("lable.width", in: scene)
    }
    #expect(throws: ValueQuestionError.self) { try ValueQuestion("label.depth", in: scene) }
    _ = scene.add("''", width: 10)
    for nothing in ["", "''", ".width"] {
      #expect(throws: ValueQuestionError.self) { try ValueQuestion(nothing, in: scene) }
    }
  }
}
