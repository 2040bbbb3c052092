import PangoMeasuring
import Testing
import TextMetrics

@Suite struct PangoTextMeasurerTests {
  let measurer = PangoTextMeasurer()

  @Test func `the system's font and missing fonts are the fallback's`() {
    let system = SystemTextMeasurer()

    #expect(
      measurer.width(of: "Label", in: .system(17)).points
        == system.width(of: "Label", in: .system(17)).points)
    #expect(!measurer.hasFont(named: "NoSuchFont-Bold"))
    #expect(
      measurer.width(of: "Label", in: .custom("NoSuchFont-Bold", 17)).estimates
        .contains(.substitutedFont))
  }

  /// Which fonts a machine has is not ours to say; DejaVu is the one most have.
  @Test(.enabled(if: PangoTextMeasurer().hasFont(named: "DejaVuSans")))
  func `an installed font is shaped`() {
    let font = TextFont.custom("DejaVuSans", 2048)
    // Advances of DejaVu Sans in its 2048 units: A 1401, V 1401, their kerning −131; space 651.
    #expect(abs(measurer.width(of: "A", in: font).points - 1401) < 0.5)
    #expect(abs(measurer.width(of: "A A", in: font).points - (2 * 1401 + 651)) < 0.5)
    #expect(measurer.width(of: "AV", in: font).points < 2 * 1401)
    // Apart they are not kerned.
    #expect(abs(measurer.width(of: "A\nA", in: font).points - 2 * 1401) < 0.5)
    var clusters: [TextCluster] = []
    let text = "office\tשלום e\u{301}\n"
    measurer.appendClusters(of: text, in: font, to: &clusters)
    #expect(clusters.map(\.utf8Count) == text.map { $0.utf8.count })
    #expect(clusters.allSatisfy { $0.advance >= 0 })
    #expect(measurer.metrics(of: font).lineHeight > 2048)
  }
}
