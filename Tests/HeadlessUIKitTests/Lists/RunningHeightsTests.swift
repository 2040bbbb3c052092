import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct RunningHeightsTests {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100])
  func `sums and places agree with adding up`(count: Int) {
    var heights = (0..<count).map { CGFloat(($0 * 7 + 3) % 11) }
    var running = RunningHeights(heights)
    for round in 0..<20 where count > 0 {
      let row = (round * 13) % count
      heights[row] = CGFloat((round * 5) % 9)
      running.set(heights[row], at: row)
    }
    var sum: CGFloat = 0
    for row in 0..<count {
      #expect(running.start(of: row) == sum)
      if heights[row] > 0 { #expect(running.row(at: sum + heights[row] / 2) == row) }
      sum += heights[row]
    }
    #expect(running.total == sum)
  }
}
