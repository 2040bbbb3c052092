/// Pair kerning in a font's table `kern`, format 0.
///
/// Source: OpenType specification 1.9.1, “kern”. Apple's version of the table has a different
/// header.
struct KerningTable: Sendable {
  private let pairs: [UInt32]
  private let values: [Int16]

  init?(_ table: FontBytes) {
    var found: [(UInt32, Int16)] = []
    // Apple's header has a 32-bit version 1.0 and longer subtable headers.
    let isApples = table.u32(0) == 0x10000
    guard let count = isApples ? table.u32(4) : table.u16(2) else { return nil }
    var offset = isApples ? 8 : 4
    for _ in 0..<min(count, 64) {
      let head = isApples ? 8 : 6
      guard let length = isApples ? table.u32(offset) : table.u16(offset + 2),
        let coverage = table.u16(offset + 4)
      else { break }
      // Horizontal, neither minimum nor cross-stream, format 0.
      let isPlain = isApples ? coverage & 0xFFFF == 0 : coverage & 0xFF07 == 1
      if isPlain { Self.read(table, at: offset + head, into: &found) }
      // A large subtable is longer than its 16-bit length field can say; it is then the last one.
      guard length >= head else { break }
      offset += length
    }
    guard !found.isEmpty else { return nil }
    // Sorted by pair. The values of a pair in two subtables add up.
    found.sort { $0.0 < $1.0 }
    var pairs: [UInt32] = []
    var values: [Int16] = []
    for (pair, value) in found {
      if pairs.last == pair {
        values[values.count - 1] &+= value
      } else {
        pairs.append(pair)
        values.append(value)
      }
    }
    self.pairs = pairs
    self.values = values
  }

  private static func read(
    _ table: FontBytes, at offset: Int, into found: inout [(UInt32, Int16)]
  ) {
    guard let count = table.u16(offset) else { return }
    for index in 0..<count {
      let place = offset + 8 + 6 * index
      guard let pair = table.u32(place), let value = table.i16(place + 4) else { return }
      found.append((UInt32(pair), Int16(value)))
    }
  }

  func kerning(_ left: Int, _ right: Int) -> Int {
    let pair = UInt32(left) << 16 | UInt32(right)
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle] < pair { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low] == pair ? Int(values[low]) : 0
  }
}
