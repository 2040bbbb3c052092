import Testing
import TextMetrics

@Suite struct DeviceFontTests {
  let measurer = SystemTextMeasurer()

  @Test(
    arguments: [
      ("HelveticaNeue", 17, 20), ("HelveticaNeue", 24, 28), ("HelveticaNeue-Light", 15, 18),
      ("HelveticaNeue-Medium", 12, 14.5), ("Helvetica", 36, 41.5), ("Menlo-Regular", 48, 56),
      ("CourierNewPSMT", 15, 17), ("Futura-Medium", 17, 22.5), ("Futura-Medium", 15, 19.5),
      ("AvenirNext-Medium", 16, 22), ("Courier", 17, 17),
    ] as [(String, Double, Double)])
  func `a line is as high as the font`(name: String, size: Double, saved: Double) {
    let height = measurer.metrics(of: .custom(name, size)).lineHeight

    #expect(PixelGrid(scale: 2).ceil(height) == saved)
  }

  @Test(
    arguments: [
      ("HelveticaNeue", 17, 2, "Checkout", 73.5), ("HelveticaNeue", 14, 2, "Kings of Lion", 82),
      ("HelveticaNeue", 24, 2, "Content Sample", 174),
      ("HelveticaNeue-Bold", 18, 2, "Category", 79),
      ("HelveticaNeue-Bold", 32, 2, "Siskin IM", 139.5), ("Menlo-Regular", 17, 2, "-", 10.5),
      ("Menlo-Regular", 48, 1, "00:00.0", 203),
    ] as [(String, Double, Double, String, Double)])
  func `text has the width seen in documents`(
    name: String, size: Double, scale: Double, text: String, saved: Double
  ) {
    let width = measurer.width(of: text, in: .custom(name, size)).points

    #expect(PixelGrid(scale: scale).ceil(width) == saved)
  }

  @Test func `a medium text is as wide as the mean of regular and bold`() {
    func width(_ name: String) -> Double {
      measurer.width(of: "Connectable:", in: .custom(name, 12)).points
    }
    let mean = (width("HelveticaNeue") + width("HelveticaNeue-Bold")) / 2

    #expect(abs(width("HelveticaNeue-Medium") - mean) < 1e-9)
  }

  @Test func `only what is not known is estimated`() {
    func estimates(_ text: String, _ name: String) -> TextEstimates {
      measurer.width(of: text, in: .custom(name, 17)).estimates
    }

    #expect(estimates("Hello", "Menlo-Regular").isEmpty)
    #expect(estimates("Hello", "HelveticaNeue") == .kerning)
    #expect(estimates("Hello", "Futura-Medium") == .substitutedFont)
    #expect(measurer.metrics(of: .custom("Futura-Medium", 17)).estimates.isEmpty)
    #expect(measurer.metrics(of: .custom("Lobster", 17)).estimates == .substitutedFont)
  }

  @Test func `clusters add up to the width`() {
    var clusters: [TextCluster] = []
    let font = TextFont.custom("HelveticaNeue", 17)
    measurer.appendClusters(of: "AV é…", in: font, to: &clusters)
    let sum = clusters.reduce(0) { $0 + $1.advance + $1.kerning }

    #expect(abs(sum - measurer.width(of: "AV é…", in: font).points) < 1e-9)
  }
}
