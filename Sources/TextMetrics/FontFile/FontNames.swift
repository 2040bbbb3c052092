/// The names in a font's table `name`.
///
/// Source: OpenType specification 1.9.1, “name”.
struct FontNames: Sendable {
  private var names: [Int: (rank: Int, name: String)] = [:]

  init(_ table: FontBytes?) {
    guard let table, let count = table.u16(2), let offset = table.u16(4),
      let storage = table.rest(from: offset)
    else { return }
    for index in 0..<count {
      let record = 6 + 12 * index
      guard let platform = table.u16(record), let language = table.u16(record + 4),
        let id = table.u16(record + 6), let length = table.u16(record + 8),
        let start = table.u16(record + 10)
      else { break }
      guard let bytes = storage.part(at: start, count: length) else { continue }
      let rank = Self.rank(platform, language)
      guard rank > names[id]?.rank ?? 0 else { continue }
      names[id] = (rank, Self.text(bytes, isWide: platform != 1))
    }
  }

  subscript(id: Int) -> String? {
    names[id].flatMap { $0.name.isEmpty ? nil : $0.name }
  }

  /// English is preferred to other languages, and Unicode to the old Mac encoding.
  private static func rank(_ platform: Int, _ language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 5
    case (0, _): 4
    case (1, 0): 3
    case (3, _): 2
    default: 1
    }
  }

  private static func text(_ bytes: FontBytes, isWide: Bool) -> String {
    guard isWide else {
      // Only the ASCII half of the Mac encoding is read, in which names are written.
      return String(decoding: bytes.contents.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    }
    let units = (0..<bytes.count / 2).map { UInt16(bytes.u16(2 * $0) ?? 0) }
    return String(decoding: units, as: UTF16.self)
  }
}
