import LayoutSnapshot
import Testing

@Suite struct WalkTests {
  @Test func `scrolled content moves against the bounds origin`() {
    let child = LayoutSnapshot.View(
      id: "child", frame: .init(x: 10, y: 100, width: 50, height: 20))
    let scroll = LayoutSnapshot.View(
      id: "scroll", kind: .scroll, frame: .init(x: 5, y: 20, width: 200, height: 200),
      boundsOrigin: .init(x: 0, y: 30), clipsToBounds: true, subviews: [child])
    let snapshot = LayoutSnapshot(
      name: "Scroll", canvas: .init(width: 300, height: 300), root: scroll)

    #expect(snapshot.view(id: "child")?.frame == .init(x: 15, y: 90, width: 50, height: 20))
    #expect(snapshot.view(id: "child")?.clip == scroll.frame)
    #expect(snapshot.view(id: "nobody") == nil)
  }

  @Test func `two thousand nested views are walked`() {
    var view = LayoutSnapshot.View(id: "0", frame: .init(x: 1, y: 1, width: 1, height: 1))
    for level in 1..<2_000 {
      view = .init(id: "\(level)", frame: .init(x: 1, y: 1, width: 1, height: 1), subviews: [view])
    }
    let snapshot = LayoutSnapshot(name: "Deep", canvas: .zero, root: view)
    #expect(snapshot.view(id: "0")?.frame.minX == 2_000)
  }
}
