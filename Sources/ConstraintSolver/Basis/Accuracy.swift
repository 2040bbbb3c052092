/// The reliability of the numbers of the last solve.
struct Accuracy: BitwiseCopyable {
  /// An event that cannot occur in exact arithmetic.
  enum Loss: UInt8 {
    /// The leaving member cannot be reached from the entering one.
    case noPath
    /// Only bounds contradict each other.
    case noRowInConflict
    /// The steps do not end.
    case endless
    /// A value is infinite or NaN.
    case overflow
    /// The rows of a block are linearly dependent.
    case singular
  }

  /// The last event that only rounding explains, or nil.
  private(set) var loss: Loss?
  /// The system is being solved again, from the first row on.
  private(set) var isCareful = false
  /// The last solve had no reliable result: the next one starts from the first row on.
  private(set) var isMarked = false
  /// Whether the system will be solved from the first row on anyway.
  var isGivingUp: Bool { !isCareful && loss != nil }
  /// Since all values were last checked, a value was beyond ``Limit/value`` or a block amplified
  /// errors.
  private(set) var metGrowth = false
  /// After the last solve, a value is beyond ``Limit/value`` or has a greater error than
  /// ``Limit/error``.
  private(set) var hasInexactValue = false

  /// Notes an event that only rounding explains.
  mutating func lose(by event: Loss) { loss = event }

  /// Notes a value beyond ``Limit/value`` or a block that amplified errors.
  mutating func noteGrowth() { metGrowth = true }

  /// Notes that the growth so far is accounted for.
  mutating func forgetGrowth() { metGrowth = false }

  /// Notes whether a value has a greater error than ``Limit/error``.
  mutating func noteErrors(areGreat: Bool) { hasInexactValue = areGreat }

  /// Marks a result that is not reliable.
  mutating func markResult() {
    loss = nil
    isMarked = true
  }

  /// Begins or ends solving again, with every block factored as a whole.
  mutating func setCareful(_ careful: Bool) { isCareful = careful }

  /// Begins with the first row.
  mutating func beginAfresh() {
    loss = nil
    isMarked = false
  }
}
