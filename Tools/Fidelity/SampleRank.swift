/// The order in which samples are drawn: it depends on a seed and on each member alone.
package enum SampleRank {
  /// Returns a number that the seed and the text determine (FNV-1a, then the finalizer of SplitMix64).
  package static func of(_ text: String, seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(seed)\n\(text)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    return hash ^ (hash >> 31)
  }
}
