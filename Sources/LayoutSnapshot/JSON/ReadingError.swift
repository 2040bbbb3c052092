extension LayoutSnapshot {
  /// Why a text could not be read as a snapshot, or a snapshot not be written as a text.
  public enum ReadingError: Error, Equatable, Sendable {
    /// The schema is not one this code knows; a newer release wrote the file.
    case unsupportedSchema(found: Int, newestKnown: Int)

    /// The text is not JSON, or a value is missing or has the wrong type; `path` is its path from
    /// the root.
    case malformed(path: String, reason: String)

    /// Views lie deeper in each other than `limit`, which nested JSON cannot carry safely.
    case nestedTooDeep(limit: Int)
  }
}

extension LayoutSnapshot.ReadingError: CustomStringConvertible {
  /// The error and its correction.
  public var description: String {
    switch self {
    case .unsupportedSchema(let found, let newestKnown):
      "The snapshot has schema version \(found); this release reads 1 to \(newestKnown). "
        + "Read it with the release that wrote it, or take the snapshot again."
    case .malformed(let path, let reason):
      "This is not a layout snapshot: \(reason) at \(path.isEmpty ? "the top level" : path)."
    case .nestedTooDeep(let limit):
      "Views are nested more than \(limit) levels deep, which a JSON snapshot does not carry."
    }
  }
}
