/// An unknown of one solver: a handle, valid until it is removed.
///
/// Handles are values of eight bytes. A slot that is reused gets a new stamp, so an old handle is
/// recognized as foreign and does not refer to another variable.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  let index: NodeIndex
  let stamp: UInt32

  init(index: NodeIndex, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }

  /// The variable's number in its solver; another variable takes it when this one is removed.
  package var slot: Int { index.position }
}

/// A linear relation inside one solver: a handle, valid until it is removed.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  let index: RowIndex
  let stamp: UInt32

  init(index: RowIndex, stamp: UInt32) {
    self.index = index
    self.stamp = stamp
  }

  /// The constraint's number in its solver; another constraint takes it when this one is removed.
  package var slot: Int { index.position }
}
