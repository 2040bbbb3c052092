import LayoutSnapshot
import Testing

@Suite struct DifferenceTests {
  @Test func `a snapshot does not differ from itself`() {
    let difference = Sample.greeting.difference(from: Sample.greeting)
    #expect(difference.isEmpty)
    #expect(difference.description.isEmpty)
  }

  @Test func `every kind of change is told once`() {
    var new = Sample.greeting
    new.canvas.width = 320
    new.root.frame.size.width = 320
    new.root.subviews[0].frame.origin.y = 60
    new.root.subviews[0].text?.string = "Bye"
    new.root.subviews[0].layout.hugging = nil
    new.root.subviews[1] = .init(
      id: "more", className: "UIStepper", frame: .init(x: 1, y: 2, width: 94, height: 32))
    new.constraints.removeLast()
    new.constraints.append(.init(id: "7", first: .init("more", .left), constant: 1))
    new.findings = []

    let difference = new.difference(from: Sample.greeting)
    #expect(difference.moved.map(\.id) == ["root", "title"])
    #expect(
      difference.description == """
        canvas 200 × 100 → 320 × 100
        - UIButton               16  0.3  168   30
        + UIStepper               1    2   94   32
        ~ UIView                  0    0  320  100  width +120
        ~ UILabel Title "Bye"    16   60  168 20.5  y +20, text was "Good "morning" & welcome", looks or priorities changed
        - constraint  button.height = 30
        + constraint  more.left = 1
        - error: These cannot hold together. [conflicting-constraints]

        """)
  }

  @Test func `a moved container is one change`() {
    let leaf = LayoutSnapshot.View(id: "leaf", frame: .init(x: 1, y: 1, width: 5, height: 5))
    func snapshot(at y: Double) -> LayoutSnapshot {
      let box = LayoutSnapshot.View(
        id: "box", frame: .init(x: 0, y: y, width: 9, height: 9), subviews: [leaf])
      return LayoutSnapshot(
        name: "", canvas: .zero, root: .init(id: "root", frame: .zero, subviews: [box]))
    }
    #expect(snapshot(at: 10).difference(from: snapshot(at: 0)).changed.map(\.id) == ["box"])
    #expect(snapshot(at: 0.4).difference(from: snapshot(at: 0), tolerance: 0.5).isEmpty)
  }

  @Test func `views with the same id are matched in order`() {
    let twin = LayoutSnapshot.View(id: "twin", frame: .zero)
    let old = LayoutSnapshot(
      name: "", canvas: .zero, root: .init(id: "root", frame: .zero, subviews: [twin, twin]))
    var new = old
    new.root.subviews.append(twin)
    #expect(new.difference(from: old).added.count == 1)
    #expect(old.difference(from: new).removed.count == 1)
  }
}
