extension Sequence<UInt8> {
  /// The checksum of the bytes, which is the same on every machine: FNV-1a with 64 bits.
  ///
  /// Source: draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm".
  package var checksum: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
