/// Results of earlier runs, in a folder with one file each.
///
/// An entry is used only for the same bytes of the document, the same surroundings (texts, images,
/// fonts), settings and version, so it never needs to be cleared. Entries that were not used for
/// ``keptDays`` are removed. What cannot be read or written is as if it were not there.
package struct ResultCache: Sendable, Codable {
  /// The folder that contains the ``CacheFolder``.
  private let place: String
  /// What all documents of the run have in common.
  private let common: CacheKey

  /// The number of days after which an unused entry is removed.
  package static let keptDays = 30

  package init(in place: String, common: CacheKey) {
    self.place = place
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
  package static func value<Value: Codable>(
    in cache: ResultCache?, _ type: Value.Type = Value.self, of key: (inout CacheKey) -> Void,
    make: () throws -> Value
  ) throws -> Value {
    guard let cache, let folder = try? CacheFolder(in: cache.place) else { return try make() }
    var whole = cache.common
    key(&whole)
    if var bytes = folder.read(whole.digest),
      let known = try? Frame.take(type, from: &bytes), bytes.isEmpty
    {
      return known
    }
    let value = try make()
    if let bytes = try? Frame.bytes(of: value) { folder.write(bytes, to: whole.digest) }
    return value
  }
}
