import LayoutProof
import LayoutSnapshot
import TestSupport
import Testing

@Suite(.late) struct LayoutComparisonTests {
  private func snapshot(
    title x: Double, constant: Double, extra: Bool = false, priority: Double = 1000
  ) -> LayoutSnapshot {
    var root = LayoutSnapshot.View(
      id: "root", className: "UIView", frame: .init(x: 0, y: 0, width: 320, height: 480))
    root.subviews = [
      LayoutSnapshot.View(
        id: "title", className: "UILabel", name: "Title",
        frame: .init(x: x, y: 20, width: 100, height: 20))
    ]
    var constraints = [
      LayoutSnapshot.Constraint(
        id: "con-1", first: .init("title", .leading), relation: .equal,
        second: .init("root", .leading), multiplier: 1, constant: constant, priority: priority)
    ]
    if extra {
      constraints.append(
        LayoutSnapshot.Constraint(
          id: "con-2", first: .init("title", .width), relation: .lessThanOrEqual, second: nil,
          multiplier: 1, constant: 200, priority: 1000))
    }
    return LayoutSnapshot(
      name: "Scene", canvas: .init(width: 320, height: 480), root: root, constraints: constraints)
  }

  private func compare(_ old: LayoutSnapshot, _ new: LayoutSnapshot) -> LayoutComparison {
    LayoutComparison(
      from: [.init(id: "root", name: "Scene", places: [("as saved", old), ("phone", old)])],
      to: [.init(id: "root", name: "Scene", places: [("as saved", new), ("phone", new)])])
  }

  @Test func `nothing differs from itself`() {
    let same = snapshot(title: 16, constant: 16)
    #expect(compare(same, same).isEmpty)
    #expect(compare(same, same).description.isEmpty)
  }

  @Test func `a changed constant is told with what it moves`() {
    let comparison = compare(
      snapshot(title: 16, constant: 16), snapshot(title: 20, constant: 20, priority: 750))
    #expect(
      comparison.description == """
        Scene
          ~ the leading edge of Title is the leading edge of UIView plus 20, at priority 750
              constant 16 → 20, priority 1000 → 750
          Title: x +4 (everywhere)

        """)
  }

  @Test func `constraints that came and went are told in words`() {
    let (one, two) = (
      snapshot(title: 16, constant: 16), snapshot(title: 16, constant: 16, extra: true)
    )
    #expect(compare(one, two).description.contains("  + the width of Title is at most 200\n"))
    #expect(compare(two, one).description.contains("  - the width of Title is at most 200\n"))
  }

  @Test func `a view's new text and priorities are told`() {
    var (old, new) = (snapshot(title: 16, constant: 16), snapshot(title: 16, constant: 16))
    old.root.subviews[0].text = LayoutSnapshot.Text("Name", font: .init(size: 17))
    new.root.subviews[0].text = LayoutSnapshot.Text("Title", font: .init(size: 17))
    old.root.subviews[0].layout.hugging = .init(horizontal: 250, vertical: 250)
    new.root.subviews[0].layout.hugging = .init(horizontal: 251, vertical: 250)
    #expect(
      compare(old, new).description == """
        Scene
          ~ Title
              text 'Name' → 'Title', horizontal hugging 250 → 251

        """)
  }

  @Test func `views of the same class are distinguished by their ids`() {
    let old = snapshot(title: 16, constant: 16)
    var new = old
    new.root.subviews.append(
      LayoutSnapshot.View(
        id: "box", className: "UIView", frame: .init(x: 0, y: 0, width: 9, height: 9)))
    #expect(compare(old, new).description == "Scene\n  + UIView(box)\n")
  }

  @Test func `scenes that came and went are told`() {
    let version = LayoutComparison.Version(
      id: "root", name: "Scene", places: [("as saved", snapshot(title: 16, constant: 16))])
    #expect(
      LayoutComparison(from: [], to: [version]).description == "Scene: a new scene\n")
    #expect(
      LayoutComparison(from: [version], to: []).description == "Scene: the scene was removed\n")
  }
}
