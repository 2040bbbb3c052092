/// The tables of one face of a font file.
///
/// Source: OpenType specification 1.9.1, “Organization of an OpenType font”.
struct FontDirectory: Sendable {
  private let tables: [String: FontBytes]

  /// Returns the offsets of the faces of a file: several in a collection, otherwise one.
  static func faceOffsets(in file: FontBytes) throws(FontFileError) -> [Int] {
    guard let tag = file.tag(0) else { throw .notAFont }
    switch tag {
    case "ttcf":
      guard let count = file.u32(8) else { throw .badTable("ttcf", "is truncated") }
      // Collections have dozens of faces. The limit bounds the work for a malformed file.
      guard count >= 1, count <= min(512, (file.count - 12) / 4) else {
        throw .badTable("ttcf", "lists \(count) faces, more than the file can contain")
      }
      return (0..<count).compactMap { file.u32(12 + 4 * $0) }
    case "OTTO", "true", "\u{0}\u{1}\u{0}\u{0}": return [0]
    case "wOFF", "wOF2": throw .packed
    default: throw .notAFont
    }
  }

  init(_ file: FontBytes, at offset: Int) throws(FontFileError) {
    guard let count = file.u16(offset + 4) else { throw .notAFont }
    var tables: [String: FontBytes] = [:]
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      guard let tag = file.tag(record), let start = file.u32(record + 8),
        let length = file.u32(record + 12)
      else { throw .badTable("directory", "is truncated after \(index) of \(count) tables") }
      // A table outside the file is treated as missing. Of two tables with the same tag the first
      // is used.
      if tables[tag] == nil, let bytes = file.part(at: start, count: length) {
        tables[tag] = bytes
      }
    }
    self.tables = tables
  }

  subscript(tag: String) -> FontBytes? { tables[tag] }

  func required(_ tag: String) throws(FontFileError) -> FontBytes {
    guard let table = tables[tag] else { throw .missingTable(tag) }
    return table
  }
}
