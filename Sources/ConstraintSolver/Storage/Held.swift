/// One value in memory of its own, which a class can hold and change without a check at run time.
///
/// Every access to a stored property of a class is checked for exclusivity while the program runs;
/// for calls of some tens of nanoseconds that is a fifth of the time. The solver is entered by one
/// thread at a time, and its methods hand no reference to the value out.
@safe struct Held<Value: ~Copyable>: ~Copyable {
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
