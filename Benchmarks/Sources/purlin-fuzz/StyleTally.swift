/// How many of the compared solves of each style the solver marked as inaccurate, and how many as unfinished.
struct StyleTally {
  private(set) var solves: [RandomSystem.Style: Int] = [:]
  private(set) var marked: [RandomSystem.Style: Int] = [:]
  private(set) var unfinished: [RandomSystem.Style: Int] = [:]

  /// Counts what one scenario added to a tally.
  mutating func add(_ style: RandomSystem.Style, from old: Tally, to new: Tally) {
    solves[style, default: 0] += new.solves - old.solves
    marked[style, default: 0] += new[.marked] - old[.marked]
    unfinished[style, default: 0] += new[.unfinished] - old[.unfinished]
  }

  static func += (a: inout StyleTally, b: StyleTally) {
    a.solves.merge(b.solves, uniquingKeysWith: +)
    a.marked.merge(b.marked, uniquingKeysWith: +)
    a.unfinished.merge(b.unfinished, uniquingKeysWith: +)
  }

  /// The counts in a line, to be read back by ``init(text:)``.
  var text: String {
    RandomSystem.Style.allCases.map {
      "\(solves[$0] ?? 0) \(marked[$0] ?? 0) \(unfinished[$0] ?? 0)"
    }
    .joined(separator: " ")
  }

  init() {}

  init?(text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3 * RandomSystem.Style.allCases.count else { return nil }
    for (index, style) in RandomSystem.Style.allCases.enumerated() {
      solves[style] = numbers[3 * index]
      marked[style] = numbers[3 * index + 1]
      unfinished[style] = numbers[3 * index + 2]
    }
  }

  /// The solves marked of `styles`, how many of these as unfinished, and how many solves there were.
  func sum(of styles: [RandomSystem.Style]) -> (marked: Int, unfinished: Int, solves: Int) {
    styles.reduce((0, 0, 0)) {
      ($0.0 + (marked[$1] ?? 0), $0.1 + (unfinished[$1] ?? 0), $0.2 + (solves[$1] ?? 0))
    }
  }
}
