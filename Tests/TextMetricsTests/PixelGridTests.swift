import Testing
import TextMetrics

@Suite struct PixelGridTests {
  @Test func `sizes go up to the pixel`() {
    #expect(PixelGrid(scale: 2).ceil(20.287) == 20.5)
    #expect(PixelGrid(scale: 3).ceil(20) == 20)
    #expect(PixelGrid.wholePoints.ceil(20.287) == 21)
    #expect(
      PixelGrid(scale: 2).ceil(TextSize(width: 1.1, height: 2.6)) == TextSize(width: 1.5, height: 3)
    )
  }

  @Test func `noise does not cost a pixel`() {
    #expect(PixelGrid(scale: 2).ceil(20.5 + 1e-9) == 20.5)
    #expect(PixelGrid(scale: 2).floor(20.5 - 1e-9) == 20.5)
    #expect(PixelGrid(scale: 2).round(20.25 - 1e-9) == 20.5)
    #expect(PixelGrid(scale: 3).ceil(61.0 / 3) == 61.0 / 3)
  }

  @Test func `halves go up, also below zero`() {
    #expect(PixelGrid(scale: 1).round(2.5) == 3)
    #expect(PixelGrid(scale: 1).round(-2.5) == -2)
  }

  @Test func `numbers beyond every grid stay what they are`() {
    #expect(PixelGrid(scale: 2).ceil(.infinity) == .infinity)
    #expect(PixelGrid(scale: 3).floor(1e300) == 1e300)
    #expect(PixelGrid(scale: 2).round(.nan).isNaN)
    #expect(PixelGrid(scale: 1).ceil(-0.5) == 0)
    #expect(PixelGrid(scale: 1).floor(-0.5) == -1)
  }

  @Test func `a scale of zero traps`() async {
    await #expect(processExitsWith: .failure) { _ = PixelGrid(scale: 0) }
  }
}
