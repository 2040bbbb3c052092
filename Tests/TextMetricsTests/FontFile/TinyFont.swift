/// A font of a few glyphs, written by hand: tables as the specification has them, no outlines.
///
/// Glyph 0 is missing, 1 the space (300), 2 A (700), 3 V (650), 4 é (550), 5 😀 (1200); beyond the
/// list of advances glyph 6 (B) is as wide as the last. 1000 units per em.
struct TinyFont {
  enum MapFormat: Int, CaseIterable { case bytes = 0, deltas = 4, trimmed = 6, groups = 12 }
  enum Kerning { case none, table, applesTable, glyphPairs, classPairs, extensionPairs }

  var name = "Tiny-Bold"
  var mapFormat = MapFormat.groups
  var kerning = Kerning.none
  var advances = [500, 300, 700, 650, 550, 1200]
  var weightClass = 700
  /// Tables that replace ours.
  var replacing: [String: [UInt8]] = [:]
  /// Tables that the file does not have.
  var without: Set<String> = []

  static let codes: [(code: Int, glyph: Int)] = [
    (0x20, 1), (0x41, 2), (0x42, 6), (0x56, 3), (0xE9, 4), (0x1F600, 5),
  ]

  var tables: [(String, [UInt8])] {
    var tables: [(String, [UInt8])] = [
      ("head", zeros(18) + u16(1000) + zeros(24) + u16(1) + zeros(8)),
      ("hhea", u32(0x10000) + u16(900) + i16(-200) + u16(50) + zeros(24) + u16(advances.count)),
      ("maxp", u32(0x5000) + u16(7)),
      (
        "OS/2",
        u16(2) + zeros(2) + u16(weightClass) + zeros(56) + u16(0x20) + zeros(22)
          + u16(480) + u16(720) + zeros(6)
      ),
      ("hmtx", advances.flatMap { u16($0) + u16(0) } + u16(0)),
      ("cmap", map), ("name", names),
    ]
    switch kerning {
    case .none: break
    case .table:
      tables.append(
        (
          "kern",
          u16(0) + u16(1) + u16(0) + u16(20) + u16(1) + u16(1) + zeros(6) + u16(2)
            + u16(3) + i16(-80)
        ))
    case .applesTable:
      tables.append(
        (
          "kern",
          u32(0x10000) + u32(1) + u32(22) + u16(0) + u16(0) + u16(1) + zeros(6) + u16(2)
            + u16(3) + i16(-80)
        ))
    case .glyphPairs: tables.append(("GPOS", positioning(glyphPairs, type: 2)))
    case .classPairs: tables.append(("GPOS", positioning(classPairs, type: 2)))
    case .extensionPairs:
      tables.append(("GPOS", positioning(u16(1) + u16(2) + u32(8) + classPairs, type: 9)))
    }
    return tables.filter { !without.contains($0.0) }.map { ($0.0, replacing[$0.0] ?? $0.1) }
  }

  /// The file with this one face.
  var bytes: [UInt8] { Self.file([self]) }

  /// A file with one face, or a collection.
  static func file(_ faces: [TinyFont], isCollection: Bool = false) -> [UInt8] {
    var head: [UInt8] = isCollection ? Array("ttcf".utf8) + u32(0x10000) + u32(faces.count) : []
    var offset = head.count + (isCollection ? 4 * faces.count : 0)
    var body: [UInt8] = []
    for face in faces {
      if isCollection { head += u32(offset) }
      let tables = face.tables
      var place = offset + 12 + 16 * tables.count
      var directory = u32(0x10000) + u16(tables.count) + zeros(6)
      var contents: [UInt8] = []
      for (name, bytes) in tables {
        directory += Array(name.utf8) + u32(0) + u32(place) + u32(bytes.count)
        contents += bytes
        place += bytes.count
      }
      body += directory + contents
      offset = place
    }
    return head + body
  }

  // MARK: Tables

