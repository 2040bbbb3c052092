import LayoutSnapshot
import Testing

@testable import LayoutRendering

@Suite struct ImageContentsTests {
  /// A PNG of one red pixel.
  private static let red =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  private func snapshot(isTemplate: Bool? = nil) -> LayoutSnapshot {
    func view(_ id: String, x: Double) -> LayoutSnapshot.View {
      .init(
        id: id, className: "UIImageView", kind: .image,
        frame: .init(x: x, y: 10, width: 20, height: 20),
        image: .init(
          name: "Dot", size: .init(width: 1, height: 1), contentMode: .scaleToFill,
          isTemplate: isTemplate))
    }
    return LayoutSnapshot(
      name: "Dots", canvas: .init(width: 100, height: 60),
      root: .init(
        id: "root", frame: .init(x: 0, y: 0, width: 100, height: 60),
        subviews: [view("one", x: 10), view("two", x: 50)]))
  }

  private func renderer(_ type: String = "image/png") -> LayoutRenderer {
    var options = LayoutRenderer.Options(padding: 0)
    options.images = ["Dot": ImageContents(mediaType: type, base64: Self.red)]
    return LayoutRenderer(options)
  }

  @Test func `contents are embedded once and drawn in each view`() {
    let svg = renderer().svg(of: snapshot())
    #expect(svg.split(separator: "base64,").count == 2)
    #expect(svg.split(separator: "<use ").count == 3)
    #expect(svg.contains("scale(20 20)"))
    #expect(snapshot().imageNames == ["Dot"])
  }

  @Test func `a template is drawn in the tint`() {
    let svg = renderer().svg(of: snapshot(isTemplate: true))
    #expect(svg.contains("mask-type=\"alpha\""))
  }

  @Test func `Base64 is read as it was written`() {
    let address = ImageContents(mediaType: "image/png", base64: "AAECA/8=").address
    #expect(ImageContents.bytes(ofAddress: address, mediaType: "image/png") == [0, 1, 2, 3, 255])
    #expect(ImageContents.bytes(ofAddress: address, mediaType: "image/jpeg") == nil)
  }

  @Test(.enabled("needs pango", { LayoutRenderer.drawsImages }))
  func `a PNG has the contents of PNG files, and plain areas for others`() throws {
    let (with, without, template) = (
      try renderer().png(of: snapshot()), try renderer("image/jpeg").png(of: snapshot()),
      try renderer().png(of: snapshot(isTemplate: true))
    )
    #expect(with != without && with != template && without != template)
  }
}
