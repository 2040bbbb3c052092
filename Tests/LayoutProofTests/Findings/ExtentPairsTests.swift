import TestSupport
import Testing

@testable import LayoutProof

@Suite(.late) struct ExtentPairsTests {
  private typealias Extent = ExtentPairs.Extent

  private func extent(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Extent {
    var extent = Extent()
    extent.add(x: (x, x + width), y: (y, y + height))
    return extent
  }

  /// All pairs that meet, by comparing each two.
  private func direct(_ extents: [Extent]) -> [[Int]] {
    extents.indices.flatMap { upper in
      (0..<upper).filter { extents[$0].meets(extents[upper]) }.map { [$0, upper] }
    }
  }

  @Test func `the pairs are those of comparing each two, in the same order`() {
    var generator = SplitMix64.seeded()
    for round in 0..<300 {
      let count = Int.random(in: 0...40, using: &generator)
      // Whole numbers, so that many edges are equal; long and thin ones, and points.
      let extents = (0..<count).map { _ in
        extent(
          Double.random(in: 0...20, using: &generator).rounded(),
          Double.random(in: 0...(round % 2 == 0 ? 20 : 1), using: &generator).rounded(),
          Double.random(in: 0...6, using: &generator).rounded(),
          Double.random(in: 0...3, using: &generator).rounded())
      }
      #expect(ExtentPairs(extents).pairs.map { [$0.lower, $0.upper] } == direct(extents))
    }
  }
}
