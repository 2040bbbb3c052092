/// The state of the dual active-set method; see the essay for the method and its invariants.
///
/// The engine has one part of each kind, and its functions are the steps, which call the parts in turn
/// and hand on what these return. Whatever only asks is a function of a part, and not `mutating`.
///
/// It is a noncopyable struct owned by a class: a public call accesses it once, and inside
/// the compiler proves exclusive access, so nothing is checked at run time. A borrowed struct of plain
/// values is passed by copy, which is two kilobytes for an engine and a tenth of that for the tables; so
/// questions in inner loops are inlined, and functions that are not take the tables `inout`.
///
/// Terms: a *row* is a constraint; an *active* row defines one variable; a variable that no row
/// defines is at a *bound* or *superbasic* (it keeps its value). A *member* is something that can
/// be active: a row, or the bound or superbasic state of a variable.
///
/// A stored property is also listed in `Engine+Copy.swift`, unless it is scratch, and in `memoryInUse`;
/// each part lists its own.
struct Engine: ~Copyable {
  var tables = Tables()
  /// Which members are active, and the solves with them.
  var basis = Basis()
  /// The priorities, and the multipliers of active members.
  var duals = Duals()

  // MARK: Parts of a solve
  var requests = Requests()
  /// The values, and what is left to do with them.
  var primal = Primal()
  /// The members that settling has to examine.
  var settling = Settling()
  var resets = Resets()
  var conflicts = Conflicts()
  var plan = Plan()
  /// A basis has been chosen: otherwise all rows are new.
  var hasBasis = false

  // MARK: Memory that the next use takes
  var crashLists = Crash()

  // MARK: Verification
  var proof = Proof()
  var statistics = Statistics()
  /// For each variable the constraint of its suggestion, if any.
  var suggestions = Column<NodeIndex, Constraint>()
  #if PURLIN_RECORDER
  var recording = Recording()
  #endif

}
