/// Pair kerning in a font's table `GPOS`: the feature `kern` for Latin text.
///
/// Pairs of glyphs and of classes are read, directly or through extension lookups. Contextual, mark
/// and cursive positioning are not.
///
/// Source: OpenType specification 1.9.1, “GPOS”, lookup types 2 and 9, and “Common table formats”.
struct PairPositioning: Sendable {
  /// The subtables of each lookup.
  ///
  /// In a lookup, the first subtable with the pair applies; lookups add up.
  private let lookups: [[PairSubtable]]

  init?(_ table: FontBytes) {
    guard let scripts = table.u16(4).flatMap({ table.rest(from: $0) }),
      let features = table.u16(6).flatMap({ table.rest(from: $0) }),
      let lookupList = table.u16(8).flatMap({ table.rest(from: $0) }),
      let language = Self.language(in: scripts)
    else { return nil }
    var indices: [Int] = []
    for index in 0..<(language.u16(4) ?? 0) {
      guard let feature = language.u16(6 + 2 * index), features.tag(2 + 6 * feature) == "kern",
        let body = features.u16(6 + 6 * feature).flatMap({ features.rest(from: $0) })
      else { continue }
      for number in 0..<(body.u16(2) ?? 0) {
        guard let lookup = body.u16(4 + 2 * number) else { break }
        if !indices.contains(lookup) { indices.append(lookup) }
      }
    }
    lookups = indices.sorted().prefix(64).compactMap { index in
      let subtables = Self.subtables(of: lookupList, index)
      return subtables.isEmpty ? nil : subtables
    }
    if lookups.isEmpty { return nil }
  }

  /// Returns the language system of Latin, or else the default one, or else the first.
  private static func language(in scripts: FontBytes) -> FontBytes? {
    guard let count = scripts.u16(0) else { return nil }
    var chosen: Int?
    for wanted in ["latn", "DFLT"] where chosen == nil {
      chosen = (0..<count).first { scripts.tag(2 + 6 * $0) == wanted }
    }
    guard let script = scripts.u16(6 + 6 * (chosen ?? 0)).flatMap({ scripts.rest(from: $0) }),
      let offset = script.u16(0), offset > 0
    else { return nil }
    return script.rest(from: offset)
  }

  private static func subtables(of list: FontBytes, _ index: Int) -> [PairSubtable] {
    guard index < list.u16(0) ?? 0,
      let lookup = list.u16(2 + 2 * index).flatMap({ list.rest(from: $0) }),
      let type = lookup.u16(0), let count = lookup.u16(4)
    else { return [] }
    // Fonts have dozens of lookups. The limit bounds the work for a malformed file.
    return (0..<min(count, 256)).compactMap { number in
      guard var subtable = lookup.u16(6 + 2 * number).flatMap({ lookup.rest(from: $0) }) else {
        return nil
      }
      var kind = type
      if kind == 9 {
        guard let inner = subtable.u32(4).flatMap({ subtable.rest(from: $0) }) else { return nil }
        kind = subtable.u16(2) ?? 0
        subtable = inner
      }
      return kind == 2 ? PairSubtable(subtable) : nil
    }
  }

  /// Returns the kerning between two glyphs, in font units.
  func kerning(_ left: Int, _ right: Int) -> Int {
    var sum = 0
    for lookup in lookups {
      for subtable in lookup {
        if let value = subtable.kerning(left, right) {
          sum += value
          break
        }
      }
    }
    return sum
  }
}

/// A subtable of pairs.
struct PairSubtable: Sendable {
  private enum Form: Sendable {
    case glyphs
    case classes(GlyphClasses, GlyphClasses, firstCount: Int, secondCount: Int)
  }

  private let table: FontBytes
  private let coverage: GlyphSet
  private let form: Form
  /// The offsets of both glyphs' advances in a value record; nil if it has none.
  private let firstAdvance: Int?
  private let secondAdvance: Int?
  private let valueSize: Int

  init?(_ table: FontBytes) {
    guard let format = table.u16(0), let first = table.u16(4), let second = table.u16(6),
      let coverage = GlyphSet(table.u16(2).flatMap({ table.rest(from: $0) }))
    else { return nil }
    self.table = table
    self.coverage = coverage
    let firstSize = 2 * (first & 0xFF).nonzeroBitCount
    valueSize = firstSize + 2 * (second & 0xFF).nonzeroBitCount
    firstAdvance = first & 4 != 0 ? 2 * (first & 3).nonzeroBitCount : nil
    secondAdvance = second & 4 != 0 ? firstSize + 2 * (second & 3).nonzeroBitCount : nil
    switch format {
    case 1: form = .glyphs
    case 2:
      guard let lefts = GlyphClasses(table.u16(8).flatMap({ table.rest(from: $0) })),
        let rights = GlyphClasses(table.u16(10).flatMap({ table.rest(from: $0) })),
        let firstCount = table.u16(12), let secondCount = table.u16(14)
      else { return nil }
      form = .classes(lefts, rights, firstCount: firstCount, secondCount: secondCount)
    default: return nil
    }
  }

  /// Returns the kerning of a pair; nil if the pair is not in this subtable.
  func kerning(_ left: Int, _ right: Int) -> Int? {
    guard let index = coverage.index(of: left) else { return nil }
    switch form {
    case .glyphs:
      guard let set = table.u16(10 + 2 * index).flatMap({ table.rest(from: $0) }),
        let count = set.u16(0)
      else { return nil }
      return value(in: set, of: right, count: count)
    case .classes(let lefts, let rights, let firstCount, let secondCount):
      let first = lefts.kind(of: left)
      let second = rights.kind(of: right)
      guard first < firstCount, second < secondCount else { return nil }
      return value(in: table, at: 16 + (first * secondCount + second) * valueSize)
    }
  }

  private func value(in set: FontBytes, of glyph: Int, count: Int) -> Int? {
    var low = 0
    var high = count
    let size = 2 + valueSize
    while low < high {
      let middle = (low + high) / 2
      guard let second = set.u16(2 + size * middle) else { return nil }
      if second < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < count, set.u16(2 + size * low) == glyph else { return nil }
    return value(in: set, at: 4 + size * low)
  }

  private func value(in table: FontBytes, at offset: Int) -> Int {
    var sum = 0
    if let firstAdvance { sum += table.i16(offset + firstAdvance) ?? 0 }
    if let secondAdvance { sum += table.i16(offset + secondAdvance) ?? 0 }
    return sum
  }
}
