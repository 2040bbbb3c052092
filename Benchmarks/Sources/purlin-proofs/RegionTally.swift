import AutoLayout
import DocumentAnalysis
import Foundation
import HeadlessUIKit
import LayoutProof
import TestSupport
import ViewAnalysis

/// Counts where proofs over width and height and brute force agree.
@MainActor
struct RegionTally {
  let samples: Int
  private let range = 320.0...1366.0

  private(set) var wrong = 0
  private var scenes = 0
  private var sizes = 0
  private var alone = 0
  private var skipped = 0
  private var differing = 0
  private var cells = 0
  private var layouts = 0
  private var compared = 0.0
  private var undecided = 0.0
  private var doubts: [RegionProof.Doubt: Double] = [:]
  private var thin = 0.0
  private var kinds: [RangeProof.Kind: Int] = [:]
  private var always = 0
  private var found = 0
  private var times: [(views: Int, seconds: Double, words: String)] = []
  private var random = SplitMix64(seed: 18)

  init(samples: Int) { self.samples = samples }

  mutating func check(_ scene: Scene) {
    let (island, document, file) = (scene.island, scene.document, scene.file)
    func stage(at size: LayoutSize = LayoutSize(width: 320, height: 320)) -> ProofStage {
      ProofStage(
        document, island: island.root.id, along: .horizontal, across: size.height, at: size.width)
    }
    let first = stage()
    var proof: RegionProof?
    let time = processorTime { proof = RegionProof(of: first, widths: range, heights: range) }
    guard let proof else { return }
    scenes += 1
    cells += proof.cellCount
    layouts += proof.layoutCount
    compared += proof.comparedShare
    undecided += proof.undecidedShare
    for part in proof.comparedParts {
      doubts[part.doubt, default: 0] += part.polygons.reduce(0) { $0 + $1.area } / proof.whole.area
    }
    if ProcessInfo.processInfo.environment["PURLIN_WHY"] != nil {
      print(file, island.root.id, proof.cellCount, proof.layoutCount)
      for finding in proof.findings {
        print(" ", finding.kind, finding.names, finding.details, finding.share)
        for polygon in finding.polygons.prefix(8) {
          print("   ", polygon.corners.map { "\($0.width),\($0.height)" }.joined(separator: "  "))
        }
      }
      for part in proof.comparedParts {
        print(" ", part.doubt, part.polygons.reduce(0) { $0 + $1.area } / proof.whole.area)
        for polygon in part.polygons.prefix(8) {
          print("   ", polygon.corners.map { "\($0.width),\($0.height)" }.joined(separator: "  "))
        }
      }
    }
    thin += proof.thinShare
    found += proof.findings.count
    always += proof.findings.count { proof.isAlways($0) }
    for finding in proof.findings { kinds[finding.kind, default: 0] += 1 }
    times.append(
      (
        first.items.count, time,
        "\(first.items.count) views, \(proof.cellCount) cells, \(proof.layoutCount) layouts, "
          + "compared \(proof.comparedShare), undecided \(proof.undecidedShare), \(file) "
          + island.root.id
      ))
    guard samples > 0 else { return }

    let second = stage()
    var failures: [(place: LayoutSize, words: String)] = []
    for index in 0..<samples {
      // Half of the sizes are whole points, as devices and windows have them.
      var place = LayoutSize(
        width: .random(in: range, using: &random), height: .random(in: range, using: &random))
      if index % 2 == 0 {
        place = LayoutSize(width: place.width.rounded(), height: place.height.rounded())
      }
      guard !proof.isUndecided(at: place) else {
        skipped += 1
        continue
      }
      sizes += 1
      if let words = difference(proof, second, place) { failures.append((place, words)) }
      guard index % 100 == 0 else { continue }
      alone += 1
      if let words = difference(proof, stage(at: place), place) {
        failures.append((place, "by itself " + words))
      }
    }
    guard !failures.isEmpty else { return }
    wrong += failures.count
    differing += 1
    print("\(file) \(island.root.id): \(failures.count) sizes differ")
    for failure in failures.prefix(4) {
      print("  \(failure.place.width) × \(failure.place.height): \(failure.words)")
    }
  }

  /// How a layout at one size and the proof differ; nil if they agree.
  private func difference(_ proof: RegionProof, _ stage: ProofStage, _ place: LayoutSize) -> String?
  {
    let found = LayoutFindings(of: stage, at: place).all
    let (certain, possible) = proof.findings(at: place)
    let words =
      found.subtracting(possible).map { "missed \($0.kind) \($0.subjects) \($0.detail)" }
      + certain.subtracting(found).map { "false \($0.kind) \($0.subjects) \($0.detail)" }
    return words.isEmpty ? nil : words.sorted().prefix(3).joined(separator: "; ")
  }

  func report() {
    let seconds = times.map(\.seconds).sorted()
    let large = times.filter { (40...60).contains($0.views) }.map(\.seconds).sorted()
    func middle(_ values: [Double]) -> Double { values.isEmpty ? 0 : values[values.count / 2] }
    let list = RangeProof.Kind.allCases.compactMap { kind in
      kinds[kind].map { "\($0) \(kind.rawValue)" }
    }
    let count = Double(max(1, scenes))
    let causes = RegionProof.Doubt.allCases.compactMap { doubt in
      doubts[doubt].map { "\(doubt) \(String(format: "%.4f %%", $0 / count * 100))" }
    }.joined(separator: ", ")
    print(
      """
      over widths and heights 320 to 1366
        scenes                            \(scenes), with \(cells) cells and \(layouts) layouts
        findings                          \(list.joined(separator: ", "))
        of them at every size             \(always) of \(found)
        sizes laid out and judged         \(sizes), and \(alone) of them by themselves
        sizes not claimed                 \(skipped)
        sizes at which a proof is wrong   \(wrong), in \(differing) scenes
        compared, share of the planes     \(String(format: "%.4f %%", compared / count * 100))
        by cause                          \(causes)
        undecided                         \(String(format: "%.4f %%", undecided / count * 100))
        thinner than a layout is exact    \(String(format: "%.6f %%", thin / count * 100))
        processor time in all             \(String(format: "%.1f s", seconds.reduce(0, +)))
        of a proof, median                \(middle(seconds).inMilliseconds)
        of 40 to 60 views, median         \(middle(large).inMilliseconds) (\(large.count) scenes)
      """)
    for slow in times.sorted(by: { $0.seconds > $1.seconds }).prefix(8) {
      print("  slow: \(slow.seconds.inMilliseconds), \(slow.words)")
    }
  }
}
