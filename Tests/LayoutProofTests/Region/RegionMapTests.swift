import AutoLayout
import LayoutProof
import TestScenes
import TestSupport
import Testing

@Suite(.late) struct RegionMapTests {
  // Circles of devices whose sizes differ by a few points covered each other's numbers.
  @Test func `circles of devices do not cover each other`() throws {
    let scene = PlainScene()
    let proof = RegionProof(of: scene, widths: 320...1366, heights: 320...1366)
    let sizes = [(820, 1180), (834, 1210), (834, 1194), (834, 1194), (402, 874)]
    let map = RegionMap(
      [SceneRegionProof(scene: "Scene", regime: "", cases: [.init(condition: "", proof: proof)])],
      marks: sizes.map { .init("Device", LayoutSize(width: Double($0.0), height: Double($0.1))) })
    let circles = map.svg.matches(of: /<circle cx="([0-9.]+)" cy="([0-9.]+)" r="7"/).compactMap {
      match -> (x: Double, y: Double)? in
      guard let x = Double(match.1), let y = Double(match.2) else { return nil }
      return (x, y)
    }
    #expect(circles.count == sizes.count)
    for (index, one) in circles.enumerated() {
      for other in circles[..<index] {
        let (across, down) = (one.x - other.x, one.y - other.y)
        #expect((across * across + down * down).squareRoot() > 14.5)
      }
    }
  }
}
