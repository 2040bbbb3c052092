/// The times of several programs that are measured in turns, so that none has the processor's faster
/// clock for itself.
struct Turns {
  enum Program: String, CaseIterable {
    case ours = "purlin"
    /// Ours with each changed value rounded to whole points, as Yoga rounds.
    case oursRounded = "purlin_rounded"
    case kiwiNatural = "kiwi_natural"
    case kiwiBest = "kiwi_best"
    case yoga
    case yogaRounded = "yoga_rounded"
  }

  /// What is measured, by its name in the lines of JSON that all drivers share.
  enum Phase: String, CaseIterable {
    case build = "init_ms"
    case resize = "resize_us"
    case constant = "konst_us"
    case cell = "cell_us"
  }

  /// The number of turns; a peer whose turn takes seconds has fewer.
  static let count = 7

  /// The times of each program, by turn.
  private var turns: [Program: [[String: Double]]] = [:]
  /// Seconds for which a program has been waited for.
  private var waited: [Program: Double] = [:]

  mutating func add(_ measured: (times: [String: Double], seconds: Double), of program: Program) {
    add(measured.times, of: program)
    waited[program, default: 0] += measured.seconds
  }

  mutating func add(_ times: [String: Double], of program: Program) {
    turns[program, default: []].append(times)
  }

  /// Whether a program takes so long that more turns would not change what its ratio says.
  func isSlow(_ program: Program) -> Bool { waited[program, default: 0] > 8 }

  /// Whether a program has run at all.
  func has(_ program: Program) -> Bool { least(.build, of: program) != nil }

  /// The least time of a program: that of the processor's faster clock, in a turn in which nothing else
  /// disturbed it.
  ///
  /// Ratios of these differ less from run to run than medians of the ratios by turn: a turn of a few
  /// milliseconds can lie on a change of the clock.
  func least(_ phase: Phase, of program: Program) -> Double? {
    turns[program]?.compactMap { $0[phase.rawValue] }.min()
  }

  /// How many times as long as ours the time of another program is: the ratio of the least times.
  func ratio(_ phase: Phase, to program: Program) -> Double? {
    let own = program == .yogaRounded ? Program.oursRounded : .ours
    guard let ours = least(phase, of: own), let theirs = least(phase, of: program) else {
      return nil
    }
    return theirs / ours
  }

  /// The ratios of each turn alone, the least first.
  func ratios(_ phase: Phase, to program: Program) -> [Double] {
    zip(turns[.ours] ?? [], turns[program] ?? []).compactMap { ours, theirs in
      guard let ours = ours[phase.rawValue], let theirs = theirs[phase.rawValue] else { return nil }
      return theirs / ours
    }.sorted()
  }

  /// Members of an object of JSON: for each program its times by turn.
  var json: String {
    Program.allCases.map { program in
      let phases = Phase.allCases.map { phase in
        let times = (turns[program] ?? []).compactMap { $0[phase.rawValue] }
        return "\"\(phase.rawValue)\":\(times)"
      }
      return "\"\(program.rawValue)\":{\(phases.joined(separator: ","))}"
    }.joined(separator: ",")
  }
}
