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
  var loss: Loss?
  /// The system is being solved again, from the first row on.
  var isCareful = false
  /// The last solve had no reliable result: the next one starts from the first row on.
  var isMarked = false
  /// Whether the system will be solved from the first row on anyway.
  var isGivingUp: Bool { !isCareful && loss != nil }
  /// Since all values were last checked, a value was beyond ``Limit/value`` or a block amplified
  /// errors.
  var metGrowth = false
  /// After the last solve, a value is beyond ``Limit/value`` or has a greater error than
  /// ``Limit/error``.
  var hasInexactValue = false
}
