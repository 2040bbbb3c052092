#if !canImport(Darwin)
import AppleNames
import TestSupport
import Testing

@Suite struct DateComponentsFormatterTests {
  private let formatter: AppleNames.DateComponentsFormatter = {
    let formatter = AppleNames.DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    return formatter
  }()

  @Test func `zeros are written as Apple's reference says`() {
    #expect(formatter.string(from: 3610) == "1:00:10")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3600) == "1h")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3661) == "1 hour, 1 minute, 1 second")
  }

  @Test(arguments: 0..<40)
  func `the numbers of a text add up to the time`(_ seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let seconds = Int.random(in: 0...200_000, using: &generator)
    func numbers(_ text: String) -> [Int] {
      text.split { !$0.isNumber }.compactMap { Int($0) }
    }
    formatter.zeroFormattingBehavior = .pad
    let padded = try #require(formatter.string(from: Double(seconds)))
    #expect(numbers(padded).reduce(0) { $0 * 60 + $1 } == seconds)
    #expect(padded.split(separator: ":").allSatisfy { $0.count >= 2 })

    formatter.zeroFormattingBehavior = .default
    let units = ["hour": 3600, "minute": 60, "second": 1]
    formatter.unitsStyle = .full
    let full = try #require(formatter.string(from: Double(seconds)))
    let sum = full.split(separator: ", ").reduce(0) { sum, part in
      let words = part.split(separator: " ")
      let unit = words[1].hasSuffix("s") ? words[1].dropLast() : words[1]
      return sum + (Int(words[0]) ?? 0) * (units[String(unit)] ?? 0)
    }
    #expect(sum == seconds)
  }
}
#endif
