import LayoutSnapshot
import Testing

@Suite struct TextTreeTests {
  @Test func `the tree aligns numbers and tells findings below`() {
    #expect(
      Sample.greeting.textTree() == """
        Greeting · Phone · 200 × 100 @2x · landscape · right to left
        UIView                                          0    0  200  100
        ├─ UILabel Title "Good "morning" & welcome"    16   40  168 20.5  alpha 0.5
        └─ UIButton                                    16  0.3  168   30  hidden, ambiguous

        error: These cannot hold together. [conflicting-constraints]
          in Title
          · Title.top >= 2 × safe area.top - 20 @750
          · button.height = 30

        """)
  }

  @Test func `branches end where the last subview ends`() {
    func view(_ name: String, _ subviews: [LayoutSnapshot.View] = []) -> LayoutSnapshot.View {
      .init(id: name, className: name, frame: .zero, subviews: subviews)
    }
    let root = view("A", [view("B", [view("C"), view("D")]), view("E", [view("F")])])
    let tree = LayoutSnapshot(name: "T", canvas: .zero, scale: 1, root: root).textTree()
    #expect(
      tree == """
        T · 0 × 0 @1x
        A           0    0    0    0
        ├─ B        0    0    0    0
        │  ├─ C     0    0    0    0
        │  └─ D     0    0    0    0
        └─ E        0    0    0    0
           └─ F     0    0    0    0

        """)
  }
}
