import LayoutSnapshot
import Testing

@testable import LayoutRendering

/// Overlays for constraints: findings, one view's constraints, equations and labels.
@Suite struct OverlayTests {
  typealias Options = LayoutRenderer.Options

  private func picture(_ options: Options, isAmbiguous: Bool = false) -> String {
    let root = LayoutSnapshot.View(
      id: "root", frame: Sample.rect(0, 0, 200, 100),
      subviews: [
        .init(
          id: "a", frame: Sample.rect(10, 10, 30, 20), layout: .init(isAmbiguous: isAmbiguous)),
        .init(id: "b", frame: Sample.rect(50, 10, 30, 40)),
      ])
    let snapshot = LayoutSnapshot(
      name: "", canvas: .init(width: 200, height: 100), root: root,
      constraints: [
        Sample.constraint("a", .top, .equal, "b"), Sample.constraint("b", .width, plus: 30),
        Sample.constraint("a", .width, .greaterThanOrEqual, plus: 30),
      ])
    return LayoutRenderer(options).svg(of: snapshot)
  }

  @Test func `ambiguous views are dashed, and misplaced ones have their saved frame`() {
    let options = Options(
      drawsConstraints: true, savedFrames: ["b": Sample.rect(60, 10, 30, 40)], padding: 0)
    let svg = picture(options, isAmbiguous: true)
    #expect(svg.contains("data-ambiguous=\"a\""))
    #expect(svg.contains("ambiguous position or size</title>"))
    #expect(svg.contains("data-misplaced=\"b\""))
    #expect(svg.contains("saved at x 60, y 10, width 30, height 40</title>"))
    #expect(!picture(Options(drawsConstraints: true)).contains("class=\"findings\""))
  }

  @Test func `the constraints of one view are drawn alone`() {
    let all = picture(Options(drawsConstraints: true))
    let one = picture(Options(drawsConstraints: true, constrainedView: "b"))
    func count(_ text: String) -> Int {
      text.split(separator: "class=\"constraint-labels\"")[0].split(separator: "data-constraint")
        .count - 1
    }
    #expect(count(all) == 3)
    #expect(count(one) == 2)
  }

  @Test func `each mark has its equation, and a spacing of zero a diamond`() {
    let svg = picture(Options(drawsConstraints: true))
    #expect(svg.contains(".width &gt;= 30</title>"))
    #expect(svg.contains(".top = "))
    #expect(svg.contains("<path"))
  }

  @Test func `a label covers text only where there is no other place`() {
    var labels = LabelPlacement(canvas: Sample.rect(0, 0, 200, 100))
    let text = Sample.rect(20, 40, 100, 20)
    labels.avoid(text: text)
    let label = MarkLabel(
      text: "8", owner: 0, start: .init(x: 60, y: 50), end: .init(x: 80, y: 50))
    let place = labels.place(
      width: 14, height: 12.5, at: label.places(width: 14), orElse: label.distantPlaces(width: 14),
      owner: 0)
    #expect(place.intersection(text) == nil)
  }

  @Test func `a long name of an image is shortened`() {
    let name = "a_very_long_name_of_an_image_in_the_catalog"
    let shorter = WordWidth.shortened(name, size: 8, room: 60)
    #expect(WordWidth.estimate(shorter, size: 8) <= 60)
    #expect(shorter.contains("…") && shorter.hasPrefix("a_") && shorter.hasSuffix("og"))
    #expect(WordWidth.shortened("logo", size: 8, room: 60) == "logo")
  }
}
