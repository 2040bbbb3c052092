/// An unknown of one solver: a handle, valid until it is removed.
///
/// Handles are values of eight bytes. A slot that is used again gets a new stamp, so an old handle
/// is recognised as foreign instead of meaning another variable.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let stamp: UInt32

  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}

/// A linear relation inside one solver: a handle, valid until it is removed.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let stamp: UInt32

  init(index: Int32, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }
}
