/// `entering row = Σ weight · member`, and what is needed to compute it.
struct Circuit: ~Copyable {
  private var entries = List<CircuitMember>()
  /// The variables with work, the deepest first.
  var heap = VariableHeap()
  /// Those with work that depend on no others, which are visited at the end.
  var constants = List<NodeIndex>()
  /// The position of their first member in the circuit; the others are in the order of depths.
  var firstConstant = 0
  /// The members of blocks that the present walk has reached.
  var blockMembers = List<NodeIndex>()
  /// For each variable a bound on the rounding error of its `work`; zero between circuits.
  var errors = Column<NodeIndex, Float>()
  /// Numbers within their rounding error stay in the circuit, because it is refined afterwards.
  var keepsRounding = false
  /// The greatest work on a variable in the present walk.
  var largest = 0.0
  /// Each number is enlarged by its rounding error, because the numbers are bounds on errors.
  var addsRounding = false
  var exact = ExactCircuit()
  var staleness = Staleness()

  init() {}

  var bytes: Int {
    entries.bytes + heap.bytes + constants.bytes + blockMembers.bytes + errors.bytes + exact.bytes
      + staleness.bytes
  }
  var count: Int { @inline(__always) get { entries.count } }

  subscript(position: Int) -> CircuitMember { @inline(__always) get { entries[position] } }

  @inline(__always) mutating func append(_ member: CircuitMember) { entries.append(member) }
  mutating func replace(_ position: Int, by member: CircuitMember) { entries[position] = member }
  @inline(__always) mutating func removeAll() { entries.removeAll() }
}

/// A member of a circuit with its coefficient.
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