  private var map: [UInt8] {
    let codes = Self.codes
    let table: [UInt8]
    switch mapFormat {
    case .bytes:
      var glyphs = [UInt8](repeating: 0, count: 256)
      for (code, glyph) in codes where code < 0x100 { glyphs[code] = UInt8(glyph) }
      table = u16(0) + u16(262) + u16(0) + glyphs
    case .deltas:
      // The A by a difference, the others by lists; the last segment ends every map.
      let small = codes.filter { $0.code < 0x10000 }
      let count = small.count + 1
      var offsets: [UInt8] = []
      var list: [UInt8] = []
      for (index, entry) in small.enumerated() {
        if entry.code == 0x41 {
          offsets += u16(0)
        } else {
          offsets += u16(2 * (count - index) + list.count)
          list += u16(entry.glyph)
        }
      }
      var table = u16(4) + u16(0) + u16(0) + u16(2 * count) + zeros(6)
      table += small.flatMap { u16($0.code) } + u16(0xFFFF) + u16(0)
      table += small.flatMap { u16($0.code) } + u16(0xFFFF)
      table += small.flatMap { u16($0.code == 0x41 ? $0.glyph - $0.code + 65536 : 0) } + u16(1)
      table += offsets + u16(0) + list
      return u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + table
    case .trimmed:
      var glyphs: [UInt8] = []
      for code in 0x20...0xE9 { glyphs += u16(codes.first { $0.code == code }?.glyph ?? 0) }
      table = u16(6) + u16(0) + u16(0) + u16(0x20) + u16(0xE9 - 0x20 + 1) + glyphs
    case .groups:
      table =
        u16(12) + u16(0) + u32(0) + u32(0) + u32(codes.count)
        + codes.flatMap { u32($0.code) + u32($0.code) + u32($0.glyph) }
    }
    let platform = mapFormat == .bytes ? u16(1) + u16(0) : u16(3) + u16(10)
    return u16(0) + u16(1) + platform + u32(12) + table
  }

  private var names: [UInt8] {
    let texts = [(1, "Tiny"), (2, "Bold"), (4, "Tiny Bold"), (6, name)]
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (id, text) in texts {
      let bytes = text.utf16.flatMap { u16(Int($0)) }
      records += u16(3) + u16(1) + u16(0x409) + u16(id) + u16(bytes.count) + u16(storage.count)
      storage += bytes
    }
    return u16(0) + u16(texts.count) + u16(6 + records.count) + records + storage
  }

  /// A then V: −80.
  private var glyphPairs: [UInt8] {
    u16(1) + u16(18) + u16(4) + u16(0) + u16(1) + u16(12) + (u16(1) + u16(3) + i16(-80))
      + (u16(1) + u16(1) + u16(2))
  }

  /// The class of A, then that of V: 7 of placement, −80 of advance, 0 of the second's placement.
  private var classPairs: [UInt8] {
    // Class 0 of the first glyph is everything the coverage has beside; it has only A.
    let records = zeros(6) + zeros(6) + zeros(6) + (i16(7) + i16(-80) + zeros(2))
    return u16(2) + u16(40) + u16(5) + u16(1) + u16(46) + u16(54) + u16(2) + u16(2) + records
      + (u16(1) + u16(1) + u16(2)) + (u16(1) + u16(2) + u16(1) + u16(1))
      + (u16(2) + u16(1) + u16(3) + u16(3) + u16(1))
  }

  private func positioning(_ subtable: [UInt8], type: Int) -> [UInt8] {
    let language = u16(0) + u16(0xFFFF) + u16(1) + u16(0)
    let scripts = u16(1) + Array("DFLT".utf8) + u16(8) + u16(4) + u16(0) + language
    let features = u16(1) + Array("kern".utf8) + u16(8) + u16(0) + u16(1) + u16(0)
    let lookups = u16(1) + u16(4) + u16(type) + u16(0) + u16(1) + u16(8) + subtable
    return u32(0x10000) + u16(10) + u16(10 + scripts.count)
      + u16(10 + scripts.count + features.count) + scripts + features + lookups
  }
}

func u16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
func i16(_ value: Int) -> [UInt8] { u16(value & 0xFFFF) }
func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
