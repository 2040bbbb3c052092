import Testing
import TextMetrics

/// Heights of one-line labels at 2 and 3 pixels a point, as tables of the system font list them.
@Suite struct LabelHeightTests {
  @Test(
    arguments: [
      (11.0, 13.1270, 13.5, 13.333, 10.4736, -2.6533),
      (12, 14.3203, 14.5, 14.333, 11.4258, -2.8945),
      (13, 15.5137, 16, 15.667, 12.3779, -3.1357), (14, 16.7070, 17, 17, 13.3301, -3.3770),
      (15, 17.9004, 18, 18, 14.2822, -3.6182), (16, 19.0938, 19.5, 19.333, 15.2344, -3.8594),
      (17, 20.2871, 20.5, 20.333, 16.1865, -4.1006), (18, 21.4805, 21.5, 21.667, 17.1387, -4.3418),
      (19, 22.6738, 23, 23, 18.0908, -4.5830), (20, 23.8672, 24, 24, 19.0430, -4.8242),
      (21, 25.0605, 25.5, 25.333, 19.9951, -5.0654), (22, 26.2539, 26.5, 26.333, 20.9473, -5.3066),
      (23, 27.4473, 27.5, 27.667, 21.8994, -5.5479), (24, 28.6406, 29, 28.667, 22.8516, -5.7891),
      (25, 29.8340, 30, 30, 23.8037, -6.0303), (26, 31.0273, 31.5, 31.333, 24.7559, -6.2715),
      (27, 32.2207, 32.5, 32.333, 25.7080, -6.5127), (28, 33.4141, 33.5, 33.667, 26.6602, -6.7539),
      (30, 35.8008, 36, 36, 28.5645, -7.2363), (32, 38.1875, 38.5, 38.333, 30.4688, -7.7188),
      (34, 40.5742, 41, 40.667, 32.3730, -8.2012), (36, 42.9609, 43, 43, 34.2773, -8.6836),
      (40, 47.7344, 48, 48, 38.0859, -9.6484), (44, 52.5078, 53, 52.667, 41.8945, -10.6133),
      (48, 57.2812, 57.5, 57.333, 45.7031, -11.5781), (50, 59.6680, 60, 60, 47.6074, -12.0605),
      (53, 63.2480, 63.5, 63.333, 50.4639, -12.7842), (60, 71.6016, 72, 71.667, 57.1289, -14.4727),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func `a label is as high as its line, up to the pixel`(
    size: Double, lineHeight: Double, atTwo: Double, atThree: Double, ascender: Double,
    descender: Double
  ) {
    let measurer = SystemTextMeasurer()
    let metrics = measurer.metrics(of: .system(size, weight: .bold))
    let height = Typesetter("Ag", font: .system(size), measurer: measurer).layout().size.height

    #expect(abs(metrics.lineHeight - lineHeight) < 1e-4)
    #expect(abs(metrics.ascender - ascender) < 1e-4)
    #expect(abs(metrics.descender - descender) < 1e-4)
    #expect(PixelGrid(scale: 2).ceil(height) == atTwo)
    #expect(abs(PixelGrid(scale: 3).ceil(height) - atThree) < 1e-3)
  }

  @Test func `several lines are rounded once`() {
    let typesetter = Typesetter("a\nb\nc", font: .system(13), measurer: SystemTextMeasurer())

    let height = typesetter.layout().size.height

    #expect(abs(PixelGrid(scale: 3).ceil(height) - 46.667) < 1e-3)
  }

  @Test(arguments: [(28.0, 26.5), (13, 12.5), (22, 21)])
  func `the baseline is the ascender rounded to the pixel`(size: Double, baseline: Double) {
    let layout = Typesetter("Label", font: .system(size), measurer: SystemTextMeasurer()).layout()

    #expect(PixelGrid(scale: 2).round(layout.firstBaseline) == baseline)
    #expect(layout.lastBaseline == layout.firstBaseline)
  }

  @Test func `the sample of one published label comes out`() {
    let typesetter = Typesetter("Test", font: .system(17), measurer: SystemTextMeasurer())

    let size = PixelGrid(scale: 2).ceil(typesetter.layout().size)

    #expect(size == LayoutSize(width: 32.5, height: 20.5))
  }
}
