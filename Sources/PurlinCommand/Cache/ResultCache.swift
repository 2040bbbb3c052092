internal import Foundation

/// Results of earlier runs, in a folder with one file each.
///
/// An entry is used only for the same bytes of the document, the same surroundings (texts, images,
/// fonts), settings and version, so it never needs to be cleared. Entries that were not used for
/// ``keptDays`` are removed. What cannot be read or written is as if it were not there.
struct ResultCache: Sendable, Codable {
  private let folder: String
  /// What all documents of the run have in common.
  private let common: CacheKey

  /// The number of days after which an unused entry is removed.
  static let keptDays = 30.0

  init(folder: String, common: CacheKey) {
    self.folder = folder
    self.common = common
  }

  /// Returns the result of an earlier run or, if there is none, that of `make`, which is kept.
  ///
  /// - Parameters:
  ///   - cache: Where results are kept; nil to compute always.
  ///   - type: The kind of result.
  ///   - key: Adds what distinguishes the document from others.
  ///   - make: Computes the result.
  /// - Returns: The result.
  /// - Throws: What `make` throws, which is not kept.
  static func value<Value: Codable>(
    in cache: ResultCache?, _ type: Value.Type = Value.self, of key: (inout CacheKey) -> Void,
    make: () throws -> Value
  ) throws -> Value {
    guard let cache else { return try make() }
    var whole = cache.common
    key(&whole)
    let path = cache.path(whole)
    if let known = read(type, at: path) { return known }
    let value = try make()
    cache.write(value, to: path)
    return value
  }

  /// Removes old entries, at most once a day.
  func prune() {
    let manager = FileManager.default
    let mark = folder + "/pruned"
    if let age = Self.age(of: mark), age < 86_400 { return }
    guard manager.createFile(atPath: mark, contents: Data()) else { return }
    for part in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where part.count == 2 {
      let names = (try? manager.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? []
      for name in names {
        let path = "\(folder)/\(part)/\(name)"
        if let age = Self.age(of: path), age > Self.keptDays * 86_400 {
          try? manager.removeItem(atPath: path)
        }
      }
    }
  }

  // MARK: Entries

  private func path(_ key: CacheKey) -> String {
    "\(folder)/\(key.digest.prefix(2))/\(key.digest.dropFirst(2))"
  }

  private static func read<Value: Decodable>(_ type: Value.Type, at path: String) -> Value? {
    guard var bytes = try? InputFile.read(path, limit: Files.longestDocument),
      let value = try? Frame.take(type, from: &bytes), bytes.isEmpty
    else { return nil }
    // The time of the last use, to a day.
    if let age = age(of: path), age > 86_400 {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    }
    return value
  }

  private func write(_ value: some Encodable, to path: String) {
    guard let bytes = try? Frame.bytes(of: value) else { return }
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try? Files.write(bytes, to: path)
  }

  /// The seconds since a file was changed; nil if it does not exist.
  private static func age(of path: String) -> TimeInterval? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date).map { -$0.timeIntervalSinceNow }
  }
}
