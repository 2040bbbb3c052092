/// The tables of one face of a font file.
///
/// Source: OpenType specification 1.9.1, “Organization of an OpenType font”.
struct FontDirectory: Sendable {
  private let tables: [String: FontBytes]

  /// Finds where the faces of a file begin: several in a collection, else one.
  static func faceOffsets(in file: FontBytes) throws(FontFileError) -> [Int] {
    guard let tag = file.tag(0) else { throw .notAFont }
    switch tag {
    case "ttcf":
      guard let count = file.u32(8) else { throw .badTable("ttcf", "is cut short") }
      // Collections have dozens of faces; reading the same bytes a million times is no use.
      guard count >= 1, count <= min(512, (file.count - 12) / 4) else {
        throw .badTable("ttcf", "names \(count) faces, more than the file can hold")
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
      else { throw .badTable("directory", "is cut short after \(index) of \(count) tables") }
      // A table that lies outside the file is as good as none; of two with one name the first.
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
