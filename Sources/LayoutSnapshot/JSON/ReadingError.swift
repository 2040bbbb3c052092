extension LayoutSnapshot {
  /// An error that occurs when a snapshot is decoded or encoded.
  public enum ReadingError: Error, Equatable, Sendable {
    /// The schema version is unknown, because a newer release wrote the file.
    case unsupportedSchema(found: Int, newestKnown: Int)

    /// The text is not JSON, or a value is missing or has the wrong type. `path` is the path of the
    /// value from the root.
    case malformed(path: String, reason: String)

    /// Views are nested more than `limit` levels deep, which cannot be represented safely in JSON.
    case nestedTooDeep(limit: Int)
  }
}

extension LayoutSnapshot.ReadingError: CustomStringConvertible {
  /// A description of the error and how to correct it.
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
