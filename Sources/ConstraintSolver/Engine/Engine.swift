/// The state of the dual active-set method; see the essay for the method and its invariants.
///
/// The engine is a noncopyable struct owned by a class: a public call accesses it once, and inside
/// the compiler proves exclusive access, so nothing is checked at run time. Methods that only read
/// are `mutating` as well, because a borrowed struct of plain values is passed by copy, which is
/// two kilobytes per call.
///
/// Terms: a *row* is a constraint; an *active* row defines one variable; a variable that no row
/// defines is at a *bound* or *superbasic* (it keeps its value). A *member* is something that can
/// be active: a row, or the bound or superbasic state of a variable.
///
/// A stored property is also listed in `Engine+Copy.swift`, unless it is scratch, and in `memoryInUse`.
struct Engine: ~Copyable {
  // MARK: Variables
  var values = Column<NodeIndex, Double>()
  var nodes = Column<NodeIndex, Node>()
  var bounds = Column<NodeIndex, Bounds>()
  /// Position of each variable in the order of creation: decides which free variable settles first.
  var ordinals = Column<NodeIndex, Int64>()
  /// The predecessor in a search, if any.
  var parents = Column<NodeIndex, NodeIndex>()
  var spareNodes = List<NodeIndex>()
  var liveNodes = 0
  var nextOrdinal: Int64 = 0

  // MARK: Constraints
  var rows = Column<RowIndex, Row>()
  var rowIdentities = Column<RowIndex, RowIdentity>()
  var spareRows = List<RowIndex>()
  var links = Arena<LinkIndex, Link>()
  var liveRows = 0
  var activeRows = 0
  var nextSequence: Int64 = 0
  var levels = Column<LevelIndex, Level>()
  var levelsByOrder = List<LevelIndex>()
  var levelsAreOrdered = true
  /// The priority that was looked up last, and its level: successive constraints often have the
  /// same.
  var lastPriority = 1000.0
  var lastLevel = LevelIndex.required
  var multipliers = Multipliers()

  // MARK: Requests for the next solve
  var freshRows = List<RowIndex>()
  var dyingRows = List<RowIndex>()
  var dyingNodes = List<NodeIndex>()
  var movedRows = List<RowIndex>()
  var revaluedRows = List<RowIndex>()
  /// There are requests other than changed constants.
  var hasOtherRequests = false

  // MARK: Work lists of a solve
  /// Variables whose definition or constant changed: evaluation starts here.
  var seeds = List<NodeIndex>()
  /// Inactive rows whose residual may have changed.
  var rowsToCheck = List<RowIndex>()
  /// Variables that may have left their bounds.
  var boundsToCheck = List<NodeIndex>()
  var queue = List<Member>()
  /// Members that may be relaxed without cost, which settling examines.
  var loose = List<Member>()
  var changed = List<NodeIndex>()
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
  var stack = List<NodeIndex>()
  var stackLinks = List<LinkIndex>()
  var order = List<NodeIndex>()
  /// For each variable a bound on the rounding error of its `work`; zero between circuits.
  var workErrors = Column<NodeIndex, Float>()
  var found = List<NodeIndex>()
  var heap = List<Int64>()
  var circuit = List<CircuitMember>()
  var exactCircuit = ExactCircuit()
  var exactRates = ExactRates()
  /// Numbers within their rounding error stay in the circuit, because it is refined afterwards.
  var keepsRounding = false
  var depthsAreDirty = false
  var stepLevels = List<StepPart>()
  var rates = Column<NodeIndex, Double>()
  var rateErrors = Column<NodeIndex, Float>()
  var resetting = List<NodeIndex>()
  var victims = List<RowIndex>()

  // MARK: Blocks
  var blocks = Blocks()

  // MARK: Conflicts and plans
  var conflicts = List<ConflictRecord>()
  var conflictMembers = Arena<Int32, Member>()
  /// Conflicts found in the present round, which are applied after it.
  var pendingConflicts = List<ConflictRecord>()
  var conflictStamp: Int32 = 0
  var plan = Plan()
  var accuracy = Accuracy()
  var proof = Proof()
  var statistics = Statistics()
  /// For each variable the constraint of its suggestion, if any.
  var suggestions = Column<NodeIndex, Constraint>()
  /// Entering and leaving members are chosen by number, which cannot cycle.
  var usesSmallestIndex = false
  /// The same for settling.
  var settlesBySmallestIndex = false

  init() {
    levels.append(Level(priority: 1000, order: 0, count: 0))
    levelsByOrder.append(.required)
  }
}

/// A member of a circuit with its coefficient: `entering row = Σ weight · member`.
///
/// The weight is not zero: it is greater than its rounding error.
struct CircuitMember: BitwiseCopyable {
  var member: Member
  var error: Float
  var weight: Double

  init(member: Member, error: Double, weight: Double) {
    self.member = member
    self.error = Float(error)
    self.weight = weight
  }
}

/// Sizes below which a number is treated as zero, each with its reason.
enum Tolerance {
  /// Residual of a satisfied row, in scaled units: far below a pixel, far above rounding.
  static let residual = 1e-10
  /// Rounding of a constant and of what is added to it, relative to the constant.
  static let constant = 0x1p-52
  /// Residual that rounding can cause, relative to the row's magnitude.
  static let rounding = 1e-13
  /// Relative rounding error of a computed number: 2⁻⁵³ for each of about sixty operations, and for
  /// the rounding of the coefficients that the caller passed.
  static let roundoff = 0x1p-47
  /// Relative difference up to which two limits are equal: choosing either of two equal limits
  /// affects only the number of steps.
  static let multiplier = 1e-14
  /// Accumulated error of a multiplier at which all multipliers are recomputed.
  ///
  /// The multiplier for one point of error is 1, and the smallest coefficients reduce it to 1e-12.
  static let wear = 1e-12
  /// The same as ``roundoff`` for sums of double-double numbers whose lesser part is a float.
  static let exactRoundoff = 0x1p-75
  /// Least size of a pivot relative to its row's coefficients; otherwise its variable becomes a
  /// tear.
  ///
  /// Each step of a substitution amplifies errors by at most the inverse.
  static let placement = 0x1p-4
  /// Greatest response to a tear before the whole block is factored as a dense system: a third of
  /// the digits.
  static let largestGrowth = 1e5
  /// Least size of a pivot of the tear matrix relative to its row; otherwise the block is singular:
  /// fewer than three digits of the solution would be left.
  static let tear = 1e-13
  /// Distance over which a value moves with an error of at most a hundredth of `residual`.
  static let farAway = 0x1p22
  /// Distance from the resting value up to which a variable is at rest.
  static let rest = 1e-9
  /// Contradiction of required constraints up to which constants are changed and no conflict is
  /// reported: constants rounded to pixels and multipliers such as 0.333333 disagree by less.
  static let conflict = 1e-3
}
