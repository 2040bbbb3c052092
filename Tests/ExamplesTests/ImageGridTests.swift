import Foundation
import HeadlessUIKit
@testable import ImageGrid
import Testing

@MainActor
@Suite struct ImageGridTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let device: String
    let orientation: Device.Orientation
    /// x, y, width and height of the view on top.
    let top: (Double, Double, Double, Double)
    /// The x of both rows.
    let left: Double
    /// The side of the squares in the second row and in the third, and where the rows begin.
    let sides: (Double, Double)
    let rows: (Double, Double)

    var testDescription: String { "\(device), \(orientation)" }
  }

  // Upright, the squares are (width - 2·16 - 8) / 2 and (width - 2·16 - 2·8) / 3 wide, and lie on
  // the bottom margin - 16. Turned, the top view has its least height of 64, both rows together
  // what is left, a + b; both are equally wide, 2a + 8 = 3b + 16, and in the middle.
  nonisolated static let cases = [
    Case(
      device: Devices.all[0], orientation: .portrait, top: (16, 36, 343, 322.5), left: 16,
      sides: (167.5, 109), rows: (366.5, 542)),
    // 375 - 16 - 64 - 8 - 8 - 16 = 263 = a + b
    Case(
      device: Devices.all[0], orientation: .landscape, top: (16, 16, 635, 64), left: 170.1,
      sides: (159.4, 103.6), rows: (88, 255.4)),
    Case(
      device: Devices.all[1], orientation: .portrait, top: (16, 75, 361, 419.5), left: 16,
      sides: (176.5, 115), rows: (502.5, 687)),
    // The home indicator takes 21: a + b = 260.
    Case(
      device: Devices.all[1], orientation: .landscape, top: (16, 16, 820, 64), left: 264.4,
      sides: (157.6, 102.4), rows: (88, 253.6)),
    Case(
      device: Devices.all[2], orientation: .portrait, top: (16, 40, 802, 443), left: 16,
      sides: (397, 262), rows: (491, 896)),
    // 834 - 24 - 20 - 112 = 678 = a + b
    Case(
      device: Devices.all[2], orientation: .landscape, top: (16, 40, 1162, 64), left: 184.6,
      sides: (408.4, 269.6), rows: (112, 528.4)),
  ]

  @Test(arguments: cases)
  func `the squares follow the screen and the top view takes the rest`(_ the: Case) throws {
    let show = try Show(ImageGrid.makeViewController(), on: the.device, the.orientation)
    let grid = try #require(show.window.rootViewController as? ImageGridViewController).grid

    expect(grid[0], the.top)
    for column in 0..<2 {
      let x = the.left + Double(column) * (the.sides.0 + 8)
      expect(grid[1 + column], (x, the.rows.0, the.sides.0, the.sides.0))
    }
    for column in 0..<3 {
      let x = the.left + Double(column) * (the.sides.1 + 8)
      expect(grid[3 + column], (x, the.rows.1, the.sides.1, the.sides.1))
    }
    #expect(show.findings.isEmpty)
  }
}
