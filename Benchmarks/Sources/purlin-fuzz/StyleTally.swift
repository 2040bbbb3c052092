/// How many of the compared solves of each style the solver marked as inaccurate.
struct StyleTally {
  private(set) var solves: [RandomSystem.Style: Int] = [:]
  private(set) var marked: [RandomSystem.Style: Int] = [:]

  /// Counts what one scenario added to a tally.
  mutating func add(_ style: RandomSystem.Style, from old: Tally, to new: Tally) {
    solves[style, default: 0] += new.solves - old.solves
    marked[style, default: 0] += new[.marked] - old[.marked]
  }

  static func += (a: inout StyleTally, b: StyleTally) {
    a.solves.merge(b.solves, uniquingKeysWith: +)
    a.marked.merge(b.marked, uniquingKeysWith: +)
  }

  /// The counts in a line, to be read back by ``init(text:)``.
  var text: String {
    RandomSystem.Style.allCases.map { "\(solves[$0] ?? 0) \(marked[$0] ?? 0)" }
      .joined(separator: " ")
  }

  init() {}

  init?(text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2 * RandomSystem.Style.allCases.count else { return nil }
    for (index, style) in RandomSystem.Style.allCases.enumerated() {
      solves[style] = numbers[2 * index]
      marked[style] = numbers[2 * index + 1]
    }
  }

  /// The solves marked of `styles`, and how many there were.
  func sum(of styles: [RandomSystem.Style]) -> (marked: Int, solves: Int) {
    styles.reduce((0, 0)) { ($0.0 + (marked[$1] ?? 0), $0.1 + (solves[$1] ?? 0)) }
  }
}
