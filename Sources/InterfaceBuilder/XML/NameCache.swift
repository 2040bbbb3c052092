/// Shares the strings of names that come again and again.
///
/// A direct-mapped table: a collision replaces the older name, so no input can make a look-up
/// slow or the table large.
struct NameCache {
  private var names = [String](repeating: "", count: 1024)

  /// Returns the UTF-8 text in `range` of `bytes` as a string, shared if it was seen lately.
  mutating func name(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    let slot = Self.slot(of: range, in: bytes)
    if names[slot].utf8.elementsEqual(bytes[range]) { return names[slot] }
    let name = String(decoding: bytes[range], as: UTF8.self)
    names[slot] = name
    return name
  }

  /// Returns the same without remembering a name that is new.
  func known(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    // What needs no memory of its own is made faster than found.
    if range.count > 15 {
      let slot = Self.slot(of: range, in: bytes)
      if names[slot].utf8.elementsEqual(bytes[range]) { return names[slot] }
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func slot(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    // FNV-1a over at most sixteen bytes from either end: names differ there.
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
