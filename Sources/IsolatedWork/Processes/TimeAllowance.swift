/// How long a process may work on a document.
///
/// Its processor time counts, so that what is finished does not depend on what else the machine does. A process that only
/// waits may take ``patience`` times as long on the clock.
struct TimeAllowance {
  /// How many times the allowance a process may take on the clock.
  static let patience = 10.0

  private let seconds: Double
  private let begun = ContinuousClock.now
  /// The processor time that the process had used before; nil where it cannot be known.
  private let used: Double?

  /// Begins with the present time.
  init(_ seconds: Double, of process: ChildProcess) {
    self.seconds = seconds
    used = process.processorTime
  }

  /// Returns the least number of seconds until the process can have used its allowance, 0 if it has.
  func left(of process: ChildProcess) -> Double {
    let elapsed = (ContinuousClock.now - begun) / .seconds(1)
    let worked = used.flatMap { used in process.processorTime.map { $0 - used } }
    return Self.left(of: seconds, elapsed: elapsed, worked: worked)
  }

  /// Returns what is left of an allowance after seconds on the clock, in which a process worked for others.
  static func left(of seconds: Double, elapsed: Double, worked: Double?) -> Double {
    guard let worked else { return max(0, seconds - elapsed) }
    return max(0, min(seconds - worked, patience * seconds - elapsed))
  }
}
