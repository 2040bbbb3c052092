internal import ConstraintSolver

/// Values for the variables or constraints of one solver.
///
/// The solver numbers its handles from 0 and reuses numbers, so a table is an array. The solver knows which
/// handles exist, so a value takes only its own memory. Clear it before its handle is removed from the solver:
/// another one takes the number.
struct HandleTable<Handle: NumberedHandle, Value> {
  private let solver: Solver
  private var slots: [Value?] = []

  /// Creates a table for the handles of a solver.
  init(of solver: Solver) { self.solver = solver }

  /// The value for a handle; nil if there is none, or if the handle was removed from the solver.
  subscript(handle: Handle) -> Value? {
    get {
      guard handle.slot < slots.count, handle.exists(in: solver) else { return nil }
      return slots[handle.slot]
    }
    set {
      guard handle.exists(in: solver), newValue != nil || handle.slot < slots.count else { return }
      while slots.count <= handle.slot { slots.append(nil) }
      slots[handle.slot] = newValue
    }
  }

  /// Reserves memory for so many handles.
  mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

  /// All values, by the numbers of their handles.
  var values: some Sequence<Value> { slots.lazy.compactMap { $0 } }
}

/// A handle of a solver with its number among those of the same kind.
protocol NumberedHandle {
  /// The number, from 0; after the handle is removed, another one takes it.
  var slot: Int { get }
  /// Whether the handle has not been removed.
  func exists(in solver: Solver) -> Bool
}

extension Variable: NumberedHandle {
  func exists(in solver: Solver) -> Bool { solver.contains(self) }
}
extension Constraint: NumberedHandle {
  func exists(in solver: Solver) -> Bool { solver.contains(self) }
}
