/// The state of the dual active-set method; see the essay for its idea and its invariants.
///
/// The engine lives in a noncopyable struct that a class owns: a public call enters it once, and
/// inside the compiler proves exclusive access, so nothing is checked at run time. Methods that only
/// read are `mutating` as well: a borrowed struct of plain values is passed by copy, two kilobytes a
/// call.
///
/// Words: a *row* is a constraint; an *active* row defines one variable; a variable that no row
/// defines lies on a *bound* or is a *lock* (rests where it is). A *member* is something that can be
/// active: a row `r` is written `r`, the bound or lock of variable `v` is written `~v`.
struct Engine: ~Copyable {
  // MARK: Variables
  var values = Column<Double>()
  var nodes = Column<Node>()
  var bounds = Column<Bounds>()
  /// Position of each variable in the order of creation: decides which free variable rests first.
  var ordinals = Column<Int64>()
  /// Where a search came from, or a member's place in its block while it is walked.
  var parents = Column<Int32>()
  var spareNodes = Column<Int32>()
  var liveNodes = 0
  var nextOrdinal: Int64 = 0

  // MARK: Constraints
  var rows = Column<Row>()
  var rowIdentities = Column<RowIdentity>()
  var spareRows = Column<Int32>()
  var links = Arena<Link>()
  var liveRows = 0
  var activeRows = 0
  var nextSequence: Int64 = 0
  var levels = Column<Level>()
  var levelsByOrder = Column<Int32>()
  var levelsAreOrdered = true
  /// The priority asked for last, and its level: constraints come in runs.
  var lastPriority = 1000.0
  var lastLevel: Int32 = 0
  var multipliers = Multipliers()

  // MARK: What waits for the next solve
  var freshRows = Column<Int32>()
  var dyingRows = Column<Int32>()
  var dyingNodes = Column<Int32>()
  var movedRows = Column<Int32>()
  var revaluedRows = Column<Int32>()
  /// Anything but a moved constant waits.
  var hasOtherRequests = false

  // MARK: Work lists of a solve
  /// Variables whose definition or constant changed: evaluation starts here.
  var seeds = Column<Int32>()
  /// Inactive rows whose residual may have changed.
  var rowsToCheck = Column<Int32>()
  /// Variables that may have left their bounds.
  var boundsToCheck = Column<Int32>()
  var queue = Column<Int32>()
  /// Members that may be relaxed without cost: settling looks at them.
  var loose = Column<Int32>()
  var changed = Column<Int32>()
  var isUnsettled = false
  /// The changed variables of the last solve are those of the plan.
  var changedByPlan = false

  // MARK: Scratch
  var crashLists = Crash()
  var stamp: Int32 = 0
  var searchStamp: Int32 = 0
  var rowStamp: Int32 = 0
  var circuitStamp: Int32 = 0
  var round: Int32 = 0
  var stack = Column<Int32>()
  var stackLinks = Column<Int32>()
  var order = Column<Int32>()
  /// For each variable what rounding may have added to its `work`; zero between circuits.
  var workErrors = Column<Float>()
  var found = Column<Int32>()
  var heap = Column<Int64>()
  var circuit = Column<CircuitMember>()
  var exactCircuit = ExactCircuit()
  var exactDrift = ExactDrift()
  /// What rounding explains stays in the circuit: it is refined afterwards.
  var keepsRounding = false
  var depthsAreDirty = false
  var stepLevels = Column<StepPart>()
  var drift = Column<Double>()
  var driftErrors = Column<Float>()
  var unwinding = Column<Int32>()
  var victims = Column<Int32>()

  // MARK: Blocks
  var blocks = Blocks()

  // MARK: Conflicts and plans
  var conflicts = Column<ConflictRecord>()
  var conflictMembers = Arena<Int32>()
  /// What the present round met, to be acted upon after it.
  var pendingConflicts = Column<ConflictRecord>()
  var conflictStamp: Int32 = 0
  var plan = Plan()
  var accuracy = Accuracy()
  var proof = Proof()
  var statistics = Statistics()
  /// For each variable the constraint by which a value is suggested, if any.
  var suggestions = Column<Constraint>()
  /// Entering and leaving are chosen by number, which cannot cycle.
  var usesSmallestIndex = false
  /// The same for settling.
  var settlesBySmallestIndex = false

  init() {
    levels.append(Level(priority: 1000, order: 0, count: 0))
    levelsByOrder.append(0)
  }
}

/// A member of a circuit with its coefficient: `entering row = Σ weight · member`.
///
/// The weight is not zero: it is greater than what rounding may have added to it.
struct CircuitMember: BitwiseCopyable {
  var member: Int32
  var error: Float
  var weight: Double

  init(member: Int32, error: Double, weight: Double) {
    self.member = member
    self.error = Float(error)
    self.weight = weight
  }
}

/// Sizes below which a number counts as zero, each with its reason.
enum Tolerance {
  /// Residual of a satisfied row, in scaled units: far below a pixel, far above rounding.
  static let residual = 1e-10
  /// Part of a constant that it and what is added to it may be rounded by.
  static let constant = 0x1p-52
  /// Part of the row's magnitude that rounding may leave as residual.
  static let rounding = 1e-13
  /// Part of a computed number that rounding may have changed: 2⁻⁵³ for each of some sixty operations,
  /// and for the rounding of the coefficients that the caller gave.
  static let roundoff = 0x1p-47
  /// Part of the greater of two limits by which they must differ not to count as equal: which of two
  /// equal ones is taken decides nothing but the number of steps.
  static let multiplier = 1e-14
  /// Error that may gather in a multiplier before all are computed afresh.
  ///
  /// A price of one point of error is 1, and the smallest coefficients make of it 1e-12.
  static let wear = 1e-12
  /// The same as ``roundoff`` for sums of double-double numbers whose lesser part is a float.
  static let exactRoundoff = 0x1p-75
  /// Part of its row's coefficients that a pivot must have, or its variable becomes a tear: each step
  /// of a substitution magnifies errors by the inverse of this at most.
  static let placement = 0x1p-4
  /// Greatest response to a tear before the whole block is factored at once: a third of the digits.
  static let largestGrowth = 1e5
  /// Part of its row that a pivot of the tear matrix must have, or the block counts as singular:
  /// fewer than three digits of the solution would be left.
  static let tear = 1e-13
  /// Distance over which a value moves with an error of no more than a hundredth of `residual`.
  static let farAway = 0x1p22
  /// Distance from the resting place that counts as being there.
  static let rest = 1e-9
  /// Violation of required constraints that is smoothed out without a conflict: constants rounded to
  /// pixels and multipliers like 0.333333 disagree by less.
  static let conflict = 1e-3
}
