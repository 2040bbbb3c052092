internal import InterfaceBuilder

/// A text of keys and values that can be written again byte by byte: the entries of a table of strings.
///
/// The text is `beginning`, the entries, and `ending`. Values that are tables themselves are nested.
struct KeyedText: Equatable {
  /// The value of a key.
  indirect enum Value: Equatable {
    /// A value as it is written.
    case plain([UInt8])
    /// A table.
    case table(KeyedText)
  }

  /// A key with its value.
  struct Entry: Equatable {
    /// The key; of one that a table has several times, with the index of the occurrence.
    var key: String
    /// What is before it: white space and comments.
    var lead: [UInt8]
    /// The key as it is written, up to the value.
    var name: [UInt8]
    var value: Value
    /// What ends the entry.
    var end: [UInt8] = []
  }

  var beginning: [UInt8]
  private(set) var entries: [Entry] = []
  var ending: [UInt8] = []
  /// What is between two entries.
  var separator: [UInt8]
  private var indices: [String: Int] = [:]

  init(beginning: [UInt8] = [], separator: [UInt8] = []) {
    (self.beginning, self.separator) = (beginning, separator)
  }

  /// Adds an entry at the end.
  mutating func append(_ entry: Entry) {
    var entry = entry
    var count = 1
    while self[entry.key] != nil {
      count += 1
      entry.key += " (\(count))"
    }
    indices[entry.key] = entries.count
    entries.append(entry)
  }

  /// Returns the entry of a key.
  subscript(key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// The text.
  var bytes: [UInt8] {
    var bytes = beginning
    for (index, entry) in entries.enumerated() {
      if index > 0 { bytes += separator }
      bytes += entry.lead + entry.name
      switch entry.value {
      case .plain(let value): bytes += value
      case .table(let table): bytes += table.bytes
      }
      bytes += entry.end
    }
    return bytes + ending
  }
}

/// The formats of tables of strings.
package enum StringTableFormat: String, Sendable, CaseIterable {
  /// A file of `"key" = "value";`.
  case strings
  /// A property list of plural rules.
  case stringsdict
  /// A string catalog of Xcode 15 and later.
  case xcstrings
  /// `Contents.json` of a folder in an asset catalog.
  case contents

  /// Returns the format of a file by its name; nil for other files.
  package init?(path: String) {
    if path.split(separator: "/").last == "Contents.json" {
      self = .contents
      return
    }
    guard let dot = path.lastIndex(of: "."),
      let format = Self(rawValue: path[path.index(after: dot)...].lowercased()),
      format != .contents
    else { return nil }
    self = format
  }

  /// Reads a table.
  func read(_ bytes: [UInt8]) throws(XMLError) -> KeyedText {
    var scanner = TextScanner(bytes)
    switch self {
    case .strings: return try scanner.strings()
    case .stringsdict: return try scanner.propertyList()
    case .xcstrings: return try scanner.catalog(readsLists: false)
    case .contents: return try scanner.catalog(readsLists: true)
    }
  }
}
