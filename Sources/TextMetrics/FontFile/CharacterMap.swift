/// A mapping from characters to glyphs: a font's table `cmap`, formats 0, 4, 6, 12 and 13.
///
/// Source: OpenType specification 1.9.1, “cmap”.
struct CharacterMap: Sendable {
  /// A range of characters and the source of their glyphs.
  private struct Segment: Sendable {
    var first: Int
    var last: Int
    var source: Source
  }

  private enum Source: Sendable {
    /// Consecutive glyphs, starting at the glyph of the first character, modulo 65536.
    case run(Int)
    /// The same glyph for all characters.
    case same(Int)
    /// A list at an offset, and the number to add to each nonzero entry.
    case list(Int, delta: Int)
  }

  private let table: FontBytes
  private let segments: [Segment]
  /// The glyphs of the first characters, which make up most text.
  private let latin: [UInt16]
  private let isSymbol: Bool

  init(_ cmap: FontBytes) throws(FontFileError) {
    guard let count = cmap.u16(2) else { throw .badTable("cmap", "is truncated") }
    var best: (rank: Int, table: FontBytes, isSymbol: Bool)?
    for index in 0..<count {
      guard let platform = cmap.u16(4 + 8 * index), let encoding = cmap.u16(6 + 8 * index),
        let offset = cmap.u32(8 + 8 * index), let table = cmap.rest(from: offset),
        let format = table.u16(0), [0, 4, 6, 12, 13].contains(format)
      else { continue }
      let rank = Self.rank(platform, encoding)
      if rank > best?.rank ?? 0 { best = (rank, table, platform == 3 && encoding == 0) }
    }
    guard let best else { throw .badTable("cmap", "has no Unicode subtable") }
    table = best.table
    isSymbol = best.isSymbol
    segments = Self.segments(of: best.table)
    var latin: [UInt16] = []
    for code in 0..<0x250 {
      latin.append(
        UInt16(truncatingIfNeeded: Self.glyph(of: code, segments, table, isSymbol) ?? 0))
    }
    self.latin = latin
  }

  /// The glyph of a character; nil if the font has none.
  @inline(__always)
  func glyph(of code: Int) -> Int? {
    if code < latin.count {
      let glyph = Int(latin[code])
      return glyph == 0 ? nil : glyph
    }
    return Self.glyph(of: code, segments, table, isSymbol)
  }

  private static func glyph(
    of code: Int, _ segments: [Segment], _ table: FontBytes, _ isSymbol: Bool
  ) -> Int? {
    if let glyph = find(code, segments, table) { return glyph }
    // Symbol fonts have their characters in the private use area.
    return isSymbol && code < 0x100 ? find(0xF000 + code, segments, table) : nil
  }

  private static func find(_ code: Int, _ segments: [Segment], _ table: FontBytes) -> Int? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].last < code { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].first <= code else { return nil }
    let index = code - segments[low].first
    var glyph: Int
    switch segments[low].source {
    case .run(let first): glyph = (first + index) & 0xFFFF
    case .same(let only): glyph = only
    case .list(let offset, let delta):
      glyph = table.u16(offset + 2 * index) ?? 0
      if glyph != 0 { glyph = (glyph + delta) & 0xFFFF }
    }
    return glyph == 0 ? nil : glyph
  }

  /// Full Unicode is preferred to the basic plane, and both to symbols and the old Mac encoding.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 5
    case (3, 1): 4
    case (0, 0...3): 3
    case (3, 0): 2
    case (1, 0): 1
    default: 0
    }
  }

  private static func segments(of table: FontBytes) -> [Segment] {
    let segments: [Segment]
    switch table.u16(0) {
    case 0: segments = bytes(table)
    case 4: segments = deltas(table)
    case 6: segments = trimmed(table)
    case 12: segments = groups(table) { .run($0) }
    case 13: segments = groups(table) { .same($0) }
    default: segments = []
    }
    // The binary search needs sorted segments, and those of a file may not be sorted.
    var last = -1
    return segments.filter { segment in
      guard segment.first > last, segment.last >= segment.first else { return false }
      last = segment.last
      return true
    }
  }

  private static func bytes(_ table: FontBytes) -> [Segment] {
    // The upper half is in the old Mac encoding, not Unicode.
    (0x20..<0x7F).compactMap { code in
      table.u8(6 + code).map { Segment(first: code, last: code, source: .same($0)) }
    }
  }

  private static func trimmed(_ table: FontBytes) -> [Segment] {
    guard let first = table.u16(6), let count = table.u16(8), count > 0 else { return [] }
    return [Segment(first: first, last: first + count - 1, source: .list(10, delta: 0))]
  }

  private static func deltas(_ table: FontBytes) -> [Segment] {
    guard let doubled = table.u16(6) else { return [] }
    let count = doubled / 2
    var segments: [Segment] = []
    for index in 0..<count {
      let firsts = 16 + 2 * count
      guard let last = table.u16(14 + 2 * index), let first = table.u16(firsts + 2 * index),
        let delta = table.u16(firsts + 2 * count + 2 * index),
        let offset = table.u16(firsts + 4 * count + 2 * index)
      else { break }
      // The last segment of every font contains no character.
      guard first != 0xFFFF else { continue }
      let place = firsts + 4 * count + 2 * index + offset
      segments.append(
        Segment(
          first: first, last: last,
          source: offset == 0 ? .run(first + delta) : .list(place, delta: delta)))
    }
    return segments
  }

  private static func groups(_ table: FontBytes, _ source: (Int) -> Source) -> [Segment] {
    guard let count = table.u32(12) else { return [] }
    var segments: [Segment] = []
    for index in 0..<min(count, table.count / 12) {
      guard let first = table.u32(16 + 12 * index), let last = table.u32(20 + 12 * index),
        let glyph = table.u32(24 + 12 * index)
      else { break }
      segments.append(Segment(first: first, last: min(last, 0x10FFFF), source: source(glyph)))
    }
    return segments
  }
}
