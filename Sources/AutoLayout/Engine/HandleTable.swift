internal import ConstraintSolver

/// Values for the variables or constraints of one solver.
///
/// The solver numbers its handles from 0 and reuses numbers, so a table is an array. It takes a third of
/// the memory of a dictionary and needs no hashing.
struct HandleTable<Handle: NumberedHandle, Value> {
  private struct Entry {
    var handle: Handle
    var value: Value
  }

  private var slots: [Entry?] = []

  /// The value for a handle; nil if there is none, or if the number has been reused for another handle.
  subscript(handle: Handle) -> Value? {
    get {
      guard handle.slot < slots.count, let entry = slots[handle.slot], entry.handle == handle
      else { return nil }
      return entry.value
    }
    set {
      guard let newValue else {
        if handle.slot < slots.count, slots[handle.slot]?.handle == handle {
          slots[handle.slot] = nil
        }
        return
      }
      while slots.count <= handle.slot { slots.append(nil) }
      slots[handle.slot] = Entry(handle: handle, value: newValue)
    }
  }

  /// Reserves memory for so many handles.
  mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

  /// All handles with their values, by number.
  var entries: some Sequence<(key: Handle, value: Value)> {
    slots.lazy.compactMap { $0 }.map { (key: $0.handle, value: $0.value) }
  }
}

/// A handle of a solver with its number among those of the same kind.
protocol NumberedHandle: Equatable {
  /// The number, from 0; after the handle is removed, another one takes it.
  var slot: Int { get }
}

extension Variable: NumberedHandle {}
extension Constraint: NumberedHandle {}
