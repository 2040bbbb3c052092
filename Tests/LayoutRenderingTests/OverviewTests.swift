import LayoutRendering
import LayoutSnapshot
import Testing

@Suite struct OverviewTests {
  private func snapshot(_ name: String, width: Double, height: Double) -> LayoutSnapshot {
    LayoutSnapshot(
      name: name, canvas: .init(width: width, height: height),
      root: LayoutSnapshot.View(id: name, frame: Sample.rect(0, 0, width, height)))
  }

  private func scene(_ name: String, _ frame: LayoutSnapshot.Rect, isDrawn: Bool = true)
    -> LayoutRenderer.Overview.Scene
  {
    LayoutRenderer.Overview.Scene(
      name, kind: "View Controller", isInitial: name == "one", frame: frame,
      pictures: isDrawn
        ? [
          (
            .init(x: frame.minX, y: frame.minY),
            snapshot(name, width: frame.width, height: frame.height)
          )
        ] : [])
  }

  @Test func `each scene is drawn at its place, with arrows between them`() {
    let svg = LayoutRenderer().svg(
      of: .init(
        [
          scene("one", .init(x: 0, y: 0, width: 100, height: 200)),
          scene("two", .init(x: 300, y: 0, width: 100, height: 200), isDrawn: false),
        ],
        arrows: [
          .init(0, 1, "Show <Detail>", isDashed: false), .init(0, 1, "Embed", isDashed: true),
          .init(1, 7, "nowhere", isDashed: false),
        ]))
    #expect(svg.contains("translate(0 0)"))
    #expect(svg.contains("➔ one") && svg.contains(">two<"))
    #expect(svg.contains("View Controller"))
    #expect(svg.contains("Show &lt;Detail&gt;") && !svg.contains("nowhere"))
    // From side to side, the second one below the first.
    #expect(svg.contains("M100 100C200 100 200 100 300 100"))
    #expect(svg.contains("M100 150C200 150 200 150 300 150"))
  }

  @Test func `a title that is longer than its scene is inside the sheet`() throws {
    let title = "Settings of Notifications and Sounds Table View Controller"
    let svg = LayoutRenderer().svg(
      of: .init([scene(title, .init(x: 0, y: 0, width: 100, height: 200))], arrows: []))
    let width = try #require(svg.firstMatch(of: /<svg [^>]*width="([0-9.]+)"/)?.1)
    #expect(try #require(Double(width)) > 13 * Double(title.count))
  }

  @Test func `an overview without scenes is a picture`() {
    let svg = LayoutRenderer().svg(of: .init([], arrows: []))
    #expect(svg.hasPrefix("<svg"))
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}
