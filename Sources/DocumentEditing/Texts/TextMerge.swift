internal import InterfaceBuilder

/// Merges three versions of a table of strings by keys, and in nested tables by their keys.
struct TextMerge {
  private(set) var conflicts: [MergeConflict] = []
  private let favored: MergeSide?
  private var decider: MergeSide { favored ?? .ours }

  init(favored: MergeSide?) { self.favored = favored }

  /// Returns the merged table.
  ///
  /// - Parameters:
  ///   - base: The common ancestor's table; nil if it has none.
  ///   - ours: Our table.
  ///   - theirs: Their table.
  ///   - path: The keys around the tables.
  /// - Returns: The table, with the white space of ours.
  mutating func merge(
    _ base: KeyedText?, _ ours: KeyedText, _ theirs: KeyedText, in path: [String] = []
  ) -> KeyedText {
    var kept: [String: KeyedText.Entry] = [:]
    var seen: Set<String> = []
    for key in (ours.entries + theirs.entries).map(\.key) where seen.insert(key).inserted {
      kept[key] = entry(base?[key], ours[key], theirs[key], in: path + [key])
    }
    let order = SequenceMerge(
      base?.entries.map(\.key) ?? [], ours.entries.map(\.key), theirs.entries.map(\.key),
      kept: seen.filter { kept[$0] != nil }.sorted(), favored: decider)
    var result = KeyedText()
    result.beginning =
      Self.chosen(base?.beginning, ours.beginning, theirs.beginning) ?? ours.beginning
    result.ending = Self.chosen(base?.ending, ours.ending, theirs.ending) ?? ours.ending
    // A table without entries has other white space within.
    if !order.order.isEmpty, ours.entries.isEmpty { result.ending = theirs.ending }
    result.separator = ours.separator
    for key in order.order {
      if let entry = kept[key] { result.append(entry) }
    }
    return result
  }

  /// Returns the entry of a key in the result; nil if it has none.
  private mutating func entry(
    _ base: KeyedText.Entry?, _ ours: KeyedText.Entry?, _ theirs: KeyedText.Entry?,
    in path: [String]
  ) -> KeyedText.Entry? {
    guard let ours, let theirs else {
      guard let present = ours ?? theirs else { return nil }
      // A new one, or one that one side deleted.
      guard let base else { return present }
      if base.isSame(present) { return nil }
      let user: MergeSide = ours == nil ? .theirs : .ours
      record(.deletion, base, ours, theirs, in: path)
      return decider == user ? present : nil
    }
    var result = ours
    result.lead =
      Self.chosen(base?.lead, ours.lead, theirs.lead) ?? (decider == .ours ? ours : theirs).lead
    if ours.isSame(theirs) { return result }
    if let base {
      if base.isSame(theirs) { return result }
      if base.isSame(ours) {
        result.value = theirs.value
        return result
      }
    }
    if case .table(let one) = ours.value, case .table(let other) = theirs.value {
      var before: KeyedText?
      if case .table(let table)? = base?.value { before = table }
      result.value = .table(merge(before, one, other, in: path))
      return result
    }
    record(.value, base, ours, theirs, in: path)
    if decider == .theirs { result.value = theirs.value }
    return result
  }

  private static func chosen(_ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  private mutating func record(
    _ kind: MergeConflict.Kind, _ base: KeyedText.Entry?, _ ours: KeyedText.Entry?,
    _ theirs: KeyedText.Entry?, in path: [String]
  ) {
    let name = path.joined(separator: " / ")
    let values = [base, ours, theirs].map { $0?.words }
    let message =
      switch kind {
      case .deletion:
        "\(ours == nil ? "ours" : "theirs") deletes \(name); "
          + "\(ours == nil ? "theirs" : "ours") changes \(values[0] ?? "it") to "
          + "\(values[1] ?? values[2] ?? "another value")"
      default:
        base == nil
          ? "\(name): new, \(values[1] ?? "none") in ours, \(values[2] ?? "none") in theirs"
          : "\(name): \(values[0] ?? "none") became \(values[1] ?? "none") in ours, "
            + "\(values[2] ?? "none") in theirs"
      }
    conflicts.append(
      MergeConflict(
        kind: kind, object: nil, name: name, property: "", base: values[0], ours: values[1],
        theirs: values[2], lines: .init(base: nil, ours: nil, theirs: nil, merged: nil),
        isSettled: false, kept: decider, message: message,
        subjects: [path.joined(separator: "\u{0}")]))
  }
}

extension KeyedText.Entry {
  /// Returns whether two entries have the same value; comments do not count.
  func isSame(_ other: Self) -> Bool {
    switch (value, other.value) {
    case (.plain(let one), .plain(let two)): one == two
    case (.table(let one), .table(let two)):
      one.entries.count == two.entries.count
        && one.entries.allSatisfy { entry in two[entry.key].map(entry.isSame) ?? false }
    default: false
    }
  }

  /// The value in one line, shortened.
  fileprivate var words: String {
    guard case .plain(let bytes) = value else { return "a table" }
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return text.count > 60 ? text.prefix(59) + "…" : text
  }
}

extension DocumentMerge {
  /// Merges two versions of a table of strings that changed a common ancestor, by their keys.
  ///
  /// A value of a catalog is that of a key, a language and a variation. Of a conflict, the result has our change, or
  /// that of the favored side.
  ///
  /// - Parameters:
  ///   - format: The format of the tables.
  ///   - base: The text of the common ancestor; empty for none.
  ///   - ours: The text of the version into which the other is merged.
  ///   - theirs: The text of the other version.
  ///   - favored: The side that decides conflicts; nil leaves them open.
  /// - Throws: ``VersionError`` if a version cannot be read.
  package init(
    _ format: StringTableFormat, base: [UInt8], ours: [UInt8], theirs: [UInt8],
    favoring favored: MergeSide? = nil
  ) throws(VersionError) {
    self.init(bytes: ours, favoring: favored)
    if ours == theirs || theirs == base { return }
    if ours == base {
      bytes = theirs
      return
    }
    let encoding = TextEncoding(of: ours)
    let lineEnd = LineEnding.of(encoding.decoded(ours))
    func table(_ bytes: [UInt8], _ version: VersionError.Version) throws(VersionError) -> KeyedText
    {
      let text = LineEnding.set(lineEnd, in: TextEncoding(of: bytes).decoded(bytes))
      do throws(XMLError) { return try format.read(text) } catch {
        throw VersionError(version: version, error: error)
      }
    }
    let old = base.isEmpty ? nil : try table(base, .base)
    let (mine, other) = (try table(ours, .ours), try table(theirs, .theirs))
    var merge = TextMerge(favored: favored)
    bytes = encoding.encoded(merge.merge(old, mine, other).bytes)
    conflicts = merge.conflicts
  }
}

/// The encoding of a text, by its first bytes.
enum TextEncoding {
  case utf8
  case utf16(isBigEndian: Bool)

  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isBigEndian: true)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isBigEndian: false)
    } else {
      self = .utf8
    }
  }

  /// Returns a text as UTF-8.
  func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard case .utf16(let isBigEndian) = self else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (one, two) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? one << 8 | two : two << 8 | one
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns a text of UTF-8 in this encoding, with the mark that says so.
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    guard case .utf16(let isBigEndian) = self else { return bytes }
    let units = [0xFEFF] + Array(String(decoding: bytes, as: UTF8.self).utf16)
    return units.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
  }
}
