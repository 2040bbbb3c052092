/// A coverage table: the glyphs that a rule applies to, and the index of each among them.
struct GlyphSet: Sendable {
  private let table: FontBytes
  private let isRanges: Bool
  private let count: Int

  init?(_ table: FontBytes?) {
    guard let table, let format = table.u16(0), let count = table.u16(2), format == 1 || format == 2
    else { return nil }
    self.table = table
    isRanges = format == 2
    self.count = min(count, (table.count - 4) / (format == 1 ? 2 : 6))
  }

  func index(of glyph: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let last = table.u16(isRanges ? 6 + 6 * middle : 4 + 2 * middle) else { return nil }
      if last < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < count else { return nil }
    guard isRanges else { return table.u16(4 + 2 * low) == glyph ? low : nil }
    guard let first = table.u16(4 + 6 * low), first <= glyph, let index = table.u16(8 + 6 * low)
    else { return nil }
    return index + glyph - first
  }
}

/// A class definition table: the class of each glyph; 0 for glyphs that are not listed.
struct GlyphClasses: Sendable {
  private let table: FontBytes
  private let isRanges: Bool
  private let first: Int
  private let count: Int

  init?(_ table: FontBytes?) {
    guard let table, let format = table.u16(0), let second = table.u16(2) else { return nil }
    self.table = table
    switch format {
    case 1:
      isRanges = false
      first = second
      count = min(table.u16(4) ?? 0, max(0, table.count - 6) / 2)
    case 2:
      isRanges = true
      first = 0
      count = min(second, (table.count - 4) / 6)
    default: return nil
    }
  }

  func kind(of glyph: Int) -> Int {
    guard isRanges else {
      return glyph >= first && glyph < first + count ? table.u16(6 + 2 * (glyph - first)) ?? 0 : 0
    }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let last = table.u16(6 + 6 * middle) else { return 0 }
      if last < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < count, let start = table.u16(4 + 6 * low), start <= glyph else { return 0 }
    return table.u16(8 + 6 * low) ?? 0
  }
}
