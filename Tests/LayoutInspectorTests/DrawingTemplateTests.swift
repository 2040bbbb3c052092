import LayoutSnapshot
import Testing

@testable import LayoutInspector

@Suite("Drawings that follow the size of their view")
struct DrawingTemplateTests {
  private let sizes: [LayoutSnapshot.Size] = [
    .init(width: 100, height: 40), .init(width: 200, height: 40), .init(width: 100, height: 90),
  ]

  @Test("Numbers of geometry follow width and height; texts and colors do not")
  func geometry() {
    let texts = sizes.map { size in
      "<rect x=\"\(size.width / 2)\" height=\"\(size.height)\" fill=\"#0040A0\"/><text x=\"4\">40 &gt; 3</text>"
    }
    let drawing = DrawingTemplate(texts, sizes: sizes).drawing
    #expect(
      drawing.elements
        == "<rect x=\"\u{E000}0\u{E001}\" height=\"\u{E000}1\u{E001}\" fill=\"#0040A0\"/>"
        + "<text x=\"4\">40 &gt; 3</text>")
    #expect(drawing.numbers == [[0, 0.5, 0], [0, 0, 1]])
  }

  @Test("Elements that differ in more than numbers are those of the first size")
  func structure() {
    let drawing = DrawingTemplate(["<g/>", "<g/><g/>", "<g/>"], sizes: sizes).drawing
    #expect(drawing == InspectedScene.Drawing(elements: "<g/>", numbers: []))
  }
}
