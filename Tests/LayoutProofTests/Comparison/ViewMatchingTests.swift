import LayoutGeometry
import LayoutProof
import LayoutSnapshot
import TestSupport
import Testing

/// Views of two layouts are matched by what is surest.
@Suite(.late) struct ViewMatchingTests {
  private func view(
    _ id: String, _ kind: LayoutSnapshot.Kind = .label, name: String? = nil, text: String? = nil,
    y: Double = 0, _ subviews: [LayoutSnapshot.View] = []
  ) -> LayoutSnapshot.View {
    LayoutSnapshot.View(
      id: id, className: kind == .label ? "UILabel" : kind == .button ? "UIButton" : "UIView",
      kind: kind, name: name, frame: .init(x: 0, y: y, width: 80, height: 20),
      text: text.map { .init($0) }, subviews: subviews)
  }

  private func matching(
    _ old: [LayoutSnapshot.View], _ new: [LayoutSnapshot.View]
  ) -> ViewMatching {
    func snapshot(_ views: [LayoutSnapshot.View], _ root: String) -> LayoutSnapshot {
      LayoutSnapshot(
        name: "", canvas: .init(width: 100, height: 200),
        root: .init(id: root, frame: .init(x: 0, y: 0, width: 100, height: 200), subviews: views))
    }
    return ViewMatching(from: snapshot(old, "old"), to: snapshot(new, "new"))
  }

  private func words(_ matching: ViewMatching) -> [String] {
    matching.pairs.dropFirst().map { "\($0.old) \($0.new) \($0.basis.rawValue)" }
  }

  @Test func `ids come before names, names before texts, texts before places`() {
    let result = matching(
      [
        view("a", name: "title", text: "Pay"), view("b", name: "amount", text: "9 €", y: 30),
        view("c", text: "Send", y: 60), view("d", y: 90),
      ],
      [
        view("root/0", y: 90), view("root/1", text: "Send", y: 160),
        view("root/2", name: "amount", y: 130), view("a", text: "9 €"),
      ])
    #expect(
      words(result) == ["a a id", "b root/2 name", "c root/1 text", "d root/0 place"])
    #expect(result.isComplete)
    #expect(result.pairs[1].details.map(\.part) == ["text"])
  }

  @Test func `a path is no id`() {
    let result = matching(
      [view("root/0", text: "One"), view("root/1", text: "Two", y: 30)],
      [view("root/0", text: "Two"), view("root/1", text: "One", y: 30)])
    #expect(words(result) == ["root/0 root/1 text", "root/1 root/0 text"])
  }

  @Test func `what several views share matches none of them`() {
    let result = matching(
      [view("a", text: "Row"), view("b", text: "Row", y: 30)],
      [view("c", text: "Row", y: 30), view("d", text: "Row", y: 77)])
    // By place, and then the only one that is left.
    #expect(words(result) == ["a d place", "b c place"])
  }

  @Test func `a view of another kind in the same place is another view`() {
    let result = matching([view("a", .button)], [view("b", .image)])
    #expect(!result.isComplete)
    #expect(result.onlyOld.map(\.id) == ["a"] && result.onlyNew.map(\.id) == ["b"])
  }

  @Test func `containers that draw nothing need no counterpart`() {
    let result = matching(
      [view("a", text: "One")],
      [view("s", .stack, y: 30, [view("b", text: "One")])])
    #expect(words(result) == ["a b text"])
    #expect(result.isComplete && result.onlyNew.map(\.id) == ["s"])
    #expect(result.description.contains("only in the new layout, drawing nothing: UIView"))
  }

  @Test func `recorded frames are compared and prove nothing`() {
    func snapshot(_ y: Double) -> LayoutSnapshot {
      LayoutSnapshot(
        name: "Pay", canvas: .init(width: 100, height: 200),
        root: .init(
          id: "root", frame: .init(x: 0, y: 0, width: 100, height: 200),
          subviews: [view("a", y: y)]))
    }
    let equal = LayoutEquality(recorded: [.init(name: "", old: snapshot(10), new: snapshot(10))])
    #expect(equal.verdict == .equal && !equal.isProven)
    #expect(equal.words == "equal at 1 recorded size, which proves no other")
    let moved = LayoutEquality(
      recorded: [.init(name: "iPhone", old: snapshot(10), new: snapshot(12))])
    #expect(moved.differences.map(\.newFrame) == [[0, 12, 80, 20]])
    #expect(
      moved.description.hasPrefix("UILabel: 0, 10, 80 × 20 → 0, 12, 80 × 20 at iPhone, 100 × 200"))
  }
}
