import Foundation

/// Compares the engine with exact arithmetic over random systems until the time is over.
struct Fuzz {
  private let minutes: Double
  private let systems: Int
  private let seed: UInt64
  private let isAlwaysLarge: Bool
  private let isAlwaysMiddle: Bool

  init(arguments: ArraySlice<String>) {
    minutes = option("--minutes", in: arguments) ?? 1
    systems = Int(option("--systems", in: arguments) ?? 1e12)
    isAlwaysMiddle = arguments.contains("--middle")
    isAlwaysLarge = arguments.contains("--large")
    seed = UInt64(option("--seed", in: arguments) ?? 1)
  }

  func run() {
    let end = Date().addingTimeInterval(minutes * 60)
    var count = 0
    var flushes = 0
    var unknown = 0
    var conflicted = 0
    var bad = 0
    while count < systems, bad < 10, Date() < end {
      let seed = systems == 1 ? seed : seed &* 1_000_000_007 &+ UInt64(count)
      do {
        // One system in a hundred is large; most faults show in small ones, and can be read there.
        let isLarge = isAlwaysLarge || count % 100 == 99
        let isMiddle = isAlwaysMiddle || count % 100 >= 80
        let check = try SystemCheck.run(
          seed: seed, variables: 2...(isLarge ? 40 : isMiddle ? 14 : 8),
          constraints: 2...(isLarge ? 120 : isMiddle ? 35 : 18), changes: isLarge ? 2 : 6,
          keepsLog: systems == 1)
        flushes += check.flushes
        unknown += check.unknown
        conflicted += check.conflicted
      } catch {
        print("MISMATCH \(error)")
        bad += 1
      }
      count += 1
    }
    print(
      "seed \(seed): \(count) systems, \(flushes) solves compared, \(conflicted) with conflicts, "
        + "\(unknown) beyond the reference, \(bad) wrong")
    if bad > 0 { exit(1) }
  }
}
