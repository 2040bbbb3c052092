/// One value in memory of its own, which a class can own and change without a run-time exclusivity
/// check.
///
/// Every access to a stored property of a class is checked for exclusivity at run time, which is a
/// fifth of the time of calls of some tens of nanoseconds. The solver is used by one thread at a
/// time, and its methods return no reference to the value.
@safe struct UniqueBox<Value: ~Copyable>: ~Copyable {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }
}
