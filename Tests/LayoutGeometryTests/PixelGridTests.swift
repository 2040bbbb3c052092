import LayoutGeometry
import TestSupport
import Testing

@Suite struct PixelGridTests {
  @Test func `sizes go up to the pixel`() {
    #expect(PixelGrid(scale: 2).ceil(20.287) == 20.5)
    #expect(PixelGrid(scale: 3).ceil(20) == 20)
    #expect(PixelGrid.wholePoints.ceil(20.287) == 21)
    #expect(
      PixelGrid(scale: 2).ceil(LayoutSize(width: 1.1, height: 2.6))
        == LayoutSize(width: 1.5, height: 3)
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

  @Test(.rules("measured:M1"))
  func `three equal shares of 280 points differ by a pixel`() {
    // Gaps of 10 included.
    let grid = PixelGrid(scale: 2)
    let share = 280.0 / 3
    let rows = (0..<3).map { row in
      grid.round(LayoutRect(x: 0, y: Double(row) * (share + 10), width: 100, height: share))
    }

    #expect(rows.map(\.y) == [0, 103.5, 206.5])
    #expect(rows.map(\.height) == [93.5, 93, 93.5])
  }

  @Test(arguments: [(0.25, 0.5), (0.2499, 0), (-0.25, 0), (-0.26, -0.5), (10.75, 11)])
  func `half a pixel goes up`(_ value: Double, _ expected: Double) {
    #expect(PixelGrid(scale: 2).round(value) == expected)
  }

  @Test func `half a pixel but for the last bits still goes up`() {
    #expect(PixelGrid(scale: 2).round(0.25.nextDown) == 0.5)
  }

  @Test(arguments: [1.0, 2, 3]) func `zero stays positive zero`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for zero in [grid.ceil(0.0), grid.floor(0.0), grid.round(0.0)] {
      #expect(zero == 0 && zero.sign == .plus)
    }
  }
}
