import Testing
import TextMetrics

@Suite struct FontFileMeasurerTests {
  let measurer: FontFileMeasurer

  init() throws {
    measurer = FontFileMeasurer(
      FontLibrary(try FontFile.faces(in: TinyFont(kerning: .glyphPairs).bytes)))
  }

  @Test func `advances and kerning scale with the size`() {
    // 700 − 80 + 650 + 300 + 550 units of 1000 at 20 points.
    let width = measurer.width(of: "AV é", in: .custom("Tiny-Bold", 20))

    #expect(abs(width.points - 42.4) < 1e-9)
    #expect(width.estimates.isEmpty)
  }

  @Test func `clusters add up to the width`() {
    var clusters: [TextCluster] = []
    let text = "AVA e\u{301}😀 BA\n"
    let font = TextFont.custom("Tiny-Bold", 20)
    measurer.appendClusters(of: text, in: font, to: &clusters)

    #expect(clusters.reduce(0) { $0 + $1.utf8Count } == text.utf8.count)
    let sum = clusters.reduce(0) { $0 + $1.advance + $1.kerning }
    #expect(abs(sum - measurer.width(of: text, in: font).points) < 1e-9)
  }

  /// Documents' labels in Helvetica Neue, Courier New and Barlow are so high, without the gap.
  @Test func `a line is ascender and descender high, the gap stands between lines`() {
    let layout = Typesetter("A\nA", font: .custom("Tiny-Bold", 10), measurer: measurer).layout()

    #expect(measurer.metrics(of: .custom("Tiny-Bold", 10)).lineHeight == 11)
    #expect(layout.size.height == 22.5)
    #expect(layout.firstBaseline == 9)
  }

  @Test func `characters that the font lacks are the system font's`() {
    let width = measurer.width(of: "AQ", in: .custom("Tiny-Bold", 20)).points
    let system = SystemTextMeasurer().width(of: "Q", in: .system(20, weight: .bold)).points

    #expect(abs(width - (14 + system)) < 1e-9)
  }

  @Test func `names are found in any case, families by their regular face`() {
    #expect(measurer.library.face(named: "Tiny-Bold") != nil)
    #expect(measurer.library.face(named: "tiny-bold") != nil)
    #expect(measurer.library.face(named: "Tiny Bold") != nil)
    #expect(measurer.library.face(named: "Tiny") != nil)
    #expect(measurer.library.face(named: "Huge") == nil)
  }

  @Test func `a font that is missing is the system's, and marked`() {
    let font = TextFont.custom("Huge-Bold", 20)
    let width = measurer.width(of: "A", in: font)

    #expect(width.estimates.contains(.substitutedFont))
    #expect(
      width.points == SystemTextMeasurer().width(of: "A", in: .system(20, weight: .bold)).points)
    #expect(measurer.metrics(of: font).estimates.contains(.substitutedFont))
    #expect(!measurer.metrics(of: .custom("Tiny-Bold", 20)).estimates.contains(.substitutedFont))
  }

  @Test func `the system's font stays the system's`() {
    #expect(
      measurer.width(of: "Label", in: .system(17))
        == SystemTextMeasurer().width(of: "Label", in: .system(17)))
  }
}
