import AutoLayout
import Testing

@Suite struct PixelGridTests {
  @Test func `three equal shares of 280 points differ by a pixel`() {
    // measured:M1, gaps of 10 included.
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
}
