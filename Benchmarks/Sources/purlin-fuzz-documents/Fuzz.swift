import Foundation
import TestSupport

/// Runs cases until the time is over and says what they came to.
@MainActor
struct Fuzz {
  let documents: [[UInt8]]
  /// Where the case at work and those that failed are kept.
  let folder: String
  let seed: UInt64

  private var refused = 0
  private var laidOut = 0
  private var views = 0
  private var broken = 0
  private var slowest = 0.0

  init(documents: [[UInt8]], folder: String, seed: UInt64) {
    self.documents = documents
    self.folder = folder
    self.seed = seed
  }

  mutating func run(minutes: Double, cases limit: Int) {
    let start = ContinuousClock.now
    let watch = Watch(limit: 120)
    var number = 0
    while number < limit, start.duration(to: .now) < .seconds(minutes * 60) {
      // Each case has a seed of its own, so that one can be repeated without those before it.
      let own = seed &* 1_000_003 &+ UInt64(number)
      var random = SplitMix64(seed: own)
      let bytes = make(&random)
      let path = folder + "/at-work-\(own)"
      FileManager.default.createFile(atPath: path, contents: Data(bytes))
      watch.begin(path)
      let began = ContinuousClock.now
      var replayed = SplitMix64(seed: own)
      let outcome = FuzzCase(bytes: bytes).run(&replayed)
      let took = began.duration(to: .now) / .seconds(1)
      watch.end()
      count(outcome, took, own, bytes)
      try? FileManager.default.removeItem(atPath: path)
      number += 1
    }
    print(
      """
      cases      \(number), seed \(seed)
      refused    \(refused), each with a place
      laid out   \(laidOut), \(views) views
      broken     \(broken)
      slowest    \(String(format: "%.2f", slowest)) s
      memory     \(Memory.peak) at the peak
      minutes    \(String(format: "%.1f", start.duration(to: .now) / .seconds(60)))
      """)
    exit(broken == 0 ? 0 : 1)
  }

  private mutating func count(
    _ outcome: FuzzCase.Outcome, _ seconds: Double, _ own: UInt64, _ bytes: [UInt8]
  ) {
    slowest = max(slowest, seconds)
    var reason: String?
    switch outcome {
    case .refused: refused += 1
    case .laidOut(let count):
      laidOut += 1
      views += count
    case .broken(let message): reason = message
    }
    // A small document has no right to take long, on however busy a machine.
    if seconds > 20 { reason = reason ?? "took \(seconds) seconds" }
    guard let reason else { return }
    broken += 1
    let path = folder + "/broken-\(own)"
    FileManager.default.createFile(atPath: path, contents: Data(bytes))
    print("\(path): \(reason)")
  }

  private func make(_ random: inout SplitMix64) -> [UInt8] {
    var bytes = documents.randomElement(using: &random) ?? []
    let other = documents.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let mutation = Mutation.allCases.randomElement(using: &random)
      mutation?.apply(to: &bytes, other, &random)
    }
    return bytes
  }
}

/// Ends the process when a case takes too long, for then nothing else would.
final class Watch: @unchecked Sendable {
  private let lock = NSLock()
  private var path: String?
  private var began = ContinuousClock.now

  init(limit seconds: Double) {
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 5)
        let (path, began) = lock.withLock { (self.path, self.began) }
        guard let path, began.duration(to: .now) > .seconds(seconds) else { continue }
        print("\(path): does not end")
        exit(1)
      }
    }
  }

  func begin(_ path: String) {
    lock.withLock {
      self.path = path
      began = .now
    }
  }

  func end() { lock.withLock { path = nil } }
}

/// What the process holds.
enum Memory {
  /// The most memory that was resident, as the kernel writes it; Linux only.
  static var peak: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? "? "
    return line.dropFirst(6).trimmingCharacters(in: .whitespaces)
  }
}
