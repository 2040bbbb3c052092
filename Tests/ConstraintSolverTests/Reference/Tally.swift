/// What random runs came to, by number.
struct Tally {
  enum Count: String, CaseIterable {
    case systems
    /// Solves whose answer was compared with the exact solution, by how they came about.
    case incremental, fresh, reordered, restored, resized, planned
    /// Solves of systems beyond the exact solution: compared with each other, feasibility exact.
    case large
    case ranges
    case conflicts
    /// Conflicts of which the solver does not say that they need each member.
    case spare
    /// Values beyond 1e-6 that the conditioning of their system accounts for.
    case conditioned
    /// Answers that are exact for the numbers as double precision gives them, not for the fractions.
    case rounded
    /// Compared solves that could not be decided, by cause.
    case threshold, tied, overflow, effort, relieved
    /// Answers that the solver marks as inaccurate.
    case marked
    /// Those of them that it says to be unfinished; the others name values whose rounding is amplified.
    case unfinished
    case wrong, crashed, hung
  }

  private var counts = Array(repeating: 0, count: Count.allCases.count)

  subscript(count: Count) -> Int {
    get { counts[Self.position(count)] }
    set { counts[Self.position(count)] = newValue }
  }

  private static func position(_ count: Count) -> Int { Count.allCases.firstIndex(of: count) ?? 0 }

  static func += (a: inout Tally, b: Tally) {
    for index in a.counts.indices { a.counts[index] += b.counts[index] }
  }

  static let solveCounts: [Count] = [
    .incremental, .fresh, .reordered, .restored, .resized, .planned, .large,
  ]
  static let unknownCounts: [Count] = [.threshold, .tied, .overflow, .effort, .relieved]

  var solves: Int { Self.solveCounts.reduce(0) { $0 + self[$1] } }
  var unknown: Int { Self.unknownCounts.reduce(0) { $0 + self[$1] } }

  /// The counts in a line, to be read back by ``init(text:)``.
  var text: String { counts.map { "\($0)" }.joined(separator: " ") }

  init() {}

  init?(text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == counts.count else { return nil }
    counts = numbers
  }
}
