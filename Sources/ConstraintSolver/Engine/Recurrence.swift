/// Numbers as one number, which differs if they do, but for a chance of 2⁻⁶⁴: FNV-1a (Fowler, Noll, Vo).
struct Fingerprint: BitwiseCopyable, Equatable {
  private(set) var number: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always) mutating func add(_ word: UInt64) {
    number = (number ^ word) &* 0x100_0000_01B3
  }

  @inline(__always) mutating func add(_ number: Int32) {
    add(UInt64(UInt32(bitPattern: number)))
  }
}

/// A search for a basis that recurs: what follows it is then the same again, without end.
///
/// It keeps one basis, and another after 1, 2, 4, … that were compared with it, so a cycle shows after at most three
/// times its length (R. Brent, "An Improved Monte Carlo Factorization Algorithm", BIT 20, 1980).
struct Recurrence: BitwiseCopyable {
  private var kept: Fingerprint?
  private var compared = 0
  private var limit = 1

  /// Returns whether a basis is the kept one.
  mutating func meets(_ basis: Fingerprint) -> Bool {
    if basis == kept { return true }
    compared += 1
    if kept == nil || compared == limit {
      kept = basis
      compared = 0
      limit *= 2
    }
    return false
  }
}

extension Engine {
  /// Returns what determines the solution, the multipliers and the next step: what defines each variable, the values
  /// that nothing defines, the states of rows, and how many of them are still to be repaired.
  ///
  /// - Complexity: O(rows + variables).
  func fingerprintOfBasis() -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(Int32(truncatingIfNeeded: primal.queue.count))
    for variable in tables.nodes.indices where tables.nodes[variable].flags.contains(.alive) {
      let definition = tables.nodes[variable].definition
      fingerprint.add(definition.number)
      if definition == .superbasic { fingerprint.add(tables.values[variable].bitPattern) }
    }
    for index in tables.rows.indices where tables.rows[index].flags.contains(.alive) {
      let row = tables.rows[index]
      fingerprint.add(Int32(row.side))
      fingerprint.add(row.flags.contains(.broken) ? 1 as Int32 : 0)
      fingerprint.add(row.constant.bitPattern)
    }
    return fingerprint
  }
}
