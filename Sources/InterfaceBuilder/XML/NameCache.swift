/// A cache that shares the strings of repeated names.
///
/// The cache is direct-mapped: a collision replaces the older name. The size of the table and the
/// time of a lookup are therefore bounded for all inputs.
struct NameCache {
  private var names = [String](repeating: "", count: 1024)

  /// Returns the UTF-8 text in `range` of `bytes` as a string, which is shared if it is in the
  /// cache.
  mutating func name(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    let slot = Self.slot(of: range, in: bytes)
    if names[slot].utf8.elementsEqual(bytes[range]) { return names[slot] }
    let name = String(decoding: bytes[range], as: UTF8.self)
    names[slot] = name
    return name
  }

  /// Returns the same string without adding it to the cache.
  func known(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    // Creating a small string, which requires no allocation, is faster than looking it up.
    if range.count > 15 {
      let slot = Self.slot(of: range, in: bytes)
      if names[slot].utf8.elementsEqual(bytes[range]) { return names[slot] }
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func slot(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    // FNV-1a over at most sixteen bytes at each end, where names usually differ.
    var hash: UInt32 = 2_166_136_261
    for index in range.prefix(16) {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
    }
    for index in range.suffix(16) {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
    }
    return Int((hash ^ (hash >> 16)) & 1023)
  }
}
