import AutoLayout
import DocumentAnalysis
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LayoutProof
import TestSupport
import ViewAnalysis

/// Counts where proofs along one axis and brute force agree.
@MainActor
struct Tally {
  let axis: NSLayoutConstraint.Axis
  let samples: Int
  private let range = 320.0...1366.0

  private(set) var wrong = 0
  private var scenes = 0
  private var sizes = 0
  private var alone = 0
  private var differing = 0
  private var unproven = 0
  private var gaveUp = 0
  private var breakpoints = 0
  private var idle = 0
  private var kinds: [RangeProof.Kind: Int] = [:]
  private var times: [(views: Int, seconds: Double, file: String)] = []
  private var random = SplitMix64(seed: 11)

  init(along axis: NSLayoutConstraint.Axis, samples: Int) {
    self.axis = axis
    self.samples = samples
  }

  private var word: String { axis == .horizontal ? "width" : "height" }

  mutating func check(_ scene: Scene) {
    let (island, document, file) = (scene.island, scene.document, scene.file)
    let frame = island.root.frame
    let across = axis == .horizontal ? frame?.height ?? 667 : frame?.width ?? 375
    func stage(at length: Double = 320) -> ProofStage {
      ProofStage(document, island: island.root.id, along: axis, across: max(1, across), at: length)
    }
    let first = stage()
    var proof: RangeProof?
    let time = processorTime { proof = RangeProof(of: first, over: range) }
    guard let proof else { return }
    scenes += 1
    breakpoints += proof.breakpoints.count
    idle += proof.neverBinding.count
    for finding in proof.findings { kinds[finding.kind, default: 0] += 1 }
    if !proof.unprovenParts.isEmpty { unproven += 1 }
    if proof.gaveUpAt != nil { gaveUp += 1 }
    times.append((first.items.count, time, "\(file) \(island.root.id)"))

    let second = stage()
    var failures: [(place: Double, words: String)] = []
    let step = (range.upperBound - range.lowerBound) / Double(max(1, samples - 1))
    let places = (0..<samples).map { range.lowerBound + step * Double($0) }
    for (index, place) in places.shuffled(using: &random).enumerated()
    where place <= proof.gaveUpAt ?? range.upperBound {
      sizes += 1
      if let words = difference(proof, second, place) { failures.append((place, words)) }
      guard index % 20 == 0 else { continue }
      alone += 1
      if let words = difference(proof, stage(at: place), place) {
        failures.append((place, "by itself " + words))
      }
    }
    guard !failures.isEmpty else { return }
    wrong += failures.count
    differing += 1
    print("\(file) \(island.root.id): \(failures.count) \(word)s differ")
    for failure in failures.sorted(by: { $0.place < $1.place }).prefix(3) {
      print("  \(failure.place): \(failure.words)")
    }
  }

  /// How a layout at one length and the proof differ; nil if they agree.
  private func difference(_ proof: RangeProof, _ stage: ProofStage, _ place: Double) -> String? {
    let findings = LayoutFindings(of: stage, at: place)
    let found = findings.all
    let idle = proof.neverBinding.filter { findings.binding.contains($0.id) }
    let (certain, possible) = proof.findings(at: place)
    let words =
      found.subtracting(possible).map { "missed \($0.kind) \($0.subjects) \($0.detail)" }
      + certain.subtracting(found).map { "false \($0.kind) \($0.subjects) \($0.detail)" }
      + idle.map { "binds \($0.text)" }
    return words.isEmpty ? nil : words.sorted().prefix(3).joined(separator: "; ")
  }

  func report() {
    let seconds = times.map(\.seconds).sorted()
    let slowest = times.max { $0.seconds < $1.seconds }
    let large = times.filter { (40...60).contains($0.views) }.map(\.seconds).sorted()
    func middle(_ values: [Double]) -> Double { values.isEmpty ? 0 : values[values.count / 2] }
    let found = RangeProof.Kind.allCases.compactMap { kind in
      kinds[kind].map { "\($0) \(kind.rawValue)" }
    }
    print(
      """
      over \(word)s 320 to 1366
        scenes                            \(scenes), with \(breakpoints) breakpoints
        findings                          \(found.joined(separator: ", ")), \(idle) never active
        sizes laid out and judged         \(sizes), and \(alone) of them by themselves
        sizes at which a proof is wrong   \(wrong), in \(differing) scenes
        scenes with parts only compared   \(unproven), given up \(gaveUp)
        processor time, median            \(middle(seconds).inMilliseconds)
        of 40 to 60 views, median         \(middle(large).inMilliseconds) (\(large.count) scenes)
        slowest                           \((slowest?.seconds ?? 0).inMilliseconds), \
      \(slowest?.views ?? 0) views, \(slowest?.file ?? "")
      """)
  }
}

/// The seconds that the processor needs for something: what other processes take does not count.
func processorTime(_ body: () -> Void) -> Double {
  let start = clock()
  body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

extension Double {
  var inMilliseconds: String { String(format: "%.1f ms", self * 1000) }
}
