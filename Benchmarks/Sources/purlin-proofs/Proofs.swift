import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import LayoutDiagnosis

/// Holds proofs to brute force: `purlin-proofs FOLDER [HOW-MANY-SCENES [SIZES]]`.
///
/// Each island of each document is proven over widths 320 to 1366; then views made anew are laid out
/// at 1000 widths in a shuffled order, and judged directly: what is found at a width must be what the
/// proof says of it, except within a hundredth of a point of an interval's end.
@main
@MainActor
struct Proofs {
  private var scenes = 0
  private var sizes = 0
  private var wrong = 0
  private var differing = 0
  private var unproven = 0
  private var gaveUp = 0
  private var findings = 0
  private var corners = 0
  private var times: [(views: Int, seconds: Double, file: String)] = []
  private var random = SplitMix64(state: 11)
  private let samples: Int

  private init(samples: Int) { self.samples = samples }

  static func main() {
    let arguments = CommandLine.arguments
    guard (2...4).contains(arguments.count) else {
      stop(64, "give a folder of documents, and how many scenes and sizes at most")
    }
    LayoutLog.shared.write = { _ in }
    let folder = arguments[1]
    let limit = arguments.count > 2 ? Int(arguments[2]) ?? 100 : 100
    var proofs = Proofs(samples: arguments.count > 3 ? Int(arguments[3]) ?? 1000 : 1000)
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      stop(65, "\(folder): no such folder")
    }
    // Evenly spread over the folder, the same ones each time.
    let names = files.sorted()
    var documents: [(String, InterfaceDocument)] = []
    let step = max(1, names.count / max(1, limit))
    for index in stride(from: 0, to: names.count, by: step) {
      guard let data = FileManager.default.contents(atPath: folder + "/" + names[index]),
        let document = try? InterfaceDocument(parsing: [UInt8](data)), document.usesAutoLayout
      else { continue }
      documents.append((names[index], document))
    }
    for (name, document) in documents {
      for island in document.islands where proofs.scenes < limit && island.views.count > 1 {
        proofs.check(island, document, name)
      }
    }
    proofs.report()
  }

  private static func stop(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("purlin-proofs: \(message)\n".utf8))
    exit(status)
  }

  private mutating func check(_ island: Island, _ document: InterfaceDocument, _ file: String) {
    let across = max(1, island.root.frame?.height ?? 667)
    let range = 320.0...1366.0
    func stage() -> ProofStage {
      ProofStage(document, island: island.root.id, along: .horizontal, across: across)
    }
    let first = stage()
    let clock = ContinuousClock()
    var proof: RangeProof?
    let time = clock.measure { proof = RangeProof(of: first, over: range) }
    guard let proof else { return }
    scenes += 1
    corners += proof.corners.count
    findings += proof.findings.count
    if !proof.unprovenParts.isEmpty { unproven += 1 }
    if proof.gaveUpAt != nil { gaveUp += 1 }
    times.append((first.subjects.count, time.inSeconds, "\(file) \(island.root.id)"))

    let second = stage()
    var failures: [String] = []
    let places = (0..<samples).map { 320 + 1046 * Double($0) / Double(max(1, samples - 1)) }
    for place in places.shuffled(using: &random) where place <= proof.gaveUpAt ?? 1366 {
      sizes += 1
      let found = LayoutFindings(of: second, at: place).all
      let (certain, possible) = proof.findings(at: place)
      let missed = found.subtracting(possible)
      let false_ = certain.subtracting(found)
      guard !missed.isEmpty || !false_.isEmpty else { continue }
      wrong += 1
      let words =
        missed.map { "missed \($0.kind) \($0.subjects) \($0.detail)" }
        + false_.map { "false \($0.kind) \($0.subjects) \($0.detail)" }
      failures.append("  \(place): \(words.sorted().prefix(3).joined(separator: "; "))")
    }
    guard !failures.isEmpty else { return }
    differing += 1
    print("\(file) \(island.root.id): \(failures.count) of \(samples) widths differ")
    for failure in failures.sorted().prefix(3) { print(failure) }
  }

  private func report() {
    let seconds = times.map(\.seconds).sorted()
    let median = seconds.isEmpty ? 0 : seconds[seconds.count / 2]
    let slowest = times.max { $0.seconds < $1.seconds }
    let large = times.filter { (40...60).contains($0.views) }.map(\.seconds).sorted()
    func ms(_ value: Double) -> String { String(format: "%.1f ms", value * 1000) }
    print(
      """
      scenes                                \(scenes), with \(findings) findings, \(corners) corners
      widths laid out and judged            \(sizes)
      widths at which the proof is wrong    \(wrong), in \(differing) scenes
      scenes with parts only compared       \(unproven), given up \(gaveUp)
      time of a proof, median               \(ms(median))
      scenes of 40 to 60 views, median      \(ms(large.isEmpty ? 0 : large[large.count / 2])) (\(large.count))
      slowest                               \(ms(slowest?.seconds ?? 0)), \(slowest?.views ?? 0) views, \(slowest?.file ?? "")
      """)
    exit(wrong == 0 ? 0 : 1)
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// A small generator whose numbers are the same everywhere.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
